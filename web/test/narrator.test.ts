import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Frame, StoryLine } from '../src/host/host.ts';
import { Narrator } from '../src/narration/narrator.ts';

const ME = 0;
const TIME = 1000;

let live: Frame;
const listeners = new Set<() => void>();
const host = {
  getFrame: () => live,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

interface Happening {
  readonly to?: number | undefined;
  readonly by?: number;
  readonly says?: readonly string[];
  /** All of it follows from one choice. */
  readonly atOnce?: boolean;
  readonly asks?: boolean;
  readonly ends?: boolean;
}

const frameOf = (number: number, happening: Happening): Frame => {
  const { by = 1, says = [], atOnce = false, asks = false, ends = false } = happening;
  const fresh = says.map((key, index): StoryLine => {
    const line = 100 * number + index;
    return { number: line, event: { key }, by, entry: atOnce ? number : line };
  });
  const seen = {
    seat: 'to' in happening ? happening.to : ME,
    decision: asks ? { id: `q${number}` } : undefined,
    outcome: ends ? {} : undefined,
  };
  return { number, fresh, story: fresh, seen } as unknown as Frame;
};

function happens(...happenings: readonly Happening[]): void {
  for (const each of happenings) {
    live = frameOf(live.number + 1, each);
    for (const listener of [...listeners]) listener();
  }
}

function narratorOf(manner: Partial<Narrator['manner']> = {}): Narrator {
  live = frameOf(1, {});
  const narrator = new Narrator(host);
  narrator.manner = {
    holds: () => true,
    timeFor: () => TIME,
    begins: ({ event: { key } }) =>
      key === 'dusk'
        ? {}
        : key === 'march'
          ? { isEnemy: true }
          : key.startsWith('turn of ')
            ? { seat: Number(key.at(-1)) }
            : undefined,
    patience: Number.POSITIVE_INFINITY,
    ...manner,
  };
  narrator.subscribe(() => {});
  return narrator;
}

const now = (narrator: Narrator) => {
  const { frame, told, telling } = narrator.get();
  return {
    frame: frame?.number,
    told: told?.lines.map(({ event }) => event.key).join(', '),
    telling,
    asked: frame?.seen.decision?.id,
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  listeners.clear();
});

it('what others do is told line by line, and the question comes after it', () => {
  const narrator = narratorOf();
  happens({ says: ['rolls', 'gains'] }, { by: 2, says: ['builds'], asks: true });
  expect(now(narrator)).toEqual({ frame: 2, told: 'rolls', telling: true, asked: undefined });
  vi.advanceTimersByTime(TIME);
  expect(now(narrator)).toEqual({ frame: 2, told: 'gains', telling: true, asked: undefined });
  vi.advanceTimersByTime(TIME);
  expect(now(narrator)).toEqual({ frame: 3, told: 'builds', telling: true, asked: undefined });
  expect(narrator.get().told).toMatchObject({ mover: 2, stands: { number: 2 } });
  vi.advanceTimersByTime(TIME);
  expect(now(narrator)).toEqual({ frame: 3, told: undefined, telling: false, asked: 'q3' });
});

it('what was told last stays while others think', () => {
  const narrator = narratorOf();
  happens({ says: ['rolls'] });
  vi.advanceTimersByTime(TIME);
  expect(now(narrator)).toEqual({ frame: 2, told: 'rolls', telling: false, asked: undefined });
  happens({});
  expect(now(narrator)).toEqual({ frame: 3, told: 'rolls', telling: false, asked: undefined });
});

it('one’s own doing is shown at once, and so is everything while one is asked', () => {
  const narrator = narratorOf();
  happens({ asks: true });
  happens({ by: 2, says: ['builds'], asks: true });
  expect(now(narrator)).toMatchObject({ frame: 3, telling: false, asked: 'q3' });
  happens({ by: ME, says: ['slays'] });
  expect(now(narrator)).toEqual({ frame: 4, told: undefined, telling: false, asked: undefined });
});

it('skip goes on to the next line, catching up to the table as it is', () => {
  const narrator = narratorOf();
  happens({ says: ['rolls', 'gains'] }, { says: ['builds'] }, { asks: true });
  narrator.skip();
  expect(now(narrator).told).toBe('gains');
  narrator.catchUp();
  expect(now(narrator)).toEqual({ frame: 4, told: undefined, telling: false, asked: 'q4' });
  vi.advanceTimersByTime(10 * TIME);
  expect(now(narrator).frame).toBe(4);
});

it('until my turn: nothing is held back before I am asked, and then again', () => {
  const narrator = narratorOf();
  happens({ says: ['rolls'] });
  narrator.untilAsked();
  happens({ says: ['gains'] }, { by: 2, says: ['builds'] });
  expect(now(narrator)).toEqual({ frame: 4, told: 'builds', telling: false, asked: undefined });
  happens({ asks: true }, { by: ME, says: ['slays'] }, { says: ['rolls'] });
  expect(now(narrator)).toEqual({ frame: 7, told: 'rolls', telling: true, asked: undefined });
});

it('until my turn means nothing while it is my turn', () => {
  const narrator = narratorOf();
  happens({ asks: true });
  narrator.untilAsked();
  happens({ by: ME, says: ['slays'] }, { says: ['rolls'] });
  expect(now(narrator)).toMatchObject({ told: 'rolls', telling: true });
});

it('where nothing is held back all is shown as it comes', () => {
  const narrator = narratorOf({ holds: () => false });
  happens({ says: ['rolls'] }, { says: ['gains'], asks: true });
  expect(now(narrator)).toEqual({ frame: 3, told: undefined, telling: false, asked: 'q3' });
});

it('whoever is asked already is told the rest within the patience of the others', () => {
  const narrator = narratorOf({ patience: 600 });
  happens({ says: ['a', 'b'] }, { says: ['c', 'd'], asks: true });
  narrator.skip();
  expect(now(narrator)).toMatchObject({ told: 'b', asked: undefined });
  vi.advanceTimersByTime(200);
  expect(now(narrator).told).toBe('c');
  vi.advanceTimersByTime(400);
  expect(now(narrator)).toMatchObject({ telling: false, asked: 'q3' });
});

it('of very much at once only the end is told', () => {
  const narrator = narratorOf();
  happens({ says: Array.from({ length: 40 }, (_, index) => `line ${index}`) });
  expect(now(narrator).told).toBe('line 24');
});

it('the end of the game is told before it is the end', () => {
  const narrator = narratorOf();
  happens({ says: ['slays', 'ends'], ends: true });
  expect(now(narrator)).toMatchObject({ told: 'slays', telling: true });
  vi.advanceTimersByTime(2 * TIME);
  expect(now(narrator)).toMatchObject({ told: undefined, telling: false });
});

it('what was told to one is not shown to who takes the screen next', () => {
  const narrator = narratorOf();
  happens({ says: ['rolls'] }, { to: undefined });
  expect(now(narrator).told).toBe('rolls');
  vi.advanceTimersByTime(TIME);
  expect(now(narrator)).toEqual({ frame: 3, told: undefined, telling: false, asked: undefined });
});

it('with the page gone nothing is told, and nobody listens to the host', () => {
  live = frameOf(1, {});
  const narrator = new Narrator(host);
  const leave = narrator.subscribe(() => {});
  expect(listeners.size).toBe(1);
  leave();
  expect(listeners.size).toBe(0);
});

it('a few lines of one kind are told together', () => {
  const narrator = narratorOf();
  happens({ says: ['rolls', 'gains', 'gains', 'gains', 'gains', 'builds'] });
  const told: (string | undefined)[] = [];
  for (; now(narrator).telling; narrator.skip()) told.push(now(narrator).told);
  expect(told).toEqual(['rolls', 'gains, gains, gains', 'gains', 'builds']);
});

it('what follows from one choice is told together, as much as is read at a glance', () => {
  const narrator = narratorOf();
  happens(
    { says: ['places', 'hires', 'gains', 'new offer'], atOnce: true },
    { says: ['sends'] },
    { says: ['passes', 'turn of 2', 'rolls'], atOnce: true },
  );
  const told: (string | undefined)[] = [];
  for (; now(narrator).telling; narrator.skip()) told.push(now(narrator).told);
  expect(told).toEqual(['places, hires, gains', 'new offer', 'sends', 'passes', 'turn of 2, rolls']);
});

it('a turn that begins belongs to its player, whoever ended the one before', () => {
  const narrator = narratorOf();
  happens({ asks: true }, { by: ME, says: ['ends', 'turn of 1', 'rolls'] });
  expect(now(narrator)).toMatchObject({ told: 'turn of 1', telling: true });
  expect(narrator.get().told).toMatchObject({ mover: 1, stands: { number: 3 } });
  narrator.skip();
  expect(now(narrator)).toMatchObject({ told: 'rolls', telling: true });
});

it('the own turn is not told: it is played', () => {
  const narrator = narratorOf();
  happens({ says: ['builds', 'turn of 0', 'rolls'], asks: true });
  expect(now(narrator).told).toBe('builds');
  vi.advanceTimersByTime(TIME);
  expect(now(narrator)).toMatchObject({ telling: false, asked: 'q2' });
});

it('a phase that is nobody’s is told to whoever did not bring it on', () => {
  const narrator = narratorOf();
  happens({ says: ['builds', 'dusk', 'rains'] });
  narrator.skip();
  expect(now(narrator)).toMatchObject({ told: 'dusk', telling: true });
  expect(narrator.get().told).toMatchObject({ mover: undefined, stands: { number: 2 } });
  narrator.catchUp();
  happens({ asks: true }, { by: ME, says: ['ends', 'dusk', 'rains'] });
  expect(now(narrator)).toMatchObject({ frame: 4, telling: false });
});

it('dice of the next turn wait until the last move of this one is told', () => {
  const narrator = narratorOf();
  const moving = () => narrator.get().frame?.fresh.map(({ event }) => event.key);
  happens({ says: ['builds', 'turn of 2', 'rolls'] });
  expect(moving()).toEqual(['builds']);
  vi.advanceTimersByTime(TIME);
  expect(moving()).toEqual(['turn of 2', 'rolls']);
  expect(now(narrator)).toMatchObject({ frame: 2, told: 'turn of 2' });
});

it('what an enemy of all does is told step by step, also to whoever ended the turn before, and then they are asked', () => {
  const narrator = narratorOf();
  happens(
    { asks: true },
    { by: ME, says: ['ends', 'march', 'card', 'step', 'turn of 0', 'draws'], atOnce: true, asks: true },
  );
  const told: (string | undefined)[] = [];
  for (; now(narrator).telling; narrator.skip()) {
    expect(now(narrator).asked).toBeUndefined();
    told.push(now(narrator).told);
  }
  expect(told).toEqual(['march', 'card', 'step']);
  expect(now(narrator)).toEqual({ frame: 3, told: undefined, telling: false, asked: 'q3' });
});

it('of an enemy of all nobody is told where nothing is held back', () => {
  const narrator = narratorOf({ holds: () => false });
  happens({ asks: true }, { by: ME, says: ['ends', 'march', 'step', 'turn of 0'], asks: true });
  expect(now(narrator)).toEqual({ frame: 3, told: undefined, telling: false, asked: 'q3' });
});
