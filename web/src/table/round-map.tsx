import { useEffect, useRef } from 'react';
import { useText } from '../texts/index.ts';
import { useTable } from './table-context.ts';

/** The phases of the round in order, and where whoever moves stands. */
export function RoundMap() {
  const t = useText();
  const { stands, game, mover, seat, names } = useTable();
  const { view, path, outcome } = stands.seen;
  const steps = game.view.round(view).flatMap(({ rule, step, also = [] }) => {
    const name = game.text.place(rule, step);
    return name === undefined ? [] : [{ rule, step, name, at: [step, ...also] }];
  });
  const here = outcome ? -1 : steps.findLastIndex(({ rule, at }) => standsAt(path, rule, at));
  const others = mover === undefined || mover === seat ? undefined : names.seat(mover);
  const list = useRef<HTMLOListElement>(null);
  // In the next frame the layout is known anyway; asking for it now would make the browser compute it twice.
  useEffect(() => {
    const step = list.current?.children[here];
    if (!(step instanceof HTMLElement)) return;
    const frame = requestAnimationFrame(() => {
      list.current?.scrollTo({ left: step.offsetLeft - step.offsetWidth });
      if (list.current) letKeysScroll(list.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [here]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const watch = new ResizeObserver(() => letKeysScroll(current));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <ol ref={list} className="round-map" aria-label={t.table.round}>
      {steps.map(({ rule, step, name }, index) => (
        <li
          key={`${rule}.${step}`}
          aria-current={index === here ? 'step' : undefined}
          data-past={index < here}
          data-seat={index === here && others !== undefined ? mover : undefined}
        >
          {name}
          {index === here && (
            <small className="here">
              {' '}
              {others === undefined ? t.table.youAreHere : t.table.isHere(others)}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Phases that do not fit are reached by the keyboard too; where all are seen there is nothing to stop at. */
function letKeysScroll(list: HTMLElement): void {
  if (list.scrollWidth > list.clientWidth) list.tabIndex = 0;
  else list.removeAttribute('tabindex');
}

/** A path names rules and their steps in turn. */
const standsAt = (path: readonly string[], rule: string, steps: readonly string[]): boolean =>
  path.some((name, index) => index % 2 === 0 && name === rule && steps.includes(path[index + 1] ?? ''));
