import type { Message } from '@krcma/kernel';
import type { GameView } from '@krcma/tableware/board';
import type { Eyes, Frame, Moment, TableHost } from '../host/host.ts';
import { createStore, type Store } from '../store.ts';
import { type TurnMark, turnAt, turnsOf } from './turns.ts';

/** The past being looked at; nothing when we look at the table as it is. */
export interface Replaying {
  readonly what: 'game' | 'since' | undefined;
  readonly first: number;
  readonly last: number;
  readonly at: number;
  readonly eyes: Eyes;
  readonly playing: boolean;
  readonly moment: Moment | undefined;
  /** Where the turns of the game begin; empty until that is known. */
  readonly turns: readonly TurnMark[];
  /** The present frame when the past was left: what happened in it has been shown before. */
  readonly left: number | undefined;
  /** What happened since the viewer last chose, where the game retells it. */
  readonly since: Since | undefined;
}

/** What was told since then, and the table then and now. */
interface Since {
  readonly events: readonly Message[];
  readonly before: Moment['view'] | undefined;
  readonly after: Moment['view'];
}

const present: Replaying = {
  what: undefined,
  first: 0,
  last: 0,
  at: 0,
  eyes: 'spectator',
  playing: false,
  moment: undefined,
  turns: [],
  left: undefined,
  since: undefined,
};

/** Moments fetched at once, so that playing does not wait for each. */
const AHEAD = 12;
const PLAYING_PACE = 1100;

/** Walks through the moments of a game. */
export class ReplayModel {
  readonly state: Store<Replaying> = createStore(present);
  readonly #host: TableHost;
  readonly #view: Pick<GameView, 'turn' | 'activeSeat' | 'begins'>;
  #moments = new Map<number, Moment>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: TableHost, view: Pick<GameView, 'turn' | 'activeSeat' | 'begins'>) {
    this.#host = host;
    this.#view = view;
  }

  /** The whole game, from a moment on. */
  openGame(frame: Frame, at = 0): void {
    const eyes = eyesOf(frame);
    this.#open({ what: 'game', first: 0, last: frame.entries, at, eyes, playing: false });
    this.#findTurns(frame.entries, eyes);
  }

  /**
   * What happened since the viewer last chose, and since an enemy of all last had its turn: played at once, or retold
   * first by a game that can.
   */
  openSince(frame: Frame, retold = false): void {
    const lines = this.#since(frame);
    const first = Math.min(frame.lastOwnEntry + 1, frame.entries, lines[0]?.entry ?? frame.entries);
    const { seat, view } = frame.seen;
    const last = frame.entries;
    const eyes = seat ?? 'spectator';
    this.#open({ what: 'since', first, last, at: retold ? last : first, eyes, playing: !retold });
    if (!retold) return;
    const events = lines.map(({ event }) => event);
    this.state.set({ since: { events, before: undefined, after: view } });
    this.#findBefore(first, eyes);
  }

  #since({ story, lastOwnEntry }: Frame): Frame['story'] {
    const enemy = story.findLastIndex(({ event }) => this.#view.begins?.(event)?.isEnemy);
    return story.filter(({ entry }, at) => entry > lastOwnEntry || (enemy >= 0 && at >= enemy));
  }

  /** Without it the map is not compared. */
  async #findBefore(first: number, eyes: Eyes): Promise<void> {
    const [moment] = await this.#host.replayAt([first], eyes).catch(() => []);
    const { since } = this.state.get();
    if (since !== undefined && moment !== undefined)
      this.state.set({ since: { ...since, before: moment.view } });
  }

  close(): void {
    clearTimeout(this.#timer);
    if (this.state.get().what === undefined) return;
    this.state.set({ ...present, left: this.#host.getFrame()?.number });
  }

  go(at: number): Promise<void> {
    clearTimeout(this.#timer);
    return this.#show(at);
  }

  setEyes(eyes: Eyes): void {
    this.#moments = new Map();
    this.state.set({ eyes });
    this.go(this.state.get().at);
  }

  play(): void {
    const { at, first, last } = this.state.get();
    this.state.set({ playing: true });
    this.go(at >= last ? first : at);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.state.set({ playing: false });
  }

  /** So many turns on, or back; back in the midst of one leads to its beginning first. */
  goTurns(by: 1 | -1): Promise<void> {
    const { turns, at, first, last } = this.state.get();
    this.pause();
    const now = turnAt(turns, at);
    const begun = turns[now]?.entry ?? first;
    if (by < 0) return this.go(at > begun ? begun : (turns[now - 1]?.entry ?? first));
    return this.go(turns[now + 1]?.entry ?? last);
  }

  #open(state: Omit<Replaying, 'moment' | 'turns' | 'left' | 'since'>): void {
    this.#moments = new Map();
    this.state.set({ ...state, moment: undefined, turns: [], since: undefined });
    this.go(state.at);
  }

  /** What cannot be found out is not offered. */
  async #findTurns(entries: number, eyes: Eyes): Promise<void> {
    const turns = await turnsOf(this.#host, this.#view, entries, eyes).catch(() => []);
    const { what, last } = this.state.get();
    if (what === 'game' && last === entries) this.state.set({ turns });
  }

  /** The slider follows at once; the moment comes as soon as it is known. */
  async #show(wanted: number): Promise<void> {
    const { first, last, eyes } = this.state.get();
    const at = Math.max(first, Math.min(last, wanted));
    this.state.set({ at });
    if (!this.#moments.has(at)) {
      const entries = Array.from({ length: Math.min(AHEAD, last - at + 1) }, (_, index) => at + index);
      const moments = await this.#host.replayAt(entries, eyes);
      const now = this.state.get();
      if (now.what === undefined || now.eyes !== eyes) return;
      for (const moment of moments) this.#moments.set(moment.entry, moment);
      if (now.at !== at) return;
    }
    this.state.set({ moment: this.#moments.get(at) });
    if (this.state.get().playing) this.#playOn(at, last);
  }

  #playOn(at: number, last: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (at < last) this.#show(at + 1);
      else if (this.state.get().what === 'since') this.close();
      else this.pause();
    }, PLAYING_PACE);
  }
}

const eyesOf = ({ seen }: Frame): Eyes => (seen.outcome ? 'open' : (seen.seat ?? 'spectator'));

/** The table as it was: the same frame with the view, the place and the story of that moment. */
export function frameAt(frame: Frame, { last, eyes, moment, left }: Replaying): Frame {
  if (moment === undefined) return frame.number === left ? { ...frame, fresh: [] } : frame;
  const at = moment.entry;
  return {
    ...frame,
    number: -at - 1,
    story: frame.story.filter(({ entry }) => entry <= at),
    fresh: moment.events,
    seen: {
      ...frame.seen,
      seat: typeof eyes === 'number' ? eyes : undefined,
      view: moment.view,
      path: moment.path,
      decision: undefined,
      waiting: [],
      outcome: at === last ? frame.seen.outcome : undefined,
    },
  };
}
