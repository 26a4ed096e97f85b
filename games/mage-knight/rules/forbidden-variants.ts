// MK-25.1 to .16: which variants cannot be played here, or not together, and by which rule.
import { tilesOf } from '../data/box.ts';
import { type Scenario, type ScenarioSetup, scenarioOf } from '../data/scenarios.ts';
import { meets, RULES_VARIANTS, type RulesVariant, variantOf } from '../data/variants.ts';
import type { VariantMessage } from '../messages/variants.ts';
import { type MageKnightOptions, optionSchema } from '../state.ts';
import { setupOf } from './scenario.ts';
import { mostNights } from './variants/day-and-night.ts';

const isAgreed = (options: MageKnightOptions, variant: RulesVariant): boolean =>
  options[variant] !== optionSchema[variant].default;

/** What a variant needs and the game does not have. */
function forbidsOne(
  about: Scenario,
  options: MageKnightOptions,
  seats: number,
  variant: RulesVariant,
): VariantMessage | undefined {
  const { rule, several, needs, never = [] } = variantOf(variant);
  if (several === true && seats === 1) return { key: 'variant-needs-others', variant, rule };
  if (needs !== undefined && !meets(about, needs))
    return { key: 'variant-not-here', variant, scenario: options.scenario, rule };
  const other = never.find((each) => isAgreed(options, each));
  return other === undefined ? undefined : { key: 'variants-clash', variant, other, rule };
}

/** MK-25.3: as many tiles as there are; one core tile may have to stay in the box (MK-36.1). */
function forbidsTiles(about: Scenario, setup: ScenarioSetup): VariantMessage | undefined {
  const spared = about.leavesOutWithout === undefined ? 0 : 1;
  const most = {
    countryside: tilesOf('countryside').length,
    core: tilesOf('core').length - spared,
    cities: tilesOf('city').length,
  };
  for (const kind of ['countryside', 'core', 'cities'] as const)
    if (setup[kind] > most[kind])
      return { key: 'too-many-tiles', kind, n: setup[kind], most: most[kind], rule: 'MK-25.3' };
  return undefined;
}

const MAP_OPTIONS = ['moreCountryside', 'moreCore', 'moreCities'] as const;

export function forbidsVariants(options: MageKnightOptions, seats: number): VariantMessage | undefined {
  const about = scenarioOf(options.scenario);
  for (const variant of RULES_VARIANTS) {
    const why = isAgreed(options, variant) ? forbidsOne(about, options, seats, variant) : undefined;
    if (why !== undefined) return why;
  }
  const setup = setupOf({ scenario: options.scenario, seats, options });
  if (MAP_OPTIONS.some((each) => options[each] > 0)) {
    const why = forbidsTiles(about, setup);
    if (why !== undefined) return why;
  }
  if (options.actionUpgrading && mostNights(options, setup.rounds) < 2)
    return { key: 'one-night-only', scenario: options.scenario, rule: 'MK-25.15' };
  return undefined;
}
