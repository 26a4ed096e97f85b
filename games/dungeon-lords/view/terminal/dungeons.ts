// The maps of the dungeons, side by side as far as the screen is wide.

import type { Seat, Span } from '@krcma/kernel';
import { choicesOn, type Part } from '@krcma/kernel/scene';
import { type Cell, COLUMNS, cellName, ROWS } from '../../data/dungeon.ts';
import type { LordView } from '../../rules/view.ts';
import type { Scene } from './scene.ts';

const CELL_WIDTH = 4;
const MAP_WIDTH = COLUMNS * CELL_WIDTH;
const GAP = 3;

const padded = (text: string): string => text.padEnd(CELL_WIDTH);

/** What lies there: `#` and `Ha`, with `x` conquered, `*` fought in, `!` worked in. */
function tileSpan({ words }: Scene, lord: LordView, cell: Cell): Span {
  const tile = lord.dungeon[cell] ?? null;
  if (tile === null) return [padded(' .'), 'dim'];
  const code = tile === 'tunnel' ? '#' : words.codes[tile];
  if (lord.conquered.includes(cell)) return [padded(` ${code}x`), 'red'];
  if (lord.battle?.cell === cell) return [padded(` ${code}*`), 'bold', 'yellow'];
  const isBusy = lord.dug.includes(cell) || lord.mined.includes(cell);
  const text = padded(` ${code}${isBusy ? '!' : ''}`);
  return tile === 'tunnel' ? text : [text, 'green'];
}

/** The number of the choice stands in place of the tile, which its words tell. */
function cellSpan(scene: Scene, seat: Seat, lord: LordView, cell: Cell): Span {
  const [number] = choicesOn(scene, `cell:${seat}:${cellName(cell)}`);
  return number === undefined ? tileSpan(scene, lord, cell) : [padded(`[${number}]`), 'bold', 'inverse'];
}

function mapLines(scene: Scene, seat: Seat, lord: LordView): string[] {
  const { pen, names, view } = scene;
  const own = seat === view.seat ? (['cyan'] as const) : [];
  const rows = Array.from(
    { length: ROWS },
    (_, row): Part =>
      Array.from({ length: COLUMNS }, (_, column) => cellSpan(scene, seat, lord, row * COLUMNS + column)),
  );
  return [
    pen.line(MAP_WIDTH, [[names.seat(seat), 'bold', ...own]]),
    ...rows.map((row) => pen.line(MAP_WIDTH, row)),
  ];
}

/** All dungeons, from that of whoever looks on. */
export function dungeonLines(scene: Scene): string[] {
  const { view, pen } = scene;
  const { lords, seat: viewer = 0 } = view;
  const maps = lords.flatMap((_, offset) => {
    const seat = (viewer + offset) % lords.length;
    const lord = lords[seat];
    return lord === undefined ? [] : [mapLines(scene, seat, lord)];
  });
  const beside = Math.max(1, Math.floor((pen.width + GAP) / (MAP_WIDTH + GAP)));
  const lines: string[] = [];
  for (let first = 0; first < maps.length; first += beside) {
    const group = maps.slice(first, first + beside);
    for (let line = 0; line <= ROWS; line++)
      lines.push(group.map((map) => map[line] ?? '').join(' '.repeat(GAP)));
  }
  return lines;
}
