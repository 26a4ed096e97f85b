import { countOf } from '../rules/count.ts';
import type { PlayerView } from '../rules/view.ts';
import { leftovers, type Scoring } from './duke-points.ts';
import { EffectIcons } from './effect-icons.tsx';
import { TrackPip } from './symbols.tsx';
import './duke-progress.css';

/** What the duke is worth so far, line by line. */
export function DukeLines({
  player,
  scoring: { scoring, resourcesPerVp },
}: {
  readonly player: PlayerView;
  readonly scoring: Scoring;
}) {
  const resources = leftovers(player);
  return (
    <span className="va-duke-lines">
      {scoring.map(({ vp, per }) => {
        const count = countOf(player, per);
        return (
          <span key={JSON.stringify(per)} className="va-duke-line">
            <EffectIcons effect={{ op: 'gainPer', res: { vp }, per }} />
            <span className="va-duke-count" data-sign="counted">
              {count}
            </span>
            <b data-sign="line-points">= {vp * count}</b>
          </span>
        );
      })}
      <span className="va-duke-line">
        <TrackPip track="vp" amount={1} />
        <span className="va-sign" data-sign="leftovers">
          :
        </span>
        <span data-sign="leftovers">{resourcesPerVp}</span>
        <TrackPip track="gold" />
        <TrackPip track="strength" />
        <TrackPip track="magic" />
        <span className="va-duke-count" data-sign="counted">
          {resources}
        </span>
        <b data-sign="line-points">= {Math.floor(resources / resourcesPerVp)}</b>
      </span>
    </span>
  );
}
