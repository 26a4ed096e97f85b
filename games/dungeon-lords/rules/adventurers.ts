// Chapter DL-ADV: who goes where.
import { type Seat, seatsFrom } from '@krcma/kernel';
import { type AdventurerId, adventurerOf, isPaladin } from '../data/adventurers.ts';
import { type DungeonLords, lordAt, NEUTRAL } from '../state.ts';
import { note } from './script.ts';

/** Nicest first; of equals whoever is nearer to the start, and the neutral counter before all (DL-ADV.2, .3, .7). */
export function byNiceness(game: DungeonLords): Seat[] {
  const order: Seat[] = seatsFrom(game.start, game.seats);
  if (game.neutralEvil !== null) order.unshift(NEUTRAL);
  const evil = (seat: Seat): number => (seat === NEUTRAL ? (game.neutralEvil ?? 0) : lordAt(game, seat).evil);
  return order.sort((a, b) => evil(a) - evil(b));
}

/** At the rear, a warrior ahead of all but the paladin (DL-ADV.4, DL-ADV.5). */
export function joinParty(game: DungeonLords, seat: Seat, id: AdventurerId): void {
  const { party } = lordAt(game, seat);
  const hero = { id, damage: 0, bonus: 0 };
  if (adventurerOf(id).class !== 'warrior') party.push(hero);
  else party.splice(party[0] !== undefined && isPaladin(party[0].id) ? 1 : 0, 0, hero);
  note({ key: 'adventurer-came', player: seat, hero: id });
}

/** Winter has none (DL-YR.3); each lord gets one (DL-ADV.1). */
export function allocateAdventurers(game: DungeonLords): void {
  const { coming } = game.adventurers;
  if (coming.length === 0) return;
  game.phase = 'adventurers';
  if (game.neutralEvil !== null) {
    game.neutralEvil++;
    note({ key: 'neutral-moved', by: 1, to: game.neutralEvil });
  }
  const order = byNiceness(game);
  for (const [place, id] of coming.entries()) {
    const seat = order[place];
    if (seat === undefined) continue;
    if (seat !== NEUTRAL) joinParty(game, seat, id);
    else {
      game.distant.heroes.push(id);
      note({ key: 'adventurer-left', hero: id });
    }
  }
  game.adventurers.coming = [];
}
