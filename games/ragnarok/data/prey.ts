// What is printed beside the wound positions of whoever can be hunted.
import { loki } from './loki.ts';
import { type MonsterId, monsters, type Reward, type Wound } from './monsters.ts';
import { companyOf } from './setup.ts';
import type { Weapon } from './types.ts';

type Hunted = MonsterId | 'loki';

/** How many wounds it takes, with so many players. */
export const sizeOf = (prey: Hunted, seats: number): number =>
  prey === 'loki' ? companyOf(seats).woundsOfLoki : monsters[prey].wounds.length;

const woundAt = (monster: MonsterId, position: number): Wound | undefined =>
  monsters[monster].wounds[position];

/** Weapons a position asks for: one, of Loki two (LOR-LOKI.12). */
export function symbolsOf(prey: Hunted, position: number): readonly Weapon[] {
  if (prey === 'loki') return loki.wounds[position] ?? [];
  const wound = woundAt(prey, position);
  return wound === undefined ? [] : [wound.weapon];
}

/** Loki gives none (LOR-LOKI.14). */
export const rewardOf = (prey: Hunted, position: number | undefined): Reward | undefined =>
  prey === 'loki' || position === undefined ? undefined : woundAt(prey, position)?.reward;
