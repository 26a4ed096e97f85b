import type { ChatLine, FromClient, FromServer, Refusal, TableCard } from '@krcma/protocol';
import type { Frame } from '@krcma/protocol/table';
import { FrameKeeper } from './frame-keeper.ts';
import type { Timing } from './wire.ts';

export interface TableListener {
  frame(frame: Frame): void;
  card(card: TableCard, seat: number | undefined): void;
  chat(lines: readonly ChatLine[]): void;
  gone(refusal: Refusal): void;
}

type TableNews = Exclude<
  FromServer,
  { type: 'welcome' } | { type: 'turn' } | { type: 'done' } | { type: 'refused' } | { type: 'pong' }
>;

/** One table at the connection: joins again whenever what it holds and what it hears do not fit. */
export class JoinedTable {
  readonly keeper = new FrameKeeper();
  readonly #table: string;
  readonly #say: (message: FromClient) => void;
  readonly #timing: Timing;
  readonly #user: () => string | undefined;
  readonly #listeners = new Set<TableListener>();
  #joining: ReturnType<typeof setTimeout> | undefined;
  #comparing: ReturnType<typeof setTimeout> | undefined;
  #card: Parameters<TableListener['card']> | undefined;
  #cardAt = 0;
  #seatAsked: number | undefined;

  constructor(
    table: string,
    say: (message: FromClient) => void,
    timing: Timing,
    user: () => string | undefined,
  ) {
    this.#user = user;
    this.#table = table;
    this.#say = say;
    this.#timing = timing;
  }

  add(listener: TableListener): void {
    this.#listeners.add(listener);
    if (this.#card) listener.card(...this.#card);
    if (this.keeper.frame) listener.frame(this.keeper.frame);
  }

  /** Gives how many are left. */
  remove(listener: TableListener): number {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) this.disconnected();
    return this.#listeners.size;
  }

  connected(): void {
    this.keeper.restart();
    this.#cardAt = 0;
    this.#joining = undefined;
    this.join();
  }

  disconnected(): void {
    clearTimeout(this.#joining);
    clearTimeout(this.#comparing);
    this.#joining = undefined;
  }

  /** Asks for what is missing; again and again until something fitting comes. */
  join(): void {
    if (this.#joining !== undefined) return;
    const { known } = this.keeper;
    this.#say({ type: 'join', table: this.#table, ...(known && { known }) });
    this.#joining = setTimeout(() => {
      this.#joining = undefined;
      this.join();
    }, this.#timing.retry);
  }

  hear(news: TableNews): void {
    if (news.type === 'frame') this.#hearFrame(news);
    else if (news.type === 'same') this.#hearSame(news.number);
    else if (news.type === 'table') this.#hearCard(news);
    else if (news.type === 'chat') this.#tell((listener) => listener.chat(news.lines));
    else {
      this.#settled();
      this.#tell((listener) => listener.gone(news.refusal));
    }
  }

  #hearFrame(news: Extract<TableNews, { type: 'frame' }>): void {
    const verdict = this.keeper.take(news);
    if (verdict === 'gap') this.join();
    if (verdict !== 'new') return;
    this.#settled();
    this.#compareLater();
    const { frame } = this.keeper;
    if (frame) this.#tell((listener) => listener.frame(frame));
  }

  #hearSame(number: number): void {
    if (this.keeper.known?.number !== number) return;
    this.keeper.confirm();
    this.#settled();
    this.#compareLater();
  }

  /** Whoever has sat down or stood up meanwhile looks through other eyes from now on. */
  #checkSeat(card: TableCard, seat: number | null): void {
    const user = this.#user();
    const own = card.seats.findIndex((each) => each.user === user && user !== '');
    if (own === (seat ?? -1)) this.#seatAsked = undefined;
    else if (own !== this.#seatAsked) {
      this.#seatAsked = own;
      this.keeper.forget();
      this.#settled();
      this.join();
    }
  }

  /** Before the game there is no frame to wait for. An older card that comes late is passed over. */
  #hearCard({ card, seat, now }: Extract<TableNews, { type: 'table' }>): void {
    if (now < this.#cardAt) return;
    this.#cardAt = now;
    this.#card = [card, seat ?? undefined];
    if (card.status === 'open' || card.status === 'abandoned') this.#settled();
    this.#checkSeat(card, seat);
    this.#tell((listener) => listener.card(card, seat ?? undefined));
  }

  #settled(): void {
    clearTimeout(this.#joining);
    this.#joining = undefined;
  }

  #compareLater(): void {
    clearTimeout(this.#comparing);
    const { compare } = this.#timing;
    if (compare !== undefined) this.#comparing = setTimeout(() => this.join(), compare);
  }

  #tell(tell: (listener: TableListener) => void): void {
    for (const listener of [...this.#listeners]) tell(listener);
  }
}
