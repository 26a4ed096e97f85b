// 56 units of 30 kinds.
import type { UnitCard } from './unit-card.ts';

export const units = {
  peasants: {
    tier: 'regular',
    set: 'base',
    copies: 3,
    cost: 4,
    level: 1,
    armor: 3,
    resistances: [],
    sites: ['village'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 2, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 2, element: 'physical' }],
            ],
          },
        ],
      },
      { ops: [{ op: 'influence', n: 2 }] },
      { ops: [{ op: 'move', n: 2 }] },
    ],
  },
  foresters: {
    tier: 'regular',
    set: 'base',
    copies: 2,
    cost: 5,
    level: 1,
    armor: 4,
    resistances: [],
    sites: ['village'],
    abilities: [
      {
        ops: [
          { op: 'move', n: 2 },
          { op: 'terrainCost', terrain: ['forest', 'hills', 'swamp'], delta: -1, min: 0 },
        ],
      },
      { ops: [{ op: 'block', n: 3, element: 'physical' }] },
    ],
  },
  herbalists: {
    tier: 'regular',
    set: 'base',
    copies: 2,
    cost: 3,
    level: 1,
    armor: 2,
    resistances: [],
    sites: ['village', 'monastery'],
    abilities: [
      { mana: 'green', healing: true, ops: [{ op: 'heal', n: 2 }] },
      { healing: true, ops: [{ op: 'readyUnit', maxLevel: 2 }] },
      { ops: [{ op: 'gainMana', colour: 'green', n: 1 }] },
    ],
  },
  illusionists: {
    tier: 'regular',
    set: 'base',
    copies: 2,
    cost: 7,
    level: 2,
    armor: 2,
    resistances: ['physical'],
    sites: ['mage-tower', 'monastery'],
    abilities: [
      { ops: [{ op: 'influence', n: 4 }] },
      { mana: 'white', ops: [{ op: 'enemyNoAttack', targets: 1, onlyUnfortified: true }] },
      { ops: [{ op: 'gainCrystal', colour: 'white', n: 1 }] },
    ],
  },
  'northern-monks': {
    tier: 'regular',
    set: 'base',
    copies: 1,
    cost: 7,
    level: 2,
    armor: 4,
    resistances: [],
    sites: ['monastery'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 3, element: 'physical' }],
            ],
          },
        ],
      },
      {
        mana: 'blue',
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 4, element: 'ice', kind: 'melee' }],
              [{ op: 'block', n: 4, element: 'ice' }],
            ],
          },
        ],
      },
    ],
  },
  'red-cape-monks': {
    tier: 'regular',
    set: 'base',
    copies: 1,
    cost: 7,
    level: 2,
    armor: 4,
    resistances: [],
    sites: ['monastery'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 3, element: 'physical' }],
            ],
          },
        ],
      },
      {
        mana: 'red',
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 4, element: 'fire', kind: 'melee' }],
              [{ op: 'block', n: 4, element: 'fire' }],
            ],
          },
        ],
      },
    ],
  },
  'savage-monks': {
    tier: 'regular',
    set: 'base',
    copies: 1,
    cost: 7,
    level: 2,
    armor: 4,
    resistances: [],
    sites: ['monastery'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 3, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'green', ops: [{ op: 'attack', n: 4, element: 'physical', kind: 'siege' }] },
    ],
  },
  'guardian-golems': {
    tier: 'regular',
    set: 'base',
    copies: 2,
    cost: 7,
    level: 2,
    armor: 3,
    resistances: ['physical'],
    sites: ['mage-tower', 'keep'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 2, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 2, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'red', ops: [{ op: 'block', n: 4, element: 'fire' }] },
      { mana: 'blue', ops: [{ op: 'block', n: 4, element: 'ice' }] },
    ],
  },
  'utem-crossbowmen': {
    tier: 'regular',
    set: 'base',
    copies: 2,
    cost: 6,
    level: 2,
    armor: 4,
    resistances: [],
    sites: ['village', 'keep'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 3, element: 'physical' }],
            ],
          },
        ],
      },
      { ops: [{ op: 'attack', n: 2, element: 'physical', kind: 'ranged' }] },
    ],
  },
  'utem-guardsmen': {
    tier: 'regular',
    set: 'base',
    copies: 2,
    cost: 5,
    level: 2,
    armor: 5,
    resistances: [],
    sites: ['village', 'keep'],
    abilities: [
      { ops: [{ op: 'attack', n: 2, element: 'physical', kind: 'melee' }] },
      { ops: [{ op: 'block', n: 4, element: 'physical', doubleVsSwift: true }] },
    ],
  },
  'utem-swordsmen': {
    tier: 'regular',
    set: 'base',
    copies: 2,
    cost: 6,
    level: 2,
    armor: 4,
    resistances: [],
    sites: ['keep'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 3, element: 'physical' }],
            ],
          },
        ],
      },
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 6, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 6, element: 'physical' }],
            ],
          },
          { op: 'woundSelf' },
        ],
      },
    ],
  },
  'magic-familiars': {
    tier: 'regular',
    set: 'lostLegion',
    copies: 2,
    cost: 6,
    level: 2,
    armor: 5,
    resistances: [],
    sites: ['monastery', 'mage-tower', 'magical-glade'],
    abilities: [
      {
        ops: [
          {
            op: 'familiar',
            base: [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }],
            boosted: [{ op: 'attack', n: 5, element: 'physical', kind: 'melee' }],
            token: 'red',
          },
        ],
      },
      {
        ops: [
          {
            op: 'familiar',
            base: [{ op: 'block', n: 4, element: 'physical' }],
            boosted: [{ op: 'block', n: 7, element: 'physical' }],
            token: 'blue',
          },
        ],
      },
      {
        ops: [
          {
            op: 'familiar',
            base: [{ op: 'choose', of: [[{ op: 'move', n: 3 }], [{ op: 'influence', n: 3 }]] }],
            boosted: [{ op: 'choose', of: [[{ op: 'move', n: 5 }], [{ op: 'influence', n: 5 }]] }],
            token: 'white',
          },
        ],
      },
      {
        healing: true,
        ops: [
          { op: 'familiar', base: [{ op: 'heal', n: 2 }], boosted: [{ op: 'heal', n: 3 }], token: 'green' },
        ],
      },
    ],
    familiar: true,
  },
  scouts: {
    tier: 'regular',
    set: 'lostLegion',
    copies: 2,
    cost: 4,
    level: 1,
    armor: 2,
    resistances: [],
    sites: ['village', 'monastery', 'keep', 'mage-tower', 'city'],
    abilities: [
      { ops: [{ op: 'attack', n: 1, element: 'physical', kind: 'siege' }] },
      { ops: [{ op: 'scout', range: 3, fame: 1 }] },
      {
        ops: [
          { op: 'move', n: 2 },
          { op: 'exploreRange', n: 2 },
        ],
      },
    ],
  },
  thugs: {
    tier: 'regular',
    set: 'lostLegion',
    copies: 2,
    cost: 5,
    level: 1,
    armor: 5,
    resistances: [],
    sites: ['village', 'keep'],
    abilities: [
      { ops: [{ op: 'block', n: 3, element: 'physical' }] },
      {
        ops: [
          { op: 'attack', n: 3, element: 'physical', kind: 'melee' },
          { op: 'reputation', n: -1 },
        ],
      },
      {
        ops: [
          { op: 'influence', n: 4 },
          { op: 'reputation', n: -1 },
        ],
      },
    ],
    reputation: -1,
    influenceForDamage: 2,
  },
  shocktroops: {
    tier: 'regular',
    set: 'lostLegion',
    copies: 2,
    cost: 6,
    level: 2,
    armor: 3,
    resistances: [],
    sites: ['keep'],
    abilities: [
      {
        ops: [
          { op: 'attack', n: 1, element: 'physical', kind: 'ranged' },
          { op: 'otherUnitsAttack', n: 1 },
        ],
      },
      {
        ops: [
          { op: 'enemyArmor', delta: -1, min: 1, targets: 1 },
          { op: 'enemyAttack', delta: -1, min: 0 },
        ],
      },
      { ops: [{ op: 'enemyAttack', delta: -3, min: 0 }, { op: 'tauntDamage' }] },
    ],
  },
  'altem-guardians': {
    tier: 'elite',
    set: 'base',
    copies: 3,
    cost: 11,
    level: 4,
    armor: 7,
    resistances: [],
    sites: ['city'],
    abilities: [
      { ops: [{ op: 'attack', n: 5, element: 'physical', kind: 'melee' }] },
      { ops: [{ op: 'block', n: 8, element: 'physical', doubleVsSwift: true }] },
      {
        mana: 'green',
        ops: [{ op: 'unitGainResistance', resistances: ['physical', 'fire', 'ice'], units: 'all' }],
      },
    ],
  },
  'altem-mages': {
    tier: 'elite',
    set: 'base',
    copies: 2,
    cost: 12,
    level: 4,
    armor: 5,
    resistances: ['fire', 'ice'],
    sites: ['city'],
    abilities: [
      { ops: [{ op: 'gainMana', colour: 'any', n: 2 }] },
      { ops: [{ op: 'scalingColdFire', base: 5, one: 7, both: 9, colours: ['blue', 'red'] }] },
      {
        mana: 'black',
        ops: [{ op: 'choose', of: [[{ op: 'allAttacksColdFire' }], [{ op: 'allAttacksSiege' }]] }],
      },
    ],
  },
  'amotep-freezers': {
    tier: 'elite',
    set: 'base',
    copies: 2,
    cost: 8,
    level: 3,
    armor: 6,
    resistances: [],
    sites: ['keep', 'city'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 5, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 5, element: 'physical' }],
            ],
          },
        ],
      },
      {
        mana: 'blue',
        ops: [
          { op: 'enemyNoAttack', targets: 1 },
          { op: 'enemyArmor', delta: -3, min: 1, targets: 1 },
        ],
      },
    ],
  },
  'amotep-gunners': {
    tier: 'elite',
    set: 'base',
    copies: 2,
    cost: 8,
    level: 3,
    armor: 6,
    resistances: [],
    sites: ['keep', 'city'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 5, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 5, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'red', ops: [{ op: 'attack', n: 6, element: 'fire', kind: 'ranged' }] },
    ],
  },
  catapults: {
    tier: 'elite',
    set: 'base',
    copies: 3,
    cost: 9,
    level: 3,
    armor: 4,
    resistances: [],
    sites: ['keep', 'city'],
    abilities: [
      { ops: [{ op: 'attack', n: 3, element: 'physical', kind: 'siege' }] },
      { mana: 'red', ops: [{ op: 'attack', n: 5, element: 'fire', kind: 'siege' }] },
      { mana: 'blue', ops: [{ op: 'attack', n: 5, element: 'ice', kind: 'siege' }] },
    ],
  },
  'fire-golems': {
    tier: 'elite',
    set: 'base',
    copies: 2,
    cost: 8,
    level: 3,
    armor: 4,
    resistances: ['physical', 'fire'],
    sites: ['mage-tower', 'keep'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 3, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'red', ops: [{ op: 'attack', n: 4, element: 'fire', kind: 'ranged' }] },
    ],
  },
  'ice-golems': {
    tier: 'elite',
    set: 'base',
    copies: 2,
    cost: 8,
    level: 3,
    armor: 4,
    resistances: ['physical', 'ice'],
    sites: ['mage-tower', 'keep'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 3, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'blue', ops: [{ op: 'attack', n: 6, element: 'ice', kind: 'melee' }] },
    ],
  },
  'fire-mages': {
    tier: 'elite',
    set: 'base',
    copies: 2,
    cost: 9,
    level: 3,
    armor: 4,
    resistances: ['fire'],
    sites: ['mage-tower', 'monastery'],
    abilities: [
      { ops: [{ op: 'attack', n: 3, element: 'fire', kind: 'ranged' }] },
      {
        mana: 'red',
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 6, element: 'fire', kind: 'melee' }],
              [{ op: 'block', n: 6, element: 'fire' }],
            ],
          },
        ],
      },
      {
        ops: [
          { op: 'gainMana', colour: 'red', n: 1 },
          { op: 'gainCrystal', colour: 'red', n: 1 },
        ],
      },
    ],
  },
  'ice-mages': {
    tier: 'elite',
    set: 'base',
    copies: 2,
    cost: 9,
    level: 3,
    armor: 4,
    resistances: ['ice'],
    sites: ['mage-tower', 'monastery'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 4, element: 'ice', kind: 'melee' }],
              [{ op: 'block', n: 4, element: 'ice' }],
            ],
          },
        ],
      },
      { mana: 'blue', ops: [{ op: 'attack', n: 4, element: 'ice', kind: 'siege' }] },
      {
        ops: [
          { op: 'gainMana', colour: 'blue', n: 1 },
          { op: 'gainCrystal', colour: 'blue', n: 1 },
        ],
      },
    ],
  },
  'heroes-blue': {
    tier: 'elite',
    set: 'lostLegion',
    copies: 1,
    cost: 9,
    level: 3,
    armor: 4,
    resistances: ['ice'],
    sites: ['village', 'keep', 'city'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 5, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 5, element: 'physical' }],
            ],
          },
        ],
      },
      {
        ops: [
          { op: 'influence', n: 5 },
          { op: 'reputation', n: 1, ifInteraction: true },
        ],
      },
      { mana: 'blue', ops: [{ op: 'block', n: 8, element: 'coldFire' }] },
    ],
    reputation: 2,
    influenceInAssault: 2,
  },
  'heroes-red': {
    tier: 'elite',
    set: 'lostLegion',
    copies: 1,
    cost: 9,
    level: 3,
    armor: 4,
    resistances: ['fire'],
    sites: ['village', 'keep', 'city'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 5, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 5, element: 'physical' }],
            ],
          },
        ],
      },
      {
        ops: [
          { op: 'influence', n: 5 },
          { op: 'reputation', n: 1, ifInteraction: true },
        ],
      },
      { mana: 'red', ops: [{ op: 'attack', n: 6, element: 'coldFire', kind: 'melee' }] },
    ],
    reputation: 2,
    influenceInAssault: 2,
  },
  'heroes-green': {
    tier: 'elite',
    set: 'lostLegion',
    copies: 1,
    cost: 9,
    level: 3,
    armor: 3,
    resistances: ['physical'],
    sites: ['village', 'keep', 'city'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 5, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 5, element: 'physical' }],
            ],
          },
        ],
      },
      {
        ops: [
          { op: 'influence', n: 5 },
          { op: 'reputation', n: 1, ifInteraction: true },
        ],
      },
      { mana: 'green', healing: true, ops: [{ op: 'heal', n: 4 }] },
    ],
    reputation: 2,
    influenceInAssault: 2,
  },
  'heroes-white': {
    tier: 'elite',
    set: 'lostLegion',
    copies: 1,
    cost: 9,
    level: 3,
    armor: 6,
    resistances: [],
    sites: ['village', 'keep', 'city'],
    abilities: [
      {
        ops: [
          {
            op: 'choose',
            of: [
              [{ op: 'attack', n: 5, element: 'physical', kind: 'melee' }],
              [{ op: 'block', n: 5, element: 'physical' }],
            ],
          },
        ],
      },
      {
        ops: [
          { op: 'influence', n: 5 },
          { op: 'reputation', n: 1, ifInteraction: true },
        ],
      },
      { mana: 'white', ops: [{ op: 'attack', n: 7, element: 'physical', kind: 'ranged' }] },
    ],
    reputation: 2,
    influenceInAssault: 2,
  },
  sorcerers: {
    tier: 'elite',
    set: 'lostLegion',
    copies: 2,
    cost: 9,
    level: 3,
    armor: 4,
    resistances: ['fire', 'ice'],
    sites: ['mage-tower', 'monastery'],
    abilities: [
      { ops: [{ op: 'attack', n: 3, element: 'physical', kind: 'ranged' }] },
      {
        mana: 'white',
        ops: [
          { op: 'strip', fort: true, targets: 1 },
          { op: 'attack', n: 3, element: 'physical', kind: 'ranged' },
        ],
      },
      {
        mana: 'green',
        ops: [
          { op: 'strip', resistances: true, targets: 1 },
          { op: 'attack', n: 3, element: 'physical', kind: 'ranged' },
        ],
      },
    ],
  },
  'delphana-masters': {
    tier: 'elite',
    set: 'lostLegion',
    copies: 2,
    cost: 13,
    level: 4,
    armor: 3,
    resistances: ['physical', 'fire', 'ice'],
    sites: ['city'],
    abilities: [
      { mana: 'blue', ops: [{ op: 'enemyNoAttack', targets: 1 }] },
      { mana: 'red', ops: [{ op: 'destroyIfBlocked' }] },
      { mana: 'green', ops: [{ op: 'enemyArmor', delta: -5, min: 1, targets: 1 }] },
      { mana: 'white', ops: [{ op: 'strip', fort: true, resistances: true, targets: 1 }] },
    ],
    manyAbilities: true,
  },
} as const satisfies Readonly<Record<string, UnitCard>>;

export type UnitId = keyof typeof units;
export const UNITS = Object.keys(units) as readonly UnitId[];
