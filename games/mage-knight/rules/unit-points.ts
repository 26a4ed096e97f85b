// MK-6.10: what is added to an attack or a block that a unit gives. Only what is printed on it can grow.
import type { Seat } from '@krcma/kernel';
import type { AttackKind } from '../data/types.ts';
import { type Lasting, type MageKnight, playerAt, unitAt } from '../state.ts';
import { opAt } from './effects/op-at.ts';
import { gainFame } from './fame.ts';
import { working } from './lasting.ts';
import { bannerOf } from './unit-numbers.ts';

type Kind = AttackKind | 'block';

/** The one activation that is led: by what it gives; a siege attack has no share of it. */
function ledBy(game: MageKnight, seat: Seat, kind: Kind): number {
  if (kind === 'siege') return 0;
  const [first] = working(game, seat, 'unitActivationBonus');
  if (first === undefined) return 0;
  first.lasting.left = 0;
  const { block, attack, ranged } = first.op;
  return { block, melee: attack, ranged }[kind];
}

/** What others have done to all units but their own. */
function weakenedBy({ lasting }: MageKnight, seat: Seat): number {
  let n = 0;
  for (const { source, path, seat: owner } of lasting)
    if (owner !== seat && opAt({ source, path }).op === 'wolfsHowl') n++;
  return n;
}

function fromEffects(game: MageKnight, seat: Seat, unit: number, kind: Kind): number {
  let n = ledBy(game, seat, kind) - weakenedBy(game, seat);
  for (const { op } of working(game, seat, 'unitBonus')) n += op.n;
  for (const { op } of working(game, seat, 'allUnits')) n += op.attackBlock;
  if (kind !== 'block')
    for (const { op, lasting } of working(game, seat, 'otherUnitsAttack'))
      if (lasting.unit !== unit) n += op.n;
  return n;
}

/** Once for each unit. */
function isFirstUse(lasting: Lasting, unit: number): boolean {
  if (lasting.units?.includes(unit) === true) return false;
  lasting.units = [...(lasting.units ?? []), unit];
  return true;
}

/** What a unit that attacks or blocks gives instead of what is printed; fame for using it comes at once. */
export function unitPoints(game: MageKnight, seat: Seat, unit: number, kind: Kind, printed: number): number {
  const own = unitAt(playerAt(game, seat), unit);
  const banner = own && bannerOf(own);
  let n = printed + (banner?.attackBlock ?? 0);
  if (banner?.fameOnUse !== undefined) gainFame(game, seat, banner.fameOnUse);
  if (game.lasting.length === 0) return n;
  n += fromEffects(game, seat, unit, kind);
  for (const { op, lasting } of working(game, seat, 'allUnits'))
    if (isFirstUse(lasting, unit)) gainFame(game, seat, op.famePerUnit);
  return Math.max(0, n);
}
