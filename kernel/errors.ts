import type { Message } from './json.ts';

export type ErrorCode =
  | 'unknown-game'
  | 'unknown-option'
  | 'bad-option'
  | 'bad-combination'
  | 'player-count'
  | 'illegal-choice'
  | 'not-asked'
  | 'stale-decision'
  | 'table-over'
  | 'undo-refused'
  | 'bad-proposal'
  | 'bad-arrangement'
  | 'damaged-save'
  | 'foreign-save'
  | 'newer-save'
  | 'missing-migration'
  | 'replay-differs';

/** A refusal with a sentence for people. Whoever throws it has left the table as it was. */
export class TableError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;
  /** The game's own words for it, where a game refuses: to be said through its text. */
  readonly reason?: Message;

  constructor(
    code: ErrorCode,
    sentence: string,
    details: Readonly<Record<string, string | number>> = {},
    reason?: Message,
  ) {
    super(sentence);
    this.name = 'TableError';
    this.code = code;
    this.details = details;
    if (reason !== undefined) this.reason = reason;
  }
}

/** A mistake in a game's rules, never a player's: the conformance suite looks for these. */
export class RuleError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'RuleError';
  }
}

/** A rule that is called is not here. Where rules come `later` they can be fetched, and what was to be done be done again. */
export class RuleMissing extends RuleError {
  constructor(rule: string) {
    super(`There is no rule called ${rule}.`);
    this.name = 'RuleMissing';
  }
}
