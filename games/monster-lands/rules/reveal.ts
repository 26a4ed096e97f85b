// Chapter ML-REV: turning a token of a path face up.
import { revealed } from '@krcma/kernel';
import type { PathId } from '../data/board.ts';
import { trapOf } from '../data/traps.ts';
import type { MonsterLands } from '../state.ts';
import { note } from './script.ts';

/** The dice a trap brings come from the supply and lie on it (ML-REV.2). */
export function turnUp(game: MonsterLands, path: PathId, token: number): void {
  const party = game.paths[path];
  const trap = party?.traps[token];
  if (party == null || trap === undefined || trap.up) return;
  trap.up = true;
  revealed();
  const { ability } = trapOf(trap.id);
  if (ability.op === 'trapDice')
    for (let i = 0; i < ability.dice; i++) party.dice.push({ colour: ability.colour, face: 0, trap: token });
}

/** All tokens of a path at once, as without the Tricks module (ML-REV.1). */
export function turnAllUp(game: MonsterLands, path: PathId): void {
  const party = game.paths[path];
  if (party === null || party.traps.length === 0) return;
  for (let token = 0; token < party.traps.length; token++) turnUp(game, path, token);
  note({ key: 'traps-revealed', player: party.seat, path, traps: party.traps.map(({ id }) => id) });
}
