// Chapters DL-CMB to DL-OVR, DL-TRN: plans, fights, spells.
import type { Seat } from '@krcma/kernel';
import type { AdventurerId, HeroId, PaladinId } from '../data/adventurers.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { AttackId, CreatureId } from '../data/creatures.ts';
import type { Cell } from '../data/dungeon.ts';
import type { RoomId } from '../data/rooms.ts';
import type { TrapId } from '../data/traps.ts';
import type { Goods, HeroClass } from '../data/types.ts';

/** Where a fight is. */
type BattleTile = RoomId | 'tunnel';

/** Planning (DL-PLAN). */
type PlanMessage =
  | { readonly key: 'ask-battle-tile' }
  | { readonly key: 'battle-tile'; readonly cell: Cell; readonly tile: BattleTile }
  | {
      readonly key: 'ask-plan';
      readonly cell: Cell;
      readonly tile: BattleTile;
      readonly traps: number;
      readonly monsters: number;
      readonly bait: number;
    }
  | { readonly key: 'plan-trap'; readonly trap: TrapId; readonly pays: Goods; readonly bait: number }
  | { readonly key: 'plan-creature'; readonly creature: CreatureId }
  | {
      readonly key: 'plan-done';
      readonly traps: readonly TrapId[];
      readonly creatures: readonly CreatureId[];
    }
  | { readonly key: 'no-such-trap' }
  | { readonly key: 'no-such-creature'; readonly because: 'sent' | 'out' | 'striking' }
  | { readonly key: 'trap-limit'; readonly tile: BattleTile; readonly most: number }
  | { readonly key: 'monster-limit'; readonly tile: BattleTile; readonly most: number }
  | { readonly key: 'trap-too-dear'; readonly needs: Goods; readonly lacks: Goods };

/** Traps and attacks (DL-TRP, DL-ATK). */
type FightMessage =
  | { readonly key: 'ask-trap' }
  | { readonly key: 'spring-trap'; readonly trap: TrapId }
  | { readonly key: 'ask-trap-target'; readonly trap: TrapId; readonly antiTrap: number }
  | { readonly key: 'ask-attack'; readonly left: number }
  | {
      readonly key: 'attack-with';
      readonly creature: CreatureId;
      readonly attack: AttackId;
      readonly damage: number;
      readonly pays?: Goods;
    }
  | { readonly key: 'attack-with-nothing'; readonly creature: CreatureId; readonly returns: boolean }
  | { readonly key: 'attack-unpaid'; readonly pays: Goods }
  | { readonly key: 'attack-without-target'; readonly creature: CreatureId }
  | { readonly key: 'attack-raging'; readonly creature: CreatureId }
  | {
      readonly key: 'ask-target';
      readonly creature: CreatureId;
      readonly attack: AttackId;
      readonly damage: number;
      readonly nth: number;
      readonly times: number;
    }
  | { readonly key: 'target-hero'; readonly hero: HeroId; readonly health: number }
  | { readonly key: 'target-invisible'; readonly hero: HeroId }
  | { readonly key: 'target-class'; readonly creature: CreatureId; readonly hero: HeroId }
  | { readonly key: 'target-first'; readonly creature: CreatureId; readonly hero: HeroId };

export type CombatMessage = PlanMessage | FightMessage;

/** Somebody has taken damage, by whom, and how much he still stands. */
export type Wounded = {
  readonly key: 'hero-wounded';
  readonly player: Seat;
  readonly hero: HeroId;
  readonly by: CreatureId | TrapId | 'fatigue' | 'poison';
  readonly damage: number;
  /** Taken by a shield. */
  readonly absorbed?: number;
  readonly left: number;
};

type PartyEvent =
  | Wounded
  | { readonly key: 'hero-beaten'; readonly player: Seat; readonly hero: HeroId }
  | {
      readonly key: 'hero-healed';
      readonly player: Seat;
      readonly hero: HeroId;
      readonly healed: number;
      readonly left: number;
      readonly of: number;
    }
  | {
      readonly key: 'nobody-heals';
      readonly player: Seat;
      readonly because: 'prevented' | 'no-attack';
    }
  | {
      readonly key: 'prisoner-freed';
      readonly player: Seat;
      readonly hero: HeroId;
      readonly by: 'party' | 'spell';
    }
  | {
      readonly key: 'heroes-left';
      readonly player: Seat;
      readonly heroes: readonly (AdventurerId | PaladinId)[];
    };

type TrapEvent =
  | {
      readonly key: 'trap-sprung';
      readonly player: Seat;
      readonly trap: TrapId;
      readonly pays: Goods;
      readonly bait: number;
    }
  | {
      readonly key: 'trap-cancelled';
      readonly player: Seat;
      readonly trap: TrapId;
      readonly hero: HeroId;
      readonly cancelled: number;
      readonly of: number;
    }
  | { readonly key: 'silenced'; readonly player: Seat; readonly class: HeroClass };

type CreatureEvent =
  | {
      readonly key: 'creature-attacks';
      readonly player: Seat;
      readonly creature: CreatureId;
      readonly attack: AttackId;
      readonly damage: number;
      readonly times: number;
      /** Of the room, within the damage. */
      readonly bonus?: number;
      readonly pays?: Goods;
    }
  | { readonly key: 'cannot-attack'; readonly player: Seat; readonly creature: CreatureId }
  | { readonly key: 'creature-out'; readonly player: Seat; readonly creature: CreatureId }
  | { readonly key: 'creature-returns'; readonly player: Seat; readonly creature: CreatureId };

type SpellEvent =
  | {
      readonly key: 'spell-cast';
      readonly player: Seat;
      readonly card: CombatCardId;
      readonly magic: number;
      readonly round: number;
    }
  | {
      readonly key: 'spell-fails';
      readonly player: Seat;
      readonly card: CombatCardId;
      readonly magic: number;
      readonly round: number;
      /** Somebody has seen to it that nobody casts here. */
      readonly prevented: boolean;
    }
  | { readonly key: 'monster-withdrawn'; readonly player: Seat; readonly creature: CreatureId }
  | {
      readonly key: 'became-sheep';
      readonly player: Seat;
      readonly creature: CreatureId;
      readonly damage: number;
    }
  | { readonly key: 'enraged'; readonly player: Seat }
  | { readonly key: 'shielded'; readonly player: Seat; readonly points: number }
  | { readonly key: 'made-invisible'; readonly player: Seat; readonly heroes: readonly HeroId[] }
  | { readonly key: 'hero-fed'; readonly player: Seat; readonly hero: HeroId; readonly amount: number }
  | { readonly key: 'phantom-appears'; readonly player: Seat; readonly hitPoints: number }
  | { readonly key: 'takes-courage'; readonly player: Seat };

type CourseEvent =
  | { readonly key: 'combat-round'; readonly round: number }
  | {
      readonly key: 'fight-planned';
      readonly player: Seat;
      readonly cell: Cell;
      readonly tile: BattleTile;
      readonly creatures: readonly CreatureId[];
      readonly trapCount: number;
      readonly bait: number;
      /** For the owner alone. */
      readonly traps?: readonly TrapId[];
    }
  | {
      readonly key: 'combat-card-turned';
      readonly round: number;
      readonly card: CombatCardId;
      readonly fatigue: number;
    }
  | { readonly key: 'fight-begins'; readonly player: Seat; readonly cell: Cell; readonly tile: BattleTile }
  | { readonly key: 'no-fatigue'; readonly player: Seat }
  | { readonly key: 'no-conquest'; readonly player: Seat }
  | { readonly key: 'tile-conquered'; readonly player: Seat; readonly cell: Cell; readonly tile: BattleTile }
  | { readonly key: 'nowhere-to-fight'; readonly player: Seat }
  | { readonly key: 'fight-over'; readonly player: Seat; readonly because: 'beaten' | 'left' };

export type CombatEvent = CourseEvent | TrapEvent | SpellEvent | CreatureEvent | PartyEvent;
