import type { Because } from '@krcma/bots';
import type { TermWords } from '@krcma/kernel';
import type { Language } from '../settings/settings.ts';
import type { ShellText } from '../texts/index.ts';

type Terms = Readonly<Record<string, TermWords>>;

/** "It promises richer harvests to come (+1.2), but less gold in store (−0.4)." */
export function reasonWords(
  told: Because['terms'],
  terms: Terms,
  { hintWhy }: Pick<ShellText['question'], 'hintWhy'>,
  language: Language,
): string {
  const points = new Intl.NumberFormat(language, { signDisplay: 'always', maximumFractionDigits: 1 });
  const list = new Intl.ListFormat(language);
  const words = (each: Because['terms']) =>
    list.format(
      each.map(({ term, points: by }) => {
        const { more = term, less = term } = terms[term] ?? {};
        return `${by > 0 ? more : less} (${points.format(by).replace('-', '−')})`;
      }),
    );
  return hintWhy(
    words(told.filter((each) => each.points > 0)),
    words(told.filter((each) => each.points < 0)),
  );
}
