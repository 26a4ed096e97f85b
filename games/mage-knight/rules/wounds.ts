// MK-15.1: wounds that a hero takes.
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { note } from './script.ts';

export function takeWounds(game: MageKnight, seat: Seat, n: number, to: 'hand' | 'discard' = 'hand'): void {
  if (n <= 0) return;
  const pile = playerAt(game, seat)[to];
  for (let wound = 0; wound < n; wound++) pile.push(WOUND);
  if (to === 'hand') game.turn.wounds += n;
  else game.turn.woundsDiscarded += n;
  note({ key: 'wounds-taken', player: seat, n, to });
}
