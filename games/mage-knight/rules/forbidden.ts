// What players cannot agree on (MK-25.18, .21).
import { scenarioOf } from '../data/scenarios.ts';
import type { MageKnightMessage } from '../messages.ts';
import type { MageKnightOptions } from '../state.ts';

/** There are four cities. */
const MOST_CITIES = 3;

export function forbids(
  { scenario, megapolis }: MageKnightOptions,
  seats: number,
): MageKnightMessage | undefined {
  const about = scenarioOf(scenario);
  const setup = about.setups[seats as 1 | 2 | 3 | 4];
  if (setup === undefined) return { key: 'not-for-so-many', scenario, seats };
  if (megapolis === 'none') return undefined;
  if (about.closedCities === true || setup.cities > MOST_CITIES)
    return { key: 'no-megapolis-here', scenario, cities: setup.cities };
  if (megapolis === 'both' && setup.cities !== 2)
    return { key: 'two-megapolises-need-two', cities: setup.cities };
  return undefined;
}
