// LOR-REALM: six realms and their bonuses.
import type { Op } from './ops.ts';
import type { Rune, SlotId, Source } from './types.ts';

/** Two of them have tokens of their own for two players, with the same bonus (LOR-SETUP.2). */
export interface Realm {
  readonly rune: Rune;
  /** The slot of the wheel that pays its allies (LOR-REALM.6). */
  readonly action: SlotId;
  readonly ops: readonly Op[];
  readonly source: Source;
}

export const realms = {
  vanaheim: {
    rune: 'othila',
    action: 'mobilize',
    ops: [{ op: 'gainRune', n: 1, kind: 'any' }],
    source: 'public',
  },
  alfheim: {
    rune: 'algiz',
    action: 'reinforce',
    ops: [{ op: 'choose', of: [[{ op: 'placeHero', where: 'anyRegion' }], [{ op: 'heal', n: 1 }]] }],
    source: 'public',
  },
  jotunheim: {
    rune: 'uruz',
    action: 'temple',
    ops: [{ op: 'armyPlus', n: 1, scope: 'oneOwnArmyOnBoard' }],
    source: 'public',
  },
  muspelheim: {
    rune: 'uruz',
    action: 'monsters',
    ops: [{ op: 'recruit', strength: 1, where: 'anyOwnRegion' }],
    source: 'public',
  },
  svartalfheim: { rune: 'othila', action: 'usurp', ops: [{ op: 'drawCombat', n: 1 }], source: 'public' },
  niflheim: {
    rune: 'algiz',
    action: 'prepare',
    ops: [
      {
        op: 'choose',
        of: [
          [{ op: 'moveDrakkar', max: 3 }],
          [{ op: 'placeArmy', which: 'oneOwnArmyOnBoard', where: 'anyOwnRegion' }],
        ],
      },
    ],
    source: 'public',
  },
} as const satisfies Record<string, Realm>;

export type RealmId = keyof typeof realms;

export const REALMS: readonly RealmId[] = Object.keys(realms) as RealmId[];

type BonusOp = (typeof realms)[RealmId]['ops'][number];
type Choice = Extract<BonusOp, { readonly op: 'choose' }>;

/** What a bonus does. */
export type BonusDeed = Exclude<BonusOp, Choice>['op'] | Choice['of'][number][number]['op'];
