// LOR-RAG.11: what heralds Ragnarök.
import type { Source } from './types.ts';

export interface Omen {
  readonly condition:
    | 'anyPlayerControlsLands'
    | 'anyPlayerControlsTempleRegions'
    | 'anyPlayerSlainMonsters'
    | 'monumentsAtLevel3'
    | 'anyPlayerAlliedWithRealms';
  /** How many with three or four players, and with two: five cards each (LOR-ICON.8). */
  readonly many: number;
  readonly two: number;
  readonly source: Source;
}

export const omens = {
  lands: { condition: 'anyPlayerControlsLands', many: 2, two: 2, source: 'public' },
  temples: { condition: 'anyPlayerControlsTempleRegions', many: 4, two: 3, source: 'public' },
  monsters: { condition: 'anyPlayerSlainMonsters', many: 2, two: 1, source: 'public' },
  monument: { condition: 'monumentsAtLevel3', many: 1, two: 1, source: 'public' },
  realms: { condition: 'anyPlayerAlliedWithRealms', many: 5, two: 4, source: 'house' },
} as const satisfies Record<string, Omen>;

export type OmenId = keyof typeof omens;

export const OMENS: readonly OmenId[] = Object.keys(omens) as OmenId[];
