import type { Seat } from '@krcma/kernel';
import type { SeatCard } from '@krcma/protocol';
import { useStore } from '../store.ts';
import type { Company } from './company.ts';
import { timeLeft } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { useTicking } from './use-ticking.ts';

/** Whether a player is here, who stands in, and how much time is left. */
export function SeatNote({ host, seat }: { readonly host: Company; readonly seat: Seat }) {
  const t = useOnlineText().table;
  const { card, cardAt } = useStore(host.gathering);
  const there = card?.seats[seat];
  if (there === undefined) return null;
  const playing = card?.status === 'playing';
  return (
    <span className="seat-note">
      {there.who === 'person' && (
        <span
          className="presence"
          data-here={there.here}
          role="img"
          aria-label={there.here ? t.here : t.away}
        />
      )}
      {playing && there.standIn && (
        <small className="stand-in">{there.forfeited ? t.leftStandIn : t.standIn}</small>
      )}
      {playing && !there.standIn && there.forfeited && <small className="stand-in">{t.unrated}</small>}
      {playing && <Clock seat={there} since={cardAt} />}
    </span>
  );
}

const SECOND = 1000;

function Clock({ seat, since }: { readonly seat: SeatCard; readonly since: number }) {
  const t = useOnlineText();
  const { left, replyIn } = seat;
  const running = seat.running || replyIn !== undefined;
  useTicking(running);
  const then = replyIn ?? left;
  if (then === undefined) return null;
  const now = running ? then - (performance.now() - since) : then;
  const what = replyIn !== undefined ? t.clock.reply : running ? t.clock.running : t.clock.left('');
  return (
    <span className="clock" data-running={running} data-short={now < 60 * SECOND}>
      <span className="unseen">{what} </span>
      {timeLeft(now, t)}
    </span>
  );
}

/** Tells somebody beforehand as what it counts if they say nothing, and from when on. */
export function SilenceNote({ host, answer }: { readonly host: Company; readonly answer: string }) {
  const t = useOnlineText();
  const { card, cardAt, seat } = useStore(host.gathering);
  const replyIn = seat === undefined ? undefined : card?.seats[seat]?.replyIn;
  useTicking(replyIn !== undefined);
  if (replyIn === undefined) return null;
  const left = timeLeft(replyIn - (performance.now() - cardAt), t);
  return (
    <p className="small silence-note" role="timer">
      {t.table.silence(answer, left)}
    </p>
  );
}
