// 24 Spells, one of each.
import type { Card } from './card.ts';

export const spells = {
  fireball: {
    kind: 'spell',
    set: 'base',
    colours: ['red'],
    basic: { icons: ['combat'], ops: [{ op: 'attack', n: 5, element: 'fire', kind: 'ranged' }] },
    powered: {
      icons: ['combat'],
      ops: [
        { op: 'takeWound', n: 1, to: 'hand' },
        { op: 'attack', n: 8, element: 'fire', kind: 'siege' },
      ],
    },
  },
  snowstorm: {
    kind: 'spell',
    set: 'base',
    colours: ['blue'],
    basic: { icons: ['combat'], ops: [{ op: 'attack', n: 5, element: 'ice', kind: 'ranged' }] },
    powered: {
      icons: ['combat'],
      ops: [
        { op: 'takeWound', n: 1, to: 'hand' },
        { op: 'attack', n: 8, element: 'ice', kind: 'siege' },
      ],
    },
  },
  expose: {
    kind: 'spell',
    set: 'base',
    colours: ['white'],
    basic: {
      icons: ['combat'],
      ops: [
        { op: 'strip', fort: true, resistances: true, targets: 1 },
        { op: 'attack', n: 2, element: 'physical', kind: 'ranged' },
      ],
    },
    powered: {
      icons: ['combat'],
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'strip', fort: true, targets: 'all' }],
            [{ op: 'strip', resistances: true, targets: 'all' }],
          ],
        },
        { op: 'attack', n: 3, element: 'physical', kind: 'ranged' },
      ],
    },
  },
  tremor: {
    kind: 'spell',
    set: 'base',
    colours: ['green'],
    basic: {
      icons: ['combat'],
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'enemyArmor', delta: -3, min: 1, targets: 1 }],
            [{ op: 'enemyArmor', delta: -2, min: 1, targets: 'all' }],
          ],
        },
      ],
    },
    powered: {
      icons: ['combat'],
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'enemyArmor', delta: -3, min: 1, targets: 1, fortified: 6 }],
            [{ op: 'enemyArmor', delta: -2, min: 1, targets: 'all', fortified: 4 }],
          ],
        },
      ],
    },
  },
  'flame-wall': {
    kind: 'spell',
    set: 'base',
    colours: ['red'],
    basic: {
      icons: ['combat'],
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'attack', n: 5, element: 'fire', kind: 'melee' }],
            [{ op: 'block', n: 7, element: 'fire' }],
          ],
        },
      ],
    },
    powered: {
      icons: ['combat'],
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'attack', n: 5, element: 'fire', kind: 'melee', plus: 2, per: 'enemyFaced' }],
            [{ op: 'block', n: 7, element: 'fire', plus: 2, per: 'enemyFaced' }],
          ],
        },
      ],
    },
  },
  'mana-bolt': {
    kind: 'spell',
    set: 'base',
    colours: ['blue'],
    basic: {
      icons: ['combat'],
      ops: [
        {
          op: 'payFor',
          by: {
            blue: [{ op: 'attack', n: 8, element: 'ice', kind: 'melee' }],
            red: [{ op: 'attack', n: 7, element: 'coldFire', kind: 'melee' }],
            white: [{ op: 'attack', n: 6, element: 'ice', kind: 'ranged' }],
            green: [{ op: 'attack', n: 5, element: 'ice', kind: 'siege' }],
          },
        },
      ],
    },
    powered: {
      icons: ['combat'],
      ops: [
        {
          op: 'payFor',
          by: {
            blue: [{ op: 'attack', n: 11, element: 'ice', kind: 'melee' }],
            red: [{ op: 'attack', n: 10, element: 'coldFire', kind: 'melee' }],
            white: [{ op: 'attack', n: 9, element: 'ice', kind: 'ranged' }],
            green: [{ op: 'attack', n: 8, element: 'ice', kind: 'siege' }],
          },
        },
      ],
    },
  },
  whirlwind: {
    kind: 'spell',
    set: 'base',
    colours: ['white'],
    basic: { icons: ['combat'], ops: [{ op: 'enemyNoAttack', targets: 1 }] },
    powered: { icons: ['combat'], ops: [{ op: 'destroy', targets: 1, phase: 'attack' }] },
  },
  'underground-travel': {
    kind: 'spell',
    set: 'base',
    colours: ['green'],
    basic: {
      icons: ['movement'],
      ops: [{ op: 'teleport', spaces: 3, avoid: ['swamp', 'lake'], endSafe: true, noProvoke: true }],
    },
    powered: {
      icons: ['movement'],
      ops: [{ op: 'ignoreSiteFort' }, { op: 'teleportAssault', spaces: 3, avoid: ['swamp', 'lake'] }],
    },
  },
  'burning-shield': {
    kind: 'spell',
    set: 'base',
    colours: ['red'],
    basic: {
      icons: ['combat'],
      ops: [
        { op: 'block', n: 4, element: 'fire' },
        { op: 'blockThenAttack', attack: [{ op: 'attack', n: 4, element: 'fire', kind: 'melee' }] },
      ],
    },
    powered: { icons: ['combat'], ops: [{ op: 'block', n: 4, element: 'fire' }, { op: 'blockThenDestroy' }] },
  },
  chill: {
    kind: 'spell',
    set: 'base',
    colours: ['blue'],
    basic: {
      icons: ['combat'],
      ops: [
        { op: 'enemyNoAttack', targets: 1 },
        { op: 'strip', resistances: ['fire'], targets: 1 },
      ],
    },
    powered: {
      icons: ['combat'],
      ops: [
        { op: 'enemyNoAttack', targets: 1 },
        { op: 'enemyArmor', delta: -4, min: 1, targets: 1 },
      ],
    },
  },
  'wings-of-wind': {
    kind: 'spell',
    set: 'base',
    colours: ['white'],
    basic: { icons: ['movement'], ops: [{ op: 'fly', min: 1, max: 5, endSafe: true, noProvoke: true }] },
    powered: { icons: ['combat'], ops: [{ op: 'enemyNoAttack', targets: '1+', movePerExtra: '1,2,3...' }] },
  },
  restoration: {
    kind: 'spell',
    set: 'base',
    colours: ['green'],
    basic: { icons: ['healing'], ops: [{ op: 'healForest', n: 3, forest: 5 }] },
    powered: {
      icons: ['healing'],
      ops: [
        { op: 'healForest', n: 3, forest: 5 },
        { op: 'readyLevels', n: 3, forest: 5 },
      ],
    },
  },
  demolish: {
    kind: 'spell',
    set: 'base',
    colours: ['red'],
    basic: {
      icons: ['combat'],
      ops: [{ op: 'ignoreSiteFort' }, { op: 'enemyArmor', delta: -1, min: 1, targets: 'all' }],
    },
    powered: {
      icons: ['combat'],
      ops: [
        { op: 'destroy', targets: 1, phase: 'attack' },
        { op: 'enemyArmor', delta: -1, min: 1, targets: 'others' },
      ],
    },
  },
  'space-bending': {
    kind: 'spell',
    set: 'base',
    colours: ['blue'],
    basic: { icons: ['movement'], ops: [{ op: 'reachTwo' }] },
    powered: { icons: ['special'], ops: [{ op: 'extraTurnReturnCards' }] },
  },
  'call-to-arms': {
    kind: 'spell',
    set: 'base',
    colours: ['white'],
    basic: { icons: ['special'], ops: [{ op: 'borrowUnit' }] },
    powered: { icons: ['special'], ops: [{ op: 'freeRecruit' }] },
  },
  meditation: {
    kind: 'spell',
    set: 'base',
    colours: ['green'],
    basic: {
      icons: ['special'],
      ops: [
        { op: 'recycle', n: 2, pick: 'random' },
        { op: 'handLimit', n: 2 },
      ],
    },
    powered: {
      icons: ['special'],
      ops: [
        { op: 'recycle', n: 2, pick: 'choice' },
        { op: 'handLimit', n: 2 },
      ],
    },
  },
  'mana-meltdown': {
    kind: 'spell',
    set: 'base',
    colours: ['red'],
    competitive: true,
    basic: { icons: ['special'], ops: [{ op: 'meltdown' }] },
    powered: { icons: ['special'], ops: [{ op: 'radiance' }] },
  },
  'mana-claim': {
    kind: 'spell',
    set: 'base',
    colours: ['blue'],
    competitive: true,
    basic: { icons: ['special'], ops: [{ op: 'claimDie' }] },
    powered: { icons: ['special'], ops: [{ op: 'claimDie', curse: true }] },
  },
  'mind-read': {
    kind: 'spell',
    set: 'base',
    colours: ['white'],
    competitive: true,
    basic: { icons: ['special'], ops: [{ op: 'mindRead' }] },
    powered: { icons: ['special'], ops: [{ op: 'mindRead', steal: true }] },
  },
  'energy-flow': {
    kind: 'spell',
    set: 'base',
    colours: ['green'],
    competitive: true,
    basic: {
      icons: ['healing'],
      ops: [
        { op: 'readyUnit', maxLevel: 4 },
        { op: 'spendOpponentUnit', maxLevel: 2 },
      ],
    },
    powered: {
      icons: ['healing'],
      ops: [
        { op: 'readyUnit', maxLevel: 4, alsoHeal: true },
        { op: 'spendOpponentUnit', maxLevel: 3 },
      ],
    },
  },
  offering: {
    kind: 'spell',
    set: 'lostLegion',
    colours: ['red'],
    basic: {
      icons: ['special'],
      ops: [
        { op: 'gainCrystal', colour: 'red', n: 1 },
        { op: 'discardForCrystals', max: 3 },
      ],
    },
    powered: { icons: ['combat'], ops: [{ op: 'sacrificePairs' }] },
  },
  'mist-form': {
    kind: 'spell',
    set: 'lostLegion',
    colours: ['blue'],
    basic: {
      icons: ['movement'],
      ops: [
        { op: 'move', n: 4 },
        { op: 'terrainCost', terrain: 'all+lake', to: 2 },
        { op: 'barTerrain', terrain: ['hills', 'mountain'] },
      ],
    },
    powered: {
      icons: ['combat'],
      ops: [
        { op: 'unitGainResistance', resistances: ['physical', 'fire', 'ice'], units: 'all' },
        { op: 'ignoreFirstWound' },
      ],
    },
  },
  charm: {
    kind: 'spell',
    set: 'lostLegion',
    colours: ['white'],
    basic: {
      icons: ['influence'],
      ops: [
        { op: 'influence', n: 4 },
        { op: 'interactionBonus', discount: 3 },
      ],
    },
    powered: {
      icons: ['combat'],
      ops: [{ op: 'enemyNoAttack', targets: 1, notVs: ['arcaneImmunity'] }, { op: 'possess' }],
    },
  },
  cure: {
    kind: 'spell',
    set: 'lostLegion',
    colours: ['green'],
    basic: { icons: ['healing'], ops: [{ op: 'heal', n: 2 }, { op: 'cureRider' }] },
    powered: { icons: ['combat'], ops: [{ op: 'disease' }] },
  },
} as const satisfies Readonly<Record<string, Card>>;

export type SpellId = keyof typeof spells;
export const SPELLS = Object.keys(spells) as readonly SpellId[];
