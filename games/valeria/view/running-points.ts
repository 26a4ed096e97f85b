import type { RunningPoints } from '@krcma/tableware/board';
import type { PlayerView, ValeriaView } from '../rules/view.ts';
import { dukePoints, scoringOf } from './duke-points.ts';

/** The duke is secret until everybody's lie open; alone it is a secret to nobody (VAL-INFO.5). */
export function runningPoints(view: ValeriaView, player: PlayerView): RunningPoints {
  const { players, options } = view;
  if (options.noDukes || players.every(({ dukes }) => dukes.length === 1)) return { sure: player.points };
  const scoring = scoringOf(view, player);
  if (scoring === undefined) return { sure: player.points, secret: 'unknown' };
  const secret = dukePoints(player, scoring);
  return { sure: player.points - secret, secret };
}
