// MK-6.10: what is added to an attack or a block that a unit gives. Only what is printed on it can grow.
import type { Seat } from '@krcma/kernel';
import type { AttackKind } from '../data/types.ts';
import { type Lasting, type MageKnight, playerAt, unitAt } from '../state.ts';
import { opAt } from './effects/op-at.ts';
import { gainFame } from './fame.ts';
import { working } from './lasting.ts';
import { spares } from './teams.ts';
import { bannerOf } from './unit-numbers.ts';

type Kind = AttackKind | 'block';

/** What leads the one next activation; a siege attack has no share of it. */
const leader = (game: MageKnight, seat: Seat, kind: Kind) =>
  kind === 'siege' ? undefined : working(game, seat, 'unitActivationBonus')[0];

function ledBy(game: MageKnight, seat: Seat, kind: Exclude<Kind, 'siege'>): number {
  const led = leader(game, seat, kind);
  return led === undefined ? 0 : { block: led.op.block, melee: led.op.attack, ranged: led.op.ranged }[kind];
}

/** What others have done to all units but their own. */
function weakenedBy(game: MageKnight, seat: Seat): number {
  let n = 0;
  for (const lasting of game.lasting)
    if (lasting.seat !== seat && opAt(lasting).op === 'wolfsHowl' && !spares(game, lasting, seat)) n++;
  return n;
}

function fromEffects(game: MageKnight, seat: Seat, unit: number, kind: Kind): number {
  let n = (kind === 'siege' ? 0 : ledBy(game, seat, kind)) - weakenedBy(game, seat);
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

/** What a unit that attacks or blocks gives instead of what is printed. */
export function unitPointsNow(
  game: MageKnight,
  seat: Seat,
  unit: number,
  kind: Kind,
  printed: number,
): number {
  const own = unitAt(playerAt(game, seat), unit);
  const n = printed + ((own && bannerOf(own))?.attackBlock ?? 0);
  return game.lasting.length === 0 ? n : Math.max(0, n + fromEffects(game, seat, unit, kind));
}

/** The same as it is used: fame for using it comes at once, and what leads one activation is spent. */
export function unitPoints(game: MageKnight, seat: Seat, unit: number, kind: Kind, printed: number): number {
  const n = unitPointsNow(game, seat, unit, kind, printed);
  const own = unitAt(playerAt(game, seat), unit);
  const fame = own && bannerOf(own)?.fameOnUse;
  if (fame !== undefined) gainFame(game, seat, fame);
  if (game.lasting.length === 0) return n;
  const led = leader(game, seat, kind);
  if (led !== undefined) led.lasting.left = 0;
  for (const { op, lasting } of working(game, seat, 'allUnits'))
    if (isFirstUse(lasting, unit)) gainFame(game, seat, op.famePerUnit);
  return n;
}
