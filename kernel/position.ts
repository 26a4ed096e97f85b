import type { Decision, GameTypes } from './decision.ts';
import { choose, openJournal } from './journal.ts';
import type { Seat } from './json.ts';
import type { Journal } from './memory.ts';
import type { GameModule, Setup } from './module.ts';
import { asksOf, decisionsOf } from './present.ts';

/** A described position being played by readable ids: for tests, tutorials and bug reports. */
export interface Played<T extends GameTypes> {
  readonly journal: Journal<T>;
  /** The table itself; it changes as choices are made. */
  readonly game: T['state'];
  /** Makes choices for whichever single seat is asked, or for the named one: `play('slay:goblin')`, `play([1, 'take:gold'])`. */
  play(...choices: (string | readonly [Seat, string])[]): Played<T>;
  /** What the (named) seat is asked now. */
  asked(seat?: Seat): Decision<T>;
  /** Ids of the legal choices. */
  options(seat?: Seat): string[];
  /** Seats that are asked something now. */
  waiting(): Seat[];
  /** Everything that has happened so far, oldest first, secrets included. */
  events(): T['event'][];
}

export function positionOf<T extends GameTypes>(
  module: GameModule<T>,
  setup: Omit<Setup, 'seed'> & { seed?: string },
): Played<T> {
  const journal = openJournal(module, { seed: 'position', ...setup });
  const asked = (seat?: Seat): Decision<T> => {
    const decision = decisionsOf(module, journal).find((each) => seat === undefined || each.seat === seat);
    if (decision === undefined)
      throw new Error(`Nothing is asked${seat === undefined ? '' : ` of seat ${seat}`}.`);
    return decision;
  };
  const played: Played<T> = {
    journal,
    get game() {
      return journal.table;
    },
    play(...choices) {
      for (const each of choices) {
        const [seat, choice] =
          typeof each === 'string' ? [asksOf(module, journal)[0]?.seat ?? 0, each] : each;
        choose(module, journal, seat, choice);
      }
      return played;
    },
    asked,
    waiting: () => asksOf(module, journal).map(({ seat }) => seat),
    options: (seat) => asked(seat).options.map(({ id }) => id),
    events: () =>
      [...journal.opening, ...journal.log.flatMap(({ events }) => events)].map(({ event }) => event),
  };
  return played;
}
