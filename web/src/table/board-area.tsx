import { useText } from '../texts/index.ts';
import { useTable } from './table-context.ts';
import { useBoardProps } from './use-board-props.ts';

/** The game's own board, with what may be touched. */
export function BoardArea() {
  const t = useText();
  const { game } = useTable();
  const { Board } = game.view;
  return (
    <main id="content" className="board" aria-label={t.table.board}>
      <Board {...useBoardProps()} />
    </main>
  );
}
