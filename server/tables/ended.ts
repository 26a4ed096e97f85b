import type { Compilable } from 'kysely';
import { scenarioOf } from '../games.ts';
import type { EndedTable } from '../services.ts';
import type { Before } from './before.ts';
import type { House } from './house.ts';
import { newlyForfeited } from './leaving.ts';
import { sidesAt } from './sides-at.ts';
import type { TableState } from './table-state.ts';

/** What is recorded of a game, at its end or when somebody forfeits it. */
export function endedTable(state: TableState, ended: number): EndedTable {
  const outcome = state.journal?.table.outcome;
  return {
    id: state.id,
    game: state.game,
    scenario: scenarioOf(state.game, state.setup),
    rated: state.rated,
    ended,
    seats: state.seats.map((holder) =>
      holder.who === 'person'
        ? {
            user: holder.user,
            name: holder.name,
            forfeited: holder.forfeited === true,
            unplayed: holder.unplayed === true,
          }
        : { name: holder.who === 'bot' ? holder.name : '', forfeited: false, unplayed: false },
    ),
    sides: sidesAt(state),
    scores: outcome?.scores ?? [],
    winners: outcome?.winners ?? [],
  };
}

/** What goes into history and ratings with a change. */
export async function recordsOf(
  state: TableState,
  before: Before,
  { forfeits, results }: Pick<House, 'forfeits' | 'results'>,
): Promise<readonly Compilable[]> {
  const left = newlyForfeited(before.seats, state);
  const isOver = before.status === 'playing' && state.status === 'over';
  return [...(left.length > 0 ? await forfeits(state, left) : []), ...(isOver ? await results(state) : [])];
}
