import { ADVISER, type Advised, type Level, THINKING_TIME, type ThinkRequest } from '@krcma/bots';
import {
  answerTakeBack,
  asksOf,
  choose,
  decisionOf,
  type GameModule,
  type GameRecord,
  type Journal,
  proposeTakeBack,
  recordOf,
  redo,
  type Seat,
  setStanding,
  TableError,
  undo,
  undoAll,
} from '@krcma/kernel';
import {
  checkEyes,
  type FrameUpdate,
  hintsUnlessAgreed,
  lastOwnEntry,
  momentsOf,
  reasonsFor,
  reasonToConfirm,
  StoryTeller,
  shownTo,
} from '@krcma/protocol/table';
import type { Thinker } from './bots.ts';
import {
  type Confirm,
  type Eyes,
  HostError,
  type Moment,
  type Reason,
  type SeatPlan,
  type StandingAnswer,
  type Trouble,
} from './host.ts';
import { withLaterRules } from './later-rules.ts';

/** A game of this browser, with all that is needed to go on with it. */
export interface TableFile {
  readonly journal: Journal;
  readonly seats: readonly SeatPlan[];
  /** Whether the screen is covered while it passes from one person to another. */
  readonly curtain: boolean;
  readonly standing: readonly (readonly StandingAnswer[])[];
  /** Whether hints are given; by who sits there unless it was agreed. */
  readonly hints?: boolean | undefined;
}

/** Where a table shows itself and is kept. */
export interface Outlet {
  show(update: FrameUpdate): void;
  keep(file: TableFile): void;
  trouble(trouble: Trouble): void;
}

const NO_HINTS: Trouble = { code: 'no-hints', sentence: 'No hints are given at this table.' };

const isBot = (player: SeatPlan['player'] | undefined): player is Level =>
  player !== undefined && player !== 'person' && player !== 'lesson';

/** A table without a server: the kernel's journal, the people at this screen and the bots. Knows no worker and no page. */
export class LocalTable {
  /** Milliseconds between the choices of bots, so that people can follow. */
  pace = 0;
  readonly #module: GameModule;
  readonly #thinker: Thinker;
  readonly #outlet: Outlet;
  readonly #teller = new StoryTeller();
  #file: TableFile;
  #eyes: Seat | undefined;
  #curtain: Seat | undefined;
  #number = 0;
  /** Counts what happened, so that a bot's answer to an older table is dropped. */
  #turn = 0;

  constructor(module: GameModule, file: TableFile, thinker: Thinker, outlet: Outlet) {
    this.#module = module;
    this.#file = file;
    this.#thinker = thinker;
    this.#outlet = outlet;
  }

  get #journal(): Journal {
    return this.#file.journal;
  }

  /** Shows the table and lets it go on. */
  open(): void {
    this.#changed();
  }

  /** As it was, if there is a reason to ask once more. */
  choose(decision: string, option: string, confirm?: Confirm): Confirm | undefined {
    const seat = this.#viewer();
    const reason = this.#reasonToConfirm(seat, { do: 'choose', decision, option }, confirm);
    if (reason !== undefined) return reason;
    choose(this.#module, this.#journal, seat, option, decision);
    this.#changed();
    return undefined;
  }

  /** A lesson answers for its own seats. */
  chooseFor(seat: Seat, option: string): void {
    choose(this.#module, this.#journal, seat, option);
    this.#changed();
  }

  undo(all = false): void {
    (all ? undoAll : undo)(this.#module, this.#journal, this.#viewer());
    this.#changed();
  }

  redo(): void {
    redo(this.#module, this.#journal, this.#viewer());
    this.#changed();
  }

  setStanding(key: string, choice?: string, confirm?: Confirm): Confirm | undefined {
    const seat = this.#viewer();
    const reason = this.#reasonToConfirm(seat, { do: 'standing', key, option: choice }, confirm);
    if (reason !== undefined) return reason;
    const others = (this.#file.standing[seat] ?? []).filter((answer) => answer.key !== key);
    const decision = decisionOf(this.#module, this.#journal, seat);
    const label = decision?.options.find(({ id }) => id === choice)?.label;
    setStanding(this.#module, this.#journal, seat, key, choice);
    const own = label && decision ? [...others, { key, prompt: decision.prompt, label }] : others;
    const standing = this.#file.seats.map((_, each) =>
      each === seat ? own : (this.#file.standing[each] ?? []),
    );
    this.#file = { ...this.#file, standing };
    this.#changed();
    return undefined;
  }

  reasons(decision: string): Reason[] {
    return reasonsFor(this.#module, this.#journal, this.#viewer(), decision);
  }

  async hint(): Promise<Advised> {
    const seat = this.#viewer();
    if (!this.#givesHints) throw new HostError(NO_HINTS);
    return this.#thinker.advise(this.#request(seat, ADVISER));
  }

  get #givesHints(): boolean {
    return this.#file.hints ?? hintsUnlessAgreed(this.#file.seats);
  }

  proposeTakeBack(): void {
    const seat = this.#viewer();
    proposeTakeBack(this.#journal, seat);
    for (const other of this.#file.seats.keys())
      if (this.#journal.proposal && !this.#journal.proposal.agreed.includes(other) && !this.#isPerson(other))
        answerTakeBack(this.#module, this.#journal, other, true);
    if (this.#file.seats.length === 1) answerTakeBack(this.#module, this.#journal, seat, true);
    this.#changed();
  }

  answerTakeBack(seat: Seat, agrees: boolean): void {
    answerTakeBack(this.#module, this.#journal, seat, agrees);
    this.#changed();
  }

  liftCurtain(): void {
    if (this.#curtain === undefined) return;
    this.#eyes = this.#curtain;
    this.#curtain = undefined;
    this.#show();
  }

  replayAt(entries: readonly number[], eyes: Eyes): Moment[] {
    checkEyes(this.#journal, eyes, this.#eyes);
    return momentsOf(this.#module, this.#journal, entries, eyes);
  }

  record(): GameRecord {
    return recordOf(this.#module, this.#journal);
  }

  /** Nothing more is played or shown. */
  stop(): void {
    this.#turn++;
  }

  #viewer(): Seat {
    if (this.#eyes === undefined)
      throw new TableError('not-asked', 'Nobody sits at the screen who could answer.');
    return this.#eyes;
  }

  #reasonToConfirm(
    seat: Seat,
    answer: Parameters<typeof reasonToConfirm>[3],
    confirm: Confirm | undefined,
  ): Confirm | undefined {
    return confirm && reasonToConfirm(this.#module, this.#journal, seat, answer, confirm);
  }

  #isPerson(seat: Seat): boolean {
    return this.#file.seats[seat]?.player === 'person';
  }

  #changed(unseen = false): void {
    this.#turn++;
    this.#turnTheScreen();
    if (!unseen) this.#show();
    this.#outlet.keep(this.#file);
    this.#letBotsPlay().catch((error: unknown) => {
      this.#outlet.trouble({ code: 'broken', sentence: String(error) });
    });
  }

  /** Whose eyes the screen is for now, and whether a curtain has to fall first. */
  #turnTheScreen(): void {
    const people = [...this.#file.seats.keys()].filter((seat) => this.#isPerson(seat));
    if (people.length <= 1) {
      this.#eyes = people[0];
      return;
    }
    const asked = asksOf(this.#module, this.#journal).map((ask) => ask.seat);
    const waiting = people.filter((seat) => asked.includes(seat));
    const next = waiting[0];
    if (this.#journal.table.outcome !== undefined) {
      this.#eyes ??= this.#curtain ?? people[0];
      this.#curtain = undefined;
    } else if (next !== undefined && !(this.#eyes !== undefined && waiting.includes(this.#eyes))) {
      this.#curtain = this.#file.curtain ? next : undefined;
      this.#eyes = this.#file.curtain ? undefined : next;
    }
  }

  #show(): void {
    const journal = this.#journal;
    const viewer = this.#eyes;
    const { proposal } = journal;
    this.#outlet.show({
      number: ++this.#number,
      seen: shownTo(this.#module, journal, viewer),
      seats: this.#file.seats,
      story: this.#teller.tell(journal, viewer),
      entries: journal.log.length,
      lastOwnEntry: lastOwnEntry(journal, viewer),
      mayRedo: viewer !== undefined && journal.undone[0]?.seat === viewer,
      standing: viewer === undefined ? [] : (this.#file.standing[viewer] ?? []),
      takeBack: proposal && { by: proposal.seat, agreed: proposal.agreed },
      curtain: this.#curtain,
      hints: this.#givesHints,
    });
  }

  async #letBotsPlay(): Promise<void> {
    const turn = this.#turn;
    const bot = asksOf(this.#module, this.#journal).find(({ seat }) => isBot(this.#file.seats[seat]?.player));
    const level = bot && this.#file.seats[bot.seat]?.player;
    if (bot === undefined || !isBot(level)) return;
    const [{ choice }] = await Promise.all([
      this.#thinker.decide(this.#request(bot.seat, level)),
      pause(this.pace),
    ]);
    const isLate = () => turn !== this.#turn;
    if (isLate()) return;
    await withLaterRules(this.#module, () => {
      if (!isLate()) choose(this.#module, this.#journal, bot.seat, choice);
    });
    if (isLate()) return;
    this.#changed(this.#quickBotFollows());
  }

  /** Bots that answer at once are not shown one by one. */
  #quickBotFollows(): boolean {
    if (this.pace > 0) return false;
    const players = asksOf(this.#module, this.#journal).map(({ seat }) => this.#file.seats[seat]?.player);
    return players.length > 0 && players.every((player) => player === 'random' || player === 'greedy');
  }

  /** The seed is made of what everybody knows: a bot that knew the table's own could foresee the cards. */
  #request(seat: Seat, level: Level): ThinkRequest {
    const { game, table, commitment, numbers } = this.#journal;
    const seed = `${commitment} ${seat} ${numbers[seat]}`;
    return { game, level, table, seat, seed, milliseconds: THINKING_TIME };
  }
}

const pause = (milliseconds: number): Promise<void> =>
  milliseconds === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, milliseconds));
