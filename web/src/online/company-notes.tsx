import type { SeatCard } from '@krcma/protocol';
import { playSound } from '@krcma/tableware/sounds';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { useTable } from '../table/table-context.ts';
import { joined, useText } from '../texts/index.ts';
import { api } from './api.ts';
import { ConnectionNote } from './connection-note.tsx';
import type { OnlineHost } from './online-host.ts';
import { RefusalNote } from './refusal-note.tsx';
import { pathOf } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { useAction } from './use-action.ts';

/** What the people at the table want of each other, and how the connection is. */
export function CompanyNotes({ host }: { readonly host: OnlineHost }) {
  const { sending } = useStore(host.gathering);
  useBell();
  useReplayForVisitors(host);
  return (
    <>
      <ConnectionNote />
      <div className="company-notes">
        <StandInNote host={host} />
        <AwayNote host={host} />
        <EndNote host={host} />
        <TakeBackNote host={host} />
        <NextNote host={host} />
      </div>
      {sending && <i className="sending" />}
    </>
  );
}

/** Rings when somebody else has chosen and it is one's own turn now. */
function useBell(): void {
  const { decision, frame } = useTable();
  const asked = decision?.id;
  const others = frame.fresh.some(({ by }) => by !== undefined && by !== decision?.seat);
  const before = useRef(asked);
  useEffect(() => {
    if (asked !== undefined && asked !== before.current && others) playSound('bell');
    before.current = asked;
  }, [asked, others]);
}

/** Whoever opens the link of a finished game wants to see how it went. */
function useReplayForVisitors(host: OnlineHost): void {
  const { replay, frame, over } = useTable();
  const { seat } = useStore(host.gathering);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    if (over && seat === undefined) replay.openGame(frame);
  }, [over, seat, replay, frame]);
}

interface NoteProps {
  readonly host: OnlineHost;
}

function Note({ words, children, kind }: { words: string; children?: ReactNode; kind: string }) {
  return (
    <div className="company-note" role="status" data-note={kind}>
      <p>{words}</p>
      {children}
    </div>
  );
}

function StandInNote({ host }: NoteProps) {
  const t = useOnlineText().table;
  const { card, seat } = useStore(host.gathering);
  const { busy, refusal, run } = useAction();
  if (seat === undefined || card?.status !== 'playing' || !card.seats[seat]?.standIn) return null;
  return (
    <Note kind="stand-in" words={t.standInYou}>
      <RefusalNote refusal={refusal} />
      <button
        type="button"
        className="primary"
        aria-disabled={busy}
        onClick={() => run(() => host.comeBack())}
      >
        {t.takeSeat}
      </button>
    </Note>
  );
}

/** As long as the server waits before somebody may be replaced. */
const AWAY = 62_000;

/** Whoever keeps the table waiting and is not here can be played by a bot. */
function AwayNote({ host }: NoteProps) {
  const t = useOnlineText().table;
  const { names } = useTable();
  const { card, seat } = useStore(host.gathering);
  const { busy, refusal, run } = useAction();
  const missing =
    card?.status === 'playing' && seat !== undefined
      ? card.waiting.find((each) => isAway(card.seats[each]) && each !== seat)
      : undefined;
  if (!useLasting(missing, AWAY) || missing === undefined) return null;
  return (
    <Note kind="away" words={t.awayFor(names.seat(missing))}>
      <RefusalNote refusal={refusal} />
      <button type="button" aria-disabled={busy} onClick={() => run(() => host.letBotPlayFor(missing))}>
        {t.letBotPlay}
      </button>
    </Note>
  );
}

const isAway = (seat: SeatCard | undefined): boolean => seat?.who === 'person' && !seat.here && !seat.standIn;

/** Whether a value has been the same for so long. */
function useLasting(value: number | undefined, time: number): boolean {
  const [lasting, setLasting] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setLasting(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return value !== undefined && lasting === value;
}

function EndNote({ host }: NoteProps) {
  const t = useOnlineText().table;
  const { language } = useSettings();
  const { names } = useTable();
  const { card, seat } = useStore(host.gathering);
  const { refusal, run } = useAction();
  const answer = (agrees: boolean) => run(() => host.agreeToEnd(agrees));
  if (card?.status !== 'playing' || card.ending.length === 0) return null;
  const own = seat !== undefined && card.ending.includes(seat);
  const who = joined(
    card.ending.map((each) => names.seat(each)),
    language,
  );
  return (
    <Note kind="end" words={own ? t.endWaiting : t.endAsked(who)}>
      <RefusalNote refusal={refusal} />
      {seat !== undefined && (
        <div className="row">
          {!own && (
            <button type="button" className="primary" onClick={() => answer(true)}>
              {t.endAgree}
            </button>
          )}
          <button type="button" onClick={() => answer(false)}>
            {own ? t.endWithdraw : t.endRefuse}
          </button>
        </div>
      )}
    </Note>
  );
}

function TakeBackNote({ host }: NoteProps) {
  const t = useOnlineText().table;
  const { frame, names, seat } = useTable();
  const { refusal, run } = useAction();
  const { takeBack } = frame;
  if (takeBack === undefined || seat === undefined) return null;
  const own = takeBack.by === seat;
  if (own) return <Note kind="take-back" words={t.takeBackWaiting} />;
  if (takeBack.agreed.includes(seat)) return null;
  return (
    <Note kind="take-back" words={t.takeBackAsked(names.seat(takeBack.by))}>
      <RefusalNote refusal={refusal} />
      <div className="row">
        <button type="button" className="primary" onClick={() => run(() => host.agreeToTakeBack(true))}>
          {t.agree}
        </button>
        <button type="button" onClick={() => run(() => host.agreeToTakeBack(false))}>
          {t.refuse}
        </button>
      </div>
    </Note>
  );
}

/** After the end: the game had no result, or somebody has laid the table once more. */
function NextNote({ host }: NoteProps) {
  const t = useOnlineText().table;
  const again = useText().over.rematch;
  const { card, seat } = useStore(host.gathering);
  const { busy, refusal, run } = useAction();
  const [, go] = useLocation();
  const ended = card?.status === 'abandoned';
  const next = card?.rematch;
  if (card === undefined || (!ended && next === undefined)) return null;
  const follow = () =>
    run(async () =>
      go(pathOf(next === undefined ? await api.rematch(card.id) : { game: card.game, id: next })),
    );
  return (
    <Note kind={ended ? 'abandoned' : 'next'} words={ended ? t.abandoned : t.nextLaid}>
      <RefusalNote refusal={refusal} />
      {(seat !== undefined || next !== undefined) && (
        <button type="button" className="primary" aria-disabled={busy} onClick={follow}>
          {next === undefined ? again : t.next}
        </button>
      )}
    </Note>
  );
}
