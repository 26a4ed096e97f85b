// Events and spells: what to pay, whom to keep.
import { appraisal, type Seat } from '@krcma/kernel';
import type { Cell } from '../data/dungeon.ts';
import type { DungeonLordsTypes } from '../messages.ts';
import { chooseOne, settle } from '../rules/ops/choices.ts';
import { collapseOne } from '../rules/ops/collapse.ts';
import { gainEvil, loseHalf } from '../rules/ops/lord.ts';
import { type OpAt, opAt, waysOf } from '../rules/ops/op-at.ts';
import { owe } from '../rules/ops/owe.ts';
import { firstOf, priceOf, type Way } from '../rules/ops/ways.ts';
import { type DungeonLords, lordAt } from '../state.ts';
import { creaturePoints, goodsPoints, type Units, unitsOf } from './slots.ts';
import { dues } from './weights.ts';

/** Whoever is worth more than it costs is paid; of all who are due each is worth as much as if it came one by one. */
function wayPoints(game: DungeonLords, at: OpAt, way: Way, units: Units): number {
  const lord = lordAt(game, at.player);
  if (way.all) {
    const each = lord.lair.flatMap(({ due }, creature) => (due ? [{ way: way.way, creature }] : []));
    return each.reduce((sum, one) => sum + wayPoints(game, at, one, units), 0) / each.length;
  }
  const creature = way.creature === undefined ? undefined : lord.lair[way.creature];
  const price = priceOf(firstOf(opAt(at), way), lord, way.creature, way.icon);
  if (price !== undefined) return 2 * (price.evil ?? 0) * units.evil - goodsPoints(price, units);
  let sum = 0;
  for (const op of waysOf(opAt(at))[way.way] ?? []) {
    if (op.op === 'gainEvil') sum += op.amount * units.evil;
    if (op.op === 'withdrawAllMonsters') sum -= 3;
    const isLost = op.op === 'release' || op.op === 'discardMonster';
    if (isLost && creature !== undefined) sum -= 0.8 + creaturePoints(game, at.player, creature.id, units);
    if (op.op === 'turnFaceDown' || op.op === 'withdrawMonster') sum -= 1;
  }
  return sum;
}

function ways(game: DungeonLords, ask: { values: readonly unknown[] }, at: OpAt): number[] {
  const units = unitsOf(game, at.player);
  return ask.values.map((way) => wayPoints(game, at, way as Way, units));
}

const paying = appraisal<DungeonLordsTypes, OpAt>(owe, (game, ask, { player }) => {
  const { gold } = unitsOf(game, player);
  return ask.values.map((paid) => (paid as number) * (dues.letter - Math.min(gold, 2)));
});

const keeping = appraisal<DungeonLordsTypes, OpAt>(loseHalf, (_, ask) =>
  ask.values.map((kept) => kept as number),
);

const cancelling = appraisal<DungeonLordsTypes, OpAt>(gainEvil, (game, ask, { player }) => {
  const { gold, evil } = unitsOf(game, player);
  return ask.values.map((steps) => (steps as number) * (-evil * 1.3 - gold));
});

const collapsing = appraisal<DungeonLordsTypes, { player: Seat }>(collapseOne, (_, ask) =>
  ask.values.map((cell) => ((cell as Cell | null) === null ? 0.2 : 0)),
);

export const duesAppraisals = [
  appraisal<DungeonLordsTypes, OpAt>(chooseOne, ways),
  appraisal<DungeonLordsTypes, OpAt>(settle, ways),
  paying,
  keeping,
  cancelling,
  collapsing,
] as const;
