// What players cannot agree on (MK-19.1, MK-25.18, .21, MK-31.5).
import { type PlayerCount, type Scenario, scenarioOf, VARIANTS } from '../data/scenarios.ts';
import type { MageKnightMessage } from '../messages.ts';
import type { MageKnightOptions } from '../state.ts';
import { forbidsVariants } from './forbidden-variants.ts';
import { setupOf } from './scenario.ts';

/** There are four cities. */
const MOST_CITIES = 3;

/** So many are two teams. */
const IN_TEAMS = 4;

/** MK-19.1, MK-31.5: forms the scenario does not have for so many. */
function forbidsForm(
  { variants = {}, teams: mayTeam }: Scenario,
  options: MageKnightOptions,
  seats: number,
): MageKnightMessage | undefined {
  const { scenario, teams } = options;
  if (teams === 'two' && (seats !== IN_TEAMS || mayTeam === undefined))
    return { key: 'no-teams-here', scenario, seats };
  const strange = VARIANTS.find((variant) => options[variant] && variants[variant] === undefined);
  if (strange !== undefined) return { key: 'no-such-form', scenario, form: strange };
  if (options.twoCities && teams !== 'two') return { key: 'two-cities-for-teams', scenario };
  return undefined;
}

export function forbids(options: MageKnightOptions, seats: number): MageKnightMessage | undefined {
  const { scenario, megapolis } = options;
  const about: Scenario = scenarioOf(scenario);
  if (about.setups[seats as PlayerCount] === undefined) return { key: 'not-for-so-many', scenario, seats };
  const strange = forbidsForm(about, options, seats) ?? forbidsVariants(options, seats);
  if (strange !== undefined || megapolis === 'none') return strange;
  const { cities, cityLevels } = setupOf({ scenario, seats, options });
  if (cityLevels.length === 0 || cities > MOST_CITIES) return { key: 'no-megapolis-here', scenario, cities };
  if (megapolis === 'both' && cities !== 2) return { key: 'two-megapolises-need-two', cities };
  return undefined;
}
