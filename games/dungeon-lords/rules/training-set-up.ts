// Chapter DL-TRN.1: a prepared dungeon, a party and a stock.
import { COLUMNS, ENTRANCE } from '../data/dungeon.ts';
import type { RoomId } from '../data/rooms.ts';
import { situations } from '../data/training.ts';
import { inYear, type Year } from '../data/types.ts';
import { type DungeonLords, type Lord, lordAt } from '../state.ts';
import type { SituationArrangement } from './arrangement.ts';
import { fetch } from './fetching.ts';

/** A room that does nothing in a fight (DL-RM.16). */
const PLAIN_ROOM: RoomId = 'hatchery';

const tileOf = (tile: SituationArrangement['tiles'][number]): RoomId | 'tunnel' =>
  tile === 'room' ? PLAIN_ROOM : tile;

/** A lord as a situation finds him. */
export function prepareLord(lord: Lord, situation: SituationArrangement): void {
  lord.gold = situation.gold ?? 0;
  lord.food = situation.food ?? 0;
  lord.imps = situation.imps ?? 0;
  lord.party = situation.party.map((id) => ({ id, damage: 0, bonus: 0 }));
  lord.lair = situation.creatures.map((id) => ({ id, stance: 'ready' }));
  lord.traps = [...situation.traps];
  lord.dungeon.fill(null);
  for (const [index, tile] of situation.tiles.entries())
    lord.dungeon[ENTRANCE + index * COLUMNS] = tileOf(tile);
}

/** Lays a situation out for seat 0, with components of the box. */
function laySituation(game: DungeonLords, situation: SituationArrangement): DungeonLords {
  game.year = (situation.year ?? 1) as Year;
  prepareLord(lordAt(game, 0), situation);
  const { party, creatures, traps, tiles } = situation;
  for (const id of [...party, ...creatures, ...traps, ...tiles.map(tileOf)])
    if (id !== 'tunnel') fetch(game, id);
  game.phase = 'planning';
  game.training = { fatigue: situation.fatigue, best: situation.best };
  return game;
}

export const layTraining = (game: DungeonLords): DungeonLords =>
  laySituation(game, situations[game.options.situation]);

/** Whatever lies there goes back, and another situation comes. */
export function arrangeSituation(game: DungeonLords, situation: SituationArrangement): void {
  const lord = lordAt(game, 0);
  const { adventurers, creatures, rooms, traps } = game;
  for (const { id } of lord.party) inYear(adventurers.decks, 1).push(id as never);
  for (const { id } of lord.lair) inYear(creatures.decks, 1).push(id);
  for (const tile of lord.dungeon) if (tile !== null && tile !== 'tunnel') inYear(rooms.decks, 1).push(tile);
  traps.push(...lord.traps);
  laySituation(game, situation);
}
