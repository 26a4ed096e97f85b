// Chapters ML-SOLO.9-12 and ML-SCN: rounds and ratings of a scenario.
import { ROUNDS } from '../data/clan-board.ts';
import { equipmentOf } from '../data/equipment.ts';
import { memberOf } from '../data/members.ts';
import { FULL_PACK, type Mark, RATINGS, type RatingId, scenarioOf } from '../data/scenarios.ts';
import { AFFINITIES } from '../data/types.ts';
import { type Clan, clanAt, type MonsterLands } from '../state.ts';
import { pointsOf } from './scoring.ts';

export const roundsOf = ({ scenario }: MonsterLands): number =>
  scenario === undefined ? ROUNDS : scenarioOf(scenario).rounds;

/** Members of each affinity, most first (ML-SCN.7). */
export function spreadOf({ members }: Clan): number[] {
  const counts = AFFINITIES.map(
    (affinity) => members.filter(({ id }) => memberOf(id).affinity === affinity).length,
  );
  return counts.sort((a, b) => b - a);
}

/** Everything Full Pack asks for lies on the board (ML-SCN.5). */
function isFullPack(clan: Clan): boolean {
  const kinds = new Set(
    clan.members.flatMap(({ equipment }) => equipment.map((card) => equipmentOf(card).kind)),
  );
  return (
    clan.defence >= FULL_PACK.defence &&
    clan.traps.length >= FULL_PACK.traps &&
    clan.potions >= FULL_PACK.potions &&
    clan.venoms >= FULL_PACK.venoms &&
    kinds.size >= FULL_PACK.equipmentKinds &&
    spreadOf(clan).every((count) => count > 0)
  );
}

/** All parts of a mark are needed (ML-SOLO.12). */
function reaches(game: MonsterLands, { vp = 0, coins = 0, quests = 0, goal, spread = [] }: Mark): boolean {
  const clan = clanAt(game, 0);
  const counts = spreadOf(clan);
  return (
    pointsOf(game, 0) >= vp &&
    clan.coins >= coins &&
    clan.quests >= quests &&
    (goal !== true || isFullPack(clan)) &&
    spread.every((needed, index) => (counts[index] ?? 0) >= needed)
  );
}

/** The highest rating whose mark is reached; below the apprentice's it is a bungler's. */
export function ratingOf(game: MonsterLands): RatingId {
  const { marks } = scenarioOf(game.scenario ?? 'business-as-usual');
  return RATINGS.findLast((rating) => rating !== 'bungler' && reaches(game, marks[rating])) ?? 'bungler';
}
