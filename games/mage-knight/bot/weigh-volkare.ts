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

/** What is lost with a city that nobody defends: the first time it is only closed (MK-23.19). */
const lostWithCity = ({ cities: [city] }: MageKnight): number =>
  city?.down === true ? war.beaten + war.late : 0;

/** To stand in full costs what else the next turn would bring, in part the cards of it, and to give way wounds or the city. */
function standing(game: MageKnight, { seat, values, frame }: Ask): number[] {
  const then = asOnTurn(game, seat);
  const prey = armyOn(then, seat, null);
  const fight = prey === undefined ? 0 : worthOfFight(then, seat, meansOf(then, seat), NOTHING_SPENT, prey);
  const { volkare: _volkare, ...without } = then;
  const turn = gainOfTurn(without, seat);
  const given = frame.locals.on === 'hero' ? war.wound * woundsNow(game) : lostWithCity(game);
  const points: Readonly<Record<Stand, number>> = {
    full: fight - turn,
    partial: fight - stand.partial - stand.drained * turn,
    aside: -given,
  };
  return values.map((value) => points[value as Stand]);
}

export const volkareAppraisals = [answersOf(takeStand, standing)];
