// What the scenario says for so many players (MK-30, MK-32, MK-33).
import { type ScenarioSetup, scenarioOf } from '../data/scenarios.ts';
import type { MageKnight } from '../state.ts';

export function setupOf({ scenario, seats }: Pick<MageKnight, 'scenario' | 'seats'>): ScenarioSetup {
  const setup = scenarioOf(scenario).setups[seats as 1 | 2 | 3 | 4];
  if (setup === undefined) throw new Error(`${scenario} is not played by ${seats}.`);
  return setup;
}
