// What an effect does, told from its operations: figures are written once, in the tables.
import { capital, listed } from '@krcma/kernel';
import type { Op, OpName, OpNamed } from '../data/ops.ts';
import { type OpsSource, opsOf } from '../data/sources.ts';
import { COLOURS, type Colour } from '../data/types.ts';

export type Say = (ops: readonly Op[]) => string;

/** A phrase for each operation; a part of a sentence without its capital and full stop. */
export type OpWords = { readonly [N in OpName]: (op: OpNamed<N>, say: Say) => string };

type AnyWords = Readonly<Record<OpName, (op: Op, say: Say) => string>>;

/** Operations of a list one after the other. */
export const sayingWith = (words: OpWords): Say => {
  const say: Say = (ops) => {
    const phrases: string[] = [];
    for (const op of ops) {
      const phrase = (words as unknown as AnyWords)[op.op](op, say);
      if (phrase !== '') phrases.push(phrase);
    }
    return phrases.join('; ');
  };
  return say;
};

const SHORT = 24;
const isShort = (phrase: string): boolean => phrase.length <= SHORT && !/[,;:]/.test(phrase);

/** What one may choose from: short phrases in a list, longer ones each for itself. */
export const either = (phrases: readonly string[], or: string): string =>
  phrases.every(isShort) ? listed(phrases, or) : phrases.join(`, ${or} `);

function tokenIn(ops: readonly Op[]): Colour | undefined {
  const [op, ...more] = ops;
  if (op?.op !== 'gainMana' || op.n !== 1 || more.length > 0) return undefined;
  return COLOURS.find((colour) => colour === op.colour);
}

/** Tokens of several colours to choose from are told at once, then the rest. */
export function choosing(
  { of }: OpNamed<'choose'>,
  say: Say,
  or: string,
  token: (colours: readonly Colour[]) => string,
): string {
  const colours = of.flatMap((ops) => tokenIn(ops) ?? []);
  if (colours.length < 2) return either(of.map(say), or);
  const rest = of.filter((ops) => tokenIn(ops) === undefined);
  return [token(colours), ...rest.map(say)].join(`, ${or} `);
}

/** The whole effect as a sentence. */
export const effectOf = (say: Say, source: OpsSource): string => {
  const told = say(opsOf(source));
  return told === '' ? '' : `${capital(told)}.`;
};
