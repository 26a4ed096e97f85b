import type { Seat } from '@krcma/kernel';
import type { OrderId } from '../data/orders.ts';
import type { LordArrangement } from '../rules/arrange.ts';
import { type Game, type TableSetup, table } from './table.ts';

/** The first cells of every dungeon. */
export const SHAFT = { c2r0: 'tunnel', c2r1: 'tunnel', c2r2: 'tunnel' } as const;

/** In whose dungeon a room can work, so that the table waits there before the round goes on. */
const waiter = (lords: readonly LordArrangement[], rooms: TableSetup['rooms']): LordArrangement => {
  const isNamed = JSON.stringify([lords, rooms]).includes('hatchery');
  return { imps: 9, dungeon: { ...SHAFT, c2r1: isNamed ? 'mushroom-bed' : 'hatchery' } };
};

/** Minions stand in their slots and the actions begin; when all are served the table waits for the last seat's rooms. */
export const atActions = ({ lords = [], seats = 4, ...setup }: Omit<TableSetup, 'phase'> = {}): Game =>
  table({
    ...setup,
    seats,
    lords: Array.from({ length: seats }, (_, seat) => ({
      ...(seat === seats - 1 && waiter(lords, setup.rooms)),
      ...lords[seat],
    })),
    phase: 'execution',
  });

/** Rooms may work; only the seats described have any. */
export const atProduction = (setup: Omit<TableSetup, 'phase'> = {}): Game =>
  table({ ...setup, phase: 'production' });

/** Lays three orders and seals them, with one for the dummy where there is one to pick. */
export function lay(t: Game, seat: Seat, orders: readonly OrderId[], dummy?: OrderId): Game {
  for (const order of orders) t.play([seat, `lay:${order}`]);
  if (dummy !== undefined) t.play([seat, `dummy:${dummy}`]);
  return t.play([seat, 'seal']);
}
