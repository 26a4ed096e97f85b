// Chapter DL-ADV: who goes where.
import { type Seat, seatsFrom } from '@krcma/kernel';
import { type AdventurerId, adventurerOf, isPaladin } from '../data/adventurers.ts';
import { type DungeonLords, lordAt, NEUTRAL } from '../state.ts';
import { note } from './script.ts';

/** What the neutral counter gains before adventurers choose (DL-ADV.6). */
const NEUTRAL_GAIN = 1;

/**
 * Nicest first; of equals whoever is nearer to the start, and the neutral counter before all (DL-ADV.2, .3, .7). It has
 * moved when adventurers choose.
 */
export function byNiceness(game: DungeonLords): Seat[] {
  const order: Seat[] = seatsFrom(game.start, game.seats);
  const { neutralEvil } = game;
  if (neutralEvil !== null) order.unshift(NEUTRAL);
  const evil = (seat: Seat): number =>
    seat === NEUTRAL ? (neutralEvil ?? 0) + NEUTRAL_GAIN : lordAt(game, seat).evil;
  return order.sort((a, b) => evil(a) - evil(b));
}

/** At the rear, a warrior ahead of all but the paladin (DL-ADV.4, DL-ADV.5). */
function joinParty(game: DungeonLords, seat: Seat, id: AdventurerId): void {
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
  const order = byNiceness(game);
  if (game.neutralEvil !== null) {
    game.neutralEvil += NEUTRAL_GAIN;
    note({ key: 'neutral-moved', by: NEUTRAL_GAIN, to: game.neutralEvil });
  }
  for (const [place, id] of coming.entries()) {
    const seat = order[place] as Seat;
    if (seat !== NEUTRAL) joinParty(game, seat, id);
    else {
      game.distant.heroes.push(id);
      note({ key: 'adventurer-left', hero: id });
    }
  }
  game.adventurers.coming = [];
}
