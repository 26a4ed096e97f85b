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

type Pack = Readonly<Record<keyof typeof FULL_PACK, number>>;

/** What of a full pack lies on the board (ML-SCN.5). */
function packOf(clan: Clan): Pack {
  const { defence, traps, potions, venoms, members } = clan;
  const kinds = members.flatMap(({ equipment }) => equipment.map((card) => equipmentOf(card).kind));
  return {
    defence,
    traps: traps.length,
    potions,
    venoms,
    equipmentKinds: new Set(kinds).size,
    affinities: spreadOf(clan).filter((count) => count > 0).length,
  };
}

function isFull(pack: Pack): boolean {
  return (Object.keys(FULL_PACK) as (keyof Pack)[]).every((part) => pack[part] >= FULL_PACK[part]);
}

/** All parts of a mark are needed (ML-SOLO.12). */
function reaches(game: MonsterLands, { vp = 0, coins = 0, quests = 0, goal, spread = [] }: Mark): boolean {
  const clan = clanAt(game, 0);
  const counts = spreadOf(clan);
  return (
    pointsOf(game, 0) >= vp &&
    clan.coins >= coins &&
    clan.quests >= quests &&
    (goal !== true || isFull(packOf(clan))) &&
    spread.every((needed, index) => (counts[index] ?? 0) >= needed)
  );
}

/** The highest rating whose mark is reached; below the apprentice's it is a bungler's. */
export function ratingOf(game: MonsterLands): RatingId {
  const { marks } = scenarioOf(game.scenario ?? 'business-as-usual');
  return RATINGS.findLast((rating) => rating !== 'bungler' && reaches(game, marks[rating])) ?? 'bungler';
}

/** How far the only player has come: the rating if it ended now, and what the scenario counts besides points. */
export type Progress = {
  readonly rating: RatingId;
  readonly pack?: Pack;
  /** Members of each affinity, most first. */
  readonly spread?: readonly number[];
};

export function progressOf(game: MonsterLands): Progress | undefined {
  if (game.scenario === undefined) return undefined;
  const { hero } = scenarioOf(game.scenario).marks;
  const clan = clanAt(game, 0);
  return {
    rating: ratingOf(game),
    ...(hero.goal === true && { pack: packOf(clan) }),
    ...(hero.spread !== undefined && { spread: spreadOf(clan) }),
  };
}
