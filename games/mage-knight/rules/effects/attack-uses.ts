// As what an attack may be used now: as it is printed, or as effects of this turn allow (MK-12.2, .3).
import type { AttackKind } from '../../data/types.ts';
import type { MageKnight } from '../../state.ts';
import { isActionCard } from '../combat/modifying.ts';
import { fitsAttack } from '../combat/points.ts';
import { working, works } from '../lasting.ts';
import { type OpAt, opNamed } from './op-at.ts';

export type AttackUse = { readonly kind: AttackKind; readonly times: number };

/** The attack of one action card is a ranged one, where nothing else would reach. */
export const isMadeRanged = (game: MageKnight, { player, source }: OpAt, kind: AttackKind): boolean =>
  kind === 'melee' &&
  game.combat?.phase === 'ranged' &&
  isActionCard(source) &&
  !works(game, player, 'allAttacksSiege') &&
  works(game, player, 'cardAttackRanged');

/** A ranged one counts twice or is siege, a siege one may count twice but is ranged then. */
function bowUses(game: MageKnight, kind: AttackKind): AttackUse[] {
  if (kind === 'melee') return [{ kind, times: 1 }];
  const doubled: AttackUse = { kind: 'ranged', times: 2 };
  return game.combat?.phase === 'attack' ? [doubled] : [doubled, { kind: 'siege', times: 1 }];
}

export function usesOf(game: MageKnight, at: OpAt): AttackUse[] {
  const { kind: printed } = opNamed(at, 'attack');
  if (game.lasting.length === 0) return fitsAttack(game, printed) ? [{ kind: printed, times: 1 }] : [];
  const kind = isMadeRanged(game, at, printed) ? 'ranged' : printed;
  const uses = works(game, at.player, 'starsdawn') ? bowUses(game, kind) : [{ kind, times: 1 }];
  return uses.filter((use) => fitsAttack(game, use.kind));
}

/** What made it ranged is used up. */
export function spendRanged(game: MageKnight, { player }: OpAt): void {
  const [first] = working(game, player, 'cardAttackRanged');
  if (first !== undefined) first.lasting.left = 0;
}
