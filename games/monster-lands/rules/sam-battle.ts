// Chapters ML-SAM.16 and ML-SAM.19-21: Sam at a realm wins without dice and takes nothing along.
import { type PathId, placeOf } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import { areaAt, type MonsterLands, type Party } from '../state.ts';
import { note, rule } from './script.ts';
import { strike } from './strike.ts';
import { samStrikes } from './trick-divert.ts';

function remove(game: MonsterLands, path: PathId, monster: MonsterId | null): void {
  const place = placeOf(path);
  const area = place === 'a' || place === 'b' ? areaAt(game, place) : undefined;
  if (area === undefined) return;
  const removed = monster ?? area.realm;
  if (monster !== null) {
    area.monster = null;
    game.monsters.discard.push(monster);
  } else if (area.realm !== null) {
    game.box.push(area.realm);
    area.realm = null;
  }
  note({ key: 'sam-won', path, ...(removed !== null && { removed }) });
}

/** `monster`: the one that still stands; null when the realm is his aim. */
export const samBattle = rule<{ path: PathId; monster: MonsterId | null }>('samBattle')
  .each('strikes', strike, (game, { path, monster }) =>
    monster === null ? [] : samStrikes(game, path, monster),
  )
  .do('win', (game, { path, monster }) => {
    remove(game, path, monster);
    (game.paths[path] as Party).fought = true;
  });
