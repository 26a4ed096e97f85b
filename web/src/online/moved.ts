import { hashOf, type Journal, written } from '@krcma/kernel';
import type { BroughtAlong, PlannedSeat } from '@krcma/protocol';
import { LEVEL_NAMES } from './levels.ts';

/** A game of this browser that is to go on at the server. */
export interface Moved {
  readonly seats: readonly PlannedSeat[];
  readonly brought: BroughtAlong;
}

interface SeatInFile {
  readonly who: 'person' | 'bot';
  readonly level?: string;
}

/** The kernel's save, as far as it is needed here. */
type Saved = Pick<BroughtAlong, 'game' | 'version'> & {
  readonly journal: Pick<Journal, 'log' | 'table'> & Pick<BroughtAlong, 'setup'>;
};

/** The first person is me; the seats of the others are free for those who come. */
export function movedFrom(file: string): Moved {
  const { seats, table } = JSON.parse(file) as { seats: readonly SeatInFile[]; table: Saved };
  const { game, version, journal } = table;
  const me = seats.findIndex(({ who }) => who === 'person');
  return {
    brought: {
      game,
      version,
      setup: journal.setup,
      choices: journal.log.map(written),
      hash: hashOf(journal.table),
    },
    seats: seats.map((seat, index): PlannedSeat => {
      const level = LEVEL_NAMES.find((each) => each === seat.level);
      // The server names its bots: at a table of one's own they may bear anybody's name.
      if (seat.who === 'bot' && level) return { who: 'bot', level };
      return { who: index === me ? 'me' : 'open' };
    }),
  };
}
