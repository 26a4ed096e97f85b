import type { TableCard } from '@krcma/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../pieces/icon.tsx';
import { useStore } from '../store.ts';
import { useTable } from '../table/table-context.ts';
import { useText } from '../texts/index.ts';
import { type Absence, absenceOf } from './absence.ts';
import { CompanyNote, type NoteProps } from './company-note.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { rivalsOf, timeLeft } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { useAction } from './use-action.ts';
import { useTicking } from './use-ticking.ts';

/** Whoever loads the page again is not away. */
const GRACE = 2_500;
const GREETING = 4_000;

/** Who has left, what will happen when, and who is back; for everybody at the table, those who watch too. */
export function AwayNotes({ host }: NoteProps) {
  const { card, seat } = useStore(host.gathering);
  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
  return card?.seats.map((_, each) => each !== seat && <OtherNote key={each} host={host} number={each} />);
}

interface OtherProps extends NoteProps {
  readonly number: number;
}

function OtherNote({ host, number }: OtherProps) {
  const t = useOnlineText().table;
  const name = useTable().names.seat(number);
  const { card, seat } = useStore(host.gathering);
  const told = useTold(card && absenceOf(card, number));
  const times = useTimes({ host, number });
  const [read, setRead] = useState<string>();
  // Whoever has read that somebody is gone has not read yet that a bot can be called.
  const mayCall = seat !== undefined && times.awaited && times.replaceable === 0;
  const news = `${told} ${mayCall}`;
  useEffect(() => {
    if (told === undefined || told === 'back') setRead(undefined);
  }, [told]);
  if (told === undefined || news === read) return null;
  if (told === 'back') return <CompanyNote kind="back" words={t.isBack(name)} />;
  const gone = told === 'away' || told === 'never';
  return (
    <CompanyNote kind={gone ? 'away' : 'replaced'} words={t.absent[told](name)}>
      <Dismiss onClick={() => setRead(news)} />
      {gone && <WhatFollows card={card} number={number} times={times} />}
      {gone && mayCall && <CallBot host={host} number={number} />}
    </CompanyNote>
  );
}

/** Of one who has gone after a moment, of one who is played by a bot at once; and for a moment that they are back. */
function useTold(absence: Absence | undefined): Absence | 'back' | undefined {
  const [told, setTold] = useState<Absence | 'back'>();
  useEffect(() => {
    if (absence === undefined) setTold((before) => before && 'back');
    const timer =
      absence === undefined
        ? setTimeout(() => setTold(undefined), GREETING)
        : setTimeout(() => setTold(absence), absence === 'away' || absence === 'never' ? GRACE : 0);
    return () => clearTimeout(timer);
  }, [absence]);
  return told;
}

function Dismiss({ onClick }: { readonly onClick: () => void }) {
  const t = useText();
  return (
    <button type="button" className="icon-button dismiss" aria-label={t.close} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}

interface Times {
  /** The table waits for them. */
  readonly awaited: boolean;
  /** Milliseconds until a bot may be called for them; undefined for one who never came. */
  readonly replaceable: number | undefined;
  /** Milliseconds on their clock; undefined without one. */
  readonly clock: number | undefined;
  /** Milliseconds until their silence is an answer. */
  readonly reply: number | undefined;
}

/** What is left of the times that came with the card. */
function useTimes({ host, number }: OtherProps): Times {
  const { card, cardAt } = useStore(host.gathering);
  const { replaceableIn, left, replyIn, running = false } = card?.seats[number] ?? {};
  const passed = performance.now() - cardAt;
  const after = (time: number | undefined) => (time === undefined ? undefined : Math.max(0, time - passed));
  const replaceable = after(replaceableIn);
  useTicking(card?.status === 'playing' && (running || replyIn !== undefined || (replaceable ?? 0) > 0));
  return {
    awaited: card?.waiting.includes(number) ?? false,
    replaceable,
    clock: running ? after(left) : left,
    reply: after(replyIn),
  };
}

interface WhatFollowsProps {
  readonly card: TableCard | undefined;
  readonly number: number;
  readonly times: Times;
}

/** What the others have to wait for, and until when; a screen reader is not told of every second. */
function WhatFollows({ card, number, times: { awaited, replaceable, clock, reply } }: WhatFollowsProps) {
  const t = useOnlineText();
  const { awayWaits, awayGoesOn, awayClock, awayClockRated, awayCall, awayCallNow, awayReply } = t.table;
  if (card === undefined) return null;
  const words = [awaited ? awayWaits : awayGoesOn];
  if (reply !== undefined) words.push(awayReply(timeLeft(reply, t)));
  else if (clock !== undefined && !(awaited && replaceable === 0)) {
    words.push(awayClock[card.outOfTime](timeLeft(clock, t)));
    if (rivalsOf(card, number).length > 0) words.push(awayClockRated);
  } else if (replaceable !== undefined && replaceable > 0) words.push(awayCall(timeLeft(replaceable, t)));
  else if (replaceable === 0 && !awaited) words.push(awayCallNow);
  return <p role="timer">{words.join(' ')}</p>;
}

function CallBot({ host, number }: OtherProps) {
  const t = useOnlineText().table;
  const name = useTable().names.seat(number);
  const { card } = useStore(host.gathering);
  const { busy, refusal, run } = useAction();
  const costs = card !== undefined && rivalsOf(card, number).length > 0;
  return (
    <>
      {costs && <p className="small">{t.awayRated(name)}</p>}
      <RefusalNote refusal={refusal} />
      <button type="button" aria-disabled={busy} onClick={() => run(() => host.letBotPlayFor(number))}>
        {t.letBotPlay}
      </button>
    </>
  );
}
