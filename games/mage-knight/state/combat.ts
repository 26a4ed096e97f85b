// A combat, who is fought in it and what is laid against them.
import type { Seat } from '@krcma/kernel';
import type { EnemyId } from '../data/enemies.ts';
import type { Ability, EnemyAttack } from '../data/enemy.ts';
import type { LeaderId } from '../data/factions.ts';
import type { SpaceId } from '../data/geometry.ts';
import type { HeroId } from '../data/heroes.ts';
import type { OpsSource } from '../data/sources.ts';
import type { AttackKind, Basic, Element, Resistance } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';
import type { HiddenColour } from '../data/variants.ts';

export const COMBAT_PHASES = ['ranged', 'block', 'damage', 'attack'] as const;
export type CombatPhase = (typeof COMBAT_PHASES)[number];

/** One attack of an enemy in a combat. */
export type FoeAttack = {
  /** What changes its printed value, and its element where it is another one. */
  delta: number;
  element: Element;
  /** Lost abilities of this attack. */
  bare: boolean;
  state: 'open' | 'blocked' | 'cancelled' | 'dealt';
};

/** An enemy's token, the leader of a faction (MK-24), or the hero and the units of another player (MK-17). */
export type FoeName = EnemyId | LeaderId | UnitId | HeroId;

/** What another player sends into a combat, with its numbers as its owner left them. */
export type Rival = {
  /** Which unit; none for the hero, who stands for the whole attack. */
  readonly unit: number | null;
  armor: number;
  resistances: Resistance[];
  abilities: Ability[];
  /** Its share in the attack that was made. */
  attacks: EnemyAttack[];
};

/** An enemy in the combat. */
export type Foe = {
  readonly id: number;
  readonly enemy: FoeName;
  /** Instead of a token: somebody of another player. */
  readonly rival?: Rival;
  /** Instead of a token: the leader of a faction, on the level it has come down to (MK-24.6). */
  readonly leader?: { readonly id: LeaderId; level: number };
  /** Where its token lies; nowhere for one drawn for this fight. */
  readonly space: SpaceId | null;
  readonly role: 'garrison' | 'rampaging' | 'drawn' | 'summoned' | 'rival' | 'army';
  readonly summoner: number | null;
  /** How many fortifications its site and walls give it. */
  readonly fortified: number;
  /** Defends a city: its bonuses hold (MK-14.12, MK-11.25). */
  readonly city: Basic[];
  armorDelta: number;
  /** Its Armor is this instead of what is printed. */
  armorSet: number | null;
  /** What it drank of (MK-13.15). */
  grown: number;
  attacks: FoeAttack[];
  lost: { fort: boolean; resistances: Resistance[]; abilities: Ability[] };
  gained: Ability[];
  /** Makes no attack (MK-13.28). */
  still: boolean;
  /** Has defended somebody (MK-13.25), and by how much it is defended. */
  defended: boolean;
  guarded: number;
  /** A unit was used against it, or took its damage. */
  helped: boolean;
  /** In which phase it was defeated. */
  fell: CombatPhase | null;
  /** Destroyed once every attack of it is blocked. */
  doomed: boolean;
  defeated: boolean;
};

/** One of the box, not of another player, and no leader. */
export type TokenFoe = Foe & { readonly enemy: EnemyId };

export const isToken = (foe: Foe): foe is TokenFoe => foe.rival === undefined && foe.leader === undefined;

/** A token or a leader. */
export type EnemyFoe = Foe & { readonly enemy: EnemyId | LeaderId };

export const isEnemy = (foe: Foe): foe is EnemyFoe => foe.rival === undefined;

/** Points of the attack or the block that is being put together. */
export type Point = {
  n: number;
  readonly element: Element;
  readonly kind: AttackKind | 'block';
  readonly source: OpsSource | 'sideways' | 'move' | 'influence';
  readonly unit?: number;
  /** Where its operation stands, for what it does afterwards. */
  readonly path?: (number | string)[];
  /** Only in an attack that includes this enemy; never against that one. */
  readonly only?: number;
  readonly never?: number;
  /** A separate block: the attacks that other parts of its effect were laid against. */
  used?: readonly { readonly foe: number; readonly attack?: number }[];
};

/** A die under somebody's hand: what it shows is known to them alone until its phase (MK-25.14). */
export type HiddenDie = {
  readonly by: Seat;
  readonly colour: HiddenColour;
  shown: boolean;
  /** What it was said not to be. */
  denied: HiddenColour[];
};

export type Combat = {
  readonly space: SpaceId;
  readonly cause:
    | 'assault'
    | 'adventure'
    | 'burn'
    | 'rampaging'
    | 'incantation'
    | 'volkare'
    | 'defence'
    | 'player';
  /** The path of a maze. */
  readonly way: number | null;
  /** Night rules hold (MK-5.12). */
  readonly dark: boolean;
  /** How many units may take part; all unless said. */
  readonly units: number | null;
  /** The unit that came along, where only one may. */
  readonly escort: number | null;
  /** Where an assault came from, for the way back (MK-14.10). */
  readonly from: SpaceId | null;
  /** A keep of another player: half of the fame (MK-9.9). */
  readonly halfFame: boolean;
  /** The fame of those that fall is multiplied by it (MK-37.4). */
  readonly fameTimes?: number;
  phase: CombatPhase;
  foes: Foe[];
  /** Targets of the present attack, or the attack that is blocked: foe and, for a block, which attack of it. */
  aim: { readonly foe: number; readonly attack?: number }[];
  points: Point[];
  /** Wounds taken to hand in it, and whether the hero is knocked out (MK-12.28). */
  wounds: number;
  knockedOut: boolean;
  /** Enemies defeated in this phase. */
  defeated: number;
  /** Anything was done in it yet (Into the Heat). */
  begun: boolean;
  /** Points that were given and wait for their phase, their target or another attack to block. */
  later: Point[];
  /** Set by another player, for an enemy that is alone (MK-25.13). */
  die?: HiddenDie;
  /** The attack phase is ended, or nobody is left to fight (MK-12.36). */
  over: boolean;
};
