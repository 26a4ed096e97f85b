// What the scenario says for so many players (MK-30 to MK-40).
import {
  type PlayerCount,
  type ScenarioSetup,
  scenarioOf,
  VARIANTS,
  type Variant,
} from '../data/scenarios.ts';
import type { MageKnight, MageKnightOptions } from '../state.ts';

type MapOption = 'mapShape' | 'moreCountryside' | 'moreCore' | 'moreCities';

/** A table, laid or only planned. */
type Planned = Pick<MageKnight, 'scenario' | 'seats'> & {
  readonly options: Partial<Pick<MageKnightOptions, Variant | MapOption | 'combatLevel'>>;
};

/** MK-25.3: another shape, more tiles or fewer, more cities: those that come last are as strong as the last one. */
function onFreeMap(setup: ScenarioSetup, options: Planned['options']): ScenarioSetup {
  const { mapShape = 'printed', moreCountryside = 0, moreCore = 0, moreCities = 0 } = options;
  if (mapShape === 'printed' && moreCountryside === 0 && moreCore === 0 && moreCities === 0) return setup;
  const { cityLevels } = setup;
  const last = cityLevels.at(-1);
  const more = last === undefined ? [] : new Array<number>(moreCities).fill(last);
  return {
    ...setup,
    shape: mapShape === 'printed' ? setup.shape : mapShape,
    countryside: setup.countryside + moreCountryside,
    core: setup.core + moreCore,
    cities: setup.cities + moreCities,
    cityLevels: [...cityLevels, ...more],
  };
}

/** The printed set-up, with what the agreed forms of the scenario and a free map change of it. */
export function setupOf(planned: Planned): ScenarioSetup {
  return onFreeMap(printedSetup(planned), planned.options);
}

function printedSetup({ scenario, seats, options }: Planned): ScenarioSetup {
  const { setups, variants, volkare } = scenarioOf(scenario);
  let setup = setups[seats as PlayerCount];
  if (setup === undefined) throw new Error(`${scenario} is not played by ${seats}.`);
  if (volkare !== undefined) {
    const level = volkare.cityLevel[options.combatLevel ?? 'daring'][seats - 1] ?? 0;
    return { ...setup, cityLevels: new Array<number>(setup.cities).fill(level) };
  }
  if (variants === undefined) return setup;
  for (const variant of VARIANTS) {
    const change = options[variant] === true ? variants[variant]?.[seats as PlayerCount] : undefined;
    if (change !== undefined) setup = { ...setup, ...change };
  }
  return setup;
}

/** Rivals: not one alone, nor all together (MK-2.21). */
export const isCompetitive = ({ scenario, seats }: Pick<MageKnight, 'scenario' | 'seats'>): boolean =>
  scenarioOf(scenario).kind === 'competitive' && seats > 1;

type Players = Pick<MageKnight, 'scenario' | 'seats'>;

/** MK-2.8, MK-32.4; the dummy does not count (MK-20.8). */
export const unitsOffered = ({ seats, scenario }: Players): number =>
  seats + 2 + (scenarioOf(scenario).moreUnits ?? 0);

/** MK-2.10, MK-32.4. */
export const diceOfSource = ({ seats, scenario }: Players): number =>
  seats + 2 + (scenarioOf(scenario).moreDice ?? 0);

/** Nobody plays on after this round. */
export const isLastRound = (game: MageKnight): boolean => game.ending || game.round >= setupOf(game).rounds;
