import type { Outcome } from '@krcma/kernel';
import { lazy, Suspense } from 'react';
import { Dialog } from '../pieces/dialog.tsx';
import { useTable } from '../table/table-context.ts';
import { useText } from '../texts/index.ts';
import { PointsChart } from './points-chart.tsx';
import { ScoreSheet, Secrets } from './score-sheet.tsx';
import { useVerdict } from './use-verdict.ts';

const Explained = lazy(() => import('./explained.tsx'));
const CampaignSoFar = lazy(() => import('../campaign/campaign-so-far.tsx'));

/** What comes after a game. */
export interface Afterwards {
  /** The game of this browser's shelf. */
  readonly shelved?: string;
  readonly rematch?: () => void;
  readonly nextGame?: () => void;
}

interface OverDialogProps extends Afterwards {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** Who won and why, the way there, and what next. */
export function OverDialog({ outcome, onClose, shelved, rematch, nextGame }: OverDialogProps) {
  const t = useText().over;
  const { game, replay, frame, company, tell } = useTable();
  // Alone there is nobody to compare with: the last line of the log tells how the game is judged and what follows.
  const alone = frame.seats.length === 1;
  const judged = alone ? frame.story.at(-1) : undefined;
  return (
    <Dialog title={useVerdict()(outcome)} wide onClose={onClose} className="over">
      <p className="ending">{judged ? tell(judged.event) : game.text.ending(outcome.reason)}</p>
      {company?.invitation}
      <div className="columns">
        <ScoreSheet outcome={outcome} />
        {game.view.playedForPoints !== false && <PointsChart />}
      </div>
      <Suspense>
        <Explained onClose={onClose} />
      </Suspense>
      <Secrets outcome={outcome} />
      {alone && shelved && (
        <Suspense>
          <CampaignSoFar id={shelved} outcome={outcome} />
        </Suspense>
      )}
      <div className="row">
        {nextGame && (
          <button type="button" className="primary" onClick={nextGame}>
            {t.nextGame}
          </button>
        )}
        {rematch && !nextGame && (
          <button type="button" className="primary" onClick={rematch}>
            {t.rematch}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            onClose();
            replay.openGame(frame);
          }}
        >
          {t.replay}
        </button>
        <button type="button" onClick={onClose}>
          {t.look}
        </button>
      </div>
      {company?.afterwards}
      <Fairness />
    </Dialog>
  );
}

/** The seed, opened now, and what was promised about it at the start. */
function Fairness() {
  const t = useText().over;
  const { seed, commitment } = useTable().frame.seen;
  if (seed === undefined) return null;
  return (
    <details className="small">
      <summary>{t.fair}</summary>
      <dl>
        <dt>{t.seed}</dt>
        <dd>{seed}</dd>
        <dt>{t.commitment}</dt>
        <dd>{commitment}</dd>
      </dl>
    </details>
  );
}
