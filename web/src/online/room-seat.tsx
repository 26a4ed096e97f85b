import { haveMates } from '@krcma/kernel';
import type { SeatCard, TableCard } from '@krcma/protocol';
import { sideWord } from '../table/side-words.ts';
import { useText } from '../texts/index.ts';
import { api, type SeatChange } from './api.ts';
import { AnswerButtons } from './next-game.tsx';
import { useSession } from './session.ts';
import { nameOfSeat, offeredTo } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import type { Action } from './use-action.ts';

export interface RoomProps {
  readonly card: TableCard;
  readonly seat: number | undefined;
  readonly action: Action;
}

export const useOwns = ({ owner }: TableCard): boolean => useSession().profile?.id === owner;

interface RoomSeatProps extends RoomProps {
  readonly number: number;
}

/** One seat before the game: who has it, and what can be done about it. */
export function RoomSeat(props: RoomSeatProps) {
  const { card, seat, number } = props;
  const t = useText();
  const there = card.seats[number];
  if (there === undefined) return null;
  return (
    <li
      className="room-seat"
      data-seat={number}
      data-free={there.who === undefined || there.who === 'offered'}
    >
      <SeatName seat={there} own={number === seat} side={sideWord(card.sides, number, seat, t.sides)} />
      <SeatTools {...props} />
    </li>
  );
}

/** To sit down, to stand up or to answer an invitation; the owner also seats and dismisses bots. */
function SeatTools({ card, seat, number, action: { run } }: RoomSeatProps) {
  const t = useOnlineText().room;
  const owns = useOwns(card);
  const { profile } = useSession();
  const who = card.seats[number]?.who;
  if (who === 'offered' && offeredTo(card, profile?.id) === number) return <AnswerButtons card={card} />;
  const sit = () => run(() => api.sitDown(card.id, number));
  const plan = (change: SeatChange) => () => run(() => api.setSeat(card.id, number, change));
  return (
    <div className="row">
      {who === undefined && (seat === undefined || haveMates(card.sides)) && (
        <button type="button" className="primary" data-act="sit" onClick={sit}>
          {t.sitHere}
        </button>
      )}
      {who === undefined && owns && (
        <button type="button" data-act="bot" onClick={plan({ who: 'bot', level: 'greedy' })}>
          {t.putBot}
        </button>
      )}
      {number === seat && (
        <button type="button" data-act="stand-up" onClick={() => run(() => api.standUp(card.id))}>
          {t.standUp}
        </button>
      )}
      {who === 'offered' && owns && (
        <button
          type="button"
          data-act="take-back"
          title={card.rated ? t.takeBackRated : undefined}
          onClick={plan({ who: 'open' })}
        >
          {t.takeBack}
        </button>
      )}
      {who === 'bot' && owns && (
        <button type="button" onClick={plan({ who: 'open' })}>
          {t.freeSeat}
        </button>
      )}
    </div>
  );
}

interface SeatNameProps {
  readonly seat: SeatCard;
  readonly own: boolean;
  readonly side: string | undefined;
}

function SeatName({ seat, own, side }: SeatNameProps) {
  const t = useOnlineText();
  const shell = useText();
  return (
    <p className="seat-name">
      {(seat.who === 'person' || seat.who === 'offered') && (
        <span
          className="presence"
          data-here={seat.here}
          role="img"
          aria-label={seat.here ? t.table.here : t.table.away}
        />
      )}
      <strong>{nameOfSeat(seat, t)}</strong>
      {own && <small>({t.you})</small>}
      {side !== undefined && <small className="whose-side">{side}</small>}
      {seat.who === 'offered' && <small>{t.room.invited}</small>}
      {seat.who === 'bot' && seat.level && <small>{t.bot(shell.levels[seat.level])}</small>}
    </p>
  );
}
