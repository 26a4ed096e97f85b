// LOR-RACT: the nine basic rune actions.
import type { Op } from './ops.ts';
import type { Source } from './types.ts';

export interface RuneAction {
  readonly cost: 1 | 2 | 3;
  /** Runes of different kinds, or the one rune of what it is done to. */
  readonly kind: 'different' | 'loki' | 'monster' | 'realm';
  readonly ops: readonly Op[];
  readonly source: Source;
}

export const runeActions = {
  archenemy: { cost: 1, kind: 'loki', ops: [{ op: 'archEnemyRuneAbility' }], source: 'rulebook' },
  control: {
    cost: 1,
    kind: 'monster',
    ops: [{ op: 'controlMonster', filter: 'neutralBesideHero' }],
    source: 'rulebook',
  },
  ally: { cost: 1, kind: 'realm', ops: [{ op: 'ally', n: 1, filter: 'besideHero' }], source: 'rulebook' },
  army: {
    cost: 2,
    kind: 'different',
    ops: [{ op: 'armyPlus', n: 1, scope: 'oneOwnArmyOnBoard' }],
    source: 'rulebook',
  },
  activate: {
    cost: 2,
    kind: 'different',
    ops: [{ op: 'activateMonster', n: 1, filter: 'neutralOrOwn' }],
    source: 'rulebook',
  },
  draw1: { cost: 2, kind: 'different', ops: [{ op: 'drawCombat', n: 1 }], source: 'rulebook' },
  hero: { cost: 2, kind: 'different', ops: [{ op: 'placeHero', where: 'anyRegion' }], source: 'rulebook' },
  attribute: {
    cost: 3,
    kind: 'different',
    ops: [{ op: 'attrPlus', attr: 'lowest', n: 1 }],
    source: 'rulebook',
  },
  draw2: { cost: 3, kind: 'different', ops: [{ op: 'drawCombat', n: 2 }], source: 'rulebook' },
} as const satisfies Record<string, RuneAction>;

export type RuneActionId = keyof typeof runeActions;

export const RUNE_ACTIONS: readonly RuneActionId[] = Object.keys(runeActions) as RuneActionId[];
