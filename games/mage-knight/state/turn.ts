// What a turn has come to, what is carried out in it, and what goes on working.

import type { Seat } from '@krcma/kernel';
import type { FaceId } from '../data/cards.ts';
import type { EnemyId } from '../data/enemies.ts';
import type { SpaceId } from '../data/geometry.ts';
import type { Reward } from '../data/rewards.ts';
import type { OpsSource } from '../data/sources.ts';
import type { Terrain } from '../data/terrains.ts';
import type { Back, Basic, Colour, Element, Faction } from '../data/types.ts';

/** Which token of a space. */
export type TokenPlace = { readonly space: SpaceId; readonly token: number };

/** An operation that goes on working: a place in the tables, and what was chosen with it. */
export type Lasting = {
  readonly source: OpsSource;
  readonly path: (number | string)[];
  /** Whose it is: their turn, or until their next one begins. */
  readonly seat: Seat;
  readonly until: 'phase' | 'turn' | 'combat' | 'ownTurn' | 'nextTurn' | 'round';
  /** In which turn it began, where it lasts until the end of the next one. */
  readonly turn?: number;
  /** Again at the start of each own turn. */
  readonly each?: true;
  /** Whom it has struck, and the mana that lies on it. */
  struck?: string[];
  laid?: Basic[];
  readonly terrain?: Terrain;
  readonly space?: SpaceId;
  readonly colour?: Colour;
  element?: Element;
  readonly foe?: number;
  readonly attack?: number;
  readonly unit?: number;
  readonly card?: FaceId;
  /** A hidden token that was looked at: where it lies, of which pile it is the next, or who it was. */
  token?: TokenPlace;
  back?: Back;
  enemy?: EnemyId;
  /** No die of the Source is used while it lasts. */
  readonly noDie?: true;
  /** Enemies that it was used for. */
  foes?: number[];
  /** Units that have had their share of it. */
  units?: number[];
  /** Units that may still be readied by it. */
  unitsLeft?: number;
  /** How often it may still act; as long as it lasts unless said. */
  left?: number;
};

/** What the effect that is carried out now has settled so far (vc_color, vc_targets). */
export type EffectContext = {
  readonly source: OpsSource;
  /** The card, unit or skill it comes from. */
  readonly card?: FaceId;
  readonly unit?: number;
  /** Added once to an amount it gives (MK-1.19). */
  bonus: number;
  paid?: Basic;
  thrown?: FaceId;
  discarded?: FaceId;
  /** All operations of one effect that pick an enemy mean the same one; and which attack of it. */
  foe?: number;
  attack?: number;
  /** Its bonus comes from a skill in the middle, which goes back when it is used. */
  overload?: true;
  /** It has readied a unit. */
  readied?: true;
};

/** An interaction that is going on (MK-10). */
export type Interaction = {
  readonly space: SpaceId;
  /** The modifier that was read at its start (MK-10.2). */
  modifier: number;
  /** How often the modifier was counted for whoever was recruited, where not once (MK-10.23). */
  counted: number | null;
};

/** The turn of the active player. */
export type Turn = {
  /** `start` before anything of a regular turn or a rest was done; `forfeited` without one (MK-4.6, .8 to .11). */
  stage: 'start' | 'moving' | 'acting' | 'acted' | 'resting' | 'over' | 'forfeited';
  move: number;
  influence: number;
  heal: number;
  /** Where its movement has ended, once it has (MK-37.2). */
  halted?: SpaceId;
  /** The spaces walked this turn, the first one first, for a withdrawal (MK-16.2). */
  path: SpaceId[];
  /** Cards played or discarded, and whether there must be one (MK-4.13). */
  cards: number;
  mustUseCard: boolean;
  /** Whether a die was used, and how many more may be (MK-5.7, .13). */
  diceUsed: number;
  moreDice: number;
  /** A token that has to be used for the very next thing. */
  due: Colour | null;
  /** Mana used this turn, as the colour it stood for. */
  manaUsed: Colour[];
  /** Crystals spent this turn. */
  spentCrystals: Record<Basic, number>;
  /** Wounds taken to hand and to the discard pile. */
  wounds: number;
  woundsDiscarded: number;
  recruited: number;
  /** Wounds of the hand healed this turn, and which units were. */
  healed: number;
  healedUnits: number[];
  defeated: number;
  spells: Record<Basic, number>;
  /** Won in combat or bought, given at end of turn (MK-16.5). */
  rewards: Reward[];
  /** Units among them that wait for a level's command token (MK-16.9). */
  waiting: number;
  /** Who was defeated; monsters that were called are not. */
  fallen: EnemyId[];
  /** Enemies of a faction defeated (MK-24.2). */
  factions: Faction[];
  interaction: Interaction | null;
  /** The maze that was entered and whose path is to be paid for (MK-9.25). */
  maze: SpaceId | null;
  /** Units recruited for Influence. */
  hired: number;
  /** There was an interaction. */
  interacted: boolean;
  effects: EffectContext[];
  /** Another turn follows at once. */
  again: boolean;
  /** No drawing at its end; the card that is set aside then, while all others come back to hand (MK-1.21). */
  noDraw: boolean;
  aside: FaceId | null;
  /** Whoever pursues the hero has made its step (MK-13.31). */
  pursued?: true;
  /** There was a combat, or a rest instead of one. */
  fought?: true;
  rested?: true;
  /** Tiles that fallen rampaging enemies bring (MK-45.3). */
  land?: number;
  /** Cooperative assaults that were proposed in it, and not agreed on (MK-18.4). */
  proposed?: string[];
};
