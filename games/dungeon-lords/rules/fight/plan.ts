// Chapter DL-PLAN: what may be sent to a battle tile, and what is laid there.
import { isRecording } from '@krcma/kernel';
import { type CreatureId, isGhost } from '../../data/creatures.ts';
import type { Cell } from '../../data/dungeon.ts';
import { type BattlePlace, ROOM_PLACE, TUNNEL_PLACE } from '../../data/rooms.ts';
import { type TrapId, trapOf, traps } from '../../data/traps.ts';
import { type Goods, inYear, type Year } from '../../data/types.ts';
import type { Battle, LairCreature, Lord } from '../../state.ts';
import { note } from '../script.ts';
import { battleRoomAt, type Fight } from './fight.ts';

/** One trap or one creature of a plan. */
export type Part = TrapId | CreatureId;

export const isTrap = (part: Part): part is TrapId => Object.hasOwn(traps, part);

/** What a lord sends into one round of his fight. */
export type Plan = {
  readonly cell: Cell;
  readonly traps: readonly TrapId[];
  readonly creatures: readonly CreatureId[];
};

export const planOf = (cell: Cell, parts: readonly Part[]): Plan => ({
  cell,
  traps: parts.filter(isTrap),
  creatures: parts.filter((part): part is CreatureId => !isTrap(part)),
});

/** A plan with its traps by their places in the hand: what a rule remembers of it tells nobody which they are. */
export type SealedPlan = Omit<Plan, 'traps'> & { readonly traps: readonly number[] };

export function seal({ traps: hand }: Lord, { traps: chosen, ...plan }: Plan): SealedPlan {
  const places: number[] = [];
  for (const trap of chosen)
    places.push(hand.findIndex((each, place) => each === trap && !places.includes(place)));
  return { ...plan, traps: places };
}

const unseal = ({ traps: hand }: Lord, { traps: places, ...plan }: SealedPlan): Plan => ({
  ...plan,
  traps: places.flatMap((place) => hand[place] ?? []),
});

/** DL-PLAN.4, DL-PLAN.5, DL-RM.9. */
export const placeOf = (lord: Lord, cell: Cell): BattlePlace =>
  lord.dungeon[cell] === 'tunnel' ? TUNNEL_PLACE : (battleRoomAt(lord, cell) ?? ROOM_PLACE);

const countOf = <T>(list: readonly T[], wanted: T): number => {
  let count = 0;
  for (const each of list) if (each === wanted) count++;
  return count;
};

/** Who lies face down or is on strike cannot be sent (DL-PLAN.7). */
function readyOf({ lair }: Lord, id: CreatureId): number {
  let ready = 0;
  for (const creature of lair) if (creature.id === id && creature.stance === 'ready') ready++;
  return ready;
}

/** Bait and prices of all planned traps together (DL-PLAN.10). */
export function priceOf(planned: readonly Part[], place: BattlePlace, year: Year): Required<TrapPrice> {
  const sum = { gold: 0, food: 0, imp: 0 };
  for (const part of planned) {
    if (!isTrap(part)) continue;
    const { gold = 0, food = 0, imp = 0 } = inYear(trapOf(part).pay, year);
    sum.gold += gold + place.bait;
    sum.food += food;
    sum.imp += imp;
  }
  return sum;
}

type TrapPrice = Pick<Goods, 'gold' | 'food' | 'imp'>;

const canAfford = (lord: Lord, { gold, food, imp }: Required<TrapPrice>): boolean =>
  gold <= lord.gold && food <= lord.food && imp <= lord.imps;

/** Why a part cannot join what is planned already. */
export type Hindrance = 'no-such' | 'trap-limit' | 'monster-limit' | 'price';

/** Undefined: it can. */
export function hindranceTo(
  lord: Lord,
  year: Year,
  cell: Cell,
  planned: readonly Part[],
  part: Part,
): Hindrance | undefined {
  const place = placeOf(lord, cell);
  if (isTrap(part)) {
    if (countOf(planned, part) >= countOf(lord.traps, part)) return 'no-such';
    if (planned.filter(isTrap).length >= place.traps) return 'trap-limit';
    return canAfford(lord, priceOf([...planned, part], place, year)) ? undefined : 'price';
  }
  if (countOf(planned, part) >= readyOf(lord, part)) return 'no-such';
  if (isGhost(part)) return undefined;
  let monsters = 0;
  for (const each of planned) if (!isTrap(each) && !isGhost(each)) monsters++;
  return monsters >= place.monsters ? 'monster-limit' : undefined;
}

/** What a lord has, equal ones once: traps as they were bought, creatures as they were hired. */
export function partsOf({ traps: held, lair }: Lord): Part[] {
  const parts: Part[] = [];
  for (const trap of held) if (!parts.includes(trap)) parts.push(trap);
  for (const { id } of lair) if (!parts.includes(id)) parts.push(id);
  return parts;
}

/** What may join what is planned already. */
export function partsToPlan(lord: Lord, year: Year, cell: Cell, planned: readonly Part[]): Part[] {
  const parts = partsOf(lord);
  let count = 0;
  for (const part of parts)
    if (hindranceTo(lord, year, cell, planned, part) === undefined) parts[count++] = part;
  parts.length = count;
  return parts;
}

const newBattle = (lord: Lord, cell: Cell): Battle => ({
  cell,
  traps: [],
  bait: 0,
  antiTrap: null,
  attacked: false,
  noConquest: false,
  noHealing: false,
  noSpells: battleRoomAt(lord, cell)?.noSpells === true,
  noFatigue: false,
  shield: 0,
  invisible: null,
  rage: false,
  sheep: 0,
  fought: [],
  late: [],
});

export const laySealed = (fight: Fight, plan: SealedPlan): void => layPlan(fight, unseal(fight.lord, plan));

/** Creatures stand open, traps lie face down with their bait (DL-PLAN.5, DL-PLAN.8). */
export function layPlan({ lord, player }: Fight, { cell, traps: chosen, creatures }: Plan): void {
  const battle = newBattle(lord, cell);
  lord.battle = battle;
  const { bait } = placeOf(lord, cell);
  for (const trap of chosen) {
    lord.traps.splice(lord.traps.indexOf(trap), 1);
    battle.traps.push(trap);
    lord.gold -= bait;
    battle.bait += bait;
  }
  for (const id of creatures) {
    const isMeant = (each: LairCreature): boolean => each.id === id && each.stance === 'ready';
    (lord.lair.find(isMeant) as LairCreature).stance = 'sent';
  }
  if (!isRecording()) return;
  const told = {
    key: 'fight-planned',
    player,
    cell,
    tile: lord.dungeon[cell] ?? 'tunnel',
    creatures,
    trapCount: chosen.length,
    bait: battle.bait,
  } as const;
  note({ ...told, traps: chosen }, [player], told);
}
