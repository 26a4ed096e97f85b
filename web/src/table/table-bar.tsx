import { Link } from 'wouter';
import { Icon } from '../pieces/icon.tsx';
import { useText } from '../texts/index.ts';
import { BarButton } from './bar-button.tsx';
import { RoundMap } from './round-map.tsx';
import { useTable } from './table-context.ts';
import { TableMenu } from './table-menu.tsx';
import { useUpright } from './use-narrow.ts';

/** Whose turn it is, where we are in the round, and what one can always do. */
export function TableBar() {
  const t = useText();
  const upright = useUpright();
  const { company } = useTable();
  return (
    <header className="table-bar">
      <Link href="/" className="icon-button" aria-label={t.table.leave} title={t.table.leaveHelp}>
        <Icon name="home" />
      </Link>
      <WhoseTurn />
      <RoundMap />
      <nav className="tools" aria-label={t.table.menu}>
        {!upright && <PlayTools />}
        {company?.tools}
        <TableMenu />
      </nav>
    </header>
  );
}

/** Stepping back and forth, a hint, and what happened meanwhile. On a phone held upright they are within reach of the thumb. */
export function PlayTools() {
  const t = useText().table;
  const { frame, model, decision, replay, lesson, game } = useTable();
  if (lesson) return null;
  return (
    <>
      <BarButton
        icon="turnBack"
        label={t.undoAll}
        brief
        onClick={() => model.undo(true)}
        dim={frame.seen.undo !== undefined}
      />
      <BarButton
        icon="undo"
        label={t.undo}
        onClick={() => model.undo()}
        dim={frame.seen.undo !== undefined}
      />
      <BarButton icon="redo" label={t.redo} onClick={() => model.redo()} dim={!frame.mayRedo} />
      <BarButton
        icon="hint"
        label={frame.hints === false ? t.noHints : t.hint}
        onClick={() => model.hint()}
        dim={decision === undefined || frame.hints === false}
      />
      <BarButton
        icon="since"
        label={t.since}
        onClick={() => replay.openSince(frame, game.text.retell !== undefined)}
      />
    </>
  );
}

function WhoseTurn() {
  const t = useText().table;
  const { stands, game, names, seat, decision, mover } = useTable();
  const { view, outcome } = stands.seen;
  const turn = game.view.turn(view);
  const words = outcome
    ? t.gameOver
    : mover === undefined
      ? decision && t.yourTurn
      : mover === seat
        ? t.yourTurn
        : t.turnOf(names.seat(mover));
  return (
    <p className="whose-turn" data-own={mover === seat}>
      {words}
      {turn > 0 && !outcome && <small>{t.turn(turn)}</small>}
    </p>
  );
}
