import type { Point } from './geometry.ts';
import { type Direction, TOWARDS } from './walk.ts';

/** What a key means on a map. */
export type KeyWish =
  | { readonly kind: 'walk'; readonly direction: Direction }
  | { readonly kind: 'pan'; readonly by: Point }
  | { readonly kind: 'zoom'; readonly by: number }
  | { readonly kind: 'whole' }
  | { readonly kind: 'touch' }
  /** To the next or the one before of what may be chosen. */
  | { readonly kind: 'lit'; readonly by: 1 | -1 };

export const ZOOM_STEP = 1.4;
const PAN_STEP = 80;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const OTHERS: Readonly<Record<string, KeyWish>> = {
  '+': { kind: 'zoom', by: ZOOM_STEP },
  '=': { kind: 'zoom', by: ZOOM_STEP },
  '-': { kind: 'zoom', by: 1 / ZOOM_STEP },
  _: { kind: 'zoom', by: 1 / ZOOM_STEP },
  '0': { kind: 'whole' },
  Enter: { kind: 'touch' },
  ' ': { kind: 'touch' },
  PageDown: { kind: 'lit', by: 1 },
  PageUp: { kind: 'lit', by: -1 },
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

export function wishOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Key): KeyWish | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const direction = ARROWS[key];
  if (direction === undefined) return OTHERS[key];
  if (!shiftKey) return { kind: 'walk', direction };
  // The map moves against the look: to see what lies on the right it goes to the left.
  const [x, y] = TOWARDS[direction];
  return { kind: 'pan', by: [-x * PAN_STEP, -y * PAN_STEP] };
}
