// Chapter DL-DIG: tunnels, one imp each.
import type { Refused } from '@krcma/kernel';
import { CELLS, type Cell, cellName } from '../../data/dungeon.ts';
import { slotOf } from '../../data/orders.ts';
import type { DungeonLordsTypes } from '../../messages.ts';
import { type DungeonLords, idleImps, type Lord, lordAt } from '../../state.ts';
import { canDig, canDigSomewhere, closesBlock, diggable } from '../dungeon.ts';
import { note, type Of, rule } from '../script.ts';
import { cellThing, type Hinders, type OfSlot } from './slot.ts';

/** Tunnels at most: each wants an imp, and a foreman is set aside before them (DL-DIG.1-3). */
function mostDigs(lord: Lord, slot: OfSlot['slot']): number {
  const { digs = 0, foreman } = slotOf('dig-tunnels', slot);
  return Math.min(digs, idleImps(lord) - (foreman ? 1 : 0));
}

export const nowhereToDig: Hinders = (_, lord, slot) => {
  if (mostDigs(lord, slot) < 1)
    return { why: 'too-few-imps', idle: idleImps(lord), needed: slotOf('dig-tunnels', slot).foreman ? 2 : 1 };
  return canDigSomewhere(lord) ? undefined : { why: 'nowhere-to-dig' };
};

export const digOption = (cell: Cell, { player }: Of) =>
  ({
    id: `dig:${cellName(cell)}`,
    label: { key: 'dig-at', cell },
    thing: cellThing(player, cell),
    rule: 'DL-DIG.5',
  }) as const;

/** Rock that cannot be dug, as if `dug` were tunnels already (DL-DIG.5, DL-DIG.7). */
export function undiggable(
  game: DungeonLords,
  of: Of,
  dug: readonly Cell[] = [],
): Refused<DungeonLordsTypes>[] {
  const lord = lordAt(game, of.player);
  const refused: Refused<DungeonLordsTypes>[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if ((lord.dungeon[cell] ?? null) !== null || dug.includes(cell) || canDig(lord, cell, dug)) continue;
    refused.push(
      closesBlock(lord, cell, dug)
        ? { ...digOption(cell, of), reason: { key: 'closes-block' }, rule: 'DL-DIG.7' }
        : { ...digOption(cell, of), reason: { key: 'not-beside' }, rule: 'DL-DIG.5' },
    );
  }
  return refused;
}

/** None at all is a declined order (DL-DIG.4). */
export const digTunnels = rule<OfSlot>('digTunnels')
  .gather('cells', {
    kind: 'some',
    values: (game, { player }, picked) => diggable(lordAt(game, player), picked),
    atLeast: () => 0,
    atMost: (game, { player, slot }) => mostDigs(lordAt(game, player), slot),
    option: (_, cell, locals) => digOption(cell, locals),
    prompt: (game, { player, slot }, { length: dug }) => ({
      key: 'ask-dig',
      slot,
      dug,
      most: mostDigs(lordAt(game, player), slot),
    }),
    refused: undiggable,
    done: (_, __, { length: dug }) =>
      dug === 0 ? { key: 'decline-slot', order: 'dig-tunnels' } : { key: 'dug-enough', dug },
  })
  .do('dig', (game, { player, slot, cells }) => {
    if (cells.length === 0) return;
    const lord = lordAt(game, player);
    const foreman = slotOf('dig-tunnels', slot).foreman === true;
    lord.busyImps += cells.length + (foreman ? 1 : 0);
    for (const cell of cells) lord.dungeon[cell] = 'tunnel';
    lord.dug.push(...cells);
    note({ key: 'tunnels-dug', player, slot, cells, foreman });
  })
  .gives((_, { cells }) => cells.length > 0);
