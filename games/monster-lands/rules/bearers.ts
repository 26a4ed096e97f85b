// Chapters ML-EQ.1, ML-EQ.2 and ML-GH.8: who may bear a card, one of each kind.
import type { Seat } from '@krcma/kernel';
import { type EquipmentId, equipmentOf } from '../data/equipment.ts';
import { isGreenhorn, type MemberId } from '../data/members.ts';
import { type Clan, clanAt, type Member, type MonsterLands } from '../state.ts';
import { memberIn } from './clan.ts';
import { note } from './script.ts';

/** Members who are not on a path; a greenhorn only what works in deployment. */
export const mayBear = ({ id, path }: Member, card: EquipmentId): boolean =>
  path === null && !(isGreenhorn(id) && equipmentOf(card).outside);

export function canBeBorne(clan: Clan, card: EquipmentId): boolean {
  for (const member of clan.members) if (mayBear(member, card)) return true;
  return false;
}

export const bearersFor = (clan: Clan, card: EquipmentId): MemberId[] =>
  clan.members.filter((member) => mayBear(member, card)).map(({ id }) => id);

/** The card of the same kind he bears already. */
export const sameKind = ({ equipment }: Member, card: EquipmentId): EquipmentId | undefined => {
  const { kind } = equipmentOf(card);
  return equipment.find((borne) => equipmentOf(borne).kind === kind);
};

/** Lays the card under a member; what it takes the place of leaves the game (ML-EQ.3, ML-GEN.21). */
export function giveCard(game: MonsterLands, player: Seat, card: EquipmentId, to: MemberId): void {
  const bearer = memberIn(clanAt(game, player), to);
  if (bearer === undefined) return;
  const replaced = sameKind(bearer, card);
  if (replaced !== undefined) {
    bearer.equipment = bearer.equipment.filter((borne) => borne !== replaced);
    game.box.push(replaced);
    note({ key: 'equipment-discarded', player, card: replaced });
  }
  bearer.equipment.push(card);
  note({ key: 'equipped', player, card, member: to });
}

/** For questions that hand a card out. */
export function bearerOption(game: MonsterLands, player: Seat, card: EquipmentId, to: MemberId) {
  const bearer = memberIn(clanAt(game, player), to);
  const replaces = bearer && sameKind(bearer, card);
  return {
    id: `to:${to}`,
    label: { key: 'give-equipment', to, ...(replaces !== undefined && { replaces }) },
    thing: `card:${to}`,
    rule: 'ML-EQ.1',
  } as const;
}
