// How a seat stands: the points it may expect to end with, and those of its rivals.
import { type Ask, advance, answer, cloneTable, rulesIn, type Seat } from '@krcma/kernel';
import { game as monsterLands } from '../game.ts';
import { takeGain } from '../rules/abilities.ts';
import { buyDefence } from '../rules/armoury.ts';
import { takeBrews, takeOfferedLoot } from '../rules/carry-out.ts';
import { convertDie } from '../rules/conversion.ts';
import { stopHits } from '../rules/defend.ts';
import { passOnCard } from '../rules/equipment.ts';
import { buyTraps } from '../rules/lodge.ts';
import { buyEquipment, freeEquipment } from '../rules/market.ts';
import { pawnDice } from '../rules/pawnshop.ts';
import { payTraps, payTrophy } from '../rules/quest-payment.ts';
import { useRealm } from '../rules/realm-action.ts';
import { sendToPath } from '../rules/send.ts';
import { atTheBar, freeHire } from '../rules/tavern.ts';
import { keepTrapLimit } from '../rules/trap-limit.ts';
import { gift } from '../rules/variants.ts';
import { isSolo, type MonsterLands } from '../state.ts';
import { appraisals } from './appraisals.ts';
import { prospects, totalOf } from './prospects.ts';
import { scenarioPoints } from './solo.ts';
import { worths } from './weights.ts';

/** Rules whose questions belong to a decision already taken: it is judged when they are answered. */
const STAGES: ReadonlySet<string> = new Set(
  [
    sendToPath,
    pawnDice,
    buyTraps,
    keepTrapLimit,
    atTheBar,
    buyDefence,
    buyEquipment,
    freeEquipment,
    freeHire,
    convertDie,
    takeBrews,
    takeGain,
    takeOfferedLoot,
    useRealm,
    stopHits,
    payTraps,
    payTrophy,
    gift,
    passOnCard,
  ].map(({ name }) => name),
);

function likeliest(game: MonsterLands, ask: Ask): number {
  const points = appraisals[ask.frame.rule]?.points(game, ask);
  let best = 0;
  if (points !== undefined)
    for (let i = 1; i < points.length; i++) if ((points[i] as number) > (points[best] as number)) best = i;
  return best;
}

/** The table after the stages of the seat's decision. Others' stages are not looked into: they may hide traps. */
function settled(game: MonsterLands, seat: Seat): MonsterLands {
  const top = game.stack.at(-1);
  if (game.outcome !== undefined || top === undefined || !STAGES.has(top.rule)) return game;
  const rules = rulesIn(monsterLands);
  const copy = cloneTable(game);
  for (let asks = advance(rules, copy); ; ) {
    const [ask] = asks;
    if (ask === undefined || ask.seat !== seat || !STAGES.has(ask.frame.rule)) return copy;
    asks = answer(rules, copy, ask, ask.values[likeliest(copy, ask)] ?? null);
  }
}

/** Own prospects, and how far the strongest rival is behind; alone what the scenario asks for. */
export function evaluate(game: MonsterLands, seat: Seat): number {
  const table = settled(game, seat);
  const { outcome } = table;
  const points =
    outcome === undefined || isSolo(table) ? prospects(table, seat).map(totalOf) : outcome.scores;
  if (isSolo(table)) return (points[0] ?? 0) + scenarioPoints(table);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < points.length; other++) {
    if (other === seat) continue;
    best = Math.max(best, points[other] as number);
    sum += points[other] as number;
  }
  const others = (best + sum / (points.length - 1)) / 2;
  return (points[seat] as number) - worths.rivalry * others;
}
