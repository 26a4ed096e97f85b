import { describe, expect, it } from 'vitest';
import {
  agreedAt,
  duration,
  type Guide,
  minutesOf,
  moodOf,
  type OptionSchema,
  playersByMood,
  scenarioIn,
  scenariosFor,
  stageOf,
  suggested,
  telltaleTimes,
} from '../index.ts';

const options = {
  kind: {
    kind: 'choice',
    values: ['walk', 'feud', 'siege', 'alone'],
    default: 'walk',
    only: { feud: 'several', siege: [2, 3], alone: 'alone' },
  },
  hard: { kind: 'flag', default: false },
  duel: { kind: 'flag', default: false, fits: { players: 'several' } },
} as const satisfies OptionSchema;

const module = {
  options,
  seats: { min: 1, max: 4 },
  sides: ({ kind }: { readonly kind?: unknown }, seats: number) => {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    return kind === 'siege' ? [all] : all.map((seat) => [seat]);
  },
};

const guide: Guide = {
  pace: 12,
  scenarios: [
    { option: 'kind', value: 'walk', answers: { 1: 100, 2: 200, 3: 300, 4: 400 } },
    {
      option: 'kind',
      value: 'feud',
      answers: { 2: 500, 3: 700, 4: 900 },
      games: { second: { duel: true }, tenth: { duel: true, hard: true } },
    },
    { option: 'kind', value: 'siege', answers: { 2: 600, 3: 800 }, games: { first: { hard: true } } },
    { option: 'kind', value: 'alone', answers: { 1: 700 }, games: { second: { hard: true, duel: true } } },
  ],
};

const named = (value: string) => {
  const found = guide.scenarios.find((each) => each.value === value);
  if (found === undefined) throw new Error(value);
  return found;
};
const values = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value);

describe('a guide', () => {
  it('lists what so many can play, in the order of learning', () => {
    expect(values(scenariosFor(guide, 1))).toEqual(['walk', 'alone']);
    expect(values(scenariosFor(guide, 4))).toEqual(['walk', 'feud']);
  });

  it('knows alone, together and against each other from the sides of the game', () => {
    expect(moodOf(module, named('walk'), 1)).toBe('alone');
    expect(moodOf(module, named('walk'), 2)).toBe('rivals');
    expect(moodOf(module, named('siege'), 2)).toBe('together');
    expect(playersByMood(module, guide)).toEqual({ alone: [1], together: [2, 3], rivals: [2, 3, 4] });
  });

  it('suggests by number, mood and time, and nothing that fits only two of them', () => {
    expect(values(suggested(module, guide, { seats: 2, mood: 'rivals' }))).toEqual(['walk', 'feud']);
    expect(values(suggested(module, guide, { seats: 2, mood: 'rivals', longest: 60 }))).toEqual(['walk']);
    expect(values(suggested(module, guide, { seats: 2, mood: 'together' }))).toEqual(['siege']);
    expect(suggested(module, guide, { seats: 2, mood: 'together', longest: 60 })).toEqual([]);
    expect(suggested(module, guide, { seats: 4, mood: 'together' })).toEqual([]);
  });

  it('asks only for times that leave some and not all', () => {
    expect(telltaleTimes(module, guide, { seats: 2, mood: 'rivals' })).toEqual([60]);
    expect(telltaleTimes(module, guide, { seats: 1, mood: 'alone' })).toEqual([30, 60, 120]);
    expect(telltaleTimes(module, guide, { seats: 2, mood: 'together' })).toEqual([]);
  });

  it('reckons minutes from answers and pace, rounded as well as anybody knows', () => {
    expect(minutesOf(guide, named('walk'), 1)).toBe(20);
    expect(minutesOf(guide, named('feud'), 2)).toBe(105);
    expect(minutesOf(guide, named('feud'), 4)).toBe(180);
    expect(minutesOf({ ...guide, pace: 1 }, named('walk'), 1)).toBe(5);
    expect([5, 60, 90, 150].map(duration)).toEqual(['5 min', '1 h', '1 h 30 min', '2 h 30 min']);
  });
});

describe('recommended variants', () => {
  it('go with the scenario, without what does not fit the players', () => {
    expect(agreedAt(options, named('siege'), 'first', 2)).toEqual({ kind: 'siege', hard: true });
    expect(agreedAt(options, named('alone'), 'second', 1)).toEqual({ kind: 'alone', hard: true });
    expect(agreedAt(options, named('feud'), 'first', 3)).toEqual({ kind: 'feud' });
  });

  it('are known again, whether defaults are written out or not, and a mix of one’s own is none of them', () => {
    const stage = (agreed: Readonly<Record<string, unknown>>) => stageOf(options, named('feud'), 2, agreed);
    expect(stage({ kind: 'feud' })).toBe('first');
    expect(stage({ kind: 'feud', duel: true, hard: false })).toBe('second');
    expect(stage({ kind: 'feud', duel: true, hard: true })).toBe('tenth');
    expect(stage({ kind: 'feud', hard: true })).toBeUndefined();
    // A set that the guide does not have is not recommended, though it would be the printed game.
    expect(stageOf(options, named('siege'), 2, { kind: 'siege' })).toBeUndefined();
  });
});

describe('the scenario of a game', () => {
  it('is what was agreed on, the first where nothing was, and none where it is gone', () => {
    expect(scenarioIn(guide, 2, { kind: 'siege' })?.value).toBe('siege');
    expect(scenarioIn(guide, 2, {})?.value).toBe('walk');
    expect(scenarioIn(guide, 2, { kind: 'forgotten' })).toBeUndefined();
    expect(scenarioIn(guide, 4, { kind: 'siege' })).toBeUndefined();
    expect(scenarioIn({ pace: 1, scenarios: [] }, 2, {})).toBeUndefined();
  });
});
