// How much an operation gives: its number, what it is counted by, and what modifies the whole effect.
import type { Amount, Per } from '../../data/ops.ts';
import { effectOf, type MageKnight, playerAt } from '../../state.ts';
import type { OpAt } from './op-at.ts';

type Count = (game: MageKnight, at: OpAt) => number;

/** By what is counted; each chapter gives its own. */
const counts: Readonly<Record<Per, Count>> = {
  enemyBlocked: () => 0,
  enemyFaced: () => 0,
  enemyDefeatedTurn: ({ turn }) => turn.defeated,
  enemyDefeatedPhase: ({ combat }) => combat?.defeated ?? 0,
  unitRecruited: ({ turn }) => turn.recruited,
  woundHandAndUnits: (game, { player }) => {
    const { hand, units } = playerAt(game, player);
    let wounds = 0;
    for (const card of hand) if (card === 'wound') wounds++;
    for (const unit of units) wounds += unit.wounds;
    return wounds;
  },
  pointOfThisHealing: () => 0,
  redSpellCast: ({ turn }) => turn.spells.red,
  blueSpellCast: ({ turn }) => turn.spells.blue,
  greenSpellCast: ({ turn }) => turn.spells.green,
  whiteSpellCast: ({ turn }) => turn.spells.white,
  crystalSet: (game, { player }) => Math.min(...Object.values(playerAt(game, player).crystals)),
};

export const countOf = (game: MageKnight, at: OpAt, per: Per): number => counts[per](game, at);

/** The amount now, and the bonus of the effect, which is given once (MK-1.19). */
export function amountOf(game: MageKnight, at: OpAt, { n, plus = 0, per }: Amount): number {
  const effect = effectOf(game);
  const once = n + (per === undefined ? 0 : plus * countOf(game, at, per)) + (effect?.bonus ?? 0);
  if (effect !== undefined) effect.bonus = 0;
  return once * (effect?.times ?? 1);
}
