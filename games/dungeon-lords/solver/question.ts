// What a fight is solved from: only what its lord may know.
import { clone, type Seat } from '@krcma/kernel';
import { COMBAT_CARDS, type CombatCardId, combatCardOf } from '../data/combat-cards.ts';
import { COMBAT_ROUNDS } from '../data/setup.ts';
import { PALADIN_SPACE } from '../data/track.ts';
import type { Year } from '../data/types.ts';
import type { DungeonLordsView, LordView } from '../rules/view.ts';
import type { DungeonLordsOptions, Lord } from '../state.ts';

export interface FightQuestion {
  /** As its owner knows it, traps included. */
  readonly lord: Lord;
  readonly year: Year;
  readonly options: Pick<DungeonLordsOptions, 'rules'>;
  /** The round that is planned or fought, from 1. */
  readonly round: number;
  /** The cards of this round and those after it; null is not known. */
  readonly cards: readonly (CombatCardId | null)[];
  /** What the unknown ones are drawn from, each at most once. */
  readonly pool: readonly CombatCardId[];
  /** Fatigue of a training, which has neither cards nor a last round (DL-TRN.2, DL-TRN.3). */
  readonly training?: number;
}

/** Cards of the year that lie neither open nor were seen in the city. */
const unknownOf = (year: Year, city: readonly (CombatCardId | null)[]): CombatCardId[] =>
  COMBAT_CARDS.filter((id) => combatCardOf(id).year === year && !city.includes(id));

/** The fight of whoever looks; nothing in it comes from anywhere but that seat's view. */
export function fightSeenBy(view: DungeonLordsView): FightQuestion | undefined {
  const { seat, year, options, city, training } = view;
  const seen = seat === undefined ? undefined : view.lords[seat];
  if (seen === undefined) return undefined;
  const { points: _, ...lord } = seen;
  const round = Math.max(1, view.round);
  return {
    // A seat sees all of its own lord. The table goes on, what is asked of it stays: nearest tiles are kept by dungeon.
    lord: clone(lord) as Lord,
    year,
    options,
    round,
    cards: training ? [] : city.slice(round - 1, COMBAT_ROUNDS),
    pool: training ? [] : unknownOf(year, city),
    ...(training && { training: training.fatigue }),
  };
}

/** The most evil a fight brings in one round: what Suggestion costs for two vampires. */
const MOST_GAINED = 4;

/**
 * Whether the paladin may still come to the viewer's fight or leave it, by what all know of the track: no forecast can
 * tell what others will do. His host may become nicer by a tile, and whoever fights more evil by a spell (DL-PAL.5).
 */
export function paladinMayMove({ seat, paladin, lords, training }: DungeonLordsView): boolean {
  const { host, gone } = paladin;
  if (seat === undefined || gone || training !== undefined) return false;
  const bar = Math.max(PALADIN_SPACE - 1, host === null ? 0 : (lords[host]?.evil ?? 0) - 1);
  const mayGet = ({ evil, party }: LordView, each: Seat): boolean =>
    each !== host && evil + (party.length > 0 ? MOST_GAINED : 0) > bar;
  return lords.some((lord, each) => mayGet(lord, each) && (host === seat || each === seat));
}
