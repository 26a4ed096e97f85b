// Chapters DL-SCO, DL-TTL and DL-RM.12-15: points and titles.
import type { ScoreLine, Seat } from '@krcma/kernel';
import { isPaladin } from '../data/adventurers.ts';
import { isGhost } from '../data/creatures.ts';
import { type PrestigeRoom, type RoomId, roomOf } from '../data/rooms.ts';
import type { PlayerCount } from '../data/setup.ts';
import { points, TITLES, type TitleId, titlePoints } from '../data/titles.ts';
import { type DungeonLords, type Lord, lordAt } from '../state.ts';
import { openRooms, tileCount, tunnelCount } from './dungeon.ts';

/** Ghosts are none (DL-SCO.2, DL-TTL.5). */
export function monsterCount({ lair }: Pick<Lord, 'lair'>): number {
  let monsters = 0;
  for (const { id } of lair) if (!isGhost(id)) monsters++;
  return monsters;
}

/** What titles are held by is open, so that a view tells them as well; of traps the number is enough. */
type Measured = Pick<Lord, 'evil' | 'dungeon' | 'lair' | 'imps' | 'gold' | 'food' | 'conquered'> & {
  readonly traps: readonly unknown[];
};

/** What each title counts; of the last one the fewest win (DL-TTL.2-8). */
export const measures: Readonly<Record<TitleId, (lord: Measured) => number>> = {
  'lord-of-dark-deeds': ({ evil }) => evil,
  'lord-of-halls': (lord) => tileCount(lord) - tunnelCount(lord),
  'tunnel-lord': tunnelCount,
  'monster-lord': monsterCount,
  'lord-of-imps': ({ imps }) => imps,
  'lord-of-riches': ({ gold, food, traps }) => gold + food + traps.length,
  battlelord: ({ conquered }) => -conquered.length,
};

/** Whoever has most of it, also of nothing (DL-TTL.9). */
export function holdersOf({ lords }: { readonly lords: readonly Measured[] }, title: TitleId): Seat[] {
  const measure = measures[title];
  let best = Number.NEGATIVE_INFINITY;
  let holders: Seat[] = [];
  for (const [seat, lord] of lords.entries()) {
    const value = measure(lord);
    if (value < best) continue;
    if (value > best) holders = [];
    best = value;
    holders.push(seat);
  }
  return holders;
}

const prestigeRooms = (lord: Lord): PrestigeRoom[] =>
  openRooms(lord).flatMap((id: RoomId) => {
    const room = roomOf(id);
    return room.kind === 'prestige' ? [room] : [];
  });

/** Unconquered ones alone (DL-RM.12, DL-RM.13). */
function prestigePoints(lord: Lord): number {
  let sum = 0;
  for (const { pointsPer } of prestigeRooms(lord))
    for (const { id } of lord.lair) sum += pointsPer?.[id] ?? 0;
  return sum;
}

function titleLines(game: DungeonLords, seat: Seat): ScoreLine[] {
  const { alone, shared } = titlePoints[game.seats as PlayerCount];
  const perTitle = prestigeRooms(lordAt(game, seat)).reduce(
    (sum, room) => sum + (room.perTitle?.[game.seats as PlayerCount] ?? 0),
    0,
  );
  let fame = 0;
  const lines: ScoreLine[] = [];
  for (const title of TITLES) {
    const holders = holdersOf(game, title);
    if (!holders.includes(seat)) continue;
    if (holders.length === 1) fame += perTitle;
    lines.push({ key: title, points: holders.length === 1 ? alone : shared });
  }
  return fame > 0 ? [...lines, { key: 'hall-of-fame', points: fame }] : lines;
}

/** Where a lord's points come from (DL-SCO.1-6); a line of nothing is left out. */
export function scoreSheet(game: DungeonLords, seat: Seat): ScoreLine[] {
  const lord = lordAt(game, seat);
  const paladins = lord.prison.filter((id) => isPaladin(id)).length;
  const lines: ScoreLine[] = [
    { key: 'rooms', points: points.room * openRooms(lord).length },
    { key: 'monsters', points: points.monster * monsterCount(lord) },
    { key: 'prisoners', points: points.prisoner * (lord.prison.length - paladins) },
    { key: 'paladins', points: points.paladin * paladins },
    { key: 'conquered', points: points.conquered * lord.conquered.length },
    { key: 'letters', points: points.letter * lord.letters },
    { key: 'prestige', points: prestigePoints(lord) },
    ...titleLines(game, seat),
  ];
  return lines.filter((line) => line.points !== 0);
}

export const sum = (lines: readonly ScoreLine[]): number =>
  lines.reduce((total, line) => total + line.points, 0);

/** Points so far; nothing in them is secret, for the number of traps is open (DL-TRAP.2). */
export const pointsOf = (game: DungeonLords, seat: Seat): number => sum(scoreSheet(game, seat));
