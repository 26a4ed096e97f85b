import { all, type Effect, each, gain, gainPer, oneOf, pay, type Role, takeFrom } from './effect.ts';

/** The ten citizen places of the center: 1-5 in the second row, 6-10 in the third. */
export const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Slot = (typeof SLOTS)[number];

export interface Citizen {
  readonly slot: Slot;
  /** The numbers that wake the card. */
  readonly activation: readonly number[];
  /** Base price in gold. */
  readonly cost: number;
  readonly role: Role;
  /** Left effect, in the owner's own turn. */
  readonly active: Effect;
  /** Right effect, in the turns of others. */
  readonly nonActive: Effect;
}

/** Cards of each type in the box. */
export const CITIZEN_COPIES = 6;

/** Gold on top of the base price for every card of the same name in the tableau (VAL-REC.2). */
export const COPY_SURCHARGE = 1;

// biome-ignore format: one card per row, like the printed list
export const citizens = {
  cleric: { slot: 1, activation: [1], cost: 3, role: 'holy',
    active: gain({ magic: 3 }), nonActive: gain({ magic: 1 }) },
  monk: { slot: 1, activation: [1], cost: 3, role: 'holy',
    active: gain({ gold: 1, magic: 2 }), nonActive: pay({ gold: 1 }, gain({ magic: 2 })) },
  merchant: { slot: 2, activation: [2], cost: 2, role: 'worker',
    active: oneOf(gain({ gold: 2 }), gain({ magic: 2 })), nonActive: gain({ gold: 1 }) },
  blacksmith: { slot: 2, activation: [2], cost: 3, role: 'worker',
    active: gainPer({ gold: 1 }, each.citizen('soldier')), nonActive: gain({ gold: 1 }) },
  mercenary: { slot: 3, activation: [3], cost: 3, role: 'shadow',
    active: gain({ strength: 1, gold: 1 }), nonActive: pay({ strength: 1 }, gain({ gold: 2 })) },
  alchemist: { slot: 3, activation: [3], cost: 3, role: 'shadow',
    active: pay({ gold: 1 }, gain({ magic: 3 })), nonActive: pay({ magic: 1 }, gain({ gold: 2 })) },
  archer: { slot: 4, activation: [4], cost: 4, role: 'soldier',
    active: gain({ strength: 2 }), nonActive: gain({ strength: 1 }) },
  wizard: { slot: 4, activation: [4], cost: 4, role: 'soldier',
    active: gain({ magic: 1, strength: 1 }), nonActive: gain({ magic: 1 }) },
  peasant: { slot: 5, activation: [5], cost: 2, role: 'worker',
    active: gain({ gold: 1 }), nonActive: gain({ gold: 1 }) },
  knight: { slot: 6, activation: [6], cost: 2, role: 'soldier',
    active: gain({ strength: 1 }), nonActive: gain({ strength: 1 }) },
  rogue: { slot: 7, activation: [7], cost: 2, role: 'shadow',
    active: gain({ strength: 2, gold: 2 }), nonActive: gain({ strength: 1, gold: 1 }) },
  thief: { slot: 7, activation: [7], cost: 2, role: 'shadow',
    active: takeFrom({ gold: 3 }, { magic: 3 }), nonActive: oneOf(gain({ gold: 2 }), gain({ magic: 2 })) },
  champion: { slot: 8, activation: [8], cost: 2, role: 'soldier',
    active: gain({ strength: 4 }), nonActive: pay({ gold: 1 }, gain({ strength: 4 })) },
  warlord: { slot: 8, activation: [8], cost: 2, role: 'soldier',
    active: gainPer({ strength: 1 }, each.citizen('soldier')),
    nonActive: gainPer({ strength: 1 }, each.named('knight')) },
  paladin: { slot: 9, activation: [9, 10], cost: 2, role: 'holy',
    active: gain({ strength: 1, magic: 2 }), nonActive: pay({ strength: 1 }, gain({ magic: 3 })) },
  priestess: { slot: 9, activation: [9, 10], cost: 2, role: 'holy',
    active: gain({ strength: 2, magic: 1 }), nonActive: pay({ magic: 1 }, gain({ strength: 3 })) },
  butcher: { slot: 10, activation: [11, 12], cost: 1, role: 'worker',
    active: gainPer({ gold: 2 }, each.citizen('worker')), nonActive: gain({ gold: 4 }) },
  miner: { slot: 10, activation: [11, 12], cost: 1, role: 'worker',
    active: all(gain({ gold: 1 }), gainPer({ gold: 1 }, each.domain())), nonActive: gain({ gold: 4 }) },
} as const satisfies Record<string, Citizen>;

export type CitizenId = keyof typeof citizens;

export const isCitizen = (id: string): id is CitizenId => Object.hasOwn(citizens, id);
export const citizenOf = (id: CitizenId): Citizen => citizens[id];
