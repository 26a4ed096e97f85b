import { asksOf, choose, type Entry, hashOf, type Json, optionOf } from '@krcma/kernel';
import { changedBy, type FrameNews, type SeenFrame } from '@krcma/protocol';
import { shownTo } from '@krcma/protocol/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rulesOf } from '../../games.ts';
import { begunTable } from '../../measure/wire/begun-table.ts';
import { Audience, type Viewer } from '../../tables/audience.ts';
import type { TableState } from '../../tables/table-state.ts';

const module = rulesOf('valeria');
const EYES = [0, 1, undefined] as const;

const tableOfTwo = () => begunTable('valeria', 2, 'audience');

function nextChoice(state: TableState, turn: number): Entry {
  const { journal } = state;
  const ask = journal && asksOf(module, journal)[turn % 2 === 0 ? 0 : asksOf(module, journal).length - 1];
  const value = ask?.values[(turn * 7) % ask.values.length];
  if (journal === undefined || ask === undefined || value === undefined) throw new Error('Nothing is asked.');
  state.revision++;
  return choose(module, journal, ask.seat, optionOf(journal.table, ask, value).id);
}

/** Somebody who puts the frames together as a page does. */
class Looker implements Viewer {
  readonly user = undefined;
  readonly seat: number | undefined;
  readonly heard: string[] = [];
  held: Json = null;

  constructor(seat: number | undefined) {
    this.seat = seat;
  }

  send(message: string): void {
    this.heard.push(message);
    const news = JSON.parse(message) as FrameNews;
    if ('full' in news) this.held = news.full as unknown as Json;
    else if (news.delta !== null) this.held = changedBy(this.held, news.delta);
    expect(hashOf(this.held)).toBe(news.hash);
  }

  satDown(): void {}
  gone(): void {}
}

const joined = (audience: Audience, state: TableState, seat: number | undefined): Looker => {
  const looker = new Looker(seat);
  audience.add(looker);
  looker.send(JSON.stringify(audience.full(state, seat, [])));
  return looker;
};

const told = (audience: Audience, state: TableState, turn: number): void => {
  const entry = nextChoice(state, turn);
  audience.tell(state, { common: (state.journal?.log.length ?? 1) - 1, entries: [entry], undone: false });
};

describe('an audience', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('holds after every change what its eyes may see now, whatever the table shares with a frame', () => {
    const state = tableOfTwo();
    const audience = new Audience();
    const lookers = EYES.map((seat) => joined(audience, state, seat));
    for (let turn = 0; turn < 80; turn++) {
      told(audience, state, turn);
      for (const { seat, held } of lookers) {
        if (state.journal === undefined) throw new Error('There is no game.');
        const { seen } = held as unknown as SeenFrame;
        expect(seen).toEqual(JSON.parse(JSON.stringify(shownTo(module, state.journal, seat))));
      }
    }
  });

  it('makes one frame for all who look through the same eyes', () => {
    const state = tableOfTwo();
    const audience = new Audience();
    for (const seat of [0, 1, undefined, undefined, undefined]) joined(audience, state, seat);
    const views = vi.spyOn(module, 'view');
    told(audience, state, 0);
    expect(views).toHaveBeenCalledTimes(3);
    expect([...audience].every((viewer) => (viewer as Looker).heard.length === 2)).toBe(true);
  });

  it('keeps of a frame only what changed, and shares the rest with the frame before', () => {
    const state = tableOfTwo();
    const audience = new Audience();
    joined(audience, state, 0);
    const before = audience.full(state, 0, []);
    told(audience, state, 0);
    const after = audience.full(state, 0, []);
    if (!('full' in before && 'full' in after)) throw new Error('These are whole frames.');
    expect(after.full).not.toEqual(before.full);
    expect(after.full.seats).toBe(before.full.seats);
  });
});
