// Joining and leaving a clan, wounds, settling (ML-TAV.5, ML-MATK.10, ML-DTH, ML-STL, ML-CLN.9).
import type { Seat } from '@krcma/kernel';
import { type BattleId, DEATH_GLORY, indexOf, type PathId, placeOf } from '../data/board.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import { type RealmId, realmOf } from '../data/realms.ts';
import { type Clan, clanAt, type Member, type MonsterLands } from '../state.ts';
import { memberIn, settlerOf } from './clan.ts';
import { gainDice } from './dice.ts';
import { gainGlory } from './gain.ts';
import { clearParty } from './paths.ts';
import { discardMember } from './piles.ts';
import { note } from './script.ts';

export const newMember = (id: MemberId): Member => ({
  id,
  wounded: false,
  path: null,
  realm: null,
  equipment: [],
});

/** The card must have been taken from where it lay. Dice come only with a hire in deployment (ML-TAV.5, ML-TAV.14). */
export function joinClan(game: MonsterLands, seat: Seat, id: MemberId, coins = 0): void {
  const clan = clanAt(game, seat);
  const { reputation, dice } = memberOf(id);
  clan.members.push(newMember(id));
  clan.reputation += reputation;
  note({ key: 'joined', player: seat, member: id, coins });
  if (game.phase === 'deployment' && game.active === seat) gainDice(game, seat, dice, id);
}

/**
 * Card and equipment leave the clan. Afterwards call `keepTrapLimit`: it may have been Dajána (ML-LODGE.7). A realm he
 * settled is free again (ML-DTH.5).
 */
export function leaveClan(game: MonsterLands, seat: Seat, id: MemberId, why: 'died' | 'deserted'): void {
  const clan = clanAt(game, seat);
  const member = memberIn(clan, id);
  if (member === undefined) return;
  clan.members.splice(clan.members.indexOf(member), 1);
  clan.reputation -= memberOf(id).reputation;
  if (clan.leader === id) clan.leader = null;
  game.box.push(...member.equipment);
  discardMember(game, id);
  note({ key: 'left', player: seat, member: id, why });
}

/**
 * Deals wounds that nothing stopped: the first wounds, the second kills (ML-MATK.10). The dead bring the glory of their
 * path; what was on it goes too, unless his own attack is over (ML-DTH.1-3).
 */
export function wound(game: MonsterLands, path: PathId, wounds: number): 'unhurt' | 'wounded' | 'dead' {
  const party = game.paths[path];
  if (party === null || party.member === null || party.dead || wounds <= 0) return 'unhurt';
  const member = memberIn(clanAt(game, party.seat), party.member);
  if (member === undefined) return 'unhurt';
  note({ key: 'wounded', player: party.seat, member: party.member, wounds });
  if (wounds === 1 && !member.wounded) {
    member.wounded = true;
    return 'wounded';
  }
  leaveClan(game, party.seat, party.member, 'died');
  gainGlory(game, party.seat, DEATH_GLORY[placeOf(path) as BattleId][indexOf(path)] ?? 0, 'death');
  party.coins = 0;
  party.potions = 0;
  party.venoms = 0;
  party.defence = 0;
  if (party.fought) party.dead = true;
  else {
    clearParty(game, party);
    game.paths[path] = null;
  }
  return 'dead';
}

export function heal(game: MonsterLands, seat: Seat, id: MemberId): void {
  const member = memberIn(clanAt(game, seat), id);
  if (member === undefined) return;
  member.wounded = false;
  note({ key: 'healed', player: seat, member: id });
}

/** One settler of the realm's affinity, not the leader, nobody who has settled elsewhere (ML-STL.1, 2, 5, 8). */
export const maySettle = (clan: Clan, member: Member, realm: RealmId): boolean =>
  member.realm === null &&
  member.id !== clan.leader &&
  memberOf(member.id).affinity === realmOf(realm).affinity &&
  settlerOf(clan, realm) === undefined;

export function settle(game: MonsterLands, seat: Seat, id: MemberId, realm: RealmId): void {
  const member = memberIn(clanAt(game, seat), id);
  if (member === undefined) return;
  member.realm = realm;
  note({ key: 'settled', player: seat, member: id, realm });
}

/** The last member leaves the realm he settled to become leader (ML-STL.5). */
export function promote(game: MonsterLands, seat: Seat, id: MemberId): void {
  const clan = clanAt(game, seat);
  const member = memberIn(clan, id);
  if (member === undefined) return;
  member.realm = null;
  clan.leader = id;
  note({ key: 'promoted', player: seat, member: id });
}
