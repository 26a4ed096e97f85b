// Chapters LOR-RUNE, LOR-FORGE: runes of players, of forges and of the bank.
import type { Seat } from '@krcma/kernel';
import type { Region } from '../data/board.ts';
import { RUNES, type Rune } from '../data/types.ts';
import { type Forge, type Player, playerAt, type Ragnarok } from '../state.ts';
import { note } from './script.ts';

export const runesHeld = ({ runes }: Player): number => runes.uruz + runes.othila + runes.algiz;

/** Kinds the bank still has (LOR-RUNE.6). */
export const runesInBank = ({ bank }: Ragnarok): Rune[] => RUNES.filter((rune) => bank[rune] > 0);

export function gainRune(game: Ragnarok, seat: Seat, rune: Rune): void {
  game.bank[rune]--;
  playerAt(game, seat).runes[rune]++;
  note({ key: 'rune-gained', player: seat, rune });
}

/** Paid, discarded or lost: back to the bank (LOR-RUNE.5). */
export function returnRunes(game: Ragnarok, seat: Seat, runes: readonly Rune[]): void {
  const player = playerAt(game, seat);
  for (const rune of runes) {
    player.runes[rune]--;
    game.bank[rune]++;
  }
}

export const forgeIn = ({ forges }: Ragnarok, region: Region): Forge | undefined =>
  forges.find((forge) => forge.region === region);

/** The token lying at a forge goes to a player (LOR-RUNE.2). */
export function takeForgeRune(game: Ragnarok, seat: Seat, forge: Forge): void {
  forge.filled = false;
  playerAt(game, seat).runes[forge.rune]++;
  note({ key: 'rune-gained', player: seat, rune: forge.rune, region: forge.region });
}

/** An empty one from the bank, if that has one of the kind (LOR-FORGE.2, LOR-MONU.12). */
export function fillForge(game: Ragnarok, forge: Forge): void {
  if (game.bank[forge.rune] === 0) return;
  game.bank[forge.rune]--;
  forge.filled = true;
}
