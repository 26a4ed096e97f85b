// LOR-HUNT.3: 14 cards of eight kinds.
import type { Op } from './ops.ts';
import type { Source } from './types.ts';

export interface AttackCard {
  readonly copies: number;
  readonly rage: number;
  readonly weakness: number;
  /** Attack cards the monster player draws for the next round. */
  readonly draw: number;
  readonly shieldable: boolean;
  readonly ops: readonly Op[];
  readonly source: Source;
}

export const attackCards = {
  'special-attack': {
    copies: 3,
    rage: 4,
    weakness: 7,
    draw: 2,
    shieldable: true,
    ops: [{ op: 'specialAttack' }],
    source: 'house',
  },
  claws: {
    copies: 3,
    rage: 4,
    weakness: 7,
    draw: 2,
    shieldable: true,
    ops: [{ op: 'injure', n: 1, who: 'hunter' }],
    source: 'house',
  },
  bite: {
    copies: 2,
    rage: 5,
    weakness: 7,
    draw: 1,
    shieldable: true,
    ops: [
      { op: 'injure', n: 1, who: 'hunter' },
      { op: 'discardCombat', n: 1, who: 'hunter', how: 'ownerChoice' },
    ],
    source: 'house',
  },
  roar: {
    copies: 2,
    rage: 3,
    weakness: 5,
    draw: 3,
    shieldable: true,
    ops: [{ op: 'discardCombat', n: 1, who: 'hunter', how: 'random' }],
    source: 'house',
  },
  rampage: {
    copies: 1,
    rage: 4,
    weakness: 6,
    draw: 2,
    shieldable: true,
    ops: [
      { op: 'injure', n: 1, who: 'hunter' },
      { op: 'armyMinus', n: 1, scope: 'eachArmyInHuntRegion' },
    ],
    source: 'house',
  },
  regenerate: {
    copies: 1,
    rage: 5,
    weakness: 6,
    draw: 2,
    shieldable: true,
    ops: [{ op: 'unwound', n: 1, filter: 'placedThisHunt', choose: 'monsterPlayer' }],
    source: 'house',
  },
  frenzy: {
    copies: 1,
    rage: 7,
    weakness: 8,
    draw: 2,
    shieldable: false,
    ops: [
      { op: 'injure', n: 1, who: 'hunter' },
      { op: 'discardCombat', n: 1, who: 'hunter', how: 'random' },
    ],
    source: 'house',
  },
  'slip-away': {
    copies: 1,
    rage: 4,
    weakness: 7,
    draw: 1,
    shieldable: false,
    ops: [{ op: 'endHunt', result: 'fail' }],
    source: 'house',
  },
} as const satisfies Record<string, AttackCard>;

export type AttackCardId = keyof typeof attackCards;

export const ATTACK_CARDS: readonly AttackCardId[] = Object.keys(attackCards) as AttackCardId[];

/** How many of each kind there are beside those that were seen: they are in the deck or in a hidden hand. */
export const attacksBeside = (
  seen: readonly (AttackCardId | null)[],
): readonly { readonly card: AttackCardId; readonly count: number }[] =>
  ATTACK_CARDS.map((card) => ({
    card,
    count: attackCards[card].copies - seen.filter((each) => each === card).length,
  })).filter(({ count }) => count > 0);
