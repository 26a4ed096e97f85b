import { type ErrorCode, type Seat, TableError } from '@krcma/kernel';
import { frameFrom } from '@krcma/protocol/table';
import { type Confirm, type Eyes, type Frame, HostError, type TableHost, type Trouble } from './host.ts';
import { newWorker } from './new-worker.ts';
import type { Assignment, CallName, Opening, TableCalls, TableNews, TableReply } from './protocol.ts';
import { markRanAway, RAN_AWAY } from './shelf.ts';
import { type Pong, watch } from './watch.ts';

interface Waiting {
  done(result: unknown): void;
  failed(error: Error): void;
}

type Result<K extends CallName> = Awaited<ReturnType<TableCalls[K]>>;

/** A table in a worker of this page; a second worker thinks for the bots. */
export class LocalHost implements TableHost {
  readonly #opening: Opening;
  readonly #tableWorker = newWorker('table');
  readonly #botWorker = newWorker('bots');
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<() => void>();
  #calls = 0;
  #pace: number;
  #frame: Frame | undefined;
  #trouble: Trouble | undefined;
  #watches: readonly (() => void)[] = [];

  constructor(opening: Opening, pace: number) {
    this.#opening = opening;
    this.#pace = pace;
    const { port1, port2 } = new MessageChannel();
    this.#tableWorker.postMessage({ role: 'table', port: port1 } satisfies Assignment, [port1]);
    this.#botWorker.postMessage({ role: 'bot', port: port2 } satisfies Assignment, [port2]);
    // The first question is answered before anything of the game is run.
    this.#watches = [this.#tableWorker, this.#botWorker].map((worker) =>
      watch(worker, () => this.#ranAway()),
    );
    this.#tableWorker.onmessage = ({ data }: MessageEvent<TableNews | Pong>) => {
      if (!('pong' in data)) this.#hear(data);
    };
    this.#tableWorker.onerror = (event) =>
      this.#inTrouble({ code: 'broken', sentence: event.message || 'The worker did not start.' });
    this.#call('open', opening, pace).catch((error: TableError) =>
      this.#inTrouble({ code: error.code, sentence: error.message }),
    );
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  getFrame = (): Frame | undefined => this.#frame;
  getTrouble = (): Trouble | undefined => this.#trouble;

  choose = (decision: string, option: string, confirm?: Confirm) =>
    this.#call('choose', decision, option, confirm);
  chooseFor = (seat: Seat, option: string) => this.#call('chooseFor', seat, option);
  undo = (all?: boolean) => this.#call('undo', all);
  redo = () => this.#call('redo');
  setStanding = (key: string, choice?: string, confirm?: Confirm) =>
    this.#call('setStanding', key, choice, confirm);
  reasons = (decision: string) => this.#call('reasons', decision);
  hint = () => this.#call('hint');
  proposeTakeBack = () => this.#call('proposeTakeBack');
  answerTakeBack = (seat: Seat, agrees: boolean) => this.#call('answerTakeBack', seat, agrees);
  liftCurtain = () => this.#call('liftCurtain');
  replayAt = (entries: readonly number[], eyes: Eyes) => this.#call('replayAt', entries, eyes);
  record = () => this.#call('record');
  exported = () => this.#call('exported');
  fetchAhead = () => this.#call('fetchAhead');
  solution = () => this.#call('solution');
  rating = () => this.#call('rating');
  setPace = (pace: number) => {
    this.#pace = pace;
    return this.#call('setPace', pace);
  };
  /** Lays another table out in place of this one. */
  reopen = (opening: Opening) => this.#call('open', opening, this.#pace);

  close(): void {
    this.#end();
    this.#listeners.clear();
  }

  #end(): void {
    for (const stop of this.#watches) stop();
    this.#tableWorker.terminate();
    this.#botWorker.terminate();
  }

  /** Noted before it is told, so that the game is not opened again by a reload. */
  async #ranAway(): Promise<void> {
    this.#end();
    if ('shelved' in this.#opening) await markRanAway(this.#opening.shelved, true).catch(() => {});
    for (const { failed } of this.#waiting.values()) failed(new HostError(RAN_AWAY));
    this.#waiting.clear();
    this.#inTrouble(RAN_AWAY);
  }

  #call<K extends CallName>(call: K, ...parameters: Parameters<TableCalls[K]>): Promise<Result<K>> {
    const id = ++this.#calls;
    this.#tableWorker.postMessage({ id, call, with: parameters });
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done: (result) => done(result as Result<K>), failed });
    });
  }

  #hear(news: TableNews): void {
    if ('reply' in news) this.#settle(news.reply);
    else if ('trouble' in news) this.#inTrouble(news.trouble);
    else {
      this.#frame = frameFrom(this.#frame, news.frame);
      this.#notify();
    }
  }

  #settle(reply: TableReply): void {
    const asker = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('error' in reply) asker?.failed(new TableError(reply.error.code as ErrorCode, reply.error.sentence));
    else asker?.done(reply.result);
  }

  #inTrouble(trouble: Trouble): void {
    this.#trouble = trouble;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
