// Chapter ML-CDEF.5: the panic is over when the monster at the entrance is beaten.
import { shuffle } from '@krcma/kernel';
import { BUILDINGS } from '../data/board.ts';
import type { MonsterLands } from '../state.ts';
import { note } from './script.ts';

export function endPanic(game: MonsterLands): void {
  for (const building of BUILDINGS) {
    if (!game.citadel[building].panic) continue;
    game.citadel[building].panic = false;
    game.panic.push(building);
  }
  shuffle(game, game.panic);
  note({ key: 'panic-over' });
}
