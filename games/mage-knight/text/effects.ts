// What an effect does, told from its operations: figures are written once, in the tables.
import { capital } from '@krcma/kernel';
import type { Op, OpName, OpNamed } from '../data/ops.ts';
import { type OpsSource, opsOf } from '../data/sources.ts';

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

/** The whole effect as a sentence. */
export const effectOf = (say: Say, source: OpsSource): string => {
  const told = say(opsOf(source));
  return told === '' ? '' : `${capital(told)}.`;
};
