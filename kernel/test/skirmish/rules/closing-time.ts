import type { Outcome, ScoreLine, Seat } from '../../../index.ts';
import { brawler, onTheirFeet, type Skirmish, sideOf } from '../state.ts';

const sheetOf = (game: Skirmish, player: Seat): ScoreLine[] => {
  const { renown, coins, tab, bruises } = brawler(game, player);
  return [
    { key: 'renown', points: renown },
    { key: 'coins', points: Math.floor(coins / 3) },
    { key: 'tab', points: tab - 2 },
    { key: 'bruises', points: 0 - bruises },
  ];
};

/** How the evening ended. Renown goes along to the next one. */
export function closingTime(game: Skirmish, reason: 'lastRound' | 'knockOut' | 'bouncerBeaten'): Outcome {
  const seats = game.brawlers.map((_, seat) => seat);
  const sheet = seats.map((seat) => sheetOf(game, seat));
  const own = sheet.map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const scores = seats.map((seat) =>
    seats
      .filter((mate) => sideOf(game, mate) === sideOf(game, seat))
      .reduce((sum, mate) => sum + (own[mate] ?? 0), 0),
  );
  return {
    reason,
    scores,
    sheet,
    winners: winnersOf(game, reason, scores),
    carried: game.brawlers.map(({ renown }) => renown),
  };
}

function winnersOf(game: Skirmish, reason: string, scores: readonly number[]): Seat[] {
  const seats = game.brawlers.map((_, seat) => seat);
  if (game.bouncer !== null) return reason === 'bouncerBeaten' ? seats : [];
  const standing = new Set(onTheirFeet(game).map((seat) => sideOf(game, seat)));
  if (reason === 'knockOut') return seats.filter((seat) => standing.has(sideOf(game, seat)));
  return seats.filter((seat) => scores[seat] === Math.max(...scores));
}
