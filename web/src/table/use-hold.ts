import { type MouseEvent, type PointerEvent, useMemo } from 'react';
import { signsAt } from '../signs/drawn-signs.ts';
import type { TableModel } from './table-model.ts';

const HOLD = 450;

/** The thing that was touched; of what lies on no thing, the symbol. */
function thingAt(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const [sign] = signsAt(target);
  const at = target.closest<HTMLElement>('[data-thing], [data-told]')?.dataset;
  return at?.thing ?? at?.told ?? (sign && `sign:${sign}`);
}

/** Holding a finger on a thing or a symbol, or a right click, opens its explanation instead of choosing it. */
export function useHold(model: TableModel) {
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const letGo = (): void => clearTimeout(timer);
    return {
      onPointerDown({ target, pointerType }: PointerEvent) {
        held = false;
        const thing = thingAt(target);
        if (pointerType !== 'touch' || thing === undefined) return;
        timer = setTimeout(() => {
          held = true;
          model.screen.set({ opened: thing });
        }, HOLD);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onPointerMove: ({ movementX, movementY }: PointerEvent) => {
        if (Math.abs(movementX) + Math.abs(movementY) > 4) letGo();
      },
      onPointerOver({ target, pointerType }: PointerEvent) {
        if (pointerType === 'mouse') model.pointAtSigns(signsAt(target));
      },
      onPointerLeave: () => model.pointAtSigns([]),
      onClickCapture(event: MouseEvent) {
        if (held) event.stopPropagation();
        held = false;
      },
      // The browser's own list would cover what a long touch opens.
      onContextMenu(event: MouseEvent) {
        const thing = thingAt(event.target);
        if (thing === undefined) return;
        event.preventDefault();
        if (!held) model.screen.set({ opened: thing });
      },
    };
  }, [model]);
}
