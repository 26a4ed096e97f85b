import type { Seat } from '@krcma/kernel';
import type { RunningPoints } from '@krcma/tableware/board';
import { useState } from 'react';
import { Dialog } from '../pieces/dialog.tsx';
import { Icon } from '../pieces/icon.tsx';
import { useText } from '../texts/index.ts';
import { sideWord } from './side-words.ts';
import { useTable } from './table-context.ts';
import { useBoardProps } from './use-board-props.ts';

/** Everybody at the table: name, points, what they have at a glance, and in full on demand. */
export function Players() {
  const t = useText();
  const { frame, names } = useTable();
  const [full, setFull] = useState<Seat>();
  const seats = frame.seats.map((_, seat) => seat);
  return (
    <section className="players" aria-label={t.table.players}>
      <ul>
        {seats.map((seat) => (
          <li key={seat}>
            <PlayerPanel seat={seat} open={() => setFull(seat)} />
          </li>
        ))}
      </ul>
      {full !== undefined && (
        <Dialog title={names.seat(full)} wide onClose={() => setFull(undefined)}>
          <PlayerBoard seat={full} full />
        </Dialog>
      )}
    </section>
  );
}

function PlayerPanel({ seat, open }: { readonly seat: Seat; readonly open: () => void }) {
  const t = useText();
  const { frame, stands, game, names, seat: viewer, company } = useTable();
  const { view, waiting, outcome } = frame.seen;
  const plan = frame.seats[seat];
  const side = sideWord(frame.seen.sides, seat, viewer, t.sides);
  const points = game.view.points(view)[seat] ?? { sure: 0 };
  const active = outcome === undefined && game.view.activeSeat(stands.seen.view) === seat;
  return (
    <div
      className="player"
      data-active={active}
      data-waiting={waiting.includes(seat)}
      data-own={seat === viewer}
      data-seat={seat}
    >
      <header>
        <Icon name={plan?.player === 'person' ? 'person' : 'bot'} />
        <h3>
          {names.seat(seat)}
          {plan && plan.player !== 'person' && plan.player !== 'lesson' && (
            <small> {t.levels[plan.player]}</small>
          )}
          {side !== undefined && <span className="whose-side">{side}</span>}
          {active && <span className="badge">{t.table.activePlayer}</span>}
          {company?.seat(seat)}
        </h3>
        {game.view.playedForPoints !== false && <Points {...points} />}
        <button
          type="button"
          className="icon-button"
          aria-label={t.table.seeFull(names.seat(seat))}
          onClick={open}
        >
          <Icon name="up" />
        </button>
      </header>
      <PlayerBoard seat={seat} full={false} />
    </div>
  );
}

/** What is sure, and apart from it what a secret adds: `24 + 9`, or `32 + ?` where it is not mine. */
function Points({ sure, secret }: RunningPoints) {
  const t = useText().table;
  if (secret === undefined)
    return (
      <strong className="points">
        {sure} <small>{t.pointsShort}</small>
      </strong>
    );
  const unknown = secret === 'unknown';
  return (
    <strong className="points" title={unknown ? t.pointsAndUnknown(sure) : t.pointsAndSecret(sure, secret)}>
      <span aria-hidden="true">
        {sure} <span className="secret">+ {unknown ? '?' : secret}</span>
      </span>
      <span className="unseen">{unknown ? t.pointsAndUnknown(sure) : t.pointsAndSecret(sure, secret)}</span>
    </strong>
  );
}

function PlayerBoard({ seat, full }: { readonly seat: Seat; readonly full: boolean }) {
  const { game } = useTable();
  const { Player } = game.view;
  return <Player {...useBoardProps()} player={seat} full={full} />;
}
