// Volkare: his turns, whom he attacks, and who attacks him.
import type { Seat } from '@krcma/kernel';
import type { CardId } from '../data/cards.ts';
import type { EnemyId } from '../data/enemies.ts';
import type { Ability } from '../data/enemy.ts';
import type { Slot, SpaceId } from '../data/geometry.ts';
import type { HeroId } from '../data/heroes.ts';
import type { TacticId } from '../data/tactics.ts';
import type { TileId } from '../data/tiles.ts';
import type { Basic, Colour, Element } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';
import type { Stand, Volkare } from '../state.ts';

/** Whether he attacks a hero, or the city that heroes may defend. */
type On = 'hero' | 'city';

export type VolkareMessage =
  | { key: 'volkare-there' }
  | { key: 'tactic-of-volkare' }
  | { key: 'hunt'; space: SpaceId; n: number }
  | { key: 'ask-stand'; on: On; n: number }
  | { key: 'stand'; stand: Stand; on: On; wounds: number }
  | { key: 'no-turn-to-give-up' }
  | { key: 'no-way-out-of-city' }
  | { key: 'ask-give-way' }
  | { key: 'give-way'; space: SpaceId }
  | { key: 'give-way-to-portal' };

export type VolkareEvent =
  | { key: 'volkare-seated'; hero: HeroId }
  | { key: 'volkare-tactic'; tactic: TacticId }
  | { key: 'volkare-turn' }
  | { key: 'volkare-waits' }
  | { key: 'volkare-card'; card: CardId; left: number }
  | { key: 'volkare-frenzy' }
  | { key: 'nobody-frightened'; colour: Colour }
  | { key: 'unit-frightened'; colour: Colour; unit: UnitId; joins: boolean }
  | { key: 'volkare-rerolled'; from: Colour; to: Colour }
  | { key: 'volkare-stays'; space: SpaceId }
  | { key: 'volkare-finds-nobody' }
  | { key: 'volkare-moved'; from: SpaceId; to: SpaceId }
  | { key: 'volkare-explored'; tile: TileId; slot: Slot }
  | { key: 'raid-begun'; seats: readonly Seat[]; on: On; space: SpaceId }
  | { key: 'stand-taken'; player: Seat; stand: Stand; on: On }
  | { key: 'defence-begun'; player: Seat }
  | { key: 'army-drawn'; enemies: readonly EnemyId[] }
  | { key: 'volkare-rolled'; player: Seat; colour: Colour; n: number; element: Element; ability?: Ability }
  | { key: 'battle-over'; losses: number; left: number }
  | { key: 'volkare-slowed'; losses: number }
  | { key: 'gave-way'; player: Seat; space?: SpaceId }
  | { key: 'city-turned-down'; space: SpaceId; colour: Basic }
  | { key: 'volkare-backed-off'; from: SpaceId; to: SpaceId }
  | { key: 'volkare-beaten' }
  | { key: 'volkare-won'; by: NonNullable<Volkare['won']> };
