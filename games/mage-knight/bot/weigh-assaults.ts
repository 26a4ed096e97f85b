// What answers about cooperative assaults promise (MK-18).
import type { Ask } from '@krcma/kernel';
import { defendersAt } from '../rules/assault/invitations.ts';
import { stormAct } from '../rules/assault/joint.ts';
import { partOf } from '../rules/assault/parts.ts';
import { agreeTo, inviteGuests, share } from '../rules/assault/proposing.ts';
import type { MageKnight } from '../state.ts';
import { answersOf } from './answers.ts';
import { asOnTurn, bestOffer, forMates, sharesFor, worthOfShare } from './assaults.ts';
import { gainOfTurn } from './turn-plan.ts';
import { actsOf } from './weigh-acts.ts';
import { deeds } from './weights.ts';

/** Those of the best party, and nobody else. */
function inviting(game: MageKnight, { seat, values, frame }: Ask): number[] {
  const space = String(frame.locals.space);
  const picked = (frame.loop?.done ?? []).length;
  const offer = bestOffer(game, seat);
  const guests = offer?.space === space ? offer.guests : [];
  return values.map((value) => {
    if (value === null) return picked >= guests.length ? deeds.planned : deeds.ends;
    return guests.includes(Number(value)) ? deeds.planned : deeds.unplanned;
  });
}

/** As many as strength says, or the nearest number to it. */
function sharing(game: MageKnight, { seat, values, frame }: Ask): number[] {
  const { assault } = game;
  if (assault === undefined) return values.map(() => 0);
  const guests = assault.parts.slice(1).map((part) => part.seat);
  const defenders = defendersAt(game, assault.space);
  const wanted = sharesFor(game, seat, guests, defenders)[guests.indexOf(Number(frame.locals.guest))] ?? 1;
  return values.map((n) => -Math.abs(Number(n) - wanted));
}

/** An assault is agreed to where it brings more than one's own turn. */
function agreeing(game: MageKnight, { seat, values }: Ask): number[] {
  const { assault } = game;
  const n = partOf(game, seat)?.n ?? 1;
  if (assault === undefined) return values.map(() => 0);
  const others = assault.parts.map((part) => part.seat);
  const own = worthOfShare(game, seat, assault.space, n, others) ?? Number.NEGATIVE_INFINITY;
  const joint = own + forMates(game, seat, others);
  const alone = gainOfTurn(asOnTurn(game, seat), seat);
  return values.map((agrees) => (agrees === joint > alone ? deeds.planned : deeds.unplanned));
}

export const assaultAppraisals = [
  answersOf(inviteGuests, inviting),
  answersOf(share, sharing),
  answersOf(agreeTo, agreeing),
  answersOf(stormAct, actsOf),
];
