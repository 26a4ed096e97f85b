// Chapters VAL-SCORE and VAL-NOD.
import type { ScoreLine, Seat } from '@krcma/kernel';
import { domainOf } from '../data/domains.ts';
import { dukeOf } from '../data/dukes.ts';
import type { ScoreLine as DukeLine } from '../data/effect.ts';
import { noDukesScoring } from '../data/modes.ts';
import { STARTER_IDS } from '../data/starters.ts';
import { type Player, playerAt, type SlayableId, type Valeria } from '../state.ts';
import { countOf, type Holdings } from './count.ts';
import { slayableOf } from './slayable.ts';

export function monsterPoints(slain: readonly SlayableId[]): number {
  let points = 0;
  for (const id of slain) points += slayableOf(id).vp;
  return points;
}

export function domainPoints({ domains }: Pick<Holdings, 'domains'>): number {
  let points = 0;
  for (const id of domains) points += domainOf(id).vp;
  return points;
}

export function linePoints(holdings: Holdings, scoring: readonly DukeLine[]): number {
  let points = 0;
  for (const { vp, per } of scoring) points += vp * countOf(holdings, per);
  return points;
}

/** All leftover resources together, divided once and rounded down (VAL-SCORE.4, VAL-SCORE.5, VAL-NOD.4). */
const leftoverPoints = ({ gold, strength, magic }: Player, perPoint: number): number =>
  Math.floor((gold + strength + magic) / perPoint);

const COUNTED = { citizen: 'citizens', monster: 'slain', domain: 'domains' } as const;

/** Seven for a majority, three for each of several leaders, nothing for none (VAL-NOD.5-8). */
function majorityPoints(game: Valeria, seat: Seat, of: keyof typeof COUNTED): number {
  const counts = game.players.map((player) => player[COUNTED[of]].length);
  const most = Math.max(...counts);
  if (most === 0 || counts[seat] !== most) return 0;
  const leaders = counts.filter((count) => count === most).length;
  return leaders === 1 ? noDukesScoring.majorityVp : noDukesScoring.tiedMajorityVp;
}

/** What the duke, or the open table without dukes, is worth to the seat. */
function bonusLines(game: Valeria, seat: Seat): ScoreLine[] {
  const player = playerAt(game, seat);
  if (game.options.noDukes) {
    const { scoring, resourcesPerVp, majorities } = noDukesScoring;
    return [
      { key: 'roles', points: linePoints(player, scoring) },
      { key: 'leftovers', points: leftoverPoints(player, resourcesPerVp) },
      ...majorities.map((of) => ({ key: `most-${of}s`, points: majorityPoints(game, seat, of) })),
    ];
  }
  return player.dukes.slice(0, 1).map((id) => {
    const duke = dukeOf(id);
    return {
      key: 'duke',
      points: linePoints(player, duke.scoring) + leftoverPoints(player, duke.resourcesPerVp),
    };
  });
}

/** The lines of one player's score sheet. The duke's line is for its owner until the end. */
export function scoreSheet(game: Valeria, seat: Seat): ScoreLine[] {
  const player = playerAt(game, seat);
  // The solo list leaves the board out; whether it counts is an option (VAL-SOLO.28).
  const board = game.seats > 1 || game.options.soloBoardPoints ? player.vp : 0;
  return [
    { key: 'monsters', points: monsterPoints(player.slain) },
    { key: 'domains', points: domainPoints(player) },
    { key: 'board', points: board },
    ...bonusLines(game, seat),
  ];
}

export const sum = (lines: readonly ScoreLine[]): number =>
  lines.reduce((total, { points }) => total + points, 0);

/** Starters, citizens and domains; not monsters, not the duke (VAL-SCORE.11). */
const tableauSize = ({ citizens, domains }: Player): number =>
  STARTER_IDS.length + citizens.length + domains.length;

/** Most points; of those tied the smallest tableau; still tied: shared (VAL-GEN.1, VAL-SCORE.9, VAL-SCORE.10). */
export function winnersBy(game: Valeria, scores: readonly number[]): Seat[] {
  const best = Math.max(...scores);
  const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const smallest = Math.min(...leaders.map((seat) => tableauSize(playerAt(game, seat))));
  return leaders.filter((seat) => tableauSize(playerAt(game, seat)) === smallest);
}
