// Which of many scenarios to choose: by how many play, for how long, and whether alone, together or against each other.
import type { Json } from './json.ts';
import type { GameModule, Setup } from './module.ts';
import { fittingOptions } from './offered-options.ts';
import { checkedOptions, type OptionSchema, type OptionsOf } from './options.ts';
import { areTogether, sidesOf } from './sides.ts';

/** How much of a game somebody has played when a set of variants is recommended. */
export const STAGES = ['first', 'second', 'tenth'] as const;
export type Stage = (typeof STAGES)[number];

export const MOODS = ['alone', 'together', 'rivals'] as const;
export type Mood = (typeof MOODS)[number];

type Agreed = Readonly<Record<string, Json>>;

/** A value of the option that says what is played, as a person wants to know it before choosing. */
interface Guided<Name, Value, Options> {
  readonly option: Name;
  readonly value: Value;
  /** By the number of players who can play it: answers of all together in a game of greedy bots, on average. */
  readonly answers: Readonly<Partial<Record<number, number>>>;
  /** What else to agree on. The set of a first game goes with the scenario; what does not fit the players is dropped. */
  readonly games?: Readonly<Partial<Record<Stage, Options>>>;
}

export type GuidedScenario = Guided<string, string, Agreed>;

type ScenarioOf<S extends OptionSchema> = {
  [K in keyof S]: S[K] extends { kind: 'choice'; values: readonly (infer V)[] }
    ? Guided<K, V, Partial<OptionsOf<S>>>
    : never;
}[keyof S];

/**
 * What a game says about its scenarios, the one to learn first before the others. For any number of players all are
 * values of one option, and the first of them is its default.
 */
export interface Guide {
  /** Seconds a person takes for an answer: what lengths are reckoned by. */
  readonly pace: number;
  readonly scenarios: readonly GuidedScenario[];
}

/** A guide whose options, values and sets of variants are those of the schema. */
export const guideOf = <S extends OptionSchema>(guide: {
  readonly pace: number;
  readonly scenarios: readonly ScenarioOf<S>[];
}): Guide => guide as unknown as Guide;

/** The scenarios that so many can play. */
export const scenariosFor = ({ scenarios }: Guide, seats: number): readonly GuidedScenario[] =>
  scenarios.filter(({ answers }) => answers[seats] !== undefined);

/** The scenario of a game that was set up so; undefined where there is no such scenario any more. */
export function scenarioIn(
  guide: Guide,
  seats: number,
  agreed: Readonly<Record<string, unknown>>,
): GuidedScenario | undefined {
  const among = scenariosFor(guide, seats);
  const [first] = among;
  const value = first && (agreed[first.option] ?? first.value);
  return among.find((each) => each.value === value);
}

/** What is agreed on in a scenario at that stage, as far as it fits so many players. */
export const agreedAt = (
  schema: OptionSchema,
  { option, value, games = {} }: GuidedScenario,
  stage: Stage,
  seats: number,
): Record<string, Json> => fittingOptions<Json>(schema, { [option]: value, ...games[stage] }, seats);

/** The stage whose variants are agreed on, all of them and no other. */
export function stageOf(
  schema: OptionSchema,
  scenario: GuidedScenario,
  seats: number,
  agreed: Setup['options'],
): Stage | undefined {
  const whole = (options: Setup['options']) => JSON.stringify(checkedOptions(schema, options));
  return STAGES.find(
    (stage) => hasStage(scenario, stage) && whole(agreedAt(schema, scenario, stage, seats)) === whole(agreed),
  );
}

/** A first game can always be set up. */
export const hasStage = ({ games = {} }: GuidedScenario, stage: Stage): boolean =>
  stage === 'first' || games[stage] !== undefined;

type Parted = Pick<GameModule, 'options' | 'sides'>;

/** Who is against whom when so many play it. */
export function moodOf(module: Parted, scenario: GuidedScenario, seats: number): Mood {
  if (seats === 1) return 'alone';
  const options = checkedOptions(module.options, agreedAt(module.options, scenario, 'first', seats));
  return areTogether(sidesOf(module, { options, seats })) ? 'together' : 'rivals';
}

/** How long a game takes, in minutes. */
export const minutesOf = ({ pace }: Guide, { answers }: GuidedScenario, seats: number): number =>
  roundedMinutes(((answers[seats] ?? 0) * pace) / 60);

/** Nobody knows it better than that. */
function roundedMinutes(minutes: number): number {
  const step = minutes < 30 ? 5 : minutes < 120 ? 15 : 30;
  return Math.max(5, step * Math.round(minutes / step));
}

/** 45 min, 1 h, 2 h 30 min: the same in both languages. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ');
}

/** By mood: with how many players there is a scenario for it. */
export function playersByMood(
  module: Parted & Pick<GameModule, 'seats'>,
  guide: Guide,
): Readonly<Record<Mood, readonly number[]>> {
  const { min, max } = module.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const fits = (mood: Mood, seats: number) =>
    scenariosFor(guide, seats).some((scenario) => moodOf(module, scenario, seats) === mood);
  const withMood = (mood: Mood) => counts.filter((seats) => fits(mood, seats));
  return { alone: withMood('alone'), together: withMood('together'), rivals: withMood('rivals') };
}

export interface Wish {
  readonly seats: number;
  readonly mood: Mood;
  /** Minutes; any length without it. */
  readonly longest?: number | undefined;
}

/** What so many may play in that mood and time, in the order of learning. */
export const suggested = (
  module: Parted,
  guide: Guide,
  { seats, mood, longest = Number.POSITIVE_INFINITY }: Wish,
): readonly GuidedScenario[] =>
  scenariosFor(guide, seats).filter(
    (scenario) => moodOf(module, scenario, seats) === mood && minutesOf(guide, scenario, seats) <= longest,
  );

const LIMITS = [30, 60, 120, 180, 240];

/** Times one may have that leave some of the scenarios, and not all. */
export function telltaleTimes(module: Parted, guide: Guide, wish: Omit<Wish, 'longest'>): readonly number[] {
  const lengths = suggested(module, guide, wish).map((scenario) => minutesOf(guide, scenario, wish.seats));
  return LIMITS.filter(
    (limit) => lengths.some((length) => length <= limit) && lengths.some((length) => length > limit),
  );
}
