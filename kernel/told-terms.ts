import type { TermWords } from './words.ts';

/** A term of a judgement, and by how many points it speaks for a choice. */
interface Told {
  readonly term: string;
  readonly points: number;
}

/** What a choice promises and what it costs, in words: "richer harvests to come (+1.2)". */
export function toldTerms(
  told: readonly Told[],
  terms: Readonly<Record<string, TermWords>>,
  language: string,
): { readonly gains: string; readonly costs: string } {
  const number = new Intl.NumberFormat(language, { signDisplay: 'always', maximumFractionDigits: 1 });
  const list = new Intl.ListFormat(language);
  const words = ({ term, points }: Told): string => {
    const { more = term, less = term } = terms[term] ?? {};
    return `${points > 0 ? more : less} (${number.format(points).replace('-', '−')})`;
  };
  return {
    gains: list.format(told.filter(({ points }) => points > 0).map(words)),
    costs: list.format(told.filter(({ points }) => points < 0).map(words)),
  };
}
