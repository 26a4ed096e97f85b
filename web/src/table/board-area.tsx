import { useText } from '../texts/index.ts';
import { useTable } from './table-context.ts';
import { useBoardProps } from './use-board-props.ts';
import { useHold } from './use-hold.ts';

/** The game's own board, with what may be touched. */
export function BoardArea() {
  const t = useText();
  const { model, game } = useTable();
  const { Board } = game.view;
  const hold = useHold(model);
  return (
    <main id="content" className="board" aria-label={t.table.board} {...hold}>
      <Board {...useBoardProps()} />
    </main>
  );
}
