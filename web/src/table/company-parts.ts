import type { Seat } from '@krcma/kernel';
import type { ReactNode } from 'react';

/** What a table with people elsewhere adds to the shell, each in its place. */
export interface CompanyParts {
  /** In the bar of the table. */
  readonly tools: ReactNode;
  /** At the name of a player. */
  readonly seat: (seat: Seat) => ReactNode;
  /** Under the question, which is never asked of a spectator. */
  readonly spectator: ReactNode;
  /** Under a question where silence has a meaning: until when one may reply, and as what saying nothing counts. */
  readonly silence: (answer: string) => ReactNode;
  /** Beside everything else. */
  readonly notes: ReactNode;
  /** In the table's menu. */
  readonly menu: (close: () => void) => ReactNode;
  /** Above the score sheet: what others want to play next. */
  readonly invitation: ReactNode;
  /** Under the score sheet. */
  readonly afterwards: ReactNode;
}
