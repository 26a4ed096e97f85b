// What answers in a combat of players promise (MK-17).
import type { Ask } from '@krcma/kernel';
import { duelAct } from '../rules/duel/acts.ts';
import { dealDamage } from '../rules/duel/damage.ts';
import { attackPlayer } from '../rules/duel/start.ts';
import { afterDefence, endAfterAssault } from '../rules/turn.ts';
import type { MageKnight } from '../state.ts';
import { answersOf } from './answers.ts';
import { asOnTurn } from './assaults.ts';
import { isFullDefenceWorth, spendingPoints } from './duel.ts';
import { gainOfTurn } from './turn-plan.ts';
import { actsOf } from './weigh-acts.ts';
import { deeds } from './weights.ts';

/** In full where that spares more than the turn it costs. */
function attending(game: MageKnight, { seat, values }: Ask): number[] {
  const by = game.duel?.aggressor ?? game.active;
  const then = asOnTurn(game, seat);
  const isFull = isFullDefenceWorth(then, seat, by, gainOfTurn(then, seat));
  return values.map((value) => ((value === 'full') === isFull ? deeds.planned : deeds.unplanned));
}

export const duelAppraisals = [
  answersOf(attackPlayer, attending),
  answersOf(duelAct, actsOf),
  answersOf(dealDamage, (game, { seat, values }) => spendingPoints(game, seat, values)),
  answersOf(afterDefence, actsOf),
  answersOf(endAfterAssault, actsOf),
];
