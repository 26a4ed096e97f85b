import { LEVELS, type Level } from '@krcma/bots';
import type { Names } from '@krcma/kernel';
import type { ShellText } from '../../text/index.ts';
import { cleaned, cut } from './pen.ts';
import { Problem } from './problem.ts';

/** Who sits where: a person at this keyboard, or a bot. */
export type SeatPlan =
  | { readonly who: 'person'; readonly name: string }
  | { readonly who: 'bot'; readonly level: Level };

const LONGEST_NAME = 16;

const cleanName = (text: string): string => cut(cleaned(text).replaceAll(/\s+/g, ' ').trim(), LONGEST_NAME);

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

function seatOf(text: string, { problems }: ShellText): SeatPlan {
  const [kind = '', level = ''] = text.split(':').map((part) => part.trim());
  if (kind.toLowerCase() === 'bot' && text.includes(':')) {
    if (!isLevel(level)) throw new Problem(problems.badPlayer(text));
    return { who: 'bot', level };
  }
  const name = cleanName(text);
  if (name === '') throw new Problem(problems.badPlayer(text));
  return { who: 'person', name };
}

/** Reads `Anna,bot:greedy`. */
export function seatsOf(text: string, shell: ShellText): SeatPlan[] {
  const seats = text.split(',').map((part) => seatOf(part.trim(), shell));
  const names = seats.flatMap((seat) => (seat.who === 'person' ? [seat.name] : []));
  if (names.length === 0) throw new Problem(shell.problems.noPeople);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Problem(shell.problems.sameName(twice));
  return seats;
}

/** Bots of the same level are numbered. */
export function seatNames(seats: readonly SeatPlan[], { bots }: ShellText): string[] {
  const named = seats.map((seat) => (seat.who === 'person' ? seat.name : bots[seat.level]));
  return named.map((name, index) => {
    const before = named.slice(0, index).filter((each) => each === name).length;
    return before > 0 ? `${name} ${before + 1}` : name;
  });
}

export function namesOf(seats: readonly SeatPlan[], shell: ShellText): Names {
  const names = seatNames(seats, shell);
  return { seat: (seat) => names[seat] ?? `${seat + 1}` };
}
