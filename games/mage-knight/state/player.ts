// What a player has, and the dummy of solo games.
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { CardId, FaceId } from '../data/cards.ts';
import type { EnemyId } from '../data/enemies.ts';
import type { FactionTokenId } from '../data/faction-tokens.ts';
import type { SpaceId } from '../data/geometry.ts';
import type { HeroId } from '../data/heroes.ts';
import type { SkillId } from '../data/skills.ts';
import type { TacticId } from '../data/tactics.ts';
import type { Basic, Colour } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';

export type Unit = {
  /** Its number among all units of the game, so that two of a kind are told apart. */
  readonly id: number;
  readonly unit: UnitId;
  spent: boolean;
  wounds: number;
  banner: FaceId | null;
  /** The banner was used this round. */
  bannerDown: boolean;
  /** What commands it instead of a token: a banner or a skill (MK-6.17). */
  command: FaceId | SkillId | null;
  /** The mana token of Magic Familiars (MK-23.3). */
  mana: Basic | null;
  /** It took damage unwounded in this combat (MK-12.25). */
  resisted: boolean;
};

export type HeldSkill = {
  readonly id: SkillId;
  /** Face down until the next round, or used this turn. */
  down: boolean;
  used: boolean;
  /** It lies in the middle (MK-6.20). */
  centre: boolean;
  /** A marker on it: the colour it was used with, or where its wheel stands. */
  colour: Colour | null;
};

/** A card in the play area and where it goes at end of turn (MK-1.15). */
export type Played = {
  readonly card: CardId;
  to: 'discard' | 'away' | 'aside' | 'hand' | 'top' | 'bottom' | 'artifacts';
};

export type Player = {
  hero: HeroId | null;
  fame: number;
  /** Levels already taken; fame may be ahead of it until the end of the turn (MK-16.10). */
  level: number;
  /** A space of the track, from -7 to 7. */
  reputation: number;
  /** Off the map before the first turn and while on the portal (MK-2.20, MK-7.20). */
  space: SpaceId | null;
  deck: CardId[];
  hand: CardId[];
  discard: CardId[];
  played: Played[];
  /** Until the round ends (MK-1.21). */
  aside: CardId[];
  crystals: Record<Basic, number>;
  tokens: Record<Colour, number>;
  units: Unit[];
  skills: HeldSkill[];
  /** Face down, the next one last. */
  skillPile: SkillId[];
  tactic: TacticId | null;
  /** For the rest of the round; for this turn. */
  tacticUsed: boolean;
  tacticDone: boolean;
  /** Cards under the tactic (MK-3.35). */
  under: CardId[];
  factionTokens: FactionTokenId[];
  /** Kept by Puppet Master. */
  puppets: EnemyId[];
  /** The hand limit of the next draw is so much higher. */
  moreCards: number;
  /** Turned down: the next turn is skipped (MK-4.6). */
  orderDown: boolean;
  /** Eliminated: has no turns any more (MK-40.2, .8). */
  out?: true;
  /** The last round in which the enemies of the own glades were summoned (MK-37.3). */
  summoned?: number;
  /** Plundered since the own last turn (MK-9.3). */
  plundered: boolean;
  draft?: Draft;
};

/** Cards of the starting draft (MK-25.16), secret until they are played. */
export type Draft = {
  /** Looked at now: one is kept, the others are passed on. */
  passing: AdvancedActionId[];
  kept: AdvancedActionId[];
  /** Shuffled into the deck, and not seen by others yet. */
  joined: AdvancedActionId[];
};

/** The timer of solo games (MK-20). */
export type Dummy = {
  readonly hero: HeroId;
  deck: CardId[];
  discard: CardId[];
  crystals: Record<Basic, number>;
  tactic: TacticId | null;
  skillPile: SkillId[];
};
