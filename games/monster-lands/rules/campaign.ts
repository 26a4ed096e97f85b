// Chapter ML-CAMP: ten scenarios in order. What a game carries to the next one is a `Campaign`.
import type { Json } from '@krcma/kernel';
import { DIFFICULTIES, type DifficultyId } from '../data/difficulties.ts';
import { type RatingId, SCENARIOS, type ScenarioId, scenarioOf } from '../data/scenarios.ts';
import type { Campaign, MonsterLandsOptions } from '../state.ts';

const FIRST = SCENARIOS[0] as ScenarioId;

/** The difficulties that can win a campaign (ML-CAMP.5). */
const WINNING: readonly DifficultyId[] = ['hard', 'deadly'];

/** What comes in from outside is checked before it is believed. */
function isCampaign(carried: unknown): carried is Campaign {
  const { scenario, difficulty, games } = (carried ?? {}) as Partial<Record<keyof Campaign, unknown>>;
  return (
    (SCENARIOS as readonly unknown[]).includes(scenario) &&
    (DIFFICULTIES as readonly unknown[]).includes(difficulty) &&
    typeof games === 'number'
  );
}

/** Goes on with what was carried over; without it, or after the end, it begins with the first scenario (ML-CAMP.1). */
export function campaignFor({ campaign, difficulty }: MonsterLandsOptions, carried: Json | undefined) {
  if (!campaign) return undefined;
  if (isCampaign(carried) && carried.ended === undefined) return carried;
  return { scenario: FIRST, difficulty, games: 0 } satisfies Campaign;
}

const allowedIn = (scenario: ScenarioId): readonly DifficultyId[] =>
  scenarioOf(scenario).difficulties ?? DIFFICULTIES;

/** One difficulty lower, or lost on the lowest the scenario allows (ML-CAMP.2, ML-CAMP.8). */
function afterBungling({ scenario, difficulty, games }: Campaign): Campaign {
  const lower = DIFFICULTIES[DIFFICULTIES.indexOf(difficulty) - 1];
  return lower === undefined || !allowedIn(scenario).includes(lower)
    ? { scenario, difficulty, games, ended: 'lost' }
    : { scenario, difficulty: lower, games };
}

/** On, at hard or deadly; the last scenario wins if it was played so, and is replayed if not (ML-CAMP.4-6). */
function afterSuccess({ scenario, difficulty, games }: Campaign, rating: 'veteran' | 'hero'): Campaign {
  const next = SCENARIOS[SCENARIOS.indexOf(scenario) + 1];
  if (next === undefined && WINNING.includes(difficulty))
    return { scenario, difficulty, games, ended: 'won' };
  return { scenario: next ?? scenario, difficulty: rating === 'hero' ? 'deadly' : 'hard', games };
}

/** What comes after a game with this rating; every game counts (ML-CAMP.2-7). */
export function campaignAfter(campaign: Campaign, rating: RatingId): Campaign {
  const played = { ...campaign, games: campaign.games + 1 };
  if (rating === 'bungler') return afterBungling(played);
  return rating === 'apprentice' ? played : afterSuccess(played, rating);
}
