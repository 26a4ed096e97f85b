import type { ClockRules, SeatCard } from '@krcma/protocol';
import { playSound } from '@krcma/tableware/sounds';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { useTable } from '../table/table-context.ts';
import { joined } from '../texts/index.ts';
import type { OnlineText } from '../texts/online-en.ts';
import { AwayNotes } from './away-notes.tsx';
import { Chat } from './chat.tsx';
import { CompanyNote, type NoteProps } from './company-note.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { NextGame } from './next-game.tsx';
import type { OnlineHost } from './online-host.ts';
import { RefusalNote } from './refusal-note.tsx';
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
      <div className="company">
        <div className="company-notes">
          <StandInNote host={host} />
          <AwayNotes host={host} />
          <EndNote host={host} />
          <TakeBackNote host={host} />
          <NextNote host={host} />
        </div>
        <Chat host={host} />
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

function StandInNote({ host }: NoteProps) {
  const t = useOnlineText().table;
  const { card, seat } = useStore(host.gathering);
  const { busy, refusal, run } = useAction();
  const own = seat === undefined ? undefined : card?.seats[seat];
  if (card?.status !== 'playing' || !own?.standIn) return null;
  if (own.left !== undefined && own.left <= 0)
    return <CompanyNote kind="stand-in" words={lateWords(card.clock, own, t)} />;
  return (
    <CompanyNote kind="stand-in" words={own.forfeited ? t.forfeitedYou : t.standInYou}>
      <RefusalNote refusal={refusal} />
      <button
        type="button"
        className="primary"
        aria-disabled={busy}
        onClick={() => run(() => host.comeBack())}
      >
        {t.takeSeat}
      </button>
    </CompanyNote>
  );
}

/** Whose clock is empty cannot come back: to a clock of minutes never, to one of days after this move. */
function lateWords(clock: ClockRules, { forfeited }: SeatCard, t: OnlineText['table']): string {
  if (clock.kind === 'move') return t.lateMoveYou;
  return forfeited ? t.lateForfeitedYou : t.lateYou;
}

/** The people a bot plays for, who can only answer for themselves. */
function useAbsent({ host }: NoteProps, answered: readonly number[]): string {
  const { language } = useSettings();
  const { names } = useTable();
  const { card } = useStore(host.gathering);
  const absent = (card?.seats ?? []).flatMap(({ who, here, standIn }, seat) =>
    who === 'person' && (standIn || !here) && !answered.includes(seat) ? [names.seat(seat)] : [],
  );
  return joined(absent, language);
}

function EndNote({ host }: NoteProps) {
  const t = useOnlineText().table;
  const { language } = useSettings();
  const { names } = useTable();
  const { card, seat } = useStore(host.gathering);
  const { refusal, run } = useAction();
  const absent = useAbsent({ host }, card?.ending ?? []);
  const answer = (agrees: boolean) => run(() => host.agreeToEnd(agrees));
  if (card?.status !== 'playing' || card.ending.length === 0) return null;
  const own = seat !== undefined && card.ending.includes(seat);
  const who = joined(
    card.ending.map((each) => names.seat(each)),
    language,
  );
  return (
    <CompanyNote kind="end" words={own ? t.endWaiting : t.endAsked(who)}>
      {own && absent !== '' && <p className="small">{t.endAway(absent)}</p>}
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
    </CompanyNote>
  );
}

function TakeBackNote({ host }: NoteProps) {
  const t = useOnlineText().table;
  const { frame, names, seat } = useTable();
  const { refusal, run } = useAction();
  const { takeBack } = frame;
  const absent = useAbsent({ host }, takeBack?.agreed ?? []);
  if (takeBack === undefined || seat === undefined) return null;
  const own = takeBack.by === seat;
  if (own)
    return (
      <CompanyNote kind="take-back" words={t.takeBackWaiting}>
        {absent !== '' && <p className="small">{t.takeBackAway(absent)}</p>}
      </CompanyNote>
    );
  if (takeBack.agreed.includes(seat)) return null;
  return (
    <CompanyNote kind="take-back" words={t.takeBackAsked(names.seat(takeBack.by))}>
      <RefusalNote refusal={refusal} />
      <div className="row">
        <button type="button" className="primary" onClick={() => run(() => host.agreeToTakeBack(true))}>
          {t.agree}
        </button>
        <button type="button" onClick={() => run(() => host.agreeToTakeBack(false))}>
          {t.refuse}
        </button>
      </div>
    </CompanyNote>
  );
}

/** After the end: the game had no result, or somebody invites to another one. */
function NextNote({ host }: NoteProps) {
  const t = useOnlineText().table;
  const { names } = useTable();
  const { card } = useStore(host.gathering);
  const ended = card?.status === 'abandoned';
  if (card === undefined || (!ended && card.rematch === undefined)) return null;
  const late = card.seats.findIndex(({ left }) => left !== undefined && left <= 0);
  const words = late < 0 ? t.abandoned : t.abandonedLate(names.seat(late));
  return (
    <CompanyNote kind={ended ? 'abandoned' : 'next'} {...(ended && { words })}>
      <NextGame host={host} />
    </CompanyNote>
  );
}
