import type { SeatCard } from '@krcma/protocol';
import { useEffect, useState } from 'react';
import { useStore } from '../store.ts';
import { useTable } from '../table/table-context.ts';
import { CompanyNote, type NoteProps } from './company-note.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { rivalsOf, timeLeft } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { useAction } from './use-action.ts';
import { useTicking } from './use-ticking.ts';

/** Whoever loads the page again is not away. */
const AWAY = 15_000;

/** Who keeps the table waiting and is not here, and from when on a bot can be called for them. */
export function AwayNote({ host }: NoteProps) {
  const { card, seat } = useStore(host.gathering);
  const missing =
    card?.status === 'playing' && seat !== undefined
      ? card.waiting.find((each) => isAway(card.seats[each]) && each !== seat)
      : undefined;
  if (!useLasting(missing, AWAY) || missing === undefined) return null;
  return <MissingNote host={host} missing={missing} />;
}

function MissingNote({ host, missing }: NoteProps & { readonly missing: number }) {
  const t = useOnlineText();
  const name = useTable().names.seat(missing);
  const { card, cardAt } = useStore(host.gathering);
  const { busy, refusal, run } = useAction();
  const wait = card?.seats[missing]?.replaceableIn;
  const left = wait === undefined ? undefined : wait - (performance.now() - cardAt);
  useTicking(left !== undefined && left > 0);
  if (left === undefined) return <CompanyNote kind="away" words={t.table.awayNever(name)} />;
  if (left > 0) return <CompanyNote kind="away" words={t.table.awayUntil(name, timeLeft(left, t))} />;
  const costs = card !== undefined && rivalsOf(card, missing).length > 0;
  return (
    <CompanyNote kind="away" words={t.table.awayFor(name)}>
      {costs && <p className="small">{t.table.awayRated(name)}</p>}
      <RefusalNote refusal={refusal} />
      <button type="button" aria-disabled={busy} onClick={() => run(() => host.letBotPlayFor(missing))}>
        {t.table.letBotPlay}
      </button>
    </CompanyNote>
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
