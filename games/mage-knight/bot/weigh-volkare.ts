// What answers to Volkare's attacks promise (MK-23.20, .23).
import type { Ask } from '@krcma/kernel';
import { takeStand, woundsNow } from '../rules/volkare/raid.ts';
import type { MageKnight, Stand } from '../state.ts';
import { answersOf } from './answers.ts';
import { armyOn } from './army.ts';
import { asOnTurn } from './assaults.ts';
import { meansOf, NOTHING_SPENT } from './means.ts';
import { worthOfFight } from './odds.ts';
import { gainOfTurn } from './turn-plan.ts';
import { stand, war } from './weights.ts';

/** To stand in full costs what else the next turn would bring, in part the cards of it, and to give way wounds. */
function standing(game: MageKnight, { seat, values, frame }: Ask): number[] {
  const then = asOnTurn(game, seat);
  const prey = armyOn(then, seat, null);
  const fight = prey === undefined ? 0 : worthOfFight(then, seat, meansOf(then, seat), NOTHING_SPENT, prey);
  const { volkare: _volkare, ...without } = then;
  const turn = gainOfTurn(without, seat);
  const wounds = frame.locals.on === 'hero' ? woundsNow(game) : 0;
  const points: Readonly<Record<Stand, number>> = {
    full: fight - turn,
    partial: fight - stand.partial - stand.drained * turn,
    aside: -war.wound * wounds,
  };
  return values.map((value) => points[value as Stand]);
}

export const volkareAppraisals = [answersOf(takeStand, standing)];
