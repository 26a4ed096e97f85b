import type { Span } from '@krcma/kernel';
import { COLUMNS } from '../../data/components.ts';
import { type Face, faceOf, type Row } from './faces.ts';
import type { Scene } from './scene.ts';

const NARROWEST_CARD = 12;
const WIDEST_CARD = 26;

/** The twenty stacks: a grid of cards, or a list where five cards do not fit side by side. */
export function centerLines(scene: Scene): string[] {
  const { pen, view } = scene;
  const faces = view.center.map((_, stack) => faceOf(scene, stack));
  const rows = Array.from({ length: faces.length / COLUMNS }, (_, row) =>
    faces.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  const framed = Math.min(WIDEST_CARD, Math.floor((pen.width - 1) / COLUMNS) - 1);
  const plain = Math.min(WIDEST_CARD, Math.floor((pen.width + 1) / COLUMNS) - 1);
  if (plain < NARROWEST_CARD) return faces.map((face) => listed(scene, face));
  return pen.compact ? openGrid(scene, rows, plain) : framedGrid(scene, rows, framed);
}

function listed({ pen }: Scene, face: Face): string {
  const left = face.flatMap((row) => (row.left.length > 0 ? [...row.left, '  '] : []));
  const right = face.flatMap((row) => row.right);
  return pen.line(pen.width, left, right);
}

const cell = ({ pen }: Scene, row: Row | undefined, width: number): string =>
  pen.line(width, row?.left ?? [], row?.right ?? []);

const LINES = [0, 1, 2] as const;

function openGrid(scene: Scene, rows: readonly (readonly Face[])[], width: number): string[] {
  return rows.flatMap((faces) =>
    LINES.map((line) => faces.map((face) => cell(scene, face[line], width)).join(' ')),
  );
}

function framedGrid(scene: Scene, rows: readonly (readonly Face[])[], width: number): string[] {
  const { pen } = scene;
  const frame = (text: string): string => pen.line(text.length, [[text, 'dim']] satisfies Span[]);
  const border = (start: string, between: string, end: string): string =>
    frame(start + Array.from({ length: COLUMNS }, () => '─'.repeat(width)).join(between) + end);
  const bar = frame('│');
  const drawn = rows.map((faces) =>
    LINES.map((line) => bar + faces.map((face) => cell(scene, face[line], width)).join(bar) + bar),
  );
  return [
    border('┌', '┬', '┐'),
    ...drawn.flatMap((lines, index) => (index === 0 ? lines : [border('├', '┼', '┤'), ...lines])),
    border('└', '┴', '┘'),
  ];
}
