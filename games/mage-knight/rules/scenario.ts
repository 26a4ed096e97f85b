// What the scenario says for so many players (MK-30, MK-32, MK-33).
import { type Scenario, type ScenarioSetup, scenarioOf } from '../data/scenarios.ts';
import { tileOf } from '../data/tiles.ts';
import type { MageKnight } from '../state.ts';
import { isConqueredCity } from './hand-limit.ts';

export function setupOf({ scenario, seats }: Pick<MageKnight, 'scenario' | 'seats'>): ScenarioSetup {
  const setup = scenarioOf(scenario).setups[seats as 1 | 2 | 3 | 4];
  if (setup === undefined) throw new Error(`${scenario} is not played by ${seats}.`);
  return setup;
}

/** MK-30.7, MK-32.5, MK-33.4: a city is found, or all of them are taken. */
export function isEndMet(game: MageKnight): boolean {
  if (scenarioOf(game.scenario).ends === 'cityRevealed')
    return Object.values(game.map).some((tile) => tileOf(tile).city !== undefined);
  return (
    game.cities.length >= setupOf(game).cities &&
    game.cities.every(({ space }) => isConqueredCity(game, space))
  );
}

/** How near the end of the scenario is. */
export interface Goal {
  readonly ends: Scenario['ends'];
  readonly rounds: number;
  /** Cities of the scenario, those on the map, and those nobody defends any more. */
  readonly cities: number;
  readonly found: number;
  readonly conquered: number;
}

export function goalOf(game: MageKnight): Goal {
  const { cities, rounds } = setupOf(game);
  const { ends } = scenarioOf(game.scenario);
  let found = 0;
  for (const tile of Object.values(game.map)) if (tileOf(tile).city !== undefined) found++;
  const conquered = game.cities.filter(({ space }) => isConqueredCity(game, space)).length;
  return { ends, rounds, cities, found, conquered };
}

type Players = Pick<MageKnight, 'scenario' | 'seats'>;

/** MK-2.8, MK-32.4; the dummy does not count (MK-20.8). */
export const unitsOffered = ({ seats, scenario }: Players): number =>
  seats + 2 + (scenarioOf(scenario).moreUnits ?? 0);

/** MK-2.10, MK-32.4. */
export const diceOfSource = ({ seats, scenario }: Players): number =>
  seats + 2 + (scenarioOf(scenario).moreDice ?? 0);
