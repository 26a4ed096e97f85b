import type { Appraisals, Ask } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import type { MageKnight } from '../state.ts';

/** Points for the answers to a rule's questions, where what it has settled does not matter. */
export const answersOf = (
  { name }: { readonly name: string },
  points: (game: MageKnight, ask: Ask) => readonly number[],
): readonly [rule: string, appraisal: Appraisals<MageKnightTypes>[string]] => [name, { points }];
