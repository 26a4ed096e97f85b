import { RuleMissing, type Seat } from '@krcma/kernel';
import type { MageKnight } from '../state.ts';
import type { CombatView } from './combat/seen.ts';
import type { DuelView } from './duel/seen.ts';
import type { Prospects } from './prospects.ts';
import type { Reach } from './reach.ts';

/** What is seen only while turns are taken. */
export interface TurnView {
  readonly combat?: CombatView;
  readonly duel?: DuelView;
  readonly prospects?: Prospects;
  readonly reach?: Reach;
}

type Seeing = (game: MageKnight, seat: Seat | undefined) => TurnView;

let seeing: Seeing | undefined;

/** It needs most of what turns need, and comes with their rules. */
export function showTurnsBy(seen: Seeing): void {
  seeing = seen;
}

export function turnView(game: MageKnight, seat: Seat | undefined): TurnView {
  if (game.phase !== 'turns' && game.combat === null && game.duel === undefined) return {};
  if (seeing === undefined) throw new RuleMissing('turn');
  return seeing(game, seat);
}
