// What to do next in a combat.
import type { Seat } from '@krcma/kernel';
import { isEnough, sumOf } from '../rules/combat/sums.ts';
import { armorOf } from '../rules/deck.ts';
import { takesPart } from '../rules/unit-numbers.ts';
import { type Combat, type MageKnight, playerAt } from '../state.ts';
import { isPlayable, type Move, using } from './acts.ts';
import { cover, type Pick } from './cover.ts';
import { countAttack, countBlock, type FightPlan, keepAttack, planFight, type Sketch } from './fight.ts';
import { sketchesNow, staminaOf } from './foes.ts';
import { type Means, meansOf, NOTHING_SPENT, type Spent } from './means.ts';
import { siteVictory } from './prey.ts';

const NEXT: Move = { act: { do: 'next' } };
const GIVE_UP: Move = { act: { do: 'giveUp' } };

const meansInCombat = (game: MageKnight, seat: Seat, combat: Combat): Means =>
  meansOf(game, seat, (unit) => takesPart(combat, unit));

/** The best course of the present combat, without what cannot be used. */
function courseOf(
  game: MageKnight,
  seat: Seat,
  combat: Combat,
  means: Means,
  spent: Spent,
): FightPlan | undefined {
  return planFight(means, spent, sketchesNow(game, seat), {
    phase: combat.phase,
    armor: armorOf(playerAt(game, seat)),
    stamina: staminaOf(game, seat),
    ...siteVictory(game, seat, combat),
  });
}

/** Points lie already: they are brought to their end, or given up. */
function finish(
  game: MageKnight,
  combat: Combat,
  foes: readonly Sketch[],
  means: Means,
  spent: Spent,
): Move | Pick {
  const sum = sumOf(game);
  const isBlock = combat.phase === 'block';
  if (isEnough(sum)) return { act: { do: isBlock ? 'parry' : 'strike' } };
  const aimed = foes.filter(({ foe }) => combat.aim.some((each) => each.foe === foe));
  const [target] = combat.aim;
  const blow = aimed.flatMap(({ blows }) => blows).find(({ attack }) => attack === target?.attack);
  const counting = isBlock
    ? countBlock({ element: blow?.element ?? 'physical' })
    : countAttack(aimed, combat.phase === 'ranged');
  const missing = 2 * (sum.need - sum.efficient) - sum.inefficient;
  const keep = isBlock ? keepAttack : undefined;
  return cover(means, spent, missing, counting, keep)?.picks[0] ?? GIVE_UP;
}

const sameAim = ({ aim }: Combat, foes: readonly number[]): boolean =>
  aim.length === foes.length && aim.every(({ foe }) => foes.includes(foe));

/** Targets are aimed at one by one; others that are aimed at are let go first. */
function aimAt(combat: Combat, foes: readonly number[], [first]: readonly Pick[]): Move | Pick {
  if (sameAim(combat, foes)) return first ?? NEXT;
  if (combat.aim.some(({ foe }) => !foes.includes(foe))) return GIVE_UP;
  const next = foes.find((foe) => combat.aim.every((each) => each.foe !== foe));
  return next === undefined ? NEXT : { act: { do: 'aim', foe: next } };
}

function follow(combat: Combat, plan: FightPlan): Move | Pick {
  if (combat.phase === 'block') {
    const [first] = plan.blocks;
    if (first === undefined) return NEXT;
    const { foe, attack } = first.blow;
    const [aim] = combat.aim;
    if (aim?.foe === foe && aim.attack === attack) return first.picks[0] ?? NEXT;
    return aim === undefined ? { act: { do: 'block', foe, attack } } : GIVE_UP;
  }
  const [assault] = combat.phase === 'ranged' ? plan.shots : plan.strikes;
  return assault === undefined ? NEXT : aimAt(combat, assault.foes, assault.picks);
}

function nextIn(game: MageKnight, seat: Seat, combat: Combat, means: Means, spent: Spent): Move | Pick {
  if (combat.points.length > 0) return finish(game, combat, sketchesNow(game, seat), means, spent);
  const plan = courseOf(game, seat, combat, means, spent);
  return plan === undefined ? NEXT : follow(combat, plan);
}

/** What turns out to be of no use now is left aside, a few times. */
const TRIES = 6;

export function nextInCombat(game: MageKnight, seat: Seat, combat: Combat): Move {
  const means = meansInCombat(game, seat, combat);
  let used = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const next = nextIn(game, seat, combat, means, { ...NOTHING_SPENT, used });
    // To let go what was aimed at for want of means would only lead to the same aim again.
    if (next === GIVE_UP && attempt > 0 && combat.points.length === 0) return NEXT;
    if ('act' in next) return next;
    if (isPlayable(game, seat, next)) return using(next);
    used |= 1 << means.items.indexOf(next.item);
  }
  return combat.points.length > 0 ? GIVE_UP : NEXT;
}
