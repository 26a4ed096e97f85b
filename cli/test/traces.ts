// Games as the balance report is told of them, without being played.
import { wishesIn } from '../src/simulate/arguments.ts';
import { type Balance, balanceOf } from '../src/simulate/balance.ts';
import type { Tournament } from '../src/simulate/tournament.ts';
import type { Chance, SeatTrace, Trace } from '../src/simulate/trace.ts';

/** A tournament for the balance report, as it is called. */
export function balanceTournament(...args: string[]): Tournament {
  const wishes = wishesIn(['--seats', 'random,random', '--report', 'balance', ...args]);
  if (wishes === undefined) throw new Error('The help text is not wanted.');
  return wishes.tournament;
}

export const balanceFrom = (traces: readonly Trace[], endings?: readonly string[]): Balance =>
  balanceOf(balanceTournament(), traces, endings);

export const did = (taken: number, offered: number): Chance => ({ taken, offered });

export const seatThat = (trace: Partial<SeatTrace>): SeatTrace => ({
  traits: [],
  chances: {},
  turns: {},
  befallen: {},
  lots: [],
  ...trace,
});
