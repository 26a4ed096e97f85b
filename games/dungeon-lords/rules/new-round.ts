// Chapter DL-NR: offers, and the forecast of the next season.
import { revealed } from '@krcma/kernel';
import { type AdventurerId, adventurerOf } from '../data/adventurers.ts';
import { companyOf, OFFERED_CREATURES, OFFERED_ROOMS } from '../data/setup.ts';
import { inYear } from '../data/types.ts';
import { type DungeonLords, SEASONS, type Season } from '../state.ts';
import { note } from './script.ts';

/** What was left goes, three creatures and two rooms of the year come (DL-NR.1, DL-NR.2). */
function turnOffers(game: DungeonLords): void {
  const { creatures, rooms, distant, year } = game;
  for (const id of creatures.offer) if (id !== null) distant.creatures.push(id);
  for (const id of rooms.offer) if (id !== null) distant.rooms.push(id);
  const offered = inYear(creatures.decks, year).splice(0, OFFERED_CREATURES);
  const shops = inYear(rooms.decks, year).splice(0, OFFERED_ROOMS);
  creatures.offer = [...offered];
  rooms.offer = [...shops];
  note({ key: 'offers-turned', creatures: offered, rooms: shops });
}

const levelOf = (id: AdventurerId): number => adventurerOf(id).level;

const areAlike = (ids: readonly AdventurerId[]): boolean =>
  ids.every((id) => levelOf(id) === levelOf(ids[0] as AdventurerId));

/**
 * The last of an even draw goes under the pile until the levels differ (DL-NR.5), unless all of the pile is of that
 * level too (DL-NR.6). Equal levels keep the order in which they were drawn (DL-NR.7).
 */
function drawAdventurers(game: DungeonLords): AdventurerId[] {
  const pile = inYear(game.adventurers.decks, game.year);
  const drawn = pile.splice(0, companyOf(game.seats).adventurers);
  if (!areAlike([...drawn, ...pile]))
    while (areAlike(drawn)) {
      pile.push(drawn.pop() as AdventurerId);
      drawn.push(pile.shift() as AdventurerId);
    }
  return drawn.sort((a, b) => levelOf(a) - levelOf(b));
}

const seasonAfter = (season: Season): Season | undefined => SEASONS[SEASONS.indexOf(season) + 1];

/** In winter, spring and summer what comes next is known (DL-NR.3, DL-NR.4, DL-NR.8, DL-NR.9). */
function forecast(game: DungeonLords): void {
  const next = seasonAfter(game.season);
  if (next === undefined) return;
  const event = game.events.tiles[game.events.forecast];
  game.events.forecast++;
  game.adventurers.next = drawAdventurers(game);
  if (event === undefined) return;
  const special = event === 'special' ? game.special[game.year - 1] : undefined;
  note({
    key: 'forecast',
    season: next,
    event,
    ...(special && { special }),
    adventurers: game.adventurers.next,
  });
}

export function prepareRound(game: DungeonLords): void {
  game.phase = 'new-round';
  game.adventurers.coming = game.adventurers.next;
  game.adventurers.next = [];
  note({ key: 'round-started', year: game.year, season: game.season, start: game.start });
  revealed();
  turnOffers(game);
  forecast(game);
}
