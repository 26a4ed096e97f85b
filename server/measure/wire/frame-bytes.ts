// Whole games through the real protocol, without sockets: what each pair of eyes is told, and how long that is.
import { botOf } from '@krcma/bots';
import { asksOf, choose, clone, hashOf, type Json, type Seat } from '@krcma/kernel';
import { changedBy, type FrameNews, type SeenFrame } from '@krcma/protocol';
import { adviceOf, rulesOf } from '../../games.ts';
import { Audience, type Viewer } from '../../tables/audience.ts';
import { begunTable } from './begun-table.ts';

/** One frame after the first: its length on the wire, and whether it asks its reader something. */
export interface Told {
  readonly bytes: number;
  readonly asks: boolean;
}

/** Kilobytes. */
export const FRAME_BARS = { median: 2, p95: 6, most: 12 };

const MOST_CHOICES = 3_000;

/** Puts the frames together as a page does, and weighs them. */
class Reader implements Viewer {
  readonly user = undefined;
  readonly seat: Seat | undefined;
  readonly told: Told[] = [];
  #seen: SeenFrame | undefined;

  constructor(seat: Seat | undefined) {
    this.seat = seat;
  }

  send(message: string): void {
    const news = JSON.parse(message) as FrameNews;
    const changed = 'from' in news && news.delta !== null ? news.delta : undefined;
    if ('full' in news) this.#seen = news.full;
    else if (changed) this.#seen = changedBy(this.#seen as unknown as Json, changed) as unknown as SeenFrame;
    if (hashOf(this.#seen) !== news.hash) throw new Error(`Frame ${news.number} has another hash.`);
    if ('from' in news)
      this.told.push({ bytes: Buffer.byteLength(message), asks: this.#seen?.seen.decision !== undefined });
  }

  satDown(): void {}
  gone(): void {}
}

/** What everybody at a table of greedy bots, and a spectator, is told in a whole game after the first frame. */
export async function toldInAGame(game: string, seats: number, seed: string): Promise<readonly Told[]> {
  const module = rulesOf(game);
  const bot = botOf('greedy', { module, advice: await adviceOf(game) });
  const state = begunTable(game, seats, seed);
  const { journal } = state;
  if (journal === undefined) throw new Error(`${game} has not begun.`);
  const audience = new Audience();
  const readers = [...state.seats.keys(), undefined].map((seat) => new Reader(seat));
  for (const reader of readers) audience.add(reader);
  audience.tellFirst(state, []);
  for (let made = 0; made < MOST_CHOICES && journal.table.outcome === undefined; made++) {
    const [ask] = asksOf(module, journal);
    if (ask === undefined) break;
    const { choice } = bot.decide(clone(journal.table), ask.seat, { seed: `${seed} ${made}` });
    const entry = choose(module, journal, ask.seat, choice);
    state.revision++;
    audience.tell(state, { common: made, entries: [entry], undone: false });
  }
  return readers.flatMap(({ told }) => told);
}
