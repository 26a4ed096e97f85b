// 26 different cards; heroes.ts says who has which.
import type { Card } from './card.ts';

export const basicActions = {
  rage: {
    kind: 'basic',
    colours: ['red'],
    icons: ['combat'],
    basic: {
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
    powered: { ops: [{ op: 'attack', n: 4, element: 'physical', kind: 'melee' }] },
  },
  determination: {
    kind: 'basic',
    colours: ['blue'],
    icons: ['combat'],
    basic: {
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
    powered: { ops: [{ op: 'block', n: 5, element: 'physical' }] },
  },
  swiftness: {
    kind: 'basic',
    colours: ['white'],
    icons: ['movement', 'combat'],
    basic: { ops: [{ op: 'move', n: 2 }] },
    powered: { ops: [{ op: 'attack', n: 3, element: 'physical', kind: 'ranged' }] },
  },
  march: {
    kind: 'basic',
    colours: ['green'],
    icons: ['movement'],
    basic: { ops: [{ op: 'move', n: 2 }] },
    powered: { ops: [{ op: 'move', n: 4 }] },
  },
  stamina: {
    kind: 'basic',
    colours: ['blue'],
    icons: ['movement'],
    basic: { ops: [{ op: 'move', n: 2 }] },
    powered: { ops: [{ op: 'move', n: 4 }] },
  },
  tranquility: {
    kind: 'basic',
    colours: ['green'],
    icons: ['healing'],
    basic: { ops: [{ op: 'choose', of: [[{ op: 'heal', n: 1 }], [{ op: 'draw', n: 1 }]] }] },
    powered: { ops: [{ op: 'choose', of: [[{ op: 'heal', n: 2 }], [{ op: 'draw', n: 2 }]] }] },
  },
  promise: {
    kind: 'basic',
    colours: ['white'],
    icons: ['influence'],
    basic: { ops: [{ op: 'influence', n: 2 }] },
    powered: { ops: [{ op: 'influence', n: 4 }] },
  },
  threaten: {
    kind: 'basic',
    colours: ['red'],
    icons: ['influence'],
    basic: { ops: [{ op: 'influence', n: 2 }] },
    powered: {
      ops: [
        { op: 'influence', n: 5 },
        { op: 'reputation', n: -1 },
      ],
    },
  },
  crystallize: {
    kind: 'basic',
    colours: ['blue'],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'payMana', colour: 'anyBasic', n: 1 },
        { op: 'gainCrystal', colour: 'paid', n: 1 },
      ],
    },
    powered: { ops: [{ op: 'gainCrystal', colour: 'anyBasic', n: 1 }] },
  },
  'mana-draw': {
    kind: 'basic',
    colours: ['white'],
    icons: ['special'],
    basic: { ops: [{ op: 'extraSourceDie', n: 1 }] },
    powered: { ops: [{ op: 'takeDieSetColour', n: 1, notColour: 'gold', tokensEach: 2, noReroll: true }] },
  },
  concentration: {
    kind: 'basic',
    colours: ['green'],
    icons: ['special'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'gainMana', colour: 'blue', n: 1 }],
            [{ op: 'gainMana', colour: 'white', n: 1 }],
            [{ op: 'gainMana', colour: 'red', n: 1 }],
          ],
        },
      ],
    },
    powered: { ops: [{ op: 'boostAction', bonus: 2 }] },
  },
  improvisation: {
    kind: 'basic',
    colours: ['red'],
    icons: ['movement', 'influence', 'combat'],
    basic: {
      ops: [
        { op: 'discard', n: 1, filter: 'nonWound' },
        {
          op: 'choose',
          of: [
            [{ op: 'move', n: 3 }],
            [{ op: 'influence', n: 3 }],
            [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }],
            [{ op: 'block', n: 3, element: 'physical' }],
          ],
        },
      ],
    },
    powered: {
      ops: [
        { op: 'discard', n: 1, filter: 'nonWound' },
        {
          op: 'choose',
          of: [
            [{ op: 'move', n: 5 }],
            [{ op: 'influence', n: 5 }],
            [{ op: 'attack', n: 5, element: 'physical', kind: 'melee' }],
            [{ op: 'block', n: 5, element: 'physical' }],
          ],
        },
      ],
    },
  },
  'battle-versatility': {
    kind: 'basic',
    colours: ['red'],
    icons: ['combat'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'attack', n: 2, element: 'physical', kind: 'melee' }],
            [{ op: 'block', n: 2, element: 'physical' }],
            [{ op: 'attack', n: 1, element: 'physical', kind: 'ranged' }],
          ],
        },
      ],
    },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'attack', n: 4, element: 'physical', kind: 'melee' }],
            [{ op: 'block', n: 4, element: 'physical' }],
            [{ op: 'attack', n: 3, element: 'fire', kind: 'melee' }],
            [{ op: 'block', n: 3, element: 'fire' }],
            [{ op: 'attack', n: 3, element: 'physical', kind: 'ranged' }],
            [{ op: 'attack', n: 2, element: 'physical', kind: 'siege' }],
          ],
        },
      ],
    },
  },
  'mana-pull': {
    kind: 'basic',
    colours: ['white'],
    icons: ['special'],
    basic: { ops: [{ op: 'extraSourceDie', n: 1, blackAsAny: true }] },
    powered: { ops: [{ op: 'takeDieSetColour', n: 2, notColour: 'gold', tokensEach: 1, noReroll: true }] },
  },
  'will-focus': {
    kind: 'basic',
    colours: ['green'],
    icons: ['special'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'gainMana', colour: 'blue', n: 1 }],
            [{ op: 'gainMana', colour: 'white', n: 1 }],
            [{ op: 'gainMana', colour: 'red', n: 1 }],
            [{ op: 'gainCrystal', colour: 'green', n: 1 }],
          ],
        },
      ],
    },
    powered: { ops: [{ op: 'boostAction', bonus: 3 }] },
  },
  'crystal-joy': {
    kind: 'basic',
    colours: ['blue'],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'payMana', colour: 'anyBasic', n: 1 },
        { op: 'gainCrystal', colour: 'paid', n: 1 },
        { op: 'reclaimCard', cost: 'discardNonWound' },
      ],
    },
    powered: {
      ops: [
        { op: 'gainCrystal', colour: 'anyBasic', n: 1 },
        { op: 'reclaimCard', cost: 'discardAny' },
      ],
    },
  },
  'noble-manners': {
    kind: 'basic',
    colours: ['white'],
    icons: ['influence'],
    basic: {
      ops: [
        { op: 'influence', n: 2 },
        { op: 'fame', n: 1, when: 'endOfTurn', ifInteraction: true },
      ],
    },
    powered: {
      ops: [
        { op: 'influence', n: 4 },
        { op: 'fame', n: 1, when: 'endOfTurn', ifInteraction: true },
        { op: 'reputation', n: 1, when: 'endOfTurn', ifInteraction: true },
      ],
    },
  },
  rejuvenate: {
    kind: 'basic',
    colours: ['green'],
    icons: ['healing'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'heal', n: 1 }],
            [{ op: 'draw', n: 1 }],
            [{ op: 'gainMana', colour: 'green', n: 1 }],
            [{ op: 'readyUnit', maxLevel: 2 }],
          ],
        },
      ],
    },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'heal', n: 2 }],
            [{ op: 'draw', n: 2 }],
            [{ op: 'gainCrystal', colour: 'green', n: 1 }],
            [{ op: 'readyUnit', maxLevel: 3 }],
          ],
        },
      ],
    },
  },
  'cold-toughness': {
    kind: 'basic',
    colours: ['blue'],
    icons: ['combat'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'attack', n: 2, element: 'ice', kind: 'melee' }],
            [{ op: 'block', n: 3, element: 'ice' }],
          ],
        },
      ],
    },
    powered: { ops: [{ op: 'block', n: 5, element: 'ice', bonusPer: 'enemyIcons' }] },
  },
  instinct: {
    kind: 'basic',
    colours: ['red'],
    icons: ['movement', 'influence', 'combat'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'move', n: 2 }],
            [{ op: 'influence', n: 2 }],
            [{ op: 'attack', n: 2, element: 'physical', kind: 'melee' }],
            [{ op: 'block', n: 2, element: 'physical' }],
          ],
        },
      ],
    },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'move', n: 4 }],
            [{ op: 'influence', n: 4 }],
            [{ op: 'attack', n: 4, element: 'physical', kind: 'melee' }],
            [{ op: 'block', n: 4, element: 'physical' }],
          ],
        },
      ],
    },
  },
  'swift-reflexes': {
    kind: 'basic',
    colours: ['white'],
    icons: ['movement', 'combat'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'move', n: 2 }],
            [{ op: 'attack', n: 1, element: 'physical', kind: 'ranged' }],
            [{ op: 'enemyAttack', delta: -1, min: 0 }],
          ],
        },
      ],
    },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'move', n: 4 }],
            [{ op: 'attack', n: 3, element: 'physical', kind: 'ranged' }],
            [{ op: 'enemyAttack', delta: -2, min: 0 }],
          ],
        },
      ],
    },
  },
  tirelessness: {
    kind: 'basic',
    colours: ['blue'],
    icons: ['movement'],
    basic: {
      ops: [
        { op: 'move', n: 2 },
        { op: 'moveCardBonus', n: 1, cards: 1 },
      ],
    },
    powered: {
      ops: [
        { op: 'move', n: 4 },
        { op: 'moveCardBonus', n: 1, cards: 'all' },
      ],
    },
  },
  'savage-harvesting': {
    kind: 'basic',
    colours: ['green'],
    icons: ['movement', 'special'],
    basic: {
      ops: [
        { op: 'move', n: 2 },
        { op: 'harvest', times: 1 },
      ],
    },
    powered: {
      ops: [
        { op: 'move', n: 4 },
        { op: 'harvest', times: 'perSpace' },
      ],
    },
  },
  'ruthless-coercion': {
    kind: 'basic',
    colours: ['red'],
    icons: ['influence'],
    basic: {
      ops: [
        { op: 'influence', n: 2 },
        { op: 'recruitDiscount', n: 2, repIfUsed: -1 },
      ],
    },
    powered: {
      ops: [
        { op: 'influence', n: 6 },
        { op: 'reputation', n: -1 },
        { op: 'readyForInfluence', maxLevel: 2, costPerLevel: 2 },
      ],
    },
  },
  'one-with-the-land': {
    kind: 'basic',
    colours: ['green'],
    icons: ['movement', 'healing', 'combat'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [[{ op: 'move', n: 2 }], [{ op: 'heal', n: 1 }], [{ op: 'block', n: 2, element: 'physical' }]],
        },
      ],
    },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'move', n: 4 }],
            [{ op: 'heal', n: 2 }],
            [{ op: 'terrainBlock', dayElement: 'fire', nightElement: 'ice' }],
          ],
        },
      ],
    },
  },
  'druidic-paths': {
    kind: 'basic',
    colours: ['blue'],
    icons: ['movement'],
    basic: {
      ops: [
        { op: 'move', n: 2 },
        { op: 'spaceCostCut', n: 1, min: 2 },
      ],
    },
    powered: {
      ops: [
        { op: 'move', n: 4 },
        { op: 'terrainCost', terrain: 'chosen', delta: -1, min: 2 },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Card>>;

export type BasicActionId = keyof typeof basicActions;
