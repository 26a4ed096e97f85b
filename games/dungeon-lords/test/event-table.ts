import type { SpecialEventId } from '../data/events.ts';
import { type Game, type TableSetup, table } from './table.ts';

/** A table at the event of spring; seat 0 decides first. Taxes follow in summer, where nothing else is said. */
export const atEvent = (
  tile: 'payday' | 'taxes' | 'special',
  { options, ...setup }: Omit<TableSetup, 'phase' | 'events'> = {},
): Game => {
  const later = (['taxes', 'payday', 'special'] as const).filter((each) => each !== tile);
  return table({
    phase: 'event',
    season: 'spring',
    events: [tile, ...later],
    forecast: 2,
    ...(options && { options }),
    ...setup,
  });
};

/** A full game at its special event. */
export const atSpecial = (special: SpecialEventId, setup: Omit<TableSetup, 'phase' | 'events'> = {}): Game =>
  atEvent('special', { ...setup, special, options: { rules: 'full', ...setup.options } });
