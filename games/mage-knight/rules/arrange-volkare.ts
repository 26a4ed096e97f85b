// Volkare, his army and the units he may frighten, as a position describes them.
import { badArrangement } from '@krcma/kernel';
import { placeOf } from '../data/geometry.ts';
import type { MageKnight } from '../state.ts';
import type { MageKnightArrangement } from './arrangement.ts';
import { fetchEnemy } from './fetching.ts';
import { markUnits } from './volkare/marked.ts';

/** After the offers, whose first units are marked; whoever is named of his army is known and nobody else comes. */
export function arrangeVolkare(game: MageKnight, { volkare: wanted }: MageKnightArrangement): void {
  const { volkare } = game;
  if (wanted !== undefined && volkare === undefined)
    throw badArrangement(`Volkare has no part in ${game.scenario}.`);
  if (volkare === undefined) return;
  markUnits(game);
  const { space, from, army, owed, down, cityDown } = wanted ?? {};
  for (const each of [space, from])
    if (each !== undefined && Number.isNaN(placeOf(each).q))
      throw badArrangement(`volkare stands at "${each}"; spaces are like "1,0:NE".`);
  volkare.space = space ?? volkare.space;
  volkare.from = from ?? volkare.from;
  if (army !== undefined) {
    for (const enemy of army) fetchEnemy(game, enemy, 'volkare.army');
    volkare.army = army.map((enemy) => ({ enemy, up: true }));
    volkare.owed = [];
  }
  if (owed !== undefined) volkare.owed = [...owed];
  if (down === true) volkare.down = true;
  if (cityDown === true && game.cities[0] !== undefined) game.cities[0].down = true;
}
