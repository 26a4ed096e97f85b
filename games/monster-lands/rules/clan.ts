// What can be asked about a clan: its members, its limits, its glory (ML-TRK, ML-GEN).
import { type GloryBand, gloryBands, limits } from '../data/clan-board.ts';
import { type EquipmentId, equipmentOf } from '../data/equipment.ts';
import { isGreenhorn, type MemberId, memberOf } from '../data/members.ts';
import type { RealmId } from '../data/realms.ts';
import type { Clan, Member, UsedId } from '../state.ts';

export const memberIn = (clan: Clan, id: MemberId): Member | undefined =>
  clan.members.find((member) => member.id === id);

/** Glory not yet taken up by the reputation of the clan (ML-TAV.3). */
export const surplusOf = (clan: Clan): number => clan.glory - clan.reputation;

/** The band of the glory track: glory dice and wages (ML-POOL.2, ML-CLN.11). */
export function bandOf(clan: Clan): GloryBand {
  const [low, middle, high] = gloryBands;
  if (clan.glory >= high.from) return high;
  return clan.glory >= middle.from ? middle : low;
}

/** Traps the board holds, with Dajána more (ML-LODGE.3). */
export function trapLimit(clan: Clan): number {
  let limit: number = limits.traps;
  for (const { id } of clan.members) {
    const { ability } = memberOf(id);
    if (ability.op === 'storage') limit += ability.traps;
  }
  return limit;
}

export const settlerOf = (clan: Clan, realm: RealmId): Member | undefined =>
  clan.members.find((member) => member.realm === realm);

export const bearerOf = (clan: Clan, card: EquipmentId): Member | undefined =>
  clan.members.find(({ equipment }) => equipment.includes(card));

/** How often a card's power was used this round; points for a defence ability. */
export function timesUsed(clan: Clan, id: UsedId): number {
  let times = 0;
  for (const used of clan.used) if (used === id) times++;
  return times;
}

/** Abilities work once a round (ML-GEN.5). */
export const isFresh = (clan: Clan, id: UsedId): boolean => !clan.used.includes(id);

export function use(clan: Clan, id: UsedId): void {
  clan.used.push(id);
}

/**
 * Fresh cards of the clan whose deployment ability has this op, members first, then what they bear; they work on paths
 * too (ML-GEN.8, ML-GEN.9, ML-EQ.7).
 */
export function freshWith(clan: Clan, op: 'mineBonus' | 'discount'): (MemberId | EquipmentId)[] {
  const cards: (MemberId | EquipmentId)[] = [];
  for (const { id, equipment } of clan.members) {
    if (memberOf(id).ability.op === op && isFresh(clan, id)) cards.push(id);
    for (const card of equipment)
      if (equipmentOf(card).ability.op === op && isFresh(clan, card)) cards.push(card);
  }
  return cards;
}

/** Members who draw a wage and may desert: no leader, no settler (ML-CLN.10, ML-STL.4). */
export const paidMembers = (clan: Clan): Member[] =>
  clan.members.filter(({ id, realm }) => id !== clan.leader && realm === null);

/** What each of them is due in clean-up (ML-CLN.11). */
export const wageOf = (clan: Clan): number => bandOf(clan).wage;

export const wagesOf = (clan: Clan): number => paidMembers(clan).length * wageOf(clan);

/** Greenhorns who bear nothing are all alike: one stands for the others. */
const isBareGreenhorn = ({ id, equipment }: Member): boolean => isGreenhorn(id) && equipment.length === 0;

/** Those with the highest reputation, of them those with the highest price (ML-CLN.9, ML-CLN.12). */
export function foremost(members: readonly Member[]): MemberId[] {
  let best: MemberId[] = [];
  let reputation = -1;
  let cost = -1;
  let greenhorn = false;
  for (const member of members) {
    const { id } = member;
    const card = memberOf(id);
    if (isBareGreenhorn(member) && greenhorn) continue;
    greenhorn ||= isBareGreenhorn(member);
    if (card.reputation < reputation || (card.reputation === reputation && card.cost < cost)) continue;
    if (card.reputation === reputation && card.cost === cost) best.push(id);
    else best = [id];
    ({ reputation, cost } = card);
  }
  return best;
}
