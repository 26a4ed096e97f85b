// LOR-BLESS: 36 cards, twelve of each god.
import type { GodId } from './gods.ts';
import type { Holding } from './holding.ts';

export interface Blessing extends Holding {
  readonly god: GodId;
}

export const blessings = {
  hlidskjalf: {
    god: 'odin',
    on: ['battleStart'],
    optional: true,
    ops: [{ op: 'peekHand', who: 'opponent' }],
    source: 'house',
  },
  einherjar: {
    god: 'odin',
    on: ['recruited'],
    ops: [{ op: 'armyPlus', n: 1, scope: 'theRecruitedArmy', when: ['byReinforce'] }],
    source: 'house',
  },
  huginn: {
    god: 'odin',
    on: ['turnStart'],
    optional: true,
    limit: 'turn',
    ops: [{ op: 'drawCombat', n: 1, when: ['handEmpty'] }],
    source: 'house',
  },
  muninn: {
    god: 'odin',
    on: ['battleLost'],
    optional: true,
    limit: 'battle',
    ops: [{ op: 'retrieveCard', n: 1, from: 'ownCardsPlayedThisBattle' }],
    source: 'house',
  },
  sleipnir: {
    god: 'odin',
    on: ['passive'],
    ops: [{ op: 'rangePlus', what: 'heroMove', n: 1 }],
    source: 'house',
  },
  'valkyries-choice': {
    god: 'odin',
    on: ['armyDestroyed'],
    optional: true,
    ops: [{ op: 'gainRune', n: 1, kind: 'any' }],
    source: 'house',
  },
  warband: {
    god: 'odin',
    on: ['manoeuvre'],
    optional: true,
    limit: 'turn',
    ops: [{ op: 'activateArmies', min: 1, max: 2 }],
    source: 'house',
  },
  draupnir: {
    god: 'odin',
    on: ['monumentCollect'],
    ops: [{ op: 'gainRune', n: 1, kind: 'any' }],
    source: 'house',
  },
  'high-seat': {
    god: 'odin',
    on: ['battleStrength'],
    ops: [{ op: 'battlePlus', n: 2, when: ['defender', 'ownRegionWithSettlement'] }],
    source: 'house',
  },
  'gallows-wisdom': {
    god: 'odin',
    on: ['injured'],
    optional: true,
    ops: [{ op: 'gainRune', n: 1, kind: 'any' }],
    source: 'house',
  },
  'oath-ring': {
    god: 'odin',
    on: ['alliance'],
    optional: true,
    ops: [{ op: 'armyPlus', n: 1, scope: 'oneOwnArmyInOwnSettlement' }],
    source: 'house',
  },
  'wolf-cloaks': {
    god: 'odin',
    on: ['battleStrength'],
    ops: [{ op: 'battlePlus', n: 2, when: ['attacker', 'outnumbered'] }],
    source: 'house',
  },
  megingjord: { god: 'thor', on: ['huntStart'], ops: [{ op: 'drawCombat', n: 1 }], source: 'house' },
  jarngreipr: {
    god: 'thor',
    on: ['huntHeroRound'],
    optional: true,
    limit: 'hunt',
    ops: [{ op: 'anyWeapon', n: 1 }],
    source: 'house',
  },
  'goat-feast': {
    god: 'thor',
    on: ['actionEnd:prepare'],
    optional: true,
    ops: [{ op: 'heal', n: 1 }],
    source: 'house',
  },
  thunderclap: {
    god: 'thor',
    on: ['huntStart'],
    ops: [{ op: 'attackDraw', n: -1, setup: true }],
    source: 'house',
  },
  bilskirnir: {
    god: 'thor',
    on: ['passive'],
    ops: [{ op: 'limitPlus', what: 'combatCards', n: 1 }],
    source: 'house',
  },
  'giants-bane': {
    god: 'thor',
    on: ['monsterSlain'],
    ops: [{ op: 'attrPlus', attr: 'any', n: 1 }],
    source: 'house',
  },
  'storm-chariot': {
    god: 'thor',
    on: ['actionStart:monsters'],
    optional: true,
    ops: [{ op: 'moveHero', max: 1 }],
    source: 'house',
  },
  'twin-winds': {
    god: 'thor',
    on: ['heroStep'],
    optional: true,
    limit: 'turn',
    ops: [
      {
        op: 'heroStepOption',
        ops: [
          { op: 'moveHero', max: 1 },
          { op: 'moveDrakkar', max: 1 },
        ],
        anyOrder: true,
      },
    ],
    source: 'house',
  },
  'hallowed-hammer': { god: 'thor', on: ['huntDefend'], ops: [{ op: 'defencePlus', n: 1 }], source: 'house' },
  'first-thunder': {
    god: 'thor',
    on: ['battleCard'],
    limit: 'battle',
    ops: [{ op: 'cardPlus', n: 1, filter: 'firstOwnCardWithoutLosses' }],
    source: 'house',
  },
  unbowed: { god: 'thor', on: ['huntFailed'], ops: [{ op: 'skipInjury' }], source: 'house' },
  'iron-claim': {
    god: 'thor',
    on: ['usurpCheck'],
    ops: [{ op: 'statAs', attr: 'might', n: 1 }],
    source: 'house',
  },
  seidr: {
    god: 'freyja',
    on: ['runeStep'],
    optional: true,
    limit: 'turn',
    ops: [{ op: 'extraRuneAction', n: 1 }],
    source: 'house',
  },
  'falcon-cloak': {
    god: 'freyja',
    on: ['payRunes'],
    optional: true,
    ops: [{ op: 'costSet', action: 'hero', n: 1, kind: 'any' }],
    source: 'house',
  },
  'amber-hoard': {
    god: 'freyja',
    on: ['passive'],
    ops: [{ op: 'limitPlus', what: 'runes', n: 2 }],
    source: 'house',
  },
  sessrumnir: {
    god: 'freyja',
    on: ['afterRetreat'],
    optional: true,
    ops: [{ op: 'armyPlus', n: 1, scope: 'oneRetreatedArmy' }],
    source: 'house',
  },
  folkvang: {
    god: 'freyja',
    on: ['beforeRetreatDestroy'],
    optional: true,
    ops: [{ op: 'saveArmy', n: 1, strength: 1, where: 'anyOwnRegion' }],
    source: 'house',
  },
  'cat-chariot': {
    god: 'freyja',
    on: ['passive'],
    ops: [{ op: 'rangePlus', what: 'drakkarMove', n: 1 }],
    source: 'house',
  },
  'golden-tears': {
    god: 'freyja',
    on: ['markerCovered'],
    ops: [{ op: 'gainRune', n: 1, kind: 'any' }],
    source: 'house',
  },
  'vanir-kin': {
    god: 'freyja',
    on: ['payRunes'],
    optional: true,
    ops: [{ op: 'anyRuneFor', action: 'ally' }],
    source: 'house',
  },
  'beast-speech': {
    god: 'freyja',
    on: ['passive'],
    ops: [{ op: 'widen', action: 'control', to: 'heroRegionOrAdjacent' }],
    source: 'house',
  },
  'calm-hearts': { god: 'freyja', on: ['morale'], ops: [{ op: 'noMorale' }], source: 'house' },
  offering: {
    god: 'freyja',
    on: ['priestSent'],
    ops: [{ op: 'gainRune', n: 1, kind: 'any' }],
    source: 'house',
  },
  'mead-of-poetry': {
    god: 'freyja',
    on: ['huntWeakness'],
    ops: [{ op: 'weaknessPlus', n: 2 }],
    source: 'house',
  },
} as const satisfies Record<string, Blessing>;

export type BlessingId = keyof typeof blessings;

export const BLESSINGS: readonly BlessingId[] = Object.keys(blessings) as BlessingId[];
