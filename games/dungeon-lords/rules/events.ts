// Chapters DL-EVT and DL-SPE.1-2: the event of the season.
import { seatsFrom } from '@krcma/kernel';
import type { EventTileId } from '../data/events.ts';
import type { OpsSource } from '../data/ops-source.ts';
import { type DungeonLords, SEASONS } from '../state.ts';
import { carryOut } from './ops/carry-out.ts';
import { startOf } from './ops/op-at.ts';
import { note, rule } from './script.ts';

/** Winter has none (DL-YR.3). */
const tileOf = ({ season, events }: DungeonLords): EventTileId | undefined =>
  events.tiles[SEASONS.indexOf(season) - 1];

/** What is carried out: the card, where the tile stands for one (DL-SPE.2); else the tile, which may do nothing (DL-SPE.1). */
function sourceOf(game: DungeonLords): OpsSource | undefined {
  const tile = tileOf(game);
  return tile === 'special' ? (game.special[game.year - 1] ?? tile) : tile;
}

function discardSpecial(game: DungeonLords): void {
  const card = game.special[game.year - 1];
  if (tileOf(game) !== 'special' || !card) return;
  game.special[game.year - 1] = null;
  game.distant.special.push(card);
}

/** It hits all, one after the other in turn order (DL-EVT.1). */
export const eventPhase = rule('eventPhase')
  .do('begin', (game) => {
    const source = sourceOf(game);
    if (source === undefined) return;
    game.phase = 'event';
    note({ key: 'event-began', event: source });
  })
  .each('lords', carryOut, (game) => {
    const source = sourceOf(game);
    if (source === undefined) return [];
    return seatsFrom(game.start, game.seats).map((player) => startOf(player, source));
  })
  .do('end', discardSpecial);
