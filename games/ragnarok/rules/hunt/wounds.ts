// Wound positions of whoever is hunted.
import type { Seat } from '@krcma/kernel';
import { loki } from '../../data/loki.ts';
import { monsters, type Wound } from '../../data/monsters.ts';
import type { Weapon } from '../../data/types.ts';
import { monsterAt, type Prey, type Ragnarok } from '../../state.ts';

/** Markers by position; Loki has none outside of a hunt (LOR-LOKI.13). */
export const markersOn = (game: Ragnarok, prey: Prey): (Seat | null)[] =>
  prey === 'loki' ? game.loki.wounds : monsterAt(game, prey).wounds;

/** Weapons a position asks for: one, of Loki two (LOR-LOKI.12). */
export function symbolsOf(prey: Prey, position: number): readonly Weapon[] {
  if (prey === 'loki') return loki.wounds[position] ?? [];
  const wound: Wound | undefined = monsters[prey].wounds[position];
  return wound === undefined ? [] : [wound.weapon];
}

export const sizeOf = (prey: Prey): number =>
  prey === 'loki' ? loki.wounds.length : monsters[prey].wounds.length;

/** Positions nobody has covered. */
export function openPositions(game: Ragnarok, prey: Prey): number[] {
  const markers = markersOn(game, prey);
  const open: number[] = [];
  for (let position = 0; position < sizeOf(prey); position++)
    if ((markers[position] ?? null) === null) open.push(position);
  return open;
}
