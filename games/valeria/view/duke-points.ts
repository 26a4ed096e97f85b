import { dukeOf } from '../data/dukes.ts';
import type { ScoreLine } from '../data/effect.ts';
import { noDukesScoring } from '../data/modes.ts';
import { countOf } from '../rules/count.ts';
import type { PlayerView, ValeriaView } from '../rules/view.ts';

export interface Scoring {
  readonly scoring: readonly ScoreLine[];
  readonly resourcesPerVp: number;
}

/** What a seat scores by, as far as the viewer knows it: its one duke, or the open table without dukes. */
export function scoringOf({ options }: ValeriaView, { dukes }: PlayerView): Scoring | undefined {
  if (options.noDukes) return noDukesScoring;
  const [duke, other] = dukes;
  return duke === undefined || other !== undefined ? undefined : dukeOf(duke);
}

export const leftovers = ({ gold, strength, magic }: PlayerView): number => gold + strength + magic;

export function dukePoints(player: PlayerView, { scoring, resourcesPerVp }: Scoring): number {
  const lines = scoring.reduce((sum, { vp, per }) => sum + vp * countOf(player, per), 0);
  return lines + Math.floor(leftovers(player) / resourcesPerVp);
}
