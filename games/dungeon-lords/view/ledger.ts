// What has happened in each lord's last fight: the steps on the stage are told from it.
import type { Seat } from '@krcma/kernel';
import { useRef } from 'react';
import type { DungeonLordsEvent } from '../messages.ts';
import type { Step } from '../text/signs.ts';
import type { Props } from './table.ts';

/** The step an event belongs to; undefined for what belongs to none. */
const STEPS: Readonly<Partial<Record<DungeonLordsEvent['key'], Step>>> = {
  'trap-sprung': 'trap',
  'trap-cancelled': 'trap',
  silenced: 'trap',
  'creature-attacks': 'creatures',
  'cannot-attack': 'creatures',
  'creature-out': 'creatures',
  'creature-returns': 'creatures',
  'hero-healed': 'healing',
  'nobody-heals': 'healing',
  'no-fatigue': 'fatigue',
  'no-conquest': 'conquest',
  'tile-conquered': 'conquest',
  'prisoner-freed': 'conquest',
};

export interface Line {
  readonly step: Step | undefined;
  readonly event: DungeonLordsEvent;
}

function stepOf(event: DungeonLordsEvent): Step | undefined {
  if (event.key === 'hero-wounded' && (event.by === 'fatigue' || event.by === 'poison')) return event.by;
  return STEPS[event.key];
}

type Ledger = ReadonlyMap<Seat, readonly Line[]>;

const playerOf = (event: DungeonLordsEvent): Seat | undefined =>
  'player' in event && typeof event.player === 'number' ? event.player : undefined;

/** Lines without a step of their own, such as somebody beaten, belong to the one before. */
export function booked(before: Ledger, events: readonly DungeonLordsEvent[]): Ledger {
  const ledger = new Map(before);
  for (const event of events) {
    const seat = playerOf(event);
    if (seat === undefined) continue;
    if (event.key === 'fight-begins') ledger.set(seat, []);
    const lines = ledger.get(seat);
    if (lines === undefined || event.key === 'fight-begins') continue;
    ledger.set(seat, [...lines, { step: stepOf(event) ?? lines.at(-1)?.step, event }]);
    if (event.key === 'fight-planned') ledger.delete(seat);
  }
  return ledger;
}

const NOTHING: Ledger = new Map();

/** Grows with what is fresh; a page that was opened in the middle of a fight knows what came since. */
export function useLedger({ fresh }: Pick<Props, 'fresh'>): Ledger {
  const known = useRef<{ fresh: Props['fresh']; ledger: Ledger }>({ fresh: [], ledger: NOTHING });
  if (known.current.fresh !== fresh) known.current = { fresh, ledger: booked(known.current.ledger, fresh) };
  return known.current.ledger;
}
