// What reaches other players, and what they may do about it.
import type { Seat } from '@krcma/kernel';
import type { CardId, FaceId } from '../data/cards.ts';
import type { SkillId } from '../data/skills.ts';
import type { OpsSource } from '../data/sources.ts';
import type { Basic } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';

export type CompanyMessage =
  | { key: 'return-skill'; player: Seat; skill: SkillId }
  | { key: 'ask-throw-wounds'; source: OpsSource }
  | { key: 'throw-wounds'; n: number }
  | { key: 'ask-wound-for'; source: OpsSource }
  | { key: 'wound-for'; player: Seat }
  | { key: 'tokens-at-once'; n: number }
  | { key: 'token-each-turn' }
  | { key: 'ask-laid-mana' }
  | { key: 'source-frozen' }
  | { key: 'ask-yield'; player: Seat; colour: Basic }
  | { key: 'show-hand' }
  | { key: 'ask-steal'; source: OpsSource }
  | { key: 'ask-spend-unit'; source: OpsSource; player: Seat }
  | { key: 'spend-unit'; unit: UnitId; player: Seat };

export type CompanyEvent =
  | { key: 'skill-in-the-middle'; player: Seat; skill: SkillId }
  | { key: 'skill-taken'; player: Seat; skill: SkillId }
  | { key: 'skill-returned'; player: Seat; owner: Seat; skill: SkillId }
  | { key: 'die-claimed'; player: Seat; colour: Basic }
  | { key: 'crystal-melted'; player: Seat; colour: Basic }
  | { key: 'hand-shown'; player: Seat; cards: readonly CardId[] }
  | { key: 'card-stolen'; player: Seat; from: Seat; card: FaceId }
  | { key: 'unit-drained'; player: Seat; unit: UnitId };
