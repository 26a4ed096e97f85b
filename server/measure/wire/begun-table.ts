import { openJournal } from '@krcma/kernel';
import { rulesOf } from '../../games.ts';
import { Commands } from '../../tables/commands.ts';
import type { TableState } from '../../tables/table-state.ts';

/** A table of people whose game has just begun, as a server holds it in memory; no store knows it. */
export function begunTable(game: string, seats: number, seed: string): TableState {
  const setup = { seats, seed };
  return {
    id: 'a-table-of-nobody',
    game,
    owner: 'user-0',
    listed: false,
    spectators: true,
    rated: false,
    terms: { clock: { kind: 'none' }, outOfTime: 'bot' },
    created: 0,
    setup,
    status: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({
      who: 'person',
      user: `user-${seat}`,
      name: `Player ${seat}`,
    })),
    revision: 1,
    journal: openJournal(rulesOf(game), setup),
    standing: [],
    commands: new Commands(),
    clock: { left: [], running: [], since: 0 },
    waiting: [],
    ending: [],
    rematch: undefined,
    due: undefined,
    changed: 0,
  };
}
