// LOR-HUNT.24, .25, .28: what the hunter's cards are worth against an attack.
import { attackCards } from '../../data/attack-cards.ts';
import { type CombatCardId, combatCards } from '../../data/combat-cards.ts';
import type { Op } from '../../data/ops.ts';
import { type Hunt, playerAt, type Ragnarok } from '../../state.ts';
import { attributeOf } from '../attributes.ts';
import { holds } from '../effects/conditions.ts';
import { startOf } from '../effects/op-at.ts';
import { sumOf } from '../holdings.ts';

/** Figures of a monster round, each with what it is made of. */
export interface Defence {
  readonly rage: number;
  readonly weakness: number;
  /** Printed strengths of the cards (LOR-HUNT.53). */
  readonly total: number;
  /** What is added against rage, and against weakness. */
  readonly bonus: number;
  readonly wisdom: number;
  readonly insight: number;
  /** A Shield among the cards works against this attack. */
  readonly shield: boolean;
  /** The attack is ignored; a second card is drawn. */
  readonly held: boolean;
  readonly found: boolean;
}

const blocks = (game: Ragnarok, { hunter }: Hunt, card: CombatCardId): boolean =>
  combatCards[card].hunt.some(
    (op: Op) => op.op === 'blockAttack' && holds(game, startOf(hunter, `hunt:${card}`), op.when),
  );

export function defenceWith(game: Ragnarok, hunt: Hunt, cards: readonly CombatCardId[]): Defence {
  const { rage, weakness } = hunt.attack === null ? { rage: 0, weakness: 0 } : attackCards[hunt.attack];
  const hunter = playerAt(game, hunt.hunter);
  const total = cards.reduce((sum, card) => sum + combatCards[card].strength, 0);
  const bonus = sumOf(hunter, 'defencePlus', ({ n }) => n);
  const insight = sumOf(hunter, 'weaknessPlus', ({ n }) => n);
  const wisdom = attributeOf(hunter, 'wisdom');
  const shield = cards.some((card) => blocks(game, hunt, card));
  return {
    rage,
    weakness,
    total,
    bonus,
    wisdom,
    insight,
    shield,
    held: shield || total + bonus >= rage,
    found: total + wisdom + insight >= weakness,
  };
}
