// What is going on at the screen of a table.
import type { Advised } from '@krcma/bots';
import type { Confirm, Reason, Trouble } from '../host/host.ts';

/** What the bot thinks of the present question. */
export interface Hint {
  readonly decision: string;
  /** Undefined while it thinks. */
  readonly advised: Advised | undefined;
}

/** A choice that waits for a second yes. */
export interface Confirmation {
  readonly decision: string;
  readonly option: string;
  readonly because: Confirm;
}

/** What is going on at the screen, besides the table itself. */
export interface Screen {
  readonly pointed: string | undefined;
  /** The thing whose list, refusals or explanation are open beside it. */
  readonly opened: string | undefined;
  readonly confirmation: Confirmation | undefined;
  readonly hint: Hint | undefined;
  readonly problem: Trouble | undefined;
  readonly undoAsked: boolean;
  /** The score sheet lies on the table. */
  readonly sheet: boolean;
  /** The thing whose explanation floats beside it while it is pointed at. */
  readonly noted: string | undefined;
  /** The symbol under the mouse, then those it is a part of. */
  readonly signs: readonly string[];
  /** Whether the next answer is to be given from now on. */
  readonly always: boolean;
  /** The question for which what covers the board is put aside. */
  readonly aside: string | undefined;
  /** Why things are refused, once somebody has asked. */
  readonly reasons: readonly Reason[];
}

export const quiet: Screen = {
  pointed: undefined,
  opened: undefined,
  confirmation: undefined,
  hint: undefined,
  problem: undefined,
  undoAsked: false,
  sheet: false,
  noted: undefined,
  signs: [],
  always: false,
  aside: undefined,
  reasons: [],
};
