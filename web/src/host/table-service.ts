import { choose, type GameModule, type Journal, openJournal, type Setup, TableError } from '@krcma/kernel';
import { thinkerAt } from './bot-service.ts';
import { HostError } from './host.ts';
import { holdAlone, keeperOf } from './keeper.ts';
import type { takenUp } from './kept-game.ts';
import { withLaterRules } from './later-rules.ts';
import { LocalTable, type TableFile } from './local-table.ts';
import type { Opening, Played, TableCalls, TableNews, TableRequest } from './protocol.ts';
import type { PuzzleTable } from './puzzle-table.ts';
import { type GameId, isGameId, rulesOf, rulesToPlay } from './rules.ts';
import { RAN_AWAY, type Shelved, shelvedGame } from './shelf.ts';
import { keptParts, type Lying } from './shelf-content.ts';
import { troubleOf } from './trouble-of.ts';

const say = (news: TableNews): void => postMessage(news);

/** Holds one table for the page at the other end of the worker; the bots are at the other end of the port. */
export function serveTable(botPort: MessagePort): (request: TableRequest) => Promise<void> {
  const holder = new TableHolder(botPort);
  const calls = callsOf(holder);
  return async ({ id, call, with: parameters }) => {
    try {
      // Each method takes what the request's type of the same name says.
      const method = calls[call] as (...all: unknown[]) => unknown;
      say({ reply: { id, result: await holder.carryOut(() => method(...parameters)) } });
    } catch (error) {
      say({ reply: { id, error: troubleOf(error) } });
    }
  };
}

class TableHolder {
  readonly #thinker;
  #module: GameModule | undefined;
  #table: LocalTable | undefined;
  #latest: TableFile | undefined;
  #puzzle: PuzzleTable | undefined;

  constructor(botPort: MessagePort) {
    this.#thinker = thinkerAt(botPort);
  }

  async open(opening: Opening, pace: number): Promise<void> {
    if ('shelved' in opening) await holdAlone(opening.shelved, () => this.#giveUp());
    const { module, file, card, puzzle } = await opened(opening);
    const keep = card && keeperOf(module, card, (trouble) => say({ trouble }));
    const table = new LocalTable(module, file, this.#thinker, {
      show: (frame) => say({ frame }),
      trouble: (trouble) => say({ trouble }),
      keep: (changed) => {
        this.#latest = changed;
        keep?.(changed);
      },
    });
    this.#table?.stop();
    this.#table = table;
    this.#module = module;
    this.#puzzle = puzzle;
    table.pace = pace;
    table.open();
  }

  /** A call that fails for want of rules leaves the table as it was. */
  carryOut<T>(call: () => T | Promise<T>): T | Promise<T> {
    return this.#module === undefined ? call() : withLaterRules(this.#module, call);
  }

  /** The rules the game did not begin with. */
  async fetchAhead(): Promise<void> {
    await this.#module?.later?.();
  }

  get table(): LocalTable {
    if (this.#table === undefined) throw new TableError('not-asked', 'No table has been opened.');
    return this.#table;
  }

  async exported(): Promise<string> {
    if (this.#latest === undefined) throw new TableError('not-asked', 'No table has been opened.');
    const { fileOf } = await import('./game-file.ts');
    return fileOf(this.#latest);
  }

  get puzzle(): PuzzleTable {
    if (this.#puzzle === undefined) throw new TableError('not-asked', 'This table is no puzzle.');
    return this.#puzzle;
  }

  #giveUp(): void {
    this.#table?.stop();
    say({ trouble: { code: 'elsewhere', sentence: 'This game was opened in another tab.' } });
  }
}

const callsOf = (holder: TableHolder): TableCalls => ({
  open: (opening, pace) => holder.open(opening, pace),
  exported: () => holder.exported(),
  fetchAhead: () => holder.fetchAhead(),
  setPace: (pace) => {
    holder.table.pace = pace;
  },
  choose: (decision, option, confirm) => holder.table.choose(decision, option, confirm),
  chooseFor: (seat, option) => holder.table.chooseFor(seat, option),
  undo: (all) => holder.table.undo(all),
  redo: () => holder.table.redo(),
  setStanding: (key, choice, confirm) => holder.table.setStanding(key, choice, confirm),
  reasons: (decision) => holder.table.reasons(decision),
  hint: () => holder.table.hint(),
  proposeTakeBack: () => holder.table.proposeTakeBack(),
  answerTakeBack: (seat, agrees) => holder.table.answerTakeBack(seat, agrees),
  liftCurtain: () => holder.table.liftCurtain(),
  replayAt: (entries, eyes) => holder.table.replayAt(entries, eyes),
  record: () => holder.table.record(),
  solution: () => holder.puzzle.solution(),
  rating: () => holder.puzzle.rating(),
});

interface Opened {
  readonly module: GameModule;
  readonly file: TableFile;
  readonly card?: Shelved;
  readonly puzzle?: PuzzleTable;
}

async function opened(opening: Opening): Promise<Opened> {
  if ('puzzle' in opening) {
    const { puzzleTable } = await import('./puzzle-table.ts');
    const puzzle = await puzzleTable(knownGame(opening.game), opening.puzzle);
    const journal = puzzle.goneOn(opening.choices);
    // Whoever wants to be helped is shown the best play; hints would be that, step by step.
    const file = { journal, seats: opening.seats, curtain: false, standing: [], hints: false };
    return { module: puzzle.module, file, puzzle };
  }
  if ('game' in opening) {
    const module = await rulesFor(opening.game, opening.setup);
    const journal = await withLaterRules(module, () => begun(module, opening.setup, opening.played));
    return { module, file: { journal, seats: opening.seats, curtain: false, standing: [] } };
  }
  const [card, lying] = await Promise.all([shelvedGame(opening.shelved), keptParts(opening.shelved)]);
  if (card === undefined)
    throw new TableError('unknown-game', 'This game is not kept in this browser (any more).');
  if (card.ranAway) throw new HostError(RAN_AWAY);
  const module = await rulesFor(card.game, card.setup);
  const { journal, standing } =
    lying === undefined
      ? { journal: await withLaterRules(module, () => begun(module, card.setup)), standing: [] }
      : await goneOn(module, lying);
  const { seats, curtain, hints } = card;
  return { module, file: { journal, seats, curtain, standing, hints }, card };
}

function begun(module: GameModule, setup: Setup, played: readonly Played[] = []): Journal {
  const journal = openJournal(module, setup);
  for (const { seat, choice } of played) choose(module, journal, seat, choice);
  return journal;
}

/** A game that lies somewhere in the middle needs all its rules. */
async function goneOn(module: GameModule, lying: Lying): Promise<ReturnType<typeof takenUp>> {
  const [kept] = await Promise.all([import('./kept-game.ts'), module.later?.()]);
  return kept.takenUp(module, lying);
}

function knownGame(game: string): GameId {
  if (!isGameId(game)) throw new TableError('unknown-game', `There is no game called "${game}".`);
  return game;
}

const rulesFor = async (game: string, { arrangement }: Setup): Promise<GameModule> =>
  arrangement === undefined ? rulesToPlay(knownGame(game)) : rulesOf(knownGame(game));
