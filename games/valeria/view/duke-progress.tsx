import { dukeOf } from '../data/dukes.ts';
import type { ScoreLine } from '../data/effect.ts';
import { noDukesScoring } from '../data/modes.ts';
import { countOf } from '../rules/count.ts';
import type { PlayerView, ValeriaView } from '../rules/view.ts';
import { EffectIcons } from './effect-icons.tsx';
import { TrackPip } from './symbols.tsx';
import './duke-progress.css';

interface Scoring {
  readonly scoring: readonly ScoreLine[];
  readonly resourcesPerVp: number;
}

/** What a seat scores by, as far as the viewer knows it: its one duke, or the open table without dukes. */
export function scoringOf({ options }: ValeriaView, { dukes }: PlayerView): Scoring | undefined {
  if (options.noDukes) return noDukesScoring;
  const [duke, other] = dukes;
  return duke === undefined || other !== undefined ? undefined : dukeOf(duke);
}

const leftovers = ({ gold, strength, magic }: PlayerView): number => gold + strength + magic;

export function dukePoints(player: PlayerView, { scoring, resourcesPerVp }: Scoring): number {
  const lines = scoring.reduce((sum, { vp, per }) => sum + vp * countOf(player, per), 0);
  return lines + Math.floor(leftovers(player) / resourcesPerVp);
}

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
