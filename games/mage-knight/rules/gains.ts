// Mana tokens and crystals (MK-1.22, .23), and what fame is counted by.
import type { Seat } from '@krcma/kernel';
import type { Per } from '../data/ops.ts';
import type { Basic, Colour } from '../data/types.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { MOST_CRYSTALS } from './crystals.ts';
import { gainFame } from './fame.ts';
import { working } from './lasting.ts';
import { note } from './script.ts';

export function gainToken(game: MageKnight, seat: Seat, colour: Colour, n = 1): void {
  const { tokens } = playerAt(game, seat);
  tokens[colour] += n;
  note({ key: 'mana-gained', player: seat, colour, n, total: tokens[colour] });
}

/** In a turn, one that has no room is a token (MK-1.23); after it, it would be lost (crystals.ts). */
export function gainCrystal(game: MageKnight, seat: Seat, colour: Basic): void {
  const { crystals } = playerAt(game, seat);
  if (crystals[colour] >= MOST_CRYSTALS) {
    gainToken(game, seat, colour);
    return;
  }
  crystals[colour]++;
  note({ key: 'crystal-gained', player: seat, colour, total: crystals[colour] });
}

/** One enemy more was defeated in this turn and in this phase. */
export function countFallen(game: MageKnight, seat: Seat): void {
  game.turn.defeated++;
  if (game.combat !== null) game.combat.defeated++;
  tally(game, seat, 'enemyDefeatedTurn');
  tally(game, seat, 'enemyDefeatedPhase');
}

/** Something happened that fame is counted by: each effect that counts it gives its share at once; reputation waits for the end of the turn. */
export function tally(game: MageKnight, seat: Seat, per: Per): void {
  for (const { op, lasting } of working(game, seat, 'fame'))
    if (op.per === per && op.when === undefined) {
      if (lasting.left !== undefined) lasting.left--;
      gainFame(game, seat, op.n);
    }
}
