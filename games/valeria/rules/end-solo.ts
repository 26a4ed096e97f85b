// The three endings of the solo game (VAL-SOLO.19, 23-32).
import { finish, revealed, type ScoreLine } from '@krcma/kernel';
import { dukeOf } from '../data/dukes.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { EndReason } from '../state.ts';
import { CITIZENS, type Valeria } from '../state.ts';
import { allMonstersGone, endExhausted, exhaustedStacks } from './exhausted.ts';
import { domainPoints, linePoints, monsterPoints, scoreSheet, sum } from './scoring.ts';
import { note } from './script.ts';

const PLAYER = 0;

/** Monsters still in their stacks, captured domains, and his duke applied to all he holds (VAL-SOLO.29-31). */
export function darkLordSheet(game: Valeria): ScoreLine[] {
  const { darkLord } = game;
  if (darkLord === undefined) return [];
  const slain = game.center.slice(0, CITIZENS).flatMap(({ cards }) => cards) as MonsterId[];
  const holdings = { slain, citizens: darkLord.citizens, domains: darkLord.domains };
  return [
    { key: 'monsters', points: monsterPoints(slain) },
    { key: 'domains', points: domainPoints(holdings) },
    ...darkLord.duke.map((id) => ({ key: 'duke', points: linePoints(holdings, dukeOf(id).scoring) })),
  ];
}

export function endSolo(game: Valeria, reason: EndReason): void {
  revealed();
  const sheet = scoreSheet(game, PLAYER);
  const lines = darkLordSheet(game);
  const [own, his] = [sum(sheet), sum(lines)];
  // Equal points are a loss (VAL-SOLO.32).
  const won = reason === 'solo-monsters' || (reason === 'solo-exhausted' && own > his);
  const winners = won ? [PLAYER] : [];
  note({ key: 'game-ended', reason, winners, scores: [own], darkLord: his });
  finish(game, {
    winners,
    reason,
    scores: [own],
    sheet: [sheet],
    rivals: [{ key: 'dark-lord', points: his, lines }],
  });
}

/** Checked whenever an emptied stack has got its card (VAL-SOLO.26). */
export function checkSoloEnd(game: Valeria): void {
  if (game.outcome !== undefined) return;
  if (allMonstersGone(game)) endSolo(game, 'solo-monsters');
  else if (exhaustedStacks(game) >= endExhausted(game)) endSolo(game, 'solo-exhausted');
}
