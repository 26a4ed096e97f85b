import { useScreen, useTable } from './table-context.ts';

/** While nothing is asked, what others do may lie over the board. */
const WATCHING = 'watching';

export interface Aside {
  /** Whether something lies over the board, or would. */
  readonly covers: boolean;
  readonly isAside: boolean;
  turn(): void;
}

/** What lies over the board is put aside until the next question, or until it is taken up again. */
export function useAside(): Aside {
  const { model, frame, game, decision } = useTable();
  const asked = decision?.id ?? WATCHING;
  const isAside = useScreen((screen) => screen.aside === asked);
  return {
    covers: game.view.covers?.(frame.seen.view, decision) ?? false,
    isAside,
    turn: () => model.screen.set({ aside: isAside ? undefined : asked }),
  };
}
