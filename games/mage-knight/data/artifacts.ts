// 25 artifacts, one of each.
import type { Card } from './card.ts';

export const artifacts = {
  'banner-of-glory': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    banner: true,
    icons: ['banner', 'combat'],
    basic: { ops: [{ op: 'attach', armor: 1, attackBlock: 1, fameOnUse: 1 }] },
    powered: { ops: [{ op: 'allUnits', armor: 1, attackBlock: 1, famePerUnit: 1 }] },
  },
  'banner-of-fear': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    banner: true,
    icons: ['banner', 'combat'],
    basic: { ops: [{ op: 'attach', spendToCancelAttack: true, fame: 1 }] },
    powered: { ops: [{ op: 'enemyNoAttack', targets: 3 }] },
  },
  'banner-of-protection': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    banner: true,
    icons: ['banner', 'combat'],
    basic: { ops: [{ op: 'attach', armor: 1, resistances: ['fire', 'ice'] }] },
    powered: { ops: [{ op: 'throwWoundsThisTurn' }] },
  },
  'banner-of-courage': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    banner: true,
    icons: ['banner', 'healing'],
    basic: { ops: [{ op: 'attach', oncePerRoundReady: true }] },
    powered: { ops: [{ op: 'readyUnit', maxLevel: 4, all: true }] },
  },
  'ruby-ring': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'gainMana', colour: 'red', n: 1 },
        { op: 'gainCrystal', colour: 'red', n: 1 },
        { op: 'fame', n: 1 },
      ],
    },
    powered: {
      ops: [
        { op: 'endlessMana', colours: ['red', 'black'] },
        { op: 'fame', n: 1, per: 'redSpellCast' },
      ],
    },
  },
  'sapphire-ring': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'gainMana', colour: 'blue', n: 1 },
        { op: 'gainCrystal', colour: 'blue', n: 1 },
        { op: 'fame', n: 1 },
      ],
    },
    powered: {
      ops: [
        { op: 'endlessMana', colours: ['blue', 'black'] },
        { op: 'fame', n: 1, per: 'blueSpellCast' },
      ],
    },
  },
  'diamond-ring': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'gainMana', colour: 'white', n: 1 },
        { op: 'gainCrystal', colour: 'white', n: 1 },
        { op: 'fame', n: 1 },
      ],
    },
    powered: {
      ops: [
        { op: 'endlessMana', colours: ['white', 'black'] },
        { op: 'fame', n: 1, per: 'whiteSpellCast' },
      ],
    },
  },
  'emerald-ring': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'gainMana', colour: 'green', n: 1 },
        { op: 'gainCrystal', colour: 'green', n: 1 },
        { op: 'fame', n: 1 },
      ],
    },
    powered: {
      ops: [
        { op: 'endlessMana', colours: ['green', 'black'] },
        { op: 'fame', n: 1, per: 'greenSpellCast' },
      ],
    },
  },
  'sword-of-justice': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    icons: ['combat'],
    basic: {
      ops: [
        { op: 'discardAny', each: [{ op: 'attack', n: 3, element: 'physical', kind: 'melee' }] },
        { op: 'fame', n: 1, per: 'enemyDefeatedTurn' },
      ],
    },
    powered: {
      ops: [
        { op: 'doublePhysicalAttacks' },
        { op: 'strip', resistances: ['physical'], targets: 'all' },
        { op: 'fame', n: 1, per: 'enemyDefeatedTurn' },
      ],
    },
  },
  'horn-of-wrath': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    icons: ['combat'],
    basic: {
      ops: [
        { op: 'attack', n: 5, element: 'physical', kind: 'siege' },
        { op: 'rollWound', dice: 1, on: ['black', 'red'] },
      ],
    },
    powered: {
      ops: [
        { op: 'attack', n: 5, element: 'physical', kind: 'siege' },
        { op: 'pushSiege', max: 5, woundOn: ['black', 'red'] },
      ],
    },
  },
  'endless-bag-of-gold': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    icons: ['influence'],
    basic: {
      ops: [
        { op: 'influence', n: 4 },
        { op: 'fame', n: 2 },
      ],
    },
    powered: {
      ops: [
        { op: 'influence', n: 9 },
        { op: 'fame', n: 3 },
      ],
    },
  },
  'endless-gem-pouch': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    icons: ['special'],
    basic: { ops: [{ op: 'rollCrystals', n: 2 }] },
    powered: {
      ops: [
        { op: 'gainMana', colour: 'eachBasic', n: 1 },
        { op: 'tokenByTime', day: 'gold', night: 'black' },
      ],
    },
  },
  'golden-grail': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    icons: ['healing'],
    basic: {
      ops: [
        { op: 'heal', n: 2 },
        { op: 'fame', n: 1, per: 'pointOfThisHealing' },
      ],
    },
    powered: { ops: [{ op: 'heal', n: 6 }, { op: 'drawPerHandWoundHealed' }] },
  },
  'book-of-wisdom': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'throwAway', n: 1, filter: 'action' },
        { op: 'gainAdvanced', colour: 'thrown', to: 'hand' },
      ],
    },
    powered: {
      ops: [
        { op: 'throwAway', n: 1, filter: 'action' },
        { op: 'gainSpell', colour: 'thrown', to: 'hand' },
        { op: 'gainCrystal', colour: 'thrown', n: 1 },
      ],
    },
  },
  'amulet-of-the-sun': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'gainMana', colour: 'gold', n: 1 },
        { op: 'nightAsDay', forest: 3 },
      ],
    },
    powered: {
      ops: [
        { op: 'gainMana', colour: 'gold', n: 3 },
        { op: 'nightAsDay', forest: 3 },
      ],
    },
  },
  'amulet-of-darkness': {
    kind: 'artifact',
    set: 'base',
    colours: [],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'gainMana', colour: 'any', n: 1 },
        { op: 'dayAsNight', desert: 3 },
      ],
    },
    powered: {
      ops: [
        { op: 'gainMana', colour: 'any', n: 3 },
        { op: 'dayAsNight', desert: 3 },
      ],
    },
  },
  'bow-of-starsdawn': {
    kind: 'artifact',
    set: 'lostLegion',
    colours: [],
    icons: ['combat'],
    basic: {
      ops: [
        { op: 'discardAny', each: [{ op: 'attack', n: 2, element: 'physical', kind: 'ranged' }] },
        { op: 'fame', n: 1, per: 'enemyDefeatedPhase' },
      ],
    },
    powered: { ops: [{ op: 'starsdawn' }] },
  },
  'banner-of-command': {
    kind: 'artifact',
    set: 'lostLegion',
    colours: [],
    banner: true,
    icons: ['banner', 'influence'],
    basic: { ops: [{ op: 'influence', n: 4 }, { op: 'bannerAsCommand' }] },
    powered: { ops: [{ op: 'fame', n: 2 }, { op: 'freeRecruit' }] },
  },
  'banner-of-fortitude': {
    kind: 'artifact',
    set: 'lostLegion',
    colours: [],
    banner: true,
    icons: ['banner', 'healing'],
    basic: { ops: [{ op: 'attach', oncePerRoundIgnoreWound: true }] },
    powered: { ops: [{ op: 'healAllUnits' }] },
  },
  'soul-harvester': {
    kind: 'artifact',
    set: 'lostLegion',
    colours: [],
    icons: ['combat'],
    basic: {
      ops: [
        { op: 'attack', n: 3, element: 'physical', kind: 'melee' },
        { op: 'harvestCrystal', max: 1 },
      ],
    },
    powered: {
      ops: [
        { op: 'attack', n: 8, element: 'physical', kind: 'melee' },
        { op: 'harvestCrystal', max: 'phase' },
      ],
    },
  },
  'shield-of-the-fallen-kings': {
    kind: 'artifact',
    set: 'lostLegion',
    colours: [],
    icons: ['combat'],
    basic: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'block', n: 6, element: 'physical' }],
            [{ op: 'splitBlock', n: 4, parts: 2, element: 'physical' }],
          ],
        },
      ],
    },
    powered: {
      ops: [
        {
          op: 'choose',
          of: [
            [{ op: 'block', n: 8, element: 'coldFire' }],
            [{ op: 'splitBlock', n: 4, parts: 3, element: 'coldFire' }],
          ],
        },
      ],
    },
  },
  'druidic-staff': {
    kind: 'artifact',
    set: 'lostLegion',
    colours: [],
    icons: ['movement', 'special', 'healing'],
    basic: {
      ops: [
        { op: 'discard', n: 1, filter: 'coloured' },
        {
          op: 'byColour',
          colour: 'discarded',
          by: {
            white: [{ op: 'fly', max: 2, endSafe: true }],
            blue: [{ op: 'gainCrystal', colour: 'oneChosen', n: 2 }],
            red: [{ op: 'readyUnit', maxLevel: 3 }],
            green: [{ op: 'heal', n: 3 }],
          },
        },
      ],
    },
    powered: { ops: [{ op: 'staffPickTwo' }] },
  },
  'circlet-of-proficiency': {
    kind: 'artifact',
    set: 'lostLegion',
    colours: [],
    icons: ['special'],
    basic: { ops: [{ op: 'useCommonSkill' }] },
    powered: { ops: [{ op: 'takeCommonSkill' }] },
  },
  'tome-of-all-spells': {
    kind: 'artifact',
    set: 'lostLegion',
    colours: [],
    icons: ['special'],
    basic: {
      ops: [
        { op: 'discard', n: 1, filter: 'coloured' },
        { op: 'useOfferSpell', mode: 'basic' },
      ],
    },
    powered: {
      ops: [
        { op: 'discard', n: 1, filter: 'coloured' },
        { op: 'useOfferSpell', mode: 'powered' },
      ],
    },
  },
  'mysterious-box': {
    kind: 'artifact',
    set: 'ultimate',
    colours: [],
    icons: ['special'],
    basic: { ops: [{ op: 'copyTopArtifact' }] },
    powered: { ops: [] },
  },
} as const satisfies Readonly<Record<string, Card>>;

export type ArtifactId = keyof typeof artifacts;
export const ARTIFACTS = Object.keys(artifacts) as readonly ArtifactId[];
