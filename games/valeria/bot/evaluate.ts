// How a seat stands: the points it may expect to end with, and those of its rivals.
import type { Seat } from '@krcma/kernel';
import type { DomainId } from '../data/domains.ts';
import type { ValeriaTerm } from '../messages.ts';
import { missingRoles } from '../rules/build.ts';
import { DOMAINS, playerAt, STACKS, topOf, type Valeria } from '../state.ts';
import { roundsLeft, turnsOf } from './horizon.ts';
import { incomeOf } from './income.ts';
import { anyDuke, countedPoints, openScoring, type Scoring, scoringBy, tallyOf, unseenBy } from './tally.ts';
import { type Judgement, plain } from './weights.ts';
import { flowPoints, storePoints, worthFor } from './worth.ts';

/** How a seat's cards score, as far as the viewer may know. */
export function scoringFor(game: Valeria, seat: Seat, viewer: Seat): Scoring {
  if (game.options.noDukes) return openScoring;
  const [own] = playerAt(game, viewer).dukes;
  if (own === undefined) return anyDuke;
  return seat === viewer ? scoringBy[own] : unseenBy[own];
}

function readyDomains(game: Valeria, seat: Seat): number {
  let ready = 0;
  for (let stack = DOMAINS; stack < STACKS; stack++) {
    const domain = topOf(game, stack) as DomainId | undefined;
    if (domain !== undefined && missingRoles(game, seat, domain) === undefined) ready++;
  }
  return ready;
}

/** What a round is likely to add to the points of a duke. */
export const growthPoints = (scoring: Scoring, { growth }: Judgement): number =>
  growth.worker * scoring.worker +
  growth.soldier * scoring.soldier +
  growth.shadow * scoring.shadow +
  growth.holy * scoring.holy +
  growth.citizens * scoring.citizens +
  growth.domains * scoring.domains +
  growth.monsters * scoring.monsters +
  growth.titans * scoring.titans;

/** Points a seat may expect at the end, by what they come from. */
export type Prospects = Readonly<Record<Exclude<ValeriaTerm, 'rivals'>, number>>;

export function prospects(
  game: Valeria,
  seat: Seat,
  scoring: Scoring,
  rounds: number,
  judgement: Judgement,
): Prospects {
  const player = playerAt(game, seat);
  const turns = turnsOf(game, seat, rounds);
  const worth = worthFor(judgement, scoring, turns);
  const tally = tallyOf(player);
  const { perTurn } = judgement;
  const firstUnits = (player.gold > 0 ? 1 : 0) + (player.strength > 0 ? 1 : 0);
  return {
    points: player.vp + tally.printed,
    scoring: countedPoints(tally, scoring) + turns.toAct * growthPoints(scoring, judgement),
    gold: storePoints(player.gold, 'gold', worth),
    strength: storePoints(player.strength, 'strength', worth),
    magic: storePoints(player.magic, 'magic', worth),
    harvest:
      flowPoints(incomeOf(player, turns.own, turns.others), worth) +
      turns.toAct *
        (perTurn.citizens * tally.citizens +
          perTurn.monsters * tally.monsters +
          perTurn.domains * tally.domains) +
      (game.active === seat ? judgement.tempo * Math.min(1, rounds) : 0),
    reach: worth.time * (judgement.firstUnit * firstUnits + judgement.readiness * readyDomains(game, seat)),
  };
}

export const totalOf = ({ points, scoring, gold, strength, magic, harvest, reach }: Prospects): number =>
  points + scoring + gold + strength + magic + harvest + reach;

/** What the strongest rival may expect, as far as the seat may know; nothing where it plays alone. */
function strongestRival(game: Valeria, seat: Seat, rounds: number, judgement: Judgement): number {
  if (game.seats === 1) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) {
      const rival = prospects(game, other, scoringFor(game, other, seat), rounds, judgement);
      best = Math.max(best, totalOf(rival));
    }
  return best;
}

/** Own prospects less those of the strongest rival. */
export function evaluate(game: Valeria, seat: Seat): number {
  const rounds = roundsLeft(game);
  const own = prospects(game, seat, scoringFor(game, seat, seat), rounds, plain);
  return totalOf(own) - strongestRival(game, seat, rounds, plain);
}
