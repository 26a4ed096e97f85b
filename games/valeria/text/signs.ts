// The symbols of the cards and the board. Their words are fetched when somebody asks what one means.
import type { Timing } from '../data/domains.ts';
import type { Area, MonsterType, Role, Track } from '../data/effect.ts';

export type SignId =
  | Track
  | Role
  | Area
  | MonsterType
  | Timing
  /** Cards that are counted, and where they lie. */
  | 'citizen'
  | 'domain'
  | 'monster'
  | 'slain'
  | 'monster-stacks'
  | 'domain-stacks'
  | 'deck'
  /** Between the symbols of an effect. */
  | 'and'
  | 'or'
  | 'per'
  | 'at-most'
  | 'pays-for'
  | 'taken-from'
  | 'less'
  | 'opponent'
  | 'everybody'
  | 'back'
  | 'sword'
  | 'die'
  | 'turned'
  /** On a card. */
  | 'activation'
  | 'own-turn'
  | 'other-turns'
  | 'any-turn'
  | 'needs'
  | 'harm'
  | 'was'
  | 'surcharge'
  | 'copies'
  | 'left'
  | 'owned'
  | 'token'
  | 'exhausted'
  | 'face-down'
  /** On the table. */
  | 'candle'
  | 'not-rolled'
  | 'woken'
  | 'seat'
  | 'on-turn'
  | 'first'
  | 'resting'
  | 'counted'
  | 'line-points'
  | 'leftovers'
  /** In the game of one. */
  | 'dark-lord'
  | 'booty'
  | 'column-die'
  | 'column-left'
  | 'bare';
