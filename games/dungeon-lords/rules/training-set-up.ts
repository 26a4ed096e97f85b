// Chapter DL-TRN.1: a prepared dungeon, a party and a stock.
import { COLUMNS, ENTRANCE } from '../data/dungeon.ts';
import { type Situation, situations } from '../data/training.ts';
import { type DungeonLords, lordAt } from '../state.ts';

/** Which room it is does not matter: none of the first year does anything in a fight (DL-RM.16). */
const TRAINING_ROOM = 'hatchery';

const fetched = <T>(deck: T[], id: T): T => {
  deck.splice(deck.indexOf(id), 1);
  return id;
};

/** Lays a situation out for seat 0, with components of the box. */
export function laySituation(game: DungeonLords, situation: Situation): DungeonLords {
  const lord = lordAt(game, 0);
  lord.gold = situation.gold;
  lord.food = situation.food;
  lord.imps = 0;
  lord.party = situation.party.map((id) => ({
    id: fetched(game.adventurers.decks[0], id),
    damage: 0,
    bonus: 0,
  }));
  lord.lair = situation.creatures.map((id) => ({
    id: fetched(game.creatures.decks[0], id),
    stance: 'ready',
  }));
  lord.traps = situation.traps.map((id) => fetched(game.traps, id));
  for (const [index, tile] of situation.tiles.entries())
    lord.dungeon[ENTRANCE + index * COLUMNS] =
      tile === 'room' ? fetched(game.rooms.decks[0], TRAINING_ROOM) : 'tunnel';
  game.phase = 'planning';
  game.training = { fatigue: situation.fatigue, best: situation.best };
  return game;
}

export const layTraining = (game: DungeonLords): DungeonLords =>
  laySituation(game, situations[game.options.situation]);
