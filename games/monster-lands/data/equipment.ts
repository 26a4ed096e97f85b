// Chapter ML-EQU.
import type { EquipmentAbility, EquipmentKind, Source } from './types.ts';

export interface Equipment {
  readonly count: number;
  readonly kind: EquipmentKind;
  readonly cost: number;
  readonly outside: boolean;
  readonly ability: EquipmentAbility;
  readonly source: Source;
}

export const equipment = {
  krakenomicon: {
    count: 2,
    kind: 'spell',
    cost: 4,
    outside: true,
    ability: { op: 'reroll', times: 2, colours: ['magic'], scope: 'any-path', sameDie: true },
    source: 'house',
  },
  batoh: {
    count: 2,
    kind: 'gear',
    cost: 5,
    outside: false,
    ability: { op: 'mineBonus', coins: 2 },
    source: 'house',
  },
  zahyn: {
    count: 2,
    kind: 'spell',
    cost: 6,
    outside: true,
    ability: { op: 'dieBonus', value: 1, colour: 'magic', scope: 'any' },
    source: 'house',
  },
  grimoar: {
    count: 2,
    kind: 'spell',
    cost: 4,
    outside: true,
    ability: { op: 'dieBonus', value: 2, colour: 'magic', scope: 'conquest' },
    source: 'house',
  },
  zeldiv: {
    count: 2,
    kind: 'weapon',
    cost: 7,
    outside: true,
    ability: { op: 'dieBonus', value: 1, colour: 'strength', scope: 'any' },
    source: 'house',
  },
  dokape: {
    count: 1,
    kind: 'gear',
    cost: 2,
    outside: true,
    ability: { op: 'reroll', times: 2, colours: ['persuasion'], scope: 'any-path', sameDie: true },
    source: 'house',
  },
  nocir: {
    count: 2,
    kind: 'gear',
    cost: 4,
    outside: true,
    ability: { op: 'defence', value: 1, vs: null },
    source: 'house',
  },
  past: {
    count: 1,
    kind: 'gear',
    cost: 5,
    outside: false,
    ability: { op: 'discount', value: 4, target: 'traps', floor: 0 },
    source: 'house',
  },
  drasnik: {
    count: 2,
    kind: 'weapon',
    cost: 5,
    outside: true,
    ability: { op: 'dieBonus', value: 1, colour: 'strength', scope: 'monster' },
    source: 'house',
  },
  sipolet: {
    count: 2,
    kind: 'weapon',
    cost: 4,
    outside: true,
    ability: { op: 'reroll', times: 2, colours: ['strength'], scope: 'any-path', sameDie: true },
    source: 'house',
  },
} as const satisfies Record<string, Equipment>;

export type EquipmentDesign = keyof typeof equipment;

/** Every card by itself: a used one stays used when it changes hands (ML-GEN.19). */
export const EQUIPMENT_CARDS = [
  'krakenomicon-1',
  'krakenomicon-2',
  'batoh-1',
  'batoh-2',
  'zahyn-1',
  'zahyn-2',
  'grimoar-1',
  'grimoar-2',
  'zeldiv-1',
  'zeldiv-2',
  'dokape-1',
  'nocir-1',
  'nocir-2',
  'past-1',
  'drasnik-1',
  'drasnik-2',
  'sipolet-1',
  'sipolet-2',
] as const;
export type EquipmentId = (typeof EQUIPMENT_CARDS)[number];

export const designOf = (id: EquipmentId): EquipmentDesign =>
  id.slice(0, id.lastIndexOf('-')) as EquipmentDesign;
const cards = Object.fromEntries(EQUIPMENT_CARDS.map((id) => [id, equipment[designOf(id)]])) as Record<
  EquipmentId,
  Equipment
>;
export const equipmentOf = (id: EquipmentId): Equipment => cards[id];
export const isEquipment = (id: string): id is EquipmentId => Object.hasOwn(cards, id);
