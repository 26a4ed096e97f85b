import { TUMBLE } from '@krcma/tableware/tumble';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mayMove, settings } from '../settings/settings.ts';
import type { TableContext } from './table-context.ts';

/**
 * Marks the table while dice tumble on it: question, log and numbers tell nothing before they lie. Written past React,
 * before anything is painted: another drawing of the whole table would hold the dice up.
 */
export function useTumbling(table: RefObject<HTMLElement | null>, { frame, game }: TableContext): void {
  const { number, fresh } = frame;
  const tumbles = fresh.some(({ event }) => game.view.tumbles?.(event));
  const seen = useRef(number);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null || seen.current === number) return;
    seen.current = number;
    if (!tumbles || !mayMove(settings.get())) return;
    // What happens meanwhile does not stop the dice.
    clearTimeout(timer.current);
    element.dataset.tumbling = '';
    timer.current = setTimeout(() => delete element.dataset.tumbling, TUMBLE);
  }, [table, number, tumbles]);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
}
