// Chapters ML-SCO and ML-TIE.
import type { ScoreLine, Seat } from '@krcma/kernel';
import { affinityPoints } from '../data/clan-board.ts';
import { memberOf } from '../data/members.ts';
import { realmOf } from '../data/realms.ts';
import { AFFINITIES, type Affinity } from '../data/types.ts';
import { type Clan, clanAt, type MonsterLands } from '../state.ts';
import { trophyCards, trophyPoints } from './trophies.ts';

/** Icons of an affinity on members and conquered realms (ML-SCO.4). */
function iconsOf({ members, realms }: Clan, affinity: Affinity): number {
  let icons = 0;
  for (const { id } of members) if (memberOf(id).affinity === affinity) icons++;
  for (const id of realms) if (realmOf(id).affinity === affinity) icons++;
  return icons;
}

const pointsForIcons = (icons: number): number =>
  affinityPoints[Math.min(icons, affinityPoints.length - 1)] ?? 0;

export function trophiesOf(clan: Clan): number {
  let points = 0;
  for (const card of trophyCards(clan)) points += trophyPoints(card);
  return points;
}

export const scoreSheet = (game: MonsterLands, seat: Seat): ScoreLine[] => {
  const clan = clanAt(game, seat);
  return [
    { key: 'glory', points: clan.glory },
    { key: 'reputation', points: clan.reputation },
    { key: 'trophies', points: trophiesOf(clan) },
    ...AFFINITIES.map((affinity) => ({ key: affinity, points: pointsForIcons(iconsOf(clan, affinity)) })),
  ];
};

export const sum = (lines: readonly ScoreLine[]): number =>
  lines.reduce((total, { points }) => total + points, 0);

export const pointsOf = (game: MonsterLands, seat: Seat): number => sum(scoreSheet(game, seat));

/** The leader's reputation, then trophies, then coins; then the victory is shared (ML-TIE.1). */
export function winnersBy(game: MonsterLands, scores: readonly number[]): Seat[] {
  const leaderReputation = ({ leader }: Clan): number => (leader === null ? 0 : memberOf(leader).reputation);
  const measures: readonly ((seat: Seat) => number)[] = [
    (seat) => scores[seat] ?? 0,
    (seat) => leaderReputation(clanAt(game, seat)),
    (seat) => trophiesOf(clanAt(game, seat)),
    (seat) => clanAt(game, seat).coins,
  ];
  let tied = scores.map((_, seat) => seat);
  for (const measure of measures) {
    const best = Math.max(...tied.map(measure));
    tied = tied.filter((seat) => measure(seat) === best);
  }
  return tied;
}
