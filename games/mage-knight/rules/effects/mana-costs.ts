// MK-1.16: mana that an effect asks for besides what its card costs.
import type { Op } from '../../data/ops.ts';
import { BASICS, type Colour } from '../../data/types.ts';
import type { MageKnight } from '../../state.ts';
import { below, listAt, type OpAt } from './op-at.ts';

/** Colours that pay for something, of those an operation has a list for. */
export const payableColours = (
  game: MageKnight,
  at: OpAt,
  can: (game: MageKnight, at: OpAt) => boolean,
): Colour[] => BASICS.filter((colour) => can(game, below(at, colour)));

const NOTHING: Colour[][] = [];

/** One list of colours for each mana a list of operations demands. */
export function manaCostsOf(
  game: MageKnight,
  at: OpAt,
  can: (game: MageKnight, at: OpAt) => boolean,
): Colour[][] {
  let costs = NOTHING;
  const list = listAt(at);
  for (let index = 0; index < list.length; index++) {
    const op = list[index] as Op;
    if (op.op === 'payMana') costs = [...costs, ...Array.from({ length: op.n }, () => [...BASICS])];
    else if (op.op === 'payFor') costs = [...costs, payableColours(game, below(at, index), can)];
  }
  return costs;
}
