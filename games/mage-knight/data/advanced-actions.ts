// 44 cards, one of each.
import type { Card } from './card.ts';

export const advancedActions = {
  'fire-bolt': {
    kind: 'advanced',
    set: 'base',
    colours: ['red'],
    icons: ['special', 'combat'],
    basic: { ops: [{ op: 'gainCrystal', colour: 'red', n: 1 }] },
    powered: { ops: [{ op: 'attack', n: 3, element: 'fire', kind: 'ranged' }] },
  },
  'ice-bolt': {
    kind: 'advanced',
    set: 'base',
    colours: ['blue'],
    icons: ['special', 'combat'],
    basic: { ops: [{ op: 'gainCrystal', colour: 'blue', n: 1 }] },
    powered: { ops: [{ op: 'attack', n: 3, element: 'ice', kind: 'ranged' }] },
  },
  'swift-bolt': {
    kind: 'advanced',
    set: 'base',
    colours: ['white'],
    icons: ['special', 'combat'],
    basic: { ops: [{ op: 'gainCrystal', colour: 'white', n: 1 }] },
    powered: { ops: [{ op: 'attack', n: 4, element: 'physical', kind: 'ranged' }] },
  },
  'crushing-bolt': {
    kind: 'advanced',
    set: 'base',
    colours: ['green'],
    icons: ['special', 'combat'],
    basic: { ops: [{ op: 'gainCrystal', colour: 'green', n: 1 }] },
    powered: { ops: [{ op: 'attack', n: 3, element: 'physical', kind: 'siege' }] },
  },
  'blood-rage': {
    kind: 'advanced',
    set: 'base',
    colours: ['red'],
    icons: ['combat'],
    basic: {
      ops: [
        { op: 'attack', n: 2, element: 'physical', kind: 'melee' },
        { op: 'woundToRaise', to: 5 },
      ],
    },
    powered: {
      ops: [
        { op: 'attack', n: 4, element: 'physical', kind: 'melee' },
        { op: 'woundToRaise', to: 9 },
      ],
    },
  },
  'ice-shield': {
    kind: 'advanced',
    set: 'base',
    colours: ['blue'],
    icons: ['combat'],
    basic: { ops: [{ op: 'block', n: 3, element: 'ice' }] },
    powered: {
      ops: [
        { op: 'block', n: 3, element: 'ice' },
        { op: 'enemyArmor', delta: -3, min: 1, targets: 1, onlyIfBlocked: true },
      ],
    },
  },
  'refreshing-walk': {
    kind: 'advanced',
    set: 'base',
    colours: ['green'],
    icons: ['movement', 'healing'],
    basic: {
      ops: [
        { op: 'move', n: 2 },
        { op: 'heal', n: 1, notInCombat: true },
      ],
    },
    powered: {
      ops: [
        { op: 'move', n: 4 },
        { op: 'heal', n: 2, notInCombat: true },
      ],
    },
  },
  'path-finding': {
    kind: 'advanced',
    set: 'base',
    colours: ['green'],
    icons: ['movement'],
    basic: {
      ops: [
        { op: 'move', n: 2 },
        { op: 'terrainCost', terrain: 'all', delta: -1, min: 2 },
      ],
    },
    powered: {
      ops: [
        { op: 'move', n: 4 },
        { op: 'terrainCost', terrain: 'all', to: 2 },
      ],
    },
  },
  'heroic-tale': {
    kind: 'advanced',
    set: 'base',
    colours: ['white'],
    icons: ['influence'],
    basic: {
      ops: [
        { op: 'influence', n: 3 },
        { op: 'reputation', n: 1, per: 'unitRecruited', when: 'endOfTurn' },
      ],
    },
    powered: {
      ops: [
        { op: 'influence', n: 6 },
        { op: 'fame', n: 1, per: 'unitRecruited', when: 'endOfTurn' },
        { op: 'reputation', n: 1, per: 'unitRecruited', when: 'endOfTurn' },
      ],
    },
  },
  agility: {
    kind: 'advanced',
    set: 'base',
    colours: ['white'],
    icons: ['movement', 'combat'],
    basic: {
      ops: [
        { op: 'move', n: 2 },
        { op: 'moveToAttack', rate: 1 },
      ],
    },
    powered: {
      ops: [
        { op: 'move', n: 4 },
        { op: 'moveToAttack', rate: 1, rangedRate: 2 },
      ],
    },
  },
  'blood-ritual': {
    kind: 'advanced',
    set: 'base',
    colours: ['red'],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'takeWound', n: 1, to: 'hand' },
        { op: 'gainCrystal', colour: 'red', n: 1 },
        { op: 'gainMana', colour: 'any', n: 1 },
      ],
    },
    powered: {
      ops: [
        { op: 'takeWound', n: 1, to: 'hand' },
        { op: 'gainMana', colour: 'any', n: 3 },
        { op: 'optionalManaToCrystal' },
      ],
    },
  },
  'song-of-wind': {
    kind: 'advanced',
    set: 'base',
    colours: ['white'],
    icons: ['movement'],
    basic: {
      ops: [
        { op: 'move', n: 2 },
        { op: 'terrainCost', terrain: ['plains', 'desert', 'wasteland'], delta: -1, min: 0 },
      ],
    },
    powered: {
      ops: [
        { op: 'move', n: 2 },
        { op: 'terrainCost', terrain: ['plains', 'desert', 'wasteland'], delta: -2, min: 0 },
        { op: 'optionalPay', colour: 'blue', gives: [{ op: 'terrainCost', terrain: 'lake', to: 0 }] },
      ],
    },
  },
  intimidate: {
    kind: 'advanced',
    set: 'base',
    colours: ['red'],
    icons: ['influence', 'combat'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [[{ op: 'influence', n: 4 }], [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }]],
        },
        { op: 'reputation', n: -1, when: 'endOfTurn' },
      ],
    },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [[{ op: 'influence', n: 8 }], [{ op: 'attack', n: 7, element: 'physical', kind: 'melee' }]],
        },
        { op: 'reputation', n: -2, when: 'endOfTurn' },
      ],
    },
  },
  regeneration: {
    kind: 'advanced',
    set: 'base',
    colours: ['green'],
    icons: ['healing'],
    basic: {
      ops: [
        { op: 'heal', n: 1 },
        { op: 'readyUnit', maxLevel: 2 },
      ],
    },
    powered: {
      ops: [
        { op: 'heal', n: 2 },
        { op: 'readyUnit', maxLevel: 3 },
      ],
    },
  },
  'frost-bridge': {
    kind: 'advanced',
    set: 'base',
    colours: ['blue'],
    icons: ['movement'],
    basic: {
      ops: [
        { op: 'move', n: 2 },
        { op: 'terrainCost', terrain: 'swamp', to: 1 },
      ],
    },
    powered: {
      ops: [
        { op: 'move', n: 4 },
        { op: 'terrainCost', terrain: ['lake', 'swamp'], to: 1 },
      ],
    },
  },
  'pure-magic': {
    kind: 'advanced',
    set: 'base',
    colours: ['blue'],
    icons: ['movement', 'influence', 'combat'],
    basic: {
      ops: [
        {
          op: 'payFor',
          by: {
            green: [{ op: 'move', n: 4 }],
            white: [{ op: 'influence', n: 4 }],
            blue: [{ op: 'block', n: 4, element: 'physical' }],
            red: [{ op: 'attack', n: 4, element: 'physical', kind: 'melee' }],
          },
        },
      ],
    },
    powered: {
      ops: [
        {
          op: 'payFor',
          by: {
            green: [{ op: 'move', n: 7 }],
            white: [{ op: 'influence', n: 7 }],
            blue: [{ op: 'block', n: 7, element: 'physical' }],
            red: [{ op: 'attack', n: 7, element: 'physical', kind: 'melee' }],
          },
        },
      ],
    },
  },
  'into-the-heat': {
    kind: 'advanced',
    set: 'base',
    colours: ['red'],
    icons: ['combat'],
    basic: { ops: [{ op: 'unitBonus', n: 2, startOfCombatOnly: true, noDamageToUnits: true }] },
    powered: { ops: [{ op: 'unitBonus', n: 3, startOfCombatOnly: true, noDamageToUnits: true }] },
  },
  'steady-tempo': {
    kind: 'advanced',
    set: 'base',
    colours: ['blue'],
    icons: ['movement'],
    basic: {
      ops: [
        { op: 'move', n: 2 },
        { op: 'selfToDeck', where: 'bottom', ifDeckNotEmpty: true },
      ],
    },
    powered: {
      ops: [
        { op: 'move', n: 4 },
        { op: 'selfToDeck', where: 'top' },
      ],
    },
  },
  diplomacy: {
    kind: 'advanced',
    set: 'base',
    colours: ['white'],
    icons: ['influence', 'combat'],
    basic: {
      ops: [
        { op: 'influence', n: 2 },
        { op: 'influenceAsBlock', element: ['physical'] },
      ],
    },
    powered: {
      ops: [
        { op: 'influence', n: 4 },
        { op: 'influenceAsBlock', element: ['ice', 'fire'] },
      ],
    },
  },
  'in-need': {
    kind: 'advanced',
    set: 'base',
    colours: ['green'],
    icons: ['influence'],
    basic: { ops: [{ op: 'influence', n: 3, plus: 1, per: 'woundHandAndUnits' }] },
    powered: { ops: [{ op: 'influence', n: 5, plus: 2, per: 'woundHandAndUnits' }] },
  },
  decompose: {
    kind: 'advanced',
    set: 'base',
    colours: ['red'],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'throwAway', n: 1, filter: 'action' },
        { op: 'gainCrystal', colour: 'thrown', n: 2 },
      ],
    },
    powered: {
      ops: [
        { op: 'throwAway', n: 1, filter: 'action' },
        { op: 'gainCrystal', colour: 'eachOther', n: 1 },
      ],
    },
  },
  'crystal-mastery': {
    kind: 'advanced',
    set: 'base',
    colours: ['blue'],
    icons: ['special'],
    basic: { ops: [{ op: 'gainCrystal', colour: 'owned', n: 1 }] },
    powered: { ops: [{ op: 'refundCrystals' }] },
  },
  'mana-storm': {
    kind: 'advanced',
    set: 'base',
    colours: ['white'],
    icons: ['special'],
    basic: { ops: [{ op: 'dieToCrystalReroll' }] },
    powered: { ops: [{ op: 'rerollSource' }, { op: 'extraSourceDie', n: 3, goldBlackAsBasic: true }] },
  },
  ambush: {
    kind: 'advanced',
    set: 'base',
    colours: ['green'],
    icons: ['movement'],
    basic: {
      ops: [
        { op: 'move', n: 2 },
        { op: 'firstCardBonus', attack: 1, block: 2 },
      ],
    },
    powered: {
      ops: [
        { op: 'move', n: 4 },
        { op: 'firstCardBonus', attack: 2, block: 4 },
      ],
    },
  },
  'maximal-effect': {
    kind: 'advanced',
    set: 'base',
    colours: ['red'],
    icons: ['special'],
    basic: { ops: [{ op: 'multiplyAction', mode: 'basic', times: 3 }] },
    powered: { ops: [{ op: 'multiplyAction', mode: 'powered', times: 2 }] },
  },
  'magic-talent': {
    kind: 'advanced',
    set: 'base',
    colours: ['blue'],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'discard', n: 1, filter: 'coloured' },
        { op: 'castFromOffer', colour: 'discarded', payMana: true },
      ],
    },
    powered: {
      ops: [
        { op: 'payMana', colour: 'anyBasic', n: 1 },
        { op: 'gainSpell', colour: 'paid', to: 'discard' },
      ],
    },
  },
  learning: {
    kind: 'advanced',
    set: 'base',
    colours: ['white'],
    icons: ['influence', 'special'],
    basic: {
      ops: [
        { op: 'influence', n: 2 },
        { op: 'buyAdvanced', cost: 6, to: 'discard' },
      ],
    },
    powered: {
      ops: [
        { op: 'influence', n: 4 },
        { op: 'buyAdvanced', cost: 9, to: 'hand' },
      ],
    },
  },
  training: {
    kind: 'advanced',
    set: 'base',
    colours: ['green'],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'throwAway', n: 1, filter: 'action' },
        { op: 'gainAdvanced', colour: 'thrown', to: 'discard' },
      ],
    },
    powered: {
      ops: [
        { op: 'throwAway', n: 1, filter: 'action' },
        { op: 'gainAdvanced', colour: 'thrown', to: 'hand' },
      ],
    },
  },
  counterattack: {
    kind: 'advanced',
    set: 'lostLegion',
    colours: ['red'],
    icons: ['combat'],
    basic: {
      ops: [{ op: 'attack', n: 2, element: 'physical', kind: 'melee', plus: 2, per: 'enemyBlocked' }],
    },
    powered: {
      ops: [{ op: 'attack', n: 4, element: 'physical', kind: 'melee', plus: 3, per: 'enemyBlocked' }],
    },
  },
  'ritual-attack': {
    kind: 'advanced',
    set: 'lostLegion',
    colours: ['red'],
    icons: ['combat'],
    basic: {
      ops: [
        { op: 'throwAway', n: 1, filter: 'action' },
        {
          op: 'byColour',
          colour: 'thrown',
          by: {
            red: [{ op: 'attack', n: 5, element: 'physical', kind: 'melee' }],
            blue: [{ op: 'attack', n: 3, element: 'ice', kind: 'melee' }],
            white: [{ op: 'attack', n: 3, element: 'physical', kind: 'ranged' }],
            green: [{ op: 'attack', n: 2, element: 'physical', kind: 'siege' }],
          },
        },
      ],
    },
    powered: {
      ops: [
        { op: 'throwAway', n: 1, filter: 'action' },
        {
          op: 'byColour',
          colour: 'thrown',
          by: {
            red: [{ op: 'attack', n: 6, element: 'fire', kind: 'melee' }],
            blue: [{ op: 'attack', n: 4, element: 'coldFire', kind: 'melee' }],
            white: [{ op: 'attack', n: 4, element: 'fire', kind: 'ranged' }],
            green: [{ op: 'attack', n: 3, element: 'fire', kind: 'siege' }],
          },
        },
      ],
    },
  },
  'blood-of-ancients': {
    kind: 'advanced',
    set: 'lostLegion',
    colours: ['red'],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'takeWound', n: 1, to: 'hand' },
        { op: 'payMana', colour: 'anyBasic', n: 1 },
        { op: 'gainAdvanced', colour: 'paid', to: 'hand' },
      ],
    },
    powered: { ops: [{ op: 'takeWound', n: 1, to: 'handOrDiscard' }, { op: 'useOfferAdvanced' }] },
  },
  'shield-bash': {
    kind: 'advanced',
    set: 'lostLegion',
    colours: ['blue'],
    icons: ['combat'],
    basic: { ops: [{ op: 'block', n: 3, element: 'physical', doubleVsSwift: true }] },
    powered: {
      ops: [{ op: 'block', n: 5, element: 'physical', doubleVsSwift: true }, { op: 'surplusBlockToArmor' }],
    },
  },
  'temporal-portal': {
    kind: 'advanced',
    set: 'lostLegion',
    colours: ['blue'],
    icons: ['action'],
    basic: {
      ops: [
        { op: 'portalStep', spaces: 1 },
        { op: 'handLimit', n: 1 },
      ],
    },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'portalStep', spaces: 2, handLimit: 1 }],
            [{ op: 'portalStep', spaces: 1, handLimit: 2 }],
          ],
        },
      ],
    },
  },
  'spell-forge': {
    kind: 'advanced',
    set: 'lostLegion',
    colours: ['blue'],
    icons: ['special'],
    basic: { ops: [{ op: 'gainCrystal', colour: 'offeredSpell', n: 1 }] },
    powered: { ops: [{ op: 'gainCrystal', colour: 'offeredSpells', n: 2 }] },
  },
  chivalry: {
    kind: 'advanced',
    set: 'lostLegion',
    colours: ['white'],
    icons: ['combat'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }],
            [
              {
                op: 'attack',
                n: 2,
                element: 'physical',
                kind: 'melee',
                onDefeat: [{ op: 'reputation', n: 1 }],
              },
            ],
          ],
        },
      ],
    },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'attack', n: 6, element: 'physical', kind: 'melee' }],
            [
              {
                op: 'attack',
                n: 4,
                element: 'physical',
                kind: 'melee',
                onDefeat: [
                  { op: 'reputation', n: 1 },
                  { op: 'fame', n: 1 },
                ],
              },
            ],
          ],
        },
      ],
    },
  },
  'peaceful-moment': {
    kind: 'advanced',
    set: 'lostLegion',
    colours: ['white'],
    icons: ['influence', 'action'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'influence', n: 3 }],
            [{ op: 'asAction', gives: [{ op: 'influence', n: 3 }], rates: [{ influence: 2, heal: 1 }] }],
          ],
        },
      ],
    },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'influence', n: 6 }],
            [
              {
                op: 'asAction',
                gives: [{ op: 'influence', n: 6 }],
                rates: [
                  { influence: 2, heal: 1 },
                  { readyUnit: 1, influencePerLevel: 2 },
                ],
              },
            ],
          ],
        },
      ],
    },
  },
  'dodge-and-weave': {
    kind: 'advanced',
    set: 'lostLegion',
    colours: ['white'],
    icons: ['combat'],
    basic: {
      ops: [
        { op: 'enemyAttack', delta: -2, min: 0 },
        { op: 'lateAttack', n: 1, ifNoWoundToHand: true },
      ],
    },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'enemyAttack', delta: -4, min: 0 }],
            [{ op: 'enemyAttack', delta: -2, min: 0, attacks: 2 }],
          ],
        },
        { op: 'lateAttack', n: 2, ifNoWoundToHand: true },
      ],
    },
  },
  'stout-resolve': {
    kind: 'advanced',
    set: 'lostLegion',
    colours: ['green'],
    icons: ['movement', 'influence', 'combat'],
    basic: {
      ops: [
        {
          op: 'discardToRaise',
          options: [
            [{ op: 'move', n: 2 }],
            [{ op: 'influence', n: 2 }],
            [{ op: 'attack', n: 2, element: 'physical', kind: 'melee' }],
            [{ op: 'block', n: 2, element: 'physical' }],
          ],
          filter: 'wound',
          max: 1,
          per: 1,
        },
      ],
    },
    powered: {
      ops: [
        {
          op: 'discardToRaise',
          options: [
            [{ op: 'move', n: 3 }],
            [{ op: 'influence', n: 3 }],
            [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }],
            [{ op: 'block', n: 3, element: 'physical' }],
          ],
          filter: 'anyMaxOneWound',
          per: 2,
        },
      ],
    },
  },
  'force-of-nature': {
    kind: 'advanced',
    set: 'lostLegion',
    colours: ['green'],
    icons: ['combat'],
    basic: { ops: [{ op: 'unitGainResistance', resistances: ['physical'], units: 1 }] },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'attack', n: 3, element: 'physical', kind: 'siege' }],
            [{ op: 'block', n: 6, element: 'physical' }],
          ],
        },
      ],
    },
  },
  'mountain-lore': {
    kind: 'advanced',
    set: 'lostLegion',
    colours: ['green'],
    icons: ['movement'],
    basic: {
      ops: [
        { op: 'move', n: 3 },
        { op: 'endInTerrainHand', hills: 1 },
      ],
    },
    powered: {
      ops: [
        { op: 'move', n: 5 },
        { op: 'terrainCost', terrain: 'mountain', to: 5 },
        { op: 'mountainSafe' },
        { op: 'endInTerrainHand', mountain: 2, hills: 1 },
      ],
    },
  },
  'power-of-crystals': {
    kind: 'advanced',
    set: 'ultimate',
    colours: ['green', 'blue'],
    icons: ['movement', 'healing', 'special'],
    basic: { ops: [{ op: 'gainCrystal', colour: 'unowned', n: 1 }] },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'move', n: 4, plus: 2, per: 'crystalSet' }],
            [{ op: 'heal', n: 2, plus: 1, per: 'crystalSet' }],
            [{ op: 'draw', n: 2, plus: 1, per: 'crystalSet' }],
          ],
        },
      ],
    },
  },
  'rush-of-adrenaline': {
    kind: 'advanced',
    set: 'ultimate',
    colours: ['green', 'red'],
    icons: ['special'],
    basic: { ops: [{ op: 'drawOnWound', max: 3 }] },
    powered: { ops: [{ op: 'drawOnWound', max: 3, throwFirst: true }] },
  },
  'chilling-stare': {
    kind: 'advanced',
    set: 'ultimate',
    colours: ['blue', 'white'],
    icons: ['influence', 'combat'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'influence', n: 3 }],
            [{ op: 'stripAttackAbilities', notVs: ['iceResistance'], hitsArcaneImmune: true }],
          ],
        },
      ],
    },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'influence', n: 5 }],
            [{ op: 'enemyNoAttack', targets: 1, notVs: ['iceResistance', 'arcaneImmunity'] }],
          ],
        },
      ],
    },
  },
  'explosive-bolt': {
    kind: 'advanced',
    set: 'ultimate',
    colours: ['red', 'white'],
    icons: ['special', 'combat'],
    basic: {
      ops: [
        { op: 'takeWound', n: 1, to: 'hand' },
        { op: 'gainCrystal', colour: 'white', n: 1 },
        { op: 'gainCrystal', colour: 'red', n: 1 },
      ],
    },
    powered: {
      ops: [
        {
          op: 'attack',
          n: 3,
          element: 'physical',
          kind: 'ranged',
          onDefeat: [{ op: 'enemyArmor', delta: -1, min: 1, targets: 1, notDefeatedOne: true }],
        },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Card>>;

export type AdvancedActionId = keyof typeof advancedActions;
export const ADVANCED_ACTIONS = Object.keys(advancedActions) as readonly AdvancedActionId[];
