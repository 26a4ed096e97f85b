// A skill in the middle that strengthens the first card powered with its colour.
import type { Seat } from '@krcma/kernel';
import type { Colour } from '../data/types.ts';
import type { Lasting, MageKnight } from '../state.ts';
import { returnSkill } from './centre.ts';
import { opAt } from './effects/op-at.ts';

function overloads(
  { lasting }: MageKnight,
  fits: (lasting: Lasting) => boolean,
): [Lasting, number] | undefined {
  for (const each of lasting) {
    const op = opAt(each);
    if (op.op === 'manaOverload' && each.left !== 0 && fits(each)) return [each, op.bonus];
  }
  return undefined;
}

/** What an effect paid with these colours would grow by. */
export const overloadOf = (game: MageKnight, paid: readonly (Colour | null)[]): number => {
  if (game.lasting.length === 0 || paid.length === 0) return 0;
  return overloads(game, ({ colour }) => paid.some((each) => each !== null && each === colour))?.[1] ?? 0;
};

/** An amount has grown by it: the skill goes back. */
export function spendOverload(game: MageKnight, seat: Seat): void {
  const found = overloads(game, () => true);
  if (found !== undefined) returnSkill(game, seat, found[0]);
}
