import type { Seat } from '@krcma/kernel';
import type { Region } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { DieFace } from '../data/setup.ts';
import type { HoldingSource } from '../data/sources.ts';
import type { Prey } from '../state.ts';

/** Monsters and Loki on the board. */
export type MonsterMessage =
  /** Which monster is activated; of two the second may be left (LOR-MONS.1). */
  | { readonly key: 'ask-activate'; readonly second: boolean }
  | { readonly key: 'activate-monster'; readonly monster: MonsterId; readonly region: Region }
  | { readonly key: 'activate-no-more' }
  /** Monsters action: who is activated or hunted. */
  | { readonly key: 'ask-monsters-action' }
  | { readonly key: 'hunt-prey'; readonly prey: Prey; readonly open: number }
  /** A neutral monster whose die may be chosen (Strand of Gleipnir). */
  | { readonly key: 'ask-die'; readonly monster: MonsterId }
  | { readonly key: 'roll-die' }
  | { readonly key: 'choose-face'; readonly face: DieFace; readonly source: HoldingSource }
  | { readonly key: 'ask-monster-deed'; readonly monster: MonsterId; readonly region: Region }
  | { readonly key: 'monster-moves'; readonly monster: MonsterId }
  | { readonly key: 'monster-attacks'; readonly monster: MonsterId; readonly region: Region }
  | { readonly key: 'ask-monster-move'; readonly monster: MonsterId; readonly from: Region }
  | { readonly key: 'move-monster'; readonly monster: MonsterId; readonly to: Region }
  | { readonly key: 'ask-morale'; readonly monster: MonsterId; readonly region: Region }
  | { readonly key: 'drop-morale'; readonly player: Seat; readonly strength: number }
  | { readonly key: 'spare-morale' }
  /** Both rings are in use (LOR-MCTL.2). */
  | { readonly key: 'ask-ring'; readonly monster: MonsterId }
  | { readonly key: 'take-ring'; readonly monster: MonsterId }
  | { readonly key: 'ask-move-loki'; readonly from: Region }
  | { readonly key: 'move-loki'; readonly to: Region }
  | { readonly key: 'ask-place-loki'; readonly from: Region }
  | { readonly key: 'place-loki'; readonly to: Region }
  // Why not
  | { readonly key: 'monster-of-another'; readonly monster: MonsterId; readonly owner: Seat }
  | { readonly key: 'monster-too-far'; readonly monster: MonsterId; readonly from: Region }
  | { readonly key: 'prey-elsewhere'; readonly prey: Prey; readonly region: Region }
  | { readonly key: 'loki-too-early'; readonly kills: number; readonly needed: number }
  | { readonly key: 'loki-must-move' };

export type MonsterEvent =
  | {
      readonly key: 'monster-activated';
      readonly monster: MonsterId;
      readonly player: Seat;
      readonly region: Region;
      readonly owned: boolean;
    }
  | {
      readonly key: 'die-rolled';
      readonly monster: MonsterId;
      readonly player: Seat;
      readonly pips: number;
      readonly face: DieFace;
    }
  | {
      readonly key: 'monster-moved';
      readonly monster: MonsterId;
      readonly player: Seat;
      readonly from: Region;
      readonly to: Region;
    }
  | {
      readonly key: 'morale-dropped';
      readonly monster: MonsterId;
      readonly player: Seat;
      readonly region: Region;
    }
  /** The controller let it be, or the armies are never afraid. */
  | { readonly key: 'morale-kept'; readonly monster: MonsterId; readonly region: Region }
  | {
      readonly key: 'region-attacked';
      readonly monster: MonsterId;
      readonly player: Seat;
      readonly region: Region;
    }
  | { readonly key: 'monster-controlled'; readonly monster: MonsterId; readonly player: Seat }
  | { readonly key: 'monster-released'; readonly monster: MonsterId; readonly player: Seat }
  | { readonly key: 'loki-moved'; readonly player: Seat; readonly from: Region; readonly to: Region };
