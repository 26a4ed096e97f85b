// MK-25.1 to .16: variants of the rules that players may agree on; each is an option of its name.
import { shapeOf } from './geometry.ts';
import type { RuleId } from './rule-ids.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIOS, scenarioOf } from './scenarios.ts';
import type { Back, Colour, Time } from './types.ts';

/** What a scenario must have for a variant to be about anything in it. */
const needs = {
  /** Players against each other. */
  rivals: ({ kind }: Scenario) => kind === 'competitive',
  /** Cities to be taken, or cities at all. */
  conquest: ({ setups }: Scenario) => Object.values(setups).some(({ cityLevels }) => cityLevels.length > 0),
  cities: (about: Scenario) => about.friendlyCity === true || needs.conquest(about),
  /** A map that grows as it is explored: not every place of it is given, nor that of a camp (MK-39.1, MK-41.1). */
  growingMap: ({ setups, volkare }: Scenario) =>
    volkare === undefined && Object.values(setups).every(({ shape }) => shapeOf(shape).places === undefined),
  /** Days and nights that may come otherwise: nothing is summoned in a certain night (MK-37.3). */
  anyNights: ({ incantation }: Scenario) => incantation === undefined,
} as const;

export type Need = keyof typeof needs;

export const meets = (about: Scenario, need: Need): boolean => needs[need](about);

/** Scenarios that have what a variant needs. */
export const scenariosWith = (need: Need): readonly string[] =>
  SCENARIOS.filter((id) => meets(scenarioOf(id), need));

/** Scenarios that always have more than one night: between them actions are upgraded (MK-25.15). */
export const scenariosOfNights = (): readonly string[] =>
  SCENARIOS.filter((id) => Object.values(scenarioOf(id).setups).every(({ rounds }) => rounds > 3));

interface VariantOfRules {
  /** What a refusal cites. */
  readonly rule: RuleId;
  readonly several?: true;
  readonly needs?: Need;
  /** Variants it cannot be played with. */
  readonly never?: readonly RulesVariant[];
}

/** Typed by its names: a variant refers to others. */
const rulesVariants = {
  heroAuction: { rule: 'MK-25.1', several: true },
  mapShape: { rule: 'MK-25.3', needs: 'growingMap' },
  moreCountryside: { rule: 'MK-25.3', needs: 'growingMap' },
  moreCore: { rule: 'MK-25.3', needs: 'growingMap' },
  moreCities: { rule: 'MK-25.3', needs: 'conquest' },
  randomOrientation: { rule: 'MK-25.4' },
  randomCities: { rule: 'MK-25.5', needs: 'cities' },
  nightArrival: { rule: 'MK-25.6', needs: 'anyNights' },
  darknessIsComing: { rule: 'MK-25.7', needs: 'anyNights', never: ['nightArrival'] },
  noInteractiveSpells: { rule: 'MK-25.8', several: true, needs: 'rivals' },
  noInteractiveSkills: { rule: 'MK-25.8', several: true, needs: 'rivals' },
  friendlyMana: { rule: 'MK-25.9' },
  rampage: { rule: 'MK-25.10' },
  interactiveCombat: { rule: 'MK-25.13', several: true },
  actionUpgrading: { rule: 'MK-25.15' },
  startingDraft: { rule: 'MK-25.16', several: true },
} as const;

export type RulesVariant = keyof typeof rulesVariants;
export const RULES_VARIANTS = Object.keys(rulesVariants) as readonly RulesVariant[];
export const variantOf = (id: RulesVariant): VariantOfRules => rulesVariants[id];

/** MK-25.1: no hero is worth more. [house] */
export const MOST_BID = 15;

/** MK-25.7: dice that are rolled after a day. */
export const DARKNESS_DICE = 2;

/** Colours of the sun and of the moon (MK-25.10). */
const SKY = {
  day: ['red', 'green', 'gold'],
  night: ['white', 'blue', 'black'],
} as const satisfies Readonly<Record<Time, readonly Colour[]>>;

export interface Rampage {
  readonly startReputation: number;
  /** A token comes back only on these dice, or on any; and on these another of this back with it. */
  readonly returns: Readonly<Record<Time, readonly Colour[]>> | 'always';
  readonly joined: Readonly<Record<Time, readonly Colour[]>>;
  readonly joins: Back;
  /** For each token of a space with two, whoever it is (MK-25.11). */
  readonly reputation: number;
}

export const rampages = {
  rampage: {
    startReputation: -2,
    returns: SKY,
    joined: { day: ['gold'], night: ['black'] },
    joins: 'brown',
    reputation: 1,
  },
  more: { startReputation: -4, returns: 'always', joined: SKY, joins: 'brown', reputation: 1 },
} as const satisfies Readonly<Record<string, Rampage>>;

export const rampageOf = (option: 'none' | keyof typeof rampages): Rampage | undefined =>
  option === 'none' ? undefined : rampages[option];

/** MK-25.13: what a hidden die adds to the enemy, in which phase; each is worth fame. */
export const HIDDEN_DIE = {
  white: { phase: 'ranged', armor: 1, attack: 0 },
  red: { phase: 'block', armor: 0, attack: 1 },
  blue: { phase: 'attack', armor: 1, attack: 0 },
} as const;

export type HiddenColour = keyof typeof HIDDEN_DIE | 'black';
export const HIDDEN_COLOURS: readonly HiddenColour[] = ['white', 'red', 'blue', 'black'];
export const HIDDEN_FAME = 1;

/** MK-25.15. */
export const STRENGTH = { artifact: 2, spell: 2, advanced: 1, crystal: 1, level: 3 } as const;

/** MK-25.16: cards dealt to everybody, and how many are kept. */
export const DRAFT = { dealt: 4, kept: 3 } as const;
