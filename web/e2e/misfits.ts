import type { Box, Piece } from './survey.ts';

/** What a size is used with: a finger needs room, a mouse sees small things from afar. */
export type Hand = 'finger' | 'mouse';

const FINGER = 44;
const SYMBOL = 14;
/** Half a pixel may be lost to rounding. */
const ROUNDING = 0.5;
/** Edges may touch and shadows fall; more than this is one thing over another. */
const TOUCHING = 3;

const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => bottom - top;

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** How far one lies over the other: the smaller of both ways. */
function overlap(one: Piece, other: Piece): number {
  const together = one.scroller === other.scroller;
  const shared = together ? common(one.box, other.box) : common(one.seen, other.seen);
  return Math.min(widthOf(shared), heightOf(shared));
}

const isIn = (inner: Piece, outer: Piece): boolean => {
  const [own = -1] = outer.within;
  return inner.within.includes(own);
};

/** Whether two pieces must not lie over each other. */
function mustBeApart(one: Piece, other: Piece): boolean {
  if (isIn(one, other) || isIn(other, one) || one.over !== other.over) return false;
  const kinds = [one.kind, other.kind].toSorted().join(' ');
  const own = one.target === other.target;
  switch (kinds) {
    case 'target target':
    case 'text text':
      return true;
    case 'corner corner':
      return one.card === other.card;
    case 'mark text':
    case 'mark symbol':
      return true;
    case 'target text':
    case 'symbol target':
      return !own;
    case 'symbol text':
      return !own;
    default:
      return false;
  }
}

/** From left to right, so that whatever begins beyond a piece ends the search. */
function overlaps(pieces: readonly Piece[]): string[] {
  const found: string[] = [];
  const sorted = pieces.toSorted((a, b) => a.box.left - b.box.left);
  for (const [index, one] of sorted.entries())
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (other === undefined || other.box.left > one.box.right - TOUCHING) break;
      const depth = overlap(one, other);
      if (depth > TOUCHING && mustBeApart(one, other))
        found.push(`${one.name} and ${other.name} lie over each other by ${Math.round(depth)} px`);
    }
  return found;
}

const lost = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ name, kind, lost: how }) =>
    how === undefined || kind === 'mark' ? [] : [`${name} ${how}`],
  );

const tooSmall = (pieces: readonly Piece[], kind: Piece['kind'], least: number): string[] =>
  pieces.flatMap((piece) => {
    const [width, height] = [widthOf(piece.box), heightOf(piece.box)];
    return piece.kind === kind && Math.min(width, height) < least - ROUNDING
      ? [`${piece.name} is ${Math.round(width)}×${Math.round(height)} px, less than ${least}`]
      : [];
  });

/** What does not fit, in sentences. */
export const misfits = (pieces: readonly Piece[], hand: Hand): string[] => [
  ...new Set([
    ...lost(pieces),
    ...overlaps(pieces),
    ...(hand === 'finger' ? tooSmall(pieces, 'target', FINGER) : tooSmall(pieces, 'symbol', SYMBOL)),
  ]),
];
