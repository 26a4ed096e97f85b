import { type BotAdvice, type Seat, winningSides } from '../../index.ts';
import { closingTime } from './rules/closing-time.ts';
import { brawler, type Skirmish, type SkirmishTypes, sidesIn } from './state.ts';

/** Points at closing time, if it were now; who lies on the floor can only lose more. */
const standing = (game: Skirmish, player: Seat): number =>
  (closingTime(game, 'lastRound').scores[player] ?? 0) - (brawler(game, player).out ? 5 : 0);

/** How we stand against the bouncer: blows still to be dealt, what lies ready to be thrown, and our bruises. */
const hold = ({ brawlers, bouncer }: Skirmish): number =>
  brawlers.reduce(
    (sum, { tokens, fought, bruises }) => sum + (fought ? 0 : tokens.ruby / 2) - bruises / 4,
    -(bouncer?.toughness ?? 0),
  );

function evaluate(game: Skirmish, player: Seat): number {
  const { outcome } = game;
  if (outcome !== undefined) return outcome.winners.includes(player) ? 100 : -100;
  return game.bouncer === null ? standing(game, player) : hold(game);
}

function promise(game: Skirmish): readonly number[] {
  const sides = sidesIn(game.options, game.seats);
  const { outcome } = game;
  if (outcome !== undefined) {
    const won = winningSides(sides, outcome.winners);
    return sides.map((side) => (won.includes(side) ? 1 / won.length : 0));
  }
  if (game.bouncer !== null) return [1 / (1 + Math.exp(-hold(game) / 4))];
  const odds = sides.map(([first = 0]) => Math.exp(standing(game, first) / 3));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

/** Sides stand as their first seat does, as in their chances. */
function terms(game: Skirmish, player: Seat): Record<SkirmishTypes['term'], number> {
  if (game.bouncer !== null) return { standing: hold(game), rivals: 0 };
  const sides = sidesIn(game.options, game.seats);
  const standings = sides.map(([first = 0]) => standing(game, first));
  const own = sides.findIndex((side) => side.includes(player));
  return { standing: standings[own] ?? 0, rivals: -Math.max(...standings.filter((_, side) => side !== own)) };
}

/** What the test game tells the bots. */
export const advice: BotAdvice<SkirmishTypes> = { evaluate, promise, terms };
