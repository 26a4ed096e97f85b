import type { DearTurn, Review } from '@krcma/bots/review';
import type { PlannedAnswer, Seat } from '@krcma/kernel';
import { Suspense, useEffect, useState } from 'react';
import { PlanSteps, usePlanLines } from '../table/plan-steps.tsx';
import { useTable } from '../table/table-context.ts';
import { useText } from '../texts/index.ts';
import { ChanceChart, percent } from './chance-chart.tsx';
import { reviewGame } from './review-game.ts';

/** How the game went for a seat: its chance over the turns, and the turns that cost most. */
export default function Explained({ onClose }: { readonly onClose: () => void }) {
  const t = useText().over;
  const { frame, names, seat } = useTable();
  const person = frame.seats.findIndex(({ player }) => player === 'person');
  const [chosen, setChosen] = useState<Seat>(seat ?? Math.max(0, person));
  const [asked, setAsked] = useState<Seat>();
  return (
    <section className="explained" aria-label={t.explained}>
      <h3>{t.explained}</h3>
      <div className="row">
        {frame.seats.length > 1 && (
          <label>
            {t.explainedFor}{' '}
            <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
              {frame.seats.map((_, each) => (
                <option key={names.seat(each)} value={each}>
                  {names.seat(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        {asked !== chosen && (
          <button type="button" onClick={() => setAsked(chosen)}>
            {t.explain}
          </button>
        )}
      </div>
      {asked !== undefined && asked === chosen && <Answer key={asked} seat={asked} onClose={onClose} />}
    </section>
  );
}

type Found = { readonly review: Review } | { readonly failed: true };

function useReview(seat: Seat): Found | undefined {
  const { model } = useTable();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const given = new AbortController();
    model.host
      .record()
      .then((record) => reviewGame(record, seat, given.signal))
      .then(
        (review) => ({ review }),
        (): Found => ({ failed: true }),
      )
      .then((each) => !given.signal.aborted && setFound(each));
    return () => given.abort();
  }, [model, seat]);
  return found;
}

function Answer({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) {
  const t = useText().over;
  const found = useReview(seat);
  if (found === undefined) return <p role="status">{t.explaining}</p>;
  if ('failed' in found) return <p role="alert">{t.notExplained}</p>;
  const { review } = found;
  return (
    <Suspense fallback={<p role="status">{t.explaining}</p>}>
      <div className="columns">
        <ChanceChart review={review} />
        <div className="dear-turns">
          <p role="status">{review.dearest.length === 0 ? t.nothingDear : t.dearest}</p>
          <ol>
            {review.dearest.map((dear) => (
              <Dear key={dear.turn} dear={dear} onClose={onClose} />
            ))}
          </ol>
          <p className="small">{t.judgedBy}</p>
        </div>
      </div>
    </Suspense>
  );
}

function Dear({ dear, onClose }: { readonly dear: DearTurn; readonly onClose: () => void }) {
  const t = useText().over;
  const { replay, frame } = useTable();
  return (
    <li>
      <strong>
        {t.chartTurn} {dear.turn}
      </strong>
      : {t.insteadOf(percent(dear.chance), percent(dear.better))}
      <dl>
        <dt>{t.made}</dt>
        <dd>
          <Steps steps={dear.made} />
        </dd>
        <dt>{t.better}</dt>
        <dd>
          <Steps steps={dear.instead} />
        </dd>
      </dl>
      <button
        type="button"
        onClick={() => {
          onClose();
          replay.openGame(frame, dear.entry);
        }}
      >
        {t.lookAtTurn(dear.turn)}
      </button>
    </li>
  );
}

function Steps({ steps }: { readonly steps: readonly PlannedAnswer[] }) {
  return <PlanSteps {...usePlanLines()(steps)} />;
}
