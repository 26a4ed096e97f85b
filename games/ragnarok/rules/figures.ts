// LOR-MOVE: heroes and drakkars on their way. Moving and placing are two things (LOR-TERM.10).
import type { Seat } from '@krcma/kernel';
import type { Region, Sea } from '../data/board.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { note } from './script.ts';

export function moveHeroTo(game: Ragnarok, seat: Seat, to: Region): void {
  const player = playerAt(game, seat);
  if (player.region !== null) note({ key: 'hero-moved', player: seat, from: player.region, to });
  player.region = to;
}

export function placeHeroIn(game: Ragnarok, seat: Seat, to: Region): void {
  playerAt(game, seat).region = to;
  note({ key: 'hero-placed', player: seat, to });
}

export function moveDrakkarTo(game: Ragnarok, seat: Seat, to: Sea): void {
  const player = playerAt(game, seat);
  if (player.drakkar !== null) note({ key: 'drakkar-moved', player: seat, from: player.drakkar, to });
  player.drakkar = to;
}
