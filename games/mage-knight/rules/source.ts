// MK-2.10, .11: the dice of the Source.
import { roll } from '@krcma/kernel';
import { COLOURS, type Colour } from '../data/types.ts';
import type { Die, MageKnight } from '../state.ts';

/** One face for each colour. */
export const rollDie = (game: Pick<MageKnight, 'random'>): Colour => COLOURS[roll(game) - 1] as Colour;

const isBasic = ({ colour }: Die): boolean => colour !== 'gold' && colour !== 'black';

/** All of them; gold and black ones again until half show basic colours, or all of them (MK-25.6). */
export function rollSource(game: Pick<MageKnight, 'random'>, source: Die[], share = 1 / 2): void {
  for (const die of source)
    Object.assign(die, { colour: rollDie(game), by: null, stays: false, kept: false });
  while (source.filter(isBasic).length < source.length * share)
    for (const die of source) if (!isBasic(die)) die.colour = rollDie(game);
}

export function newSource(game: Pick<MageKnight, 'random'>, dice: number, share?: number): Die[] {
  const source = Array.from(
    { length: dice },
    (): Die => ({ colour: 'red', by: null, stays: false, kept: false }),
  );
  rollSource(game, source, share);
  return source;
}
