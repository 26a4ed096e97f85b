import type { Seat } from '@krcma/kernel';
import type { ArtifactId } from '../data/artifacts.ts';
import type { AttackCardId } from '../data/attack-cards.ts';
import type { Region } from '../data/board.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { MonsterId, Reward } from '../data/monsters.ts';
import type { HoldingSource } from '../data/sources.ts';
import type { Weapon } from '../data/types.ts';
import type { HuntFailure, Prey } from '../state.ts';
import type { MonsterEvent, MonsterMessage } from './monsters.ts';

/** What is asked in a hunt, with the figures it is decided by. */
type ChaseMessage =
  /** The monster player, round by round. */
  | { readonly key: 'ask-attack'; readonly prey: Prey; readonly hunter: Seat; readonly cards: number }
  | {
      readonly key: 'play-attack';
      readonly attack: AttackCardId;
      readonly prey: Prey;
      readonly rage: number;
      readonly weakness: number;
      readonly draw: number;
    }
  | {
      readonly key: 'ask-defence';
      readonly attack: AttackCardId;
      readonly prey: Prey;
      readonly rage: number;
      readonly weakness: number;
      /** Of the cards picked so far, and what is added to it against rage and against weakness. */
      readonly total: number;
      readonly bonus: number;
      readonly wisdom: number;
      readonly held: boolean;
      readonly found: boolean;
    }
  | { readonly key: 'defend-with'; readonly card: CombatCardId; readonly strength: number }
  | { readonly key: 'defence-done'; readonly held: boolean; readonly found: boolean }
  | { readonly key: 'ask-wound'; readonly prey: Prey; readonly open: number; readonly wounds: number }
  /** Of Loki's two weapons one is met. */
  | { readonly key: 'ask-second-weapon'; readonly prey: Prey; readonly weapons: readonly Weapon[] }
  | {
      readonly key: 'wound-with';
      readonly card: CombatCardId;
      readonly weapons: readonly Weapon[];
      readonly reward?: Reward;
      /** What lets the card stand for any weapon. */
      readonly by?: HoldingSource;
    }
  | { readonly key: 'ask-bare-wound'; readonly prey: Prey }
  | { readonly key: 'bare-wound'; readonly weapons: readonly Weapon[]; readonly reward?: Reward }
  | { readonly key: 'stop-hunt'; readonly fails: boolean }
  | { readonly key: 'ask-unwound'; readonly prey: Prey }
  | { readonly key: 'unwound'; readonly weapons: readonly Weapon[] }
  // Why not
  | { readonly key: 'wound-covered'; readonly player: Seat }
  | { readonly key: 'no-weapon-for'; readonly weapons: readonly Weapon[] }
  | { readonly key: 'no-wound-for'; readonly card: CombatCardId }
  | { readonly key: 'shield-only-defends' };

type ChaseEvent =
  | {
      readonly key: 'hunt-begun';
      readonly hunter: Seat;
      readonly prey: Prey;
      readonly master: Seat;
      readonly region: Region;
      readonly open: number;
    }
  | {
      readonly key: 'attacks-drawn';
      readonly player: Seat;
      readonly count: number;
      readonly cards?: readonly AttackCardId[];
    }
  | {
      readonly key: 'attack-played';
      readonly player: Seat;
      readonly prey: Prey;
      readonly attack: AttackCardId;
      readonly rage: number;
      readonly weakness: number;
      readonly discarded: readonly AttackCardId[];
    }
  | {
      readonly key: 'defence-played';
      readonly player: Seat;
      readonly cards: readonly CombatCardId[];
      readonly total: number;
      readonly bonus: number;
      readonly rage: number;
      readonly shield: boolean;
      readonly held: boolean;
    }
  | {
      readonly key: 'weakness-found';
      readonly player: Seat;
      readonly total: number;
      readonly wisdom: number;
      readonly bonus: number;
      readonly weakness: number;
    }
  | { readonly key: 'draw-prevented'; readonly player: Seat }
  | {
      readonly key: 'hand-shown';
      readonly player: Seat;
      readonly to: Seat;
      readonly cards?: readonly CombatCardId[];
    }
  | {
      readonly key: 'wound-half';
      readonly player: Seat;
      readonly prey: Prey;
      readonly position: number;
      readonly card?: CombatCardId;
    }
  | {
      readonly key: 'wound-dealt';
      readonly player: Seat;
      readonly prey: Prey;
      readonly position: number;
      readonly weapons: readonly Weapon[];
      readonly card?: CombatCardId;
      readonly reward?: Reward;
      readonly open: number;
    }
  | {
      readonly key: 'wound-healed';
      readonly prey: Prey;
      readonly position: number;
      readonly weapons: readonly Weapon[];
    }
  | { readonly key: 'hunt-failed'; readonly player: Seat; readonly prey: Prey; readonly why: HuntFailure }
  | { readonly key: 'injury-spared'; readonly player: Seat }
  | { readonly key: 'loki-heals' }
  | { readonly key: 'monster-slain'; readonly player: Seat; readonly monster: MonsterId }
  | { readonly key: 'loki-slain'; readonly player: Seat }
  | {
      readonly key: 'token-gained';
      readonly player: Seat;
      readonly monster: MonsterId;
      readonly markers: number;
    }
  | {
      readonly key: 'monster-artifact-taken';
      readonly player: Seat;
      readonly monster: MonsterId;
      readonly artifact: ArtifactId;
    };

/** Monsters, Loki, events and hunts. */
export type HuntMessage = MonsterMessage | ChaseMessage;

export type HuntEvent = MonsterEvent | ChaseEvent;
