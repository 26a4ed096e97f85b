// Games alone: how near the marks of the scenario are.
import { equipmentOf } from '../data/equipment.ts';
import { FULL_PACK, type Mark, RATINGS, scenarioOf } from '../data/scenarios.ts';
import { wagesOf } from '../rules/clan.ts';
import { ratingOf, roundsOf, spreadOf } from '../rules/scenarios.ts';
import { type Clan, clanAt, type MonsterLands } from '../state.ts';
import { aimsOf } from './aims.ts';

/** How many of the things Full Pack asks for lie on the board, 0 to 1. */
function packShare(clan: Clan): number {
  const kinds = new Set(
    clan.members.flatMap(({ equipment }) => equipment.map((card) => equipmentOf(card).kind)),
  );
  const share = (has: number, needed: number): number => Math.min(has, needed) / needed;
  return (
    (share(clan.defence, FULL_PACK.defence) +
      share(clan.traps.length, FULL_PACK.traps) +
      share(clan.potions, FULL_PACK.potions) +
      share(clan.venoms, FULL_PACK.venoms) +
      share(kinds.size, FULL_PACK.equipmentKinds) +
      share(spreadOf(clan).filter((count) => count > 0).length, FULL_PACK.affinities)) /
    6
  );
}

const missingIn = (counts: readonly number[], spread: readonly number[]): number =>
  spread.reduce((sum, needed, index) => sum + Math.max(0, needed - (counts[index] ?? 0)), 0);

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Rounds in which something can still be done, this one in part. */
function timeLeft(game: MonsterLands): number {
  const left = Math.max(0, roundsOf(game) - game.round);
  const begun = { pool: 1, deployment: 0.6, adventure: 0.1, 'clean-up': 0 }[game.phase];
  return left + begun;
}

/** How likely a mark is reached, seen from now: what is there and what a round usually adds against what is asked. */
function chanceOf(game: MonsterLands, mark: Mark, points: number): number {
  const clan = clanAt(game, 0);
  const left = Math.max(0, roundsOf(game) - game.round);
  const time = timeLeft(game);
  let chance = 1;
  if (mark.vp !== undefined) chance *= logistic((points + 3 * left - mark.vp) / (2 + left));
  if (mark.coins !== undefined) chance *= logistic((clan.coins + 4 * left - mark.coins) / (3 + 2 * left));
  if (mark.quests !== undefined) chance *= logistic((clan.quests + left - mark.quests) / (0.5 + 0.3 * left));
  if (mark.goal === true) chance *= logistic((packShare(clan) + 0.16 * time - 0.985) / (0.012 + 0.06 * time));
  if (mark.spread !== undefined) {
    // Somebody deserts whose wages cannot be paid.
    const deserters = game.phase !== 'clean-up' && clan.coins < wagesOf(clan) ? 0.6 : 0;
    const missing = missingIn(spreadOf(clan), mark.spread) + deserters;
    chance *= logistic((1.1 * time + 0.5 - missing) / (0.25 + 0.4 * time));
  }
  return chance;
}

/** The share of the way to a hero, for a search. */
export function soloPromise(game: MonsterLands, points: number): number {
  if (game.outcome !== undefined) return RATINGS.indexOf(ratingOf(game)) / (RATINGS.length - 1);
  const { marks } = scenarioOf(game.scenario ?? 'business-as-usual');
  const chances = [marks.apprentice, marks.veteran, marks.hero].map((mark) => chanceOf(game, mark, points));
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}

/** What the scenario counts beside points. */
export function scenarioPoints(game: MonsterLands): number {
  const clan = clanAt(game, 0);
  const { members, pack } = aimsOf(game);
  let worth = 0;
  for (const count of spreadOf(clan)) for (let nth = 0; nth < count; nth++) worth += members[nth] ?? 0;
  if (pack) {
    const share = packShare(clan);
    worth += 30 * share ** 3 + (share === 1 ? 15 : 0);
  }
  return worth;
}
