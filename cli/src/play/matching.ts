import type { Decision } from '@krcma/kernel';
import { COMMANDS, type CommandName, type ShellText } from '../../text/index.ts';

/** For comparing what people type: no capitals, no accents. */
export const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

export interface Command {
  readonly name: CommandName;
  readonly rest: string;
}

/** English command words work in every language. */
export function commandIn(input: string, { commands }: ShellText): Command | undefined {
  const [first = '', ...rest] = input.trim().split(/\s+/);
  const word = folded(first);
  const name = COMMANDS.find(
    (command) => command === word || commands[command].words.some((each) => folded(each) === word),
  );
  return name && { name, rest: rest.join(' ') };
}

/** Which choice is meant: its place in the list, or several, or none. */
export type Match =
  | { readonly found: 'one'; readonly index: number }
  | { readonly found: 'several'; readonly indexes: readonly number[] }
  | { readonly found: 'none' | 'no such number' };

const matched = (indexes: readonly number[]): Match | undefined => {
  const [index] = indexes;
  if (index === undefined) return undefined;
  return indexes.length === 1 ? { found: 'one', index } : { found: 'several', indexes };
};

/** A number, an id, the beginning of an id or of a label, or the beginning of a word in a label. */
export function choiceIn(input: string, options: Decision['options'], labels: readonly string[]): Match {
  const typed = folded(input);
  if (/^\d+$/.test(typed)) {
    const index = Number(typed) - 1;
    return index >= 0 && index < options.length ? { found: 'one', index } : { found: 'no such number' };
  }
  if (typed === '') return { found: 'none' };
  const indexes = options.map((_, index) => index);
  const where = (fits: (index: number) => boolean) => matched(indexes.filter(fits));
  const id = (index: number) => folded(options[index]?.id ?? '');
  const label = (index: number) => folded(labels[index] ?? '');
  return (
    where((index) => id(index) === typed) ??
    where((index) => id(index).startsWith(typed)) ??
    where((index) => label(index).startsWith(typed)) ??
    where((index) => wordsOf(`${id(index)} ${label(index)}`).some((word) => word.startsWith(typed))) ?? {
      found: 'none',
    }
  );
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u);
