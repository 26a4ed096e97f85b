import type { GameTypes } from './decision.ts';
import type { Seat } from './json.ts';
import type { Setup } from './module.ts';
import type { Gain, Noted } from './recorder.ts';

/** One line of the log: a choice, or a standing answer set (`standing`) or dropped (without `choice`). */
export interface Entry {
  readonly seat: Seat;
  readonly choice?: string;
  readonly standing?: string;
  /** What was learned by it, if anything: no free step back beyond. */
  readonly gain?: Gain;
  /** The side-by-side play it was made in. */
  readonly side?: number;
  readonly events: readonly Noted[];
}

/** A table as it was after so many entries. */
export interface Checkpoint<State> {
  readonly after: number;
  readonly table: State;
}

/** Somebody asks all others to take choices back. */
export interface Proposal {
  readonly seat: Seat;
  /** How many entries of the log would stay. */
  readonly keep: number;
  readonly agreed: readonly Seat[];
}

/** From here on the table does not follow from the seed of its set-up: what nobody had seen was dealt by another. */
export interface DealtAnew {
  /** After so many entries of the log. */
  readonly after: number;
  readonly seed: string;
}

/** Nobody goes back beyond so many entries, neither alone nor by consent. */
export interface Floor {
  readonly after: number;
  readonly reason: 'brought' | 'update';
}

/** A table with its memory: everything that is kept of a game, as plain data. */
export interface Journal<T extends GameTypes = GameTypes> {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  commitment: string;
  table: T['state'];
  log: Entry[];
  /** What set-up told, before the first choice. */
  readonly opening: readonly Noted[];
  /** Taken back and not yet replaced by another choice. */
  undone: Entry[];
  checkpoints: Checkpoint<T['state']>[];
  /** The number of each seat's present question. It only ever grows, so that no id is used for two questions. */
  numbers: number[];
  proposal?: Proposal;
  dealtAnew?: DealtAnew;
  floor?: Floor;
}
