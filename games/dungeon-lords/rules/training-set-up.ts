// Chapter DL-TRN.1: a prepared dungeon, a party and a stock.
import { COLUMNS, ENTRANCE } from '../data/dungeon.ts';
import type { RoomId } from '../data/rooms.ts';
import { situations } from '../data/training.ts';
import { inYear, type Year } from '../data/types.ts';
import { type DungeonLords, lordAt } from '../state.ts';
import type { SituationArrangement } from './arrangement.ts';
import { fetch } from './fetching.ts';

/** A room that does nothing in a fight (DL-RM.16). */
const PLAIN_ROOM: RoomId = 'hatchery';

/** Lays a situation out for seat 0, with components of the box. */
function laySituation(game: DungeonLords, situation: SituationArrangement): DungeonLords {
  const lord = lordAt(game, 0);
  const fetched = <T extends string>(id: T): T => {
    fetch(game, id);
    return id;
  };
  game.year = (situation.year ?? 1) as Year;
  lord.gold = situation.gold ?? 0;
  lord.food = situation.food ?? 0;
  lord.imps = situation.imps ?? 0;
  lord.party = situation.party.map((id) => ({ id: fetched(id), damage: 0, bonus: 0 }));
  lord.lair = situation.creatures.map((id) => ({ id: fetched(id), stance: 'ready' }));
  lord.traps = situation.traps.map(fetched);
  lord.dungeon.fill(null);
  for (const [index, tile] of situation.tiles.entries())
    lord.dungeon[ENTRANCE + index * COLUMNS] =
      tile === 'tunnel' ? 'tunnel' : fetched(tile === 'room' ? PLAIN_ROOM : tile);
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
