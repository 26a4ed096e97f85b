import type { Advised } from '@krcma/bots';
import type { GameRecord } from '@krcma/kernel';
import { type Act, type ChatLine, LIMITS, type Query, type Refusal, type TableCard } from '@krcma/protocol';
import type { Confirm, Eyes, Frame, Moment, Reason, TableHost, Trouble } from '../host/host.ts';
import { createStore, type Store } from '../store.ts';
import type { Company, Gathering } from './company.ts';
import type { Connection } from './connection.ts';
import { keepRead, lastRead } from './read-lines.ts';
import { Refused } from './refused.ts';
import { silence, type Talk } from './talk.ts';
import { refusalWords } from './texts.ts';

const PATIENCE = 20;

const nobody: Gathering = {
  card: undefined,
  cardAt: 0,
  seat: undefined,
  chat: [],
  sending: false,
  gone: undefined,
};

/** A table kept by a server. */
export class OnlineHost implements TableHost, Company {
  readonly id: string;
  readonly gathering: Store<Gathering> = createStore(nobody);
  readonly talk: Store<Talk> = createStore(silence);
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  readonly #leave: () => void;
  #frame: Frame | undefined;
  #trouble: Trouble | undefined;

  constructor(connection: Connection, id: string) {
    this.id = id;
    this.#connection = connection;
    this.#leave = connection.join(id, {
      frame: (frame) => this.#show(frame),
      card: (card, seat) => this.#hearCard(card, seat),
      chat: (lines) => this.#hearChat(lines),
      gone: (refusal) => this.#hearGone(refusal),
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  getFrame = (): Frame | undefined => this.#frame;
  getTrouble = (): Trouble | undefined => this.#trouble;

  choose = (decision: string, option: string, confirm?: Confirm) =>
    this.#answer({ do: 'choose', decision, option, ...(confirm && { confirm }) });
  undo = (all?: boolean) => this.#act({ do: 'undo', ...(all === true && { all }) });
  redo = () => this.#act({ do: 'redo' });
  setStanding = (key: string, option?: string, confirm?: Confirm) =>
    this.#answer({
      do: 'standing',
      key,
      ...(option !== undefined && { option }),
      ...(confirm && { confirm }),
    });
  proposeTakeBack = () => this.#act({ do: 'proposeTakeBack' });
  answerTakeBack = (_: number, agrees: boolean) => this.#act({ do: 'answerTakeBack', agrees });
  agreeToTakeBack = (agrees: boolean) => this.#act({ do: 'answerTakeBack', agrees });
  agreeToEnd = (agrees: boolean) => this.#act({ do: 'end', agrees });
  /** Takes the seat back from the bot that stood in. */
  comeBack = () => this.#act({ do: 'return' });
  /** Lets a bot play for somebody who has been away for a while. */
  letBotPlayFor = (seat: number) => this.#act({ do: 'standIn', seat });
  /** Everybody sits at a screen of their own. */
  liftCurtain = () => Promise.resolve();

  /** All that was said until now is read. */
  readAll(): void {
    const read = this.gathering.get().chat.at(-1)?.id ?? 0;
    if (this.talk.get().read === read) return;
    keepRead(this.id, read);
    this.talk.set({ read });
  }

  async say(text: string, to: Talk['to'] = 'table'): Promise<void> {
    await this.#connection.chat(this.id, text, to);
  }

  reasons = (decision: string): Promise<readonly Reason[]> =>
    this.#ask({ about: 'reasons', decision }) as Promise<readonly Reason[]>;

  hint = (): Promise<Advised> => this.#ask({ about: 'hint' }) as Promise<Advised>;

  async replayAt(entries: readonly number[], eyes: Eyes): Promise<readonly Moment[]> {
    const moments: Moment[] = [];
    for (let first = 0; first < entries.length; first += LIMITS.moments) {
      const portion = entries.slice(first, first + LIMITS.moments);
      const query = { about: 'moments', entries: portion, eyes } as const;
      moments.push(...((await this.#askPatiently(query)) as readonly Moment[]));
    }
    return moments;
  }

  record = (): Promise<GameRecord> => this.#ask({ about: 'record' }) as Promise<GameRecord>;

  /** A record is a file that can be imported; who played is written beside it. */
  async exported(): Promise<string> {
    const record = await this.record();
    const seats = this.#frame?.seats.map(({ name, player }) =>
      player === 'person' || player === 'lesson'
        ? { who: 'person', name }
        : { who: 'bot', level: player, name },
    );
    return JSON.stringify({ seats, record });
  }

  close(): void {
    this.#leave();
    this.#listeners.clear();
  }

  async #act(act: Act): Promise<void> {
    await this.#answer(act);
  }

  /** What the server says to it: nothing, or why it has to be confirmed. */
  async #answer(act: Act): Promise<Confirm | undefined> {
    this.gathering.set({ sending: true });
    try {
      return (await this.#connection.act(this.id, act).catch(inWords)) as Confirm | undefined;
    } finally {
      this.gathering.set({ sending: false });
    }
  }

  #ask(query: Query): Promise<unknown> {
    return this.#connection.ask(this.id, query).catch(inWords);
  }

  /** A whole game is more than the server tells at once. */
  async #askPatiently(query: Query): Promise<unknown> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.#ask(query);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'too-many' || tries >= PATIENCE) throw error;
        await new Promise((done) => setTimeout(done, 500));
      }
    }
  }

  #show(frame: Frame): void {
    this.#frame = frame;
    this.#notify();
  }

  #hearCard(card: TableCard, seat: number | undefined): void {
    this.gathering.set({ card, seat, cardAt: performance.now(), gone: undefined });
    if (this.#trouble === undefined) return;
    this.#trouble = undefined;
    this.#notify();
  }

  /** First comes what was said before: to who was here it is new from where they stopped reading, to others it is not. */
  #hearChat(lines: readonly ChatLine[]): void {
    this.gathering.set({ chat: together(this.gathering.get().chat, lines) });
    const { open, read } = this.talk.get();
    const known = read ?? lastRead(this.id);
    if (open || known === undefined) this.readAll();
    else if (read === undefined) this.talk.set({ read: known });
  }

  #hearGone(gone: Refusal): void {
    this.#trouble = { code: gone.code, sentence: gone.sentence };
    this.gathering.set({ gone });
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Lines come when the table is joined and one by one; the same line may come twice. */
function together(before: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const all = new Map([...before, ...lines].map((line) => [line.id, line]));
  return [...all.values()].sort((a, b) => a.id - b.id);
}

/** Refused in the reader's language; the shell shows the sentence as it is. */
function inWords(error: unknown): never {
  throw new Refused({
    code: error instanceof Refused ? error.code : 'broken',
    sentence: refusalWords(error),
  });
}
