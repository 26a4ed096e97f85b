// LOR-REALM.1 to .5: alliances with realms.
import type { Seat } from '@krcma/kernel';
import { placeOf } from '../data/board.ts';
import { REALMS, type RealmId } from '../data/realms.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { drawCards } from './hand.ts';
import { happen } from './holdings.ts';
import { note } from './script.ts';

const isAlly = ({ allies }: Ragnarok, seat: Seat, realm: RealmId): boolean => allies[realm].includes(seat);

/** Realms bordering the hero's region. */
function realmsBesideHero(game: Ragnarok, seat: Seat): readonly RealmId[] {
  const { region } = playerAt(game, seat);
  return region === null ? [] : placeOf(game.seats, region).realms;
}

/** Realms a player can still ally with: any, or those beside the hero (LOR-REALM.3, .4). */
export function openRealms(game: Ragnarok, seat: Seat, filter: 'any' | 'besideHero'): RealmId[] {
  const all = filter === 'any' ? REALMS : realmsBesideHero(game, seat);
  return all.filter((realm) => !isAlly(game, seat, realm));
}

/** The first ally of a realm draws a combat card, however the alliance came about (LOR-REALM.5). */
export function allyWith(game: Ragnarok, seat: Seat, realm: RealmId): void {
  const first = game.allies[realm].length === 0;
  game.allies[realm].push(seat);
  note({ key: 'allied', player: seat, realm, first });
  if (first) drawCards(game, seat, 1);
  happen(game, { on: 'alliance', player: seat });
}
