import { expect, it, vi } from 'vitest';
import type { Frame, Moment, TableHost } from '../src/host/host.ts';
import { frameAt, ReplayModel } from '../src/replay/replay-model.ts';
import { turnsOf } from '../src/replay/turns.ts';

const momentAt = (entry: number): Moment => ({ entry, view: { at: entry }, path: ['turn'], events: [] });

const asked: (readonly number[])[] = [];
const host = {
  replayAt: async (entries: readonly number[]) => {
    asked.push(entries);
    return entries.map(momentAt);
  },
  getFrame: () => frame,
} as unknown as TableHost;

const frame = {
  number: 7,
  entries: 30,
  lastOwnEntry: 24,
  seen: { seat: 0, view: { at: 30 }, outcome: undefined, decision: { id: 'x' } },
  story: [
    { number: 0, event: { key: 'a' }, by: 0, entry: 3 },
    { number: 1, event: { key: 'b' }, by: 1, entry: 28 },
  ],
} as unknown as Frame;

/** Ten choices a turn, first of one seat, then of the other; in the third turn both choose. */
const view = {
  turn: (seen: unknown) => Math.floor((seen as { at: number }).at / 10) + 1,
  activeSeat: (seen: unknown) => {
    const { at } = seen as { at: number };
    return at < 20 ? Math.floor(at / 10) : at % 2;
  },
};

it('walks through the game and fetches ahead', async () => {
  asked.length = 0;
  const replay = new ReplayModel(host, view);
  replay.openGame(frame, 10);
  await vi.waitFor(() => expect(replay.state.get().moment).toEqual(momentAt(10)));
  await vi.waitFor(() => expect(replay.state.get().turns).not.toEqual([]));
  const before = asked.length;
  await replay.go(11);
  expect(replay.state.get().at).toBe(11);
  expect(asked).toHaveLength(before);
  await replay.go(99);
  expect(replay.state.get().at).toBe(30);
  await replay.go(-5);
  expect(replay.state.get().at).toBe(0);
});

it('shows the table as it was: no question, and only the story up to then', async () => {
  const replay = new ReplayModel(host, view);
  replay.openGame(frame, 10);
  await vi.waitFor(() => expect(replay.state.get().moment).toBeDefined());
  const shown = frameAt(frame, replay.state.get());
  expect(shown.seen).toMatchObject({ view: { at: 10 }, decision: undefined, seat: 0 });
  expect(shown.story).toHaveLength(1);
  replay.close();
  // What has been shown before does not move again; what happens next does.
  expect(frameAt(frame, replay.state.get())).toEqual({ ...frame, fresh: [] });
  const next = { ...frame, number: 8 };
  expect(frameAt(next, replay.state.get())).toBe(next);
});

it('plays what happened since the own last turn and comes back by itself', async () => {
  vi.useFakeTimers();
  const replay = new ReplayModel(host, view);
  replay.openSince(frame);
  await vi.advanceTimersByTimeAsync(10);
  expect(replay.state.get()).toMatchObject({ what: 'since', first: 25, last: 30, at: 25 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replay.state.get().what).toBeUndefined();
  vi.useRealTimers();
});

it('retells what happened since the own last turn, with the table then and now, before it is played', async () => {
  const replay = new ReplayModel(host, view);
  replay.openSince(frame, true);
  expect(replay.state.get()).toMatchObject({ what: 'since', first: 25, last: 30, at: 30, playing: false });
  await vi.waitFor(() => expect(replay.state.get().since?.before).toEqual({ at: 25 }));
  const told = frame.story.filter(({ entry }) => entry > frame.lastOwnEntry).map(({ event }) => event);
  expect(replay.state.get().since).toMatchObject({ events: told, after: frame.seen.view });
  replay.play();
  expect(replay.state.get().at).toBe(25);
  replay.close();
  expect(replay.state.get().since).toBeUndefined();
});

it('retells the last turn of an enemy of all as well, though it followed from an own choice', async () => {
  const replay = new ReplayModel(host, {
    ...view,
    begins: ({ key }) => (key === 'march' ? { isEnemy: true } : undefined),
  });
  const line = (number: number, key: string, entry: number) => ({ number, event: { key }, by: 0, entry });
  const story = [
    line(0, 'march', 4),
    line(1, 'ends', 20),
    line(2, 'march', 20),
    line(3, 'steps', 20),
    line(4, 'plays', 24),
  ];
  replay.openSince({ ...frame, story } as unknown as Frame, true);
  expect(replay.state.get()).toMatchObject({ first: 20, last: 30 });
  expect(replay.state.get().since?.events.map(({ key }) => key)).toEqual(['march', 'steps', 'plays']);
  await vi.waitFor(() => expect(replay.state.get().since?.before).toEqual({ at: 20 }));
});

it('jumps from turn to turn, and back in the midst of one to its beginning first', async () => {
  const replay = new ReplayModel(host, view);
  replay.openGame(frame, 14);
  await vi.waitFor(() =>
    expect(replay.state.get().turns).toEqual([
      { turn: 1, entry: 0, seat: 0 },
      { turn: 2, entry: 10, seat: 1 },
      { turn: 3, entry: 20, seat: undefined },
      { turn: 4, entry: 30, seat: 0 },
    ]),
  );
  const stops: number[] = [];
  for (const by of [-1, -1, -1, 1, 1, 1, 1] as const) {
    await replay.goTurns(by);
    stops.push(replay.state.get().at);
  }
  expect(stops).toEqual([10, 0, 0, 10, 20, 30, 30]);
});

it('offers no turns where the past cannot be walked through', async () => {
  const closed = { ...host, replayAt: async () => Promise.reject(new Error('Not now.')) };
  const turns = turnsOf(closed, view, 30, 'open');
  await expect(turns).rejects.toThrow('Not now.');
  const replay = new ReplayModel(
    {
      ...host,
      replayAt: async ([first = 0]: readonly number[]) => {
        if (first === 25) throw new Error('Not now.');
        return [momentAt(first)];
      },
    } as unknown as TableHost,
    view,
  );
  replay.openGame(frame, 3);
  await vi.waitFor(() => expect(replay.state.get().moment).toBeDefined());
  expect(replay.state.get().turns).toEqual([]);
});
