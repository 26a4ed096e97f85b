// Chapters DL-SET, DL-NR and DL-Y2: what is dealt, and by how many players what differs.
import type { Goods, Year } from './types.ts';

/** What every lord begins with (DL-SET.2). */
export const FIRST_STOCK = { gold: 3, food: 3, imp: 3 } as const satisfies Goods;

export const LOCKED_ORDERS = 2;
export const PROGRAMME_LENGTH = 3;
/** Drawn before a full game; one of them is kept (DL-FULL.1). */
export const DRAWN_ORDERS = 3;
export const COMBAT_ROUNDS = 4;
export const OFFERED_CREATURES = 3;
export const OFFERED_ROOMS = 2;

export type PlayerCount = 2 | 3 | 4;

interface Company {
  /** Unused colours that send minions (DL-S3.1, DL-S2.1). */
  readonly dummies: number;
  /** Orders a dummy reveals before the lords choose (DL-D3.1, DL-D2.1). */
  readonly revealed: number;
  /** Adventurers of a season (DL-NR.4). */
  readonly adventurers: number;
  /** A counter of nobody's, which gets an adventurer (DL-S2.2). */
  readonly neutral: boolean;
  /** How the start token moves before the second year; below zero is counter-clockwise (DL-Y2.7). */
  readonly startMoves: number;
}

export const companies: Readonly<Record<PlayerCount, Company>> = {
  2: { dummies: 2, revealed: 2, adventurers: 3, neutral: true, startMoves: 0 },
  3: { dummies: 1, revealed: 3, adventurers: 3, neutral: false, startMoves: 1 },
  4: { dummies: 0, revealed: 0, adventurers: 4, neutral: false, startMoves: -1 },
};

export const companyOf = (seats: number): Company => companies[seats as PlayerCount];

/** What the neutral counter loses after the first year (DL-Y2.6). */
export const NEUTRAL_LOSS = 2;

/** Uses of a production room a round (DL-PROD.6). */
export const usesPerRound: Readonly<Record<Year, number>> = { 1: 1, 2: 2 };

/** Traps drawn beyond those shown, of which as many go back (DL-TRAP.3). */
export const extraTraps: Readonly<Record<Year, number>> = { 1: 0, 2: 1 };
