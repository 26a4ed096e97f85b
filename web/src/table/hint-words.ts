import type { Because } from '@krcma/bots';
import { type TermWords, toldTerms } from '@krcma/kernel';
import type { Language } from '../settings/settings.ts';
import type { ShellText } from '../texts/index.ts';

/** A choice in a few words: the list beside the hint tells all of it. */
export const gistOf = (label: string): string => label.split(/(?<=\p{L})\.\s| – /u)[0] ?? label;

/** "It promises richer harvests to come (+1.2), but less gold in store (−0.4)." */
export function reasonWords(
  told: Because['terms'],
  terms: Readonly<Record<string, TermWords>>,
  { hintWhy }: Pick<ShellText['question'], 'hintWhy'>,
  language: Language,
): string {
  const { gains, costs } = toldTerms(told, terms, language);
  return hintWhy(gains, costs);
}
