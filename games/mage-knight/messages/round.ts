// Set-up, rounds, tactics, the end of turns and levels, the dummy player, scores.
import type { Seat } from '@krcma/kernel';
import type { HeroId } from '../data/heroes.ts';
import type { TacticId } from '../data/tactics.ts';
import type { Time } from '../data/types.ts';

export type RoundMessage =
  | { key: 'ask-hero' }
  | { key: 'hero'; hero: HeroId }
  | { key: 'ask-tactic' }
  | { key: 'tactic'; tactic: TacticId };

export type RoundEvent =
  | { key: 'round-begun'; round: number; time: Time }
  | { key: 'hero-picked'; player: Seat; hero: HeroId }
  | { key: 'tactic-picked'; player: Seat; tactic: TacticId }
  | { key: 'cards-drawn'; player: Seat; n: number };
