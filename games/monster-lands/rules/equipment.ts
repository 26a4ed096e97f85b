// Chapter ML-EQ.3. Not written yet: equipment cannot be moved or thrown away.
import { calling } from '@krcma/kernel';
import type { EquipmentId } from '../data/equipment.ts';
import type { MemberId } from '../data/members.ts';
import type { ActKind, FreeAct } from './acts.ts';
import { type Of, rule } from './script.ts';

const moveEquipment = rule<Of & { card: EquipmentId; to: MemberId }>('moveEquipment').exitIf(
  'not written',
  () => true,
);
const dropEquipment = rule<Of & { card: EquipmentId }>('dropEquipment').exitIf('not written', () => true);

export const equip: ActKind<Extract<FreeAct, { do: 'equip' }>> = {
  list: () => {},
  option: (_, __, { card, to }) => ({
    id: `equip:${card}:${to}`,
    label: { key: 'move-equipment', card, to },
    thing: `card:${card}`,
    rule: 'ML-EQ.3',
  }),
  carryOut: (player, { card, to }) => calling(moveEquipment, { player, card, to }),
};

export const unequip: ActKind<Extract<FreeAct, { do: 'unequip' }>> = {
  list: () => {},
  option: (_, __, { card }) => ({
    id: `unequip:${card}`,
    label: { key: 'discard-equipment', card },
    thing: `card:${card}`,
    rule: 'ML-EQ.3',
  }),
  carryOut: (player, { card }) => calling(dropEquipment, { player, card }),
};

export const equipmentRules = [moveEquipment, dropEquipment];
