import type { BoardProps } from '@krcma/tableware/board';
import { useMemo } from 'react';
import { mayMove, useSettings } from '../settings/settings.ts';
import { useScreen, useTable } from './table-context.ts';
import { touchablesOf } from './touchables.ts';
import { useAside } from './use-aside.ts';
import { useNarrow } from './use-narrow.ts';

const still: BoardProps['fresh'] = [];

/** What boards and panels get. Every part stays the same object until it changes. */
export function useBoardProps(): BoardProps {
  const settings = useSettings();
  const narrow = useNarrow();
  const { model, frame, game, names, seat, reading, only, taught, ...table } = useTable();
  // While a lesson is read nothing is asked, and nothing lies over the board.
  const decision = reading ? undefined : table.decision;
  // A lesson keeps its mark while the mouse rests elsewhere.
  const pointedAt = useScreen((screen) => screen.pointed);
  const shownAt = useScreen((screen) => (screen.noted === undefined ? screen.pointed : undefined));
  const pointed = taught ?? pointedAt;
  const shown = taught ?? shownAt;
  const { choices, refusals } = useMemo(() => touchablesOf(decision, only), [decision, only]);
  const { isAside: aside } = useAside();
  const motion = mayMove(settings);
  const fresh = useMemo(
    () => (motion ? frame.fresh.map(({ event }) => event) : still),
    [motion, frame.fresh],
  );
  return {
    view: frame.seen.view,
    seat,
    names,
    text: game.text,
    language: settings.language,
    decision,
    choices,
    refusals,
    touch: model.touch,
    putBack: frame.seen.undo === undefined && only === undefined ? model.putBack : undefined,
    point: model.point,
    pointed,
    shown,
    fresh,
    motion,
    narrow,
    aside,
  };
}
