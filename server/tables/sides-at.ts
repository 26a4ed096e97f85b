import { checkedOptions, type Seat, type Side, sidesOf, TableError } from '@krcma/kernel';
import { sideToTalkTo } from '@krcma/protocol';
import { ServerError } from '../errors.ts';
import { rulesOf } from '../games.ts';
import type { TableState } from './table-state.ts';

/** Who wins and loses with whom at a table, also before its game begins. */
export function sidesAt({
  game,
  setup,
  seats,
  journal,
}: Pick<TableState, 'game' | 'setup' | 'seats' | 'journal'>): readonly Side[] {
  const module = rulesOf(game);
  try {
    const options = journal?.table.options ?? checkedOptions(module.options, setup.options);
    return sidesOf(module, { options, seats: seats.length });
  } catch (error) {
    // Laid under older rules, or forged: it will never begin.
    if (error instanceof TableError) return seats.map((_, seat) => [seat]);
    throw error;
  }
}

/** The side of a seat, which talks among itself; refused in words where it cannot. */
export function sideToTalkAmong(state: TableState, seat: Seat): Side {
  const side = sideToTalkTo({ status: state.status, sides: sidesAt(state), seats: state.seats }, seat);
  if (side === undefined)
    throw new ServerError('forbidden', 'No side can talk among itself here. You can write to the table.');
  return side;
}
