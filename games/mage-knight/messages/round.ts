// Set-up, rounds, tactics, the end of turns and levels, the dummy player, scores.
import type { Seat } from '@krcma/kernel';
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { CardId, FaceId } from '../data/cards.ts';
import type { SpaceId } from '../data/geometry.ts';
import type { HeroId } from '../data/heroes.ts';
import type { RewardKind } from '../data/rewards.ts';
import type { SkillId } from '../data/skills.ts';
import type { TacticId } from '../data/tactics.ts';
import type { Basic, Colour, Time } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';
import type { EndReason, Played } from '../state.ts';

/** Heroes, tactics, and what a turn begins and ends with. */
type FrameQuestion =
  | { key: 'ask-hero' }
  | { key: 'hero'; hero: HeroId }
  | { key: 'hero-taken'; player: Seat }
  | { key: 'ask-tactic' }
  | { key: 'tactic'; tactic: TacticId }
  | { key: 'tactic-taken'; player: Seat }
  | { key: 'tactic-of-dummy' }
  | { key: 'ask-tactic-leaves' }
  | { key: 'ask-tactic-leaves-again'; wishes: readonly TacticId[] }
  | { key: 'use-tactic'; tactic: TacticId }
  | { key: 'tactic-used-up'; tactic: TacticId }
  | { key: 'tactic-does-nothing'; tactic: TacticId }
  | { key: 'ask-before-turn' }
  | { key: 'begin-turn' }
  | { key: 'ask-act-before'; player: Seat }
  | { key: 'act-before' }
  | { key: 'let-it-happen' }
  | { key: 'announce-round-end' }
  | { key: 'deck-not-empty' }
  | { key: 'announced-already' }
  | { key: 'must-recover' }
  | { key: 'rest' }
  | { key: 'ask-rest' }
  | { key: 'ask-recover' }
  | { key: 'only-one-card' }
  | { key: 'nothing-to-discard' }
  | { key: 'turn-was-begun' };

/** What tactics ask. */
type TacticQuestion =
  | { key: 'ask-rethink'; n: number }
  | { key: 'ask-steal-die' }
  | { key: 'steal-die'; colour: Basic }
  | { key: 'ask-refill'; n: number }
  | { key: 'stop-drawing' }
  | { key: 'ask-meditate'; n: number }
  | { key: 'shuffle-in'; card: CardId }
  | { key: 'ask-tutor' }
  | { key: 'ask-sparing' }
  | { key: 'spare-card' }
  | { key: 'take-spared'; n: number };

/** What the end of a turn asks. */
type EndQuestion =
  | { key: 'ask-banners' }
  | { key: 'keep-banner'; card: FaceId; unit: UnitId }
  | { key: 'shuffle-banners' }
  | { key: 'ask-card-to'; card: FaceId }
  | { key: 'card-to'; card: FaceId; to: Played['to'] }
  | { key: 'ask-reclaim'; card: FaceId }
  | { key: 'ask-mine' }
  | { key: 'crystal-of'; colour: Basic }
  | { key: 'ask-glade' }
  | { key: 'throw-wound'; from: 'hand' | 'discard' }
  | { key: 'keep-wounds' }
  | { key: 'ask-reward' }
  | { key: 'reward'; reward: RewardKind; n: number }
  | { key: 'ask-crystal' }
  | { key: 'ask-spell' }
  | { key: 'ask-action' }
  | { key: 'learn'; card: FaceId }
  | { key: 'ask-artifact'; n: number }
  | { key: 'take'; card: CardId }
  | { key: 'ask-unit' }
  | { key: 'take-unit'; unit: UnitId }
  | { key: 'decline-unit' }
  | { key: 'wait-for-command' }
  | { key: 'ask-disband' }
  | { key: 'disband'; unit: UnitId }
  | { key: 'ask-skill'; level: number }
  | { key: 'skill'; skill: SkillId }
  | { key: 'own-skill-rejected' }
  | { key: 'ask-discard' }
  | { key: 'ask-discard-one' }
  | { key: 'discard'; card: CardId }
  | { key: 'wounds-stay' }
  | { key: 'keep-hand' }
  | { key: 'done' };

export type RoundMessage = FrameQuestion | TacticQuestion | EndQuestion;

type TurnEvent =
  | { key: 'round-begun'; round: number; time: Time }
  | { key: 'hero-picked'; player: Seat; hero: HeroId }
  | { key: 'tactic-picked'; player: Seat; tactic: TacticId }
  | { key: 'tactic-used'; player: Seat; tactic: TacticId }
  /** By a player, or by the dummy, which is -1. */
  | { key: 'round-end-announced'; player: number }
  | { key: 'scenario-end-met'; player: Seat }
  | { key: 'turn-skipped'; player: Seat }
  | { key: 'turn-forfeited'; player: Seat }
  | { key: 'another-turn'; player: Seat }
  | { key: 'rested'; player: Seat; cards: readonly CardId[]; isSlow: boolean }
  | { key: 'token-of-site'; player: Seat; colour: Colour };

type TacticEvent =
  | { key: 'hand-rethought'; player: Seat; cards: readonly CardId[] }
  | { key: 'die-stolen'; player: Seat; colour: Basic }
  | { key: 'deck-refilled'; player: Seat; n: number }
  | { key: 'cards-shuffled-in'; player: Seat; n: number }
  | { key: 'card-searched'; player: Seat; card: CardId }
  | { key: 'some-card-searched'; player: Seat }
  | { key: 'card-spared'; player: Seat; n: number }
  | { key: 'spared-taken'; player: Seat; n: number };

type EndEvent =
  | { key: 'die-returned'; player: Seat; from: Colour; to: Colour }
  | { key: 'forced-back'; player: Seat; space: SpaceId; steps: number }
  | { key: 'card-goes'; player: Seat; card: FaceId; to: Played['to'] }
  | { key: 'crystal-won'; player: Seat; colour: Basic }
  | { key: 'crystal-lost'; player: Seat; colour: Basic }
  | { key: 'crystal-rolled'; player: Seat; colour: Colour }
  | { key: 'reward-rolled'; player: Seat; colour: Colour; reward: RewardKind }
  | { key: 'wound-thrown'; player: Seat; from: 'hand' | 'discard' }
  | { key: 'level-up'; player: Seat; level: number; armor: number; handLimit: number; commands: number }
  | { key: 'skills-shown'; player: Seat; skills: readonly SkillId[] }
  | { key: 'skill-gained'; player: Seat; skill: SkillId; offered: readonly SkillId[] }
  | { key: 'hand-limit-raised'; player: Seat; n: number }
  | { key: 'discarded'; player: Seat; cards: readonly CardId[] }
  | { key: 'cards-drawn'; player: Seat; n: number }
  | { key: 'deck-empty'; player: Seat; missing: number };

type PreparationEvent =
  | { key: 'game-over'; reason: EndReason; scores: readonly number[] }
  | { key: 'source-rolled'; dice: readonly Colour[] }
  | { key: 'units-dealt'; units: readonly (UnitId | AdvancedActionId)[] }
  | { key: 'banner-shuffled'; player: Seat; card: FaceId };

type DummyEvent =
  | { key: 'dummy-seated'; hero: HeroId }
  | { key: 'dummy-tactic'; tactic: TacticId }
  | { key: 'tactic-leaves'; tactic: TacticId }
  | { key: 'dummy-turn'; cards: readonly CardId[]; more: readonly CardId[]; left: number }
  | { key: 'dummy-prepared'; action?: FaceId; colour?: Basic }
  | { key: 'dummy-skill'; skill: SkillId };

export type RoundEvent = TurnEvent | TacticEvent | EndEvent | PreparationEvent | DummyEvent;
