// Plans and attacks, by what they do to the party that is there.
import { appraisal, type Seat } from '@krcma/kernel';
import { classOf } from '../data/adventurers.ts';
import type { CreatureId } from '../data/creatures.ts';
import type { Cell } from '../data/dungeon.ts';
import type { TrapId } from '../data/traps.ts';
import type { DungeonLordsTypes } from '../messages.ts';
import { aimedAttack, attackStep } from '../rules/attack-step.ts';
import { attackNamed, damageOf, type Strike } from '../rules/fight/attacks.ts';
import { healthOf, iconsOf } from '../rules/fight/heroes.ts';
import { isTrap, type Part } from '../rules/fight/plan.ts';
import { planFight } from '../rules/plan-fight.ts';
import { trapStep } from '../rules/trap-step.ts';
import { type DungeonLords, type LairCreature, type Lord, lordAt } from '../state.ts';
import { fight, force, sting } from './weights.ts';

const partyHealth = ({ party }: Lord): number => {
  let sum = 0;
  for (const hero of party) sum += healthOf(hero);
  return sum;
};

function partForce(lord: Lord, part: Part): number {
  if (!isTrap(part)) return force[part as CreatureId].damage * fight.efficiency;
  return (
    Math.max(0, sting[part as TrapId].damage - iconsOf(lord.party, 'antiTrap')) +
    (sting[part].stops ? 0.6 : 0)
  );
}

/** As much as is needed this round, and nothing more. */
function planPoints(game: DungeonLords, lord: Lord, planned: readonly Part[], part: Part): number {
  let sent = 0;
  for (const each of planned) sent += partForce(lord, each);
  const need = partyHealth(lord) - (game.training?.fatigue ?? fight.fatigue[game.year]) - sent;
  const power = partForce(lord, part);
  return need <= 0 ? -0.5 : Math.min(power, need + 1) - 0.7;
}

const planning = appraisal<DungeonLordsTypes, { player: Seat; cell?: Cell }>(
  planFight,
  (game, ask, { player }) => {
    const lord = lordAt(game, player);
    if (ask.frame.at === 'cell')
      return ask.values.map((cell) => (lord.dungeon[cell as Cell] === 'tunnel' ? 0.5 : 0));
    const planned = planFight.picksAt(ask.frame, 'parts') ?? [];
    return ask.values.map((part) => (part === null ? 0 : planPoints(game, lord, planned, part as Part)));
  },
);

const PREFERRED = { priest: 0.5, wizard: 0.4, thief: 0.25, warrior: 0 } as const;

/** To beat somebody counts, whose skills are missed counts more; the rest of the damage is lost. */
function hitPoints(lord: Lord, place: number, damage: number): number {
  const hero = lord.party[place];
  if (hero === undefined) return 0;
  const health = healthOf(hero);
  const skill = PREFERRED[classOf(hero.id) ?? 'warrior'];
  return Math.min(damage, health) + (damage >= health ? 1.5 + skill : skill / 2) - 0.1 * place;
}

const aiming = appraisal<DungeonLordsTypes, { player: Seat; strike: Strike }>(
  aimedAttack,
  (game, ask, { player, strike }) => {
    const lord = lordAt(game, player);
    const creature = lord.lair[strike.place] as LairCreature;
    const attack = attackNamed(creature, strike.attack);
    const damage = attack === undefined ? 0 : damageOf(lord, creature, attack);
    return ask.values.map((place) => hitPoints(lord, place as number, damage));
  },
);

/** Who stays ready comes again; what costs nothing else is preferred. */
function strikePoints(lord: Lord, strike: Strike): number {
  const creature = lord.lair[strike.place] as LairCreature;
  const attack = attackNamed(creature, strike.attack);
  if (attack === undefined) return -1;
  if (attack.harmless) return 1.5;
  const damage = damageOf(lord, creature, attack);
  let best = 0;
  if (attack.target === 'first') best = hitPoints(lord, 0, damage);
  else if (attack.target === 'all')
    for (const [place] of lord.party.entries()) best += hitPoints(lord, place, damage);
  else {
    for (const [place] of lord.party.entries())
      if (creature.id !== 'ghost' || place > 0) best = Math.max(best, hitPoints(lord, place, damage));
    best *= attack.times ?? 1;
  }
  return best + (attack.staysReady ? 1.2 : 0) - (attack.pay?.food ?? 0) * 0.6;
}

const attacking = appraisal<DungeonLordsTypes, { player: Seat }>(attackStep, (game, ask, { player }) => {
  const lord = lordAt(game, player);
  return ask.values.map((strike) => strikePoints(lord, strike as Strike));
});

const springing = appraisal<DungeonLordsTypes, { player: Seat; trap?: TrapId }>(
  trapStep,
  (game, ask, { player }) => {
    const lord = lordAt(game, player);
    if (ask.frame.at === 'aim') return ask.values.map((place) => hitPoints(lord, place as number, 3));
    return ask.values.map((trap) => sting[trap as TrapId].damage);
  },
);

export const fightAppraisals = [planning, attacking, aiming, springing] as const;
