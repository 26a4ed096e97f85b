// Units, skills, healing, banners and faction tokens.
import type { Seat } from '@krcma/kernel';
import type { CardId, FaceId } from '../data/cards.ts';
import type { FactionTokenId } from '../data/faction-tokens.ts';
import type { SkillRestriction } from '../data/skill.ts';
import type { SkillId } from '../data/skills.ts';
import type { OpsSource } from '../data/sources.ts';
import type { Basic, Colour, Element, Shape, Side, Sideways } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';
import type { FoeName } from '../state.ts';

/** Units are activated. */
type ActivationMessage =
  | { key: 'activate'; unit: UnitId }
  | { key: 'ask-ability'; unit: UnitId }
  | { key: 'ability'; unit: UnitId; ability: number }
  | { key: 'unit-is-spent' }
  | { key: 'unit-does-nothing'; unit: UnitId }
  | { key: 'ability-does-nothing' }
  | { key: 'ability-heals' }
  | { key: 'ability-used' };

/** Skills are used. */
type SkillMessage =
  | { key: 'use-skill'; skill: SkillId }
  | { key: 'skill-used' }
  | { key: 'skill-is-down' }
  | { key: 'skill-in-centre' }
  | { key: 'skill-does-nothing' }
  | { key: 'skill-not-now'; restriction: SkillRestriction }
  | { key: 'motivation-locked' }
  | { key: 'unflip'; skill: SkillId }
  | { key: 'turn-wheel'; skill: SkillId }
  | { key: 'ask-common-skill'; source: OpsSource }
  | { key: 'ask-skill-given'; source: OpsSource }
  | { key: 'ask-sideways'; source: OpsSource }
  | { key: 'play-without-die'; card: CardId; as: Sideways; n: number }
  | { key: 'shapeshift'; card: FaceId; side: Side; from: Shape; to: Shape; n: number; element: Element };

/** Tokens of the factions. */
type FactionMessage =
  | { key: 'use-faction-token'; token: FactionTokenId }
  | { key: 'faction-token-does-nothing' }
  | { key: 'give-faction-token'; token: FactionTokenId; for: 'fame' | 'influence'; n: number };

/** Healing is spent. */
type HealingMessage =
  | { key: 'heal-hand' }
  | { key: 'heal-unit'; unit: UnitId; cost: number; wounds: number }
  | { key: 'no-healing'; cost: number; heal: number };

/** What is done to units. */
type OwnUnitMessage =
  | { key: 'unit'; unit: UnitId }
  | { key: 'ask-own-unit'; source: OpsSource }
  | { key: 'ask-ready-levels'; source: OpsSource; n: number }
  | { key: 'ask-offered-unit'; source: OpsSource }
  | { key: 'borrow-unit'; unit: UnitId };

/** Banners, and units that carry a mana token. */
type BannerMessage =
  | { key: 'use-banner'; card: FaceId; unit: UnitId }
  | { key: 'banner-was-used' }
  | { key: 'unit-is-ready' }
  | { key: 'no-attack-to-stop' }
  | { key: 'ask-stop-attack' }
  | { key: 'stop-attack'; enemy: FoeName; n: number; element: Element }
  | { key: 'ask-shield'; card: FaceId; unit: UnitId }
  | { key: 'shield'; card: FaceId }
  | { key: 'no-shield' }
  | { key: 'ask-familiar'; unit: UnitId }
  | { key: 'ask-familiar-colour'; unit: UnitId }
  | { key: 'feed-familiar'; colour: Basic };

export type UnitMessage =
  | ActivationMessage
  | SkillMessage
  | HealingMessage
  | OwnUnitMessage
  | BannerMessage
  | FactionMessage;

export type UnitEvent =
  | { key: 'unit-activated'; player: Seat; unit: UnitId; ability: number }
  | { key: 'skill-used'; player: Seat; skill: SkillId }
  | { key: 'wound-healed'; player: Seat; left: number }
  | { key: 'unit-readied'; player: Seat; unit: UnitId }
  | { key: 'unit-wounds-itself'; player: Seat; unit: UnitId }
  | { key: 'banner-attached'; player: Seat; card: FaceId; unit: UnitId }
  | { key: 'attack-stopped'; player: Seat; unit: UnitId; enemy: FoeName }
  | { key: 'wound-shielded'; player: Seat; unit: UnitId; left: number }
  | { key: 'familiar-fed'; player: Seat; unit: UnitId; colour: Basic }
  | { key: 'skill-turned-up'; player: Seat; skill: SkillId }
  | { key: 'skill-given-up'; player: Seat; skill: SkillId }
  | { key: 'wheel-turned'; player: Seat; skill: SkillId; colour: Colour }
  | { key: 'faction-token-gained'; player: Seat; token: FactionTokenId }
  | { key: 'faction-token-used'; player: Seat; token: FactionTokenId }
  | { key: 'faction-token-given'; player: Seat; token: FactionTokenId; for: 'fame' | 'influence' }
  | { key: 'unit-healed'; player: Seat; unit: UnitId; wounds: number };
