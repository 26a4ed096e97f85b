import type { Seat } from '@krcma/kernel';
import type { LogKind } from '@krcma/tableware/board';
import type { StoryLine } from '../host/host.ts';

export type LogFilter = 'all' | `seat:${number}` | `kind:${string}`;

/** Fields of an event that name a seat; games call whoever acts `player` and whoever suffers `from`. */
const SEAT_FIELDS = ['player', 'from', 'seat', 'to'] as const;

export function isAbout({ event }: StoryLine, seat: Seat): boolean {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  return SEAT_FIELDS.some((field) => fields[field] === seat);
}

export function matches(line: StoryLine, filter: LogFilter, kinds: readonly LogKind[]): boolean {
  if (filter === 'all') return true;
  const [what, id = ''] = filter.split(':');
  if (what === 'seat') return isAbout(line, Number(id));
  return kinds.find((kind) => kind.id === id)?.keys.includes(line.event.key) ?? true;
}
