import type { EndedTable } from '../services.ts';
import type { TableState } from './table-state.ts';

/** What is recorded of a game that has come to its end. */
export function endedTable(state: TableState, ended: number): EndedTable {
  const outcome = state.journal?.table.outcome;
  return {
    id: state.id,
    game: state.game,
    rated: state.rated,
    ended,
    seats: state.seats.map((holder) =>
      holder.who === 'person'
        ? { user: holder.user, name: holder.name }
        : { name: holder.who === 'bot' ? holder.name : '' },
    ),
    scores: outcome?.scores ?? [],
    winners: outcome?.winners ?? [],
  };
}
