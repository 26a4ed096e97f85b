// Words of the hand and of the stage of a fight.
import type { Side, Sideways } from '../data/types.ts';
import type { DieView, Threat } from '../rules/combat/seen.ts';
import type { Gain } from '../rules/effects/worth.ts';
import type { Point } from '../state.ts';

/** Why something cannot be used now. */
export type Hindered = 'healing' | 'night' | 'nothing' | 'mana';

export interface HandWords {
  /** What something would add now. */
  gain(gain: Gain): string;
  adds(ways: readonly string[]): string;
  readonly hindered: Readonly<Record<Hindered, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly sideways: Readonly<Record<Sideways, string>>;
  readonly laidSideways: string;
  readonly putBack: string;
  readonly woundSays: string;
  /** How often a skill may be used. */
  readonly usage: Readonly<Record<'passive' | 'perTurn' | 'perRound', string>>;
  pile(name: string, n: number): string;
  readonly emptyPile: string;
  readonly unseenHelp: string;
  readonly close: string;

  /** What lies in the attack or block came from. */
  from(source: Point['source']): string;
  readonly attackOn: string;
  readonly blockOf: string;
  readonly aimFirst: string;
  readonly blockFirst: string;
  readonly need: string;
  readonly have: string;
  missing(n: number): string;
  readonly enough: string;
  readonly nothingLaid: string;
  readonly countsHalf: string;
  readonly defence: string;
  /** Numbers with where they came from. */
  blockNeeds(need: string): string;
  deals(damage: string, wounds: number): string;
  summonedBy(enemy: string): string;
  /** A die set in secret, with what is known of it. */
  die(by: string, die: DieView): string;
  readonly stops: string;
  readonly stopsHelp: string;
  threat(threat: Threat): readonly string[];
  readonly safe: string;
}
