// What players cannot agree on (MK-25.18, .21).
import { scenarioOf } from '../data/scenarios.ts';
import type { MageKnightMessage } from '../messages.ts';
import type { MageKnightOptions } from '../state.ts';

/** A megapolis has two halves, and there are four cities. */
const LEAST_MEGAPOLIS = 2;
const MOST_CITIES = 3;

export function forbids(
  { scenario, megapolis, twoMegapolises }: MageKnightOptions,
  seats: number,
): MageKnightMessage | undefined {
  const about = scenarioOf(scenario);
  const setup = about.setups[seats as 1 | 2 | 3 | 4];
  if (setup === undefined) return { key: 'not-for-so-many', scenario, seats };
  if (megapolis === 0) return twoMegapolises ? { key: 'megapolis-without-level' } : undefined;
  if (megapolis < LEAST_MEGAPOLIS) return { key: 'megapolis-too-low', level: megapolis };
  if (about.closedCities === true || setup.cities > MOST_CITIES)
    return { key: 'no-megapolis-here', scenario, cities: setup.cities };
  if (twoMegapolises && setup.cities !== 2) return { key: 'two-megapolises-need-two', cities: setup.cities };
  return undefined;
}
