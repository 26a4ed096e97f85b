// Chapter DL-MINE: gold, one imp in a tunnel each.
import type { Refused } from '@krcma/kernel';
import { CELLS, type Cell, cellName } from '../../data/dungeon.ts';
import { slotOf } from '../../data/orders.ts';
import type { DungeonLordsTypes } from '../../messages.ts';
import { type DungeonLords, idleImps, isConquered, type Lord, lordAt } from '../../state.ts';
import { isRoomAt, mineable } from '../dungeon.ts';
import { note, type Of, rule } from '../script.ts';
import { cellThing, type Hinders, type OfSlot } from './slot.ts';

/** Gold at most: each wants an imp, and a foreman is set aside before them (DL-MINE.1-3). */
function mostGold(lord: Lord, slot: OfSlot['slot']): number {
  const { mines = 0, foreman } = slotOf('mine-gold', slot);
  return Math.min(mines, idleImps(lord) - (foreman ? 1 : 0));
}

export const nothingToMine: Hinders = (_, lord, slot) => {
  if (mostGold(lord, slot) < 1)
    return { why: 'too-few-imps', idle: idleImps(lord), needed: slotOf('mine-gold', slot).foreman ? 2 : 1 };
  return mineable(lord).length === 0 ? { why: 'nothing-to-mine' } : undefined;
};

const mineOption = (cell: Cell, { player }: Of) =>
  ({
    id: `mine:${cellName(cell)}`,
    label: { key: 'mine-at', cell },
    thing: cellThing(player, cell),
    rule: 'DL-MINE.3',
  }) as const;

/** Rooms and conquered tiles (DL-MINE.4). */
function unmineable(game: DungeonLords, of: Of): Refused<DungeonLordsTypes>[] {
  const lord = lordAt(game, of.player);
  const refused: Refused<DungeonLordsTypes>[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const reason = isConquered(lord, cell)
      ? 'conquered-tile'
      : isRoomAt(lord, cell)
        ? 'room-not-mined'
        : undefined;
    if (reason !== undefined)
      refused.push({ ...mineOption(cell, of), reason: { key: reason }, rule: 'DL-MINE.4' });
  }
  return refused;
}

/** Nothing at all is a declined order (DL-MINE.6). */
export const mineGold = rule<OfSlot>('mineGold')
  .gather('cells', {
    kind: 'some',
    values: (game, { player }) => mineable(lordAt(game, player)),
    atLeast: () => 0,
    atMost: (game, { player, slot }) => mostGold(lordAt(game, player), slot),
    option: (_, cell, locals) => mineOption(cell, locals),
    prompt: (game, { player, slot }, { length: mined }) => ({
      key: 'ask-mine',
      slot,
      mined,
      most: mostGold(lordAt(game, player), slot),
    }),
    refused: unmineable,
    done: (_, __, { length: mined }) =>
      mined === 0 ? { key: 'decline-slot', order: 'mine-gold' } : { key: 'mined-enough', mined },
  })
  .do('mine', (game, { player, slot, cells }) => {
    if (cells.length === 0) return;
    const lord = lordAt(game, player);
    const foreman = slotOf('mine-gold', slot).foreman === true;
    lord.busyImps += cells.length + (foreman ? 1 : 0);
    lord.gold += cells.length;
    lord.mined.push(...cells);
    note({ key: 'gold-mined', player, slot, cells, foreman });
  })
  .gives((_, { cells }) => cells.length > 0);
