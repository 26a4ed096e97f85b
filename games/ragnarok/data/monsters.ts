// LOR-HUNT.4: six monsters, two of each rune.
import type { Op } from './ops.ts';
import type { Rune, Source, Weapon } from './types.ts';

export type Reward = 'rune' | 'armyPlus' | 'priest' | 'realm';

/** What a wound position gives to whoever covers it in a hunt (LOR-HUNT.39). */
export const rewards: Readonly<Record<Reward, { readonly ops: readonly Op[] }>> = {
  rune: { ops: [{ op: 'gainRune', n: 1, kind: 'any' }] },
  armyPlus: { ops: [{ op: 'armyPlus', n: 1, scope: 'oneOwnArmyOnBoard' }] },
  priest: { ops: [{ op: 'gainPriest', n: 1 }] },
  realm: { ops: [{ op: 'ally', n: 1, filter: 'any' }] },
};

export interface Wound {
  readonly weapon: Weapon;
  readonly reward?: Reward;
}

export interface Monster {
  readonly rune: Rune;
  readonly artifact: string;
  readonly wounds: readonly Wound[];
  readonly regionAttack: readonly Op[];
  readonly specialAttack: readonly Op[];
  readonly source: Source;
}

export const monsters = {
  draug: {
    rune: 'othila',
    artifact: 'barrow-blade',
    wounds: [
      { weapon: 'sword' },
      { weapon: 'axe' },
      { weapon: 'sword' },
      { weapon: 'axe' },
      { weapon: 'spear' },
      { weapon: 'bow', reward: 'rune' },
      { weapon: 'sword', reward: 'armyPlus' },
      { weapon: 'axe', reward: 'priest' },
    ],
    regionAttack: [{ op: 'armyMinus', n: 1, scope: 'eachArmyInRegion' }],
    specialAttack: [
      { op: 'injure', n: 1, who: 'hunter' },
      { op: 'discardCombat', n: 1, who: 'hunter', how: 'ownerChoice' },
    ],
    source: 'house',
  },
  huldra: {
    rune: 'othila',
    artifact: 'hulder-mantle',
    wounds: [
      { weapon: 'bow' },
      { weapon: 'bow' },
      { weapon: 'spear' },
      { weapon: 'spear' },
      { weapon: 'sword' },
      { weapon: 'bow', reward: 'realm' },
      { weapon: 'spear', reward: 'rune' },
      { weapon: 'axe', reward: 'priest' },
    ],
    regionAttack: [{ op: 'forceRetreat', scope: 'oneArmyInRegion', choose: 'monsterPlayer' }],
    specialAttack: [{ op: 'discardCombat', n: 2, who: 'hunter', how: 'ownerChoice' }],
    source: 'house',
  },
  grendel: {
    rune: 'uruz',
    artifact: 'grendel-arm',
    wounds: [
      { weapon: 'axe' },
      { weapon: 'axe' },
      { weapon: 'axe' },
      { weapon: 'sword' },
      { weapon: 'sword' },
      { weapon: 'spear' },
      { weapon: 'axe', reward: 'armyPlus' },
      { weapon: 'bow', reward: 'rune' },
      { weapon: 'spear', reward: 'priest' },
    ],
    regionAttack: [
      {
        op: 'choose',
        auto: true,
        of: [
          [{ op: 'removeControl', when: ['noArmyInRegion'] }],
          [{ op: 'armyMinus', n: 2, scope: 'oneArmyInRegion', choose: 'monsterPlayer' }],
        ],
      },
    ],
    specialAttack: [
      { op: 'injure', n: 1, who: 'hunter' },
      { op: 'discardCombat', n: 1, who: 'hunter', how: 'random' },
    ],
    source: 'house',
  },
  fafnir: {
    rune: 'uruz',
    artifact: 'fear-helm',
    wounds: [
      { weapon: 'sword' },
      { weapon: 'spear' },
      { weapon: 'axe' },
      { weapon: 'bow' },
      { weapon: 'sword' },
      { weapon: 'spear' },
      { weapon: 'sword', reward: 'rune' },
      { weapon: 'spear', reward: 'realm' },
      { weapon: 'axe', reward: 'armyPlus' },
      { weapon: 'bow', reward: 'priest' },
    ],
    regionAttack: [
      { op: 'forgeRuneToBank', scope: 'region' },
      { op: 'loseRune', n: 1, who: 'regionController' },
      { op: 'armyMinus', n: 1, scope: 'oneArmyInRegion', choose: 'monsterPlayer' },
    ],
    specialAttack: [
      { op: 'injure', n: 1, who: 'hunter' },
      { op: 'loseRune', n: 1, who: 'hunter', else: [{ op: 'injure', n: 1, who: 'hunter' }] },
    ],
    source: 'house',
  },
  garm: {
    rune: 'algiz',
    artifact: 'gleipnir-strand',
    wounds: [
      { weapon: 'spear' },
      { weapon: 'spear' },
      { weapon: 'bow' },
      { weapon: 'axe' },
      { weapon: 'axe' },
      { weapon: 'spear' },
      { weapon: 'sword', reward: 'realm' },
      { weapon: 'bow', reward: 'armyPlus' },
      { weapon: 'axe', reward: 'rune' },
    ],
    regionAttack: [
      { op: 'injure', n: 1, who: 'eachHeroInRegion' },
      { op: 'armyMinus', n: 1, scope: 'oneArmyInRegion', choose: 'monsterPlayer' },
    ],
    specialAttack: [
      { op: 'injure', n: 1, who: 'hunter' },
      { op: 'attackDraw', n: 1 },
    ],
    source: 'house',
  },
  nokk: {
    rune: 'algiz',
    artifact: 'drowned-fiddle',
    wounds: [
      { weapon: 'bow' },
      { weapon: 'bow' },
      { weapon: 'sword' },
      { weapon: 'sword' },
      { weapon: 'spear' },
      { weapon: 'bow', reward: 'rune' },
      { weapon: 'axe', reward: 'realm' },
      { weapon: 'sword', reward: 'priest' },
    ],
    regionAttack: [
      { op: 'armyMinus', n: 1, scope: 'oneArmyInRegion', choose: 'monsterPlayer' },
      { op: 'discardCombat', n: 1, who: 'eachPlayerWithDrakkarOnAdjacentSea', how: 'ownerChoice' },
    ],
    specialAttack: [{ op: 'noHunterDraw', steps: [5, 6] }],
    source: 'house',
  },
} as const satisfies Record<string, Monster>;

export type MonsterId = keyof typeof monsters;

export const MONSTERS: readonly MonsterId[] = Object.keys(monsters) as MonsterId[];
