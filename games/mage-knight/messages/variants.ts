// Variants of the rules (MK-25).
import type { Seat } from '@krcma/kernel';
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { FaceId } from '../data/cards.ts';
import type { EnemyId } from '../data/enemies.ts';
import type { SpaceId } from '../data/geometry.ts';
import type { HeroId } from '../data/heroes.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import type { Colour, Time } from '../data/types.ts';
import type { HiddenColour, RulesVariant } from '../data/variants.ts';
import type { FoeName } from '../state.ts';

type Refusal =
  | { key: 'variant-needs-others'; variant: RulesVariant; rule: RuleId }
  | { key: 'variant-not-here'; variant: RulesVariant; scenario: ScenarioId; rule: RuleId }
  | { key: 'variants-clash'; variant: RulesVariant; other: RulesVariant; rule: RuleId }
  | { key: 'too-many-tiles'; kind: 'countryside' | 'core' | 'cities'; n: number; most: number; rule: RuleId }
  | { key: 'one-night-only'; scenario: ScenarioId; rule: RuleId };

type Question =
  | { key: 'ask-bid'; hero: HeroId; player: Seat; bid: number }
  | { key: 'bid'; n: number }
  | { key: 'agree-to-hero' }
  | { key: 'ask-draft'; kept: number }
  | { key: 'draft'; card: AdvancedActionId }
  | { key: 'ask-join' }
  | { key: 'join'; card: AdvancedActionId }
  | { key: 'ask-upgrade'; strength: number }
  | { key: 'swap-nothing' }
  | { key: 'ask-swap-away'; card: AdvancedActionId }
  | { key: 'swap-away'; card: FaceId }
  | { key: 'ask-hide-die'; player: Seat; enemy: FoeName | null }
  | { key: 'hide-die'; colour: HiddenColour }
  | { key: 'gold-is-spared' };

export type VariantMessage = Refusal | Question;

export type VariantEvent =
  | { key: 'hero-named'; player: Seat; hero: HeroId }
  | { key: 'hero-bid'; player: Seat; hero: HeroId; n: number }
  | { key: 'hero-agreed'; player: Seat; hero: HeroId }
  | { key: 'fame-paid'; player: Seat; n: number; total: number }
  | { key: 'darkness-rolled'; dice: readonly Colour[]; time: Time }
  | { key: 'rampage-rolled'; space: SpaceId; colour: Colour; enemies: readonly EnemyId[] }
  | { key: 'draft-dealt'; n: number }
  | { key: 'draft-passed'; left: number }
  | { key: 'draft-joined'; player: Seat; card: AdvancedActionId }
  | { key: 'draft-joined-unseen'; player: Seat }
  | { key: 'upgrades-shown'; cards: readonly AdvancedActionId[] }
  | { key: 'action-swapped'; player: Seat; card: AdvancedActionId; old: FaceId }
  | { key: 'die-hidden'; player: Seat }
  | { key: 'hidden-die-shown'; player: Seat; colour: HiddenColour }
  | { key: 'hidden-die-denied'; player: Seat; colour: HiddenColour };
