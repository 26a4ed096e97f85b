// Decisions while dice are rolled: which to give up, when to stop, what to roll again.
import type { Json } from '@krcma/kernel';
import type { PathId } from '../data/board.ts';
import { lootOf } from '../data/loot.ts';
import { memberOf } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { type QuestId, questOf } from '../data/quests.ts';
import type { RealmId } from '../data/realms.ts';
import type { FreeAct } from '../rules/acts.ts';
import {
  attackTotal,
  conquestGoal,
  conquestTotal,
  goalsOf,
  mayCapture,
  resultOf,
} from '../rules/attack-goals.ts';
import { lethalOn } from '../rules/defend.ts';
import { pathTotal } from '../rules/path-roll.ts';
import type { Rerolling, RollAct } from '../rules/rolling.ts';
import type { Cancelling, Strike } from '../rules/strike.ts';
import type { Party, PathDie } from '../state.ts';
import { cancelPoints } from './duel.ts';
import { bundlePoints } from './outlook.ts';
import { freePoints, type Situation } from './weigh-free.ts';

/** Far enough apart that the better answer is nearly always taken. */
const CLEAR = 2;
const AVERAGE = 3.5;

type Stop = { readonly do: 'stop' };
type Decline = { readonly do: 'decline' };

export function cancelledPoints(
  values: readonly Json[],
  situation: Situation,
  { path, monster, dice, active }: Strike,
): number[] {
  return values.map((value) => {
    const act = value as Cancelling | FreeAct;
    if (act.do !== 'cancel') return freePoints(act, situation) - CLEAR;
    // Dice that are diverted to him come on top of an attack of his own.
    return cancelPoints(situation.own, path, monster, dice, act.magic) - (active ? 0 : 0.1 * act.magic);
  });
}

const STOPPERS: Readonly<Record<string, number>> = { benefit: 5, guards: 5, token: 3, potion: 1 };

/** Abilities first, then tokens, which are lost anyway, then potions; nobody is saved who dies in any case. */
export function stopPoints(
  values: readonly Json[],
  situation: Situation,
  { path, hits }: { readonly path: PathId; readonly hits: number },
): number[] {
  const deadly = hits >= lethalOn(situation.game, path);
  return values.map((value) => {
    const { by } = value as { by: string };
    if (by === 'take') return deadly ? -CLEAR : 0.8;
    return STOPPERS[by] ?? 4;
  });
}

const isLowest = (dice: readonly PathDie[], die: PathDie): boolean => {
  for (const each of dice) if (each.face > 0 && each.face < die.face) return false;
  return true;
};

/** What a reroll of a die may add: the lower it is, the more. */
function rerollPoints(dice: readonly PathDie[], index: number | undefined, missing: number): number {
  const die = index === undefined ? undefined : dice[index];
  if (die === undefined) return -CLEAR;
  if (missing > 0 && die.face + missing > 6 && die.face >= AVERAGE) return -0.5;
  return AVERAGE - die.face + (isLowest(dice, die) ? 0.3 : 0);
}

/** Loot laid on the path: when it is missing something and may still get there. */
function lootOnPath(act: FreeAct, party: Party, missing: number, situation: Situation): number {
  if (act.do !== 'loot' || !lootOf(act.loot).outside) return freePoints(act, situation) - 0.3;
  const { ability } = lootOf(act.loot);
  const count = (colour: string): number => party.dice.filter((die) => die.colour === colour).length;
  const adds =
    ability.op === 'totalBonus'
      ? ability.value
      : ability.op === 'dieBonus'
        ? ability.value * count(ability.colour)
        : ability.op === 'reroll'
          ? 1.8 * ability.times
          : 0;
  return missing <= 0 ? -CLEAR : adds >= missing ? 1 : adds >= missing - 2 ? 0.1 : -1;
}

const unrolled = ({ dice }: Party): number => {
  let count = 0;
  for (const { face } of dice) if (face === 0) count++;
  return count;
};

export function attackPoints(
  values: readonly Json[],
  situation: Situation,
  { path, monster }: { readonly path: PathId; readonly monster: MonsterId },
): number[] {
  const { game, own } = situation;
  const party = game.paths[path] as Party;
  const total = attackTotal(game, path);
  const goals = goalsOf(game, path, monster);
  const result = resultOf(game, path, monster);
  const { captureReward, killReward, trophy } = monsterOf(monster);
  const bonus = party.member !== null && memberOf(party.member).ability.op === 'gainOn' ? 1 : 0;
  const captured = bundlePoints(captureReward, own) + bonus;
  const killed = bundlePoints(killReward, own) + trophy;
  const captures = mayCapture(game, path, monster);
  const wantsKill = !captures || killed > captured + 0.3;
  const open = unrolled(party);
  const missing = (wantsKill ? goals.kill : goals.capture) - total;
  const reachable = open > 0 && missing <= 6 * open;
  const stopping = result === 'kill' ? 3 : result === 'capture' ? (wantsKill && reachable ? 0.5 : 3) : -1;
  return values.map((value) => {
    const act = value as RollAct | Stop | FreeAct;
    switch (act.do) {
      case 'stop':
        return stopping;
      case 'roll-all':
        return wantsKill || total + AVERAGE * open < goals.kill - 3 ? 1.2 : 0.9;
      case 'roll':
        return (wantsKill ? 0.8 : 1.1) - (party.dice[act.die]?.colour === 'magic' ? 0.1 : 0);
      case 'venom':
        return open === 0 && missing > 0 && missing <= 2 * party.venoms ? 2 : -1.5;
      case 'reroll':
        return open > 0 ? -0.5 : missing > 0 ? rerollPoints(party.dice, act.die, missing) : -1.5;
      default:
        return open > 0 ? -1 : lootOnPath(act, party, missing, situation);
    }
  });
}

export function conquestPoints(
  values: readonly Json[],
  situation: Situation,
  { path, realm }: { readonly path: PathId; readonly realm?: RealmId },
): number[] {
  const { game } = situation;
  const party = game.paths[path] as Party;
  const goal = realm === undefined ? 0 : conquestGoal(game, path, realm);
  const missing = goal - conquestTotal(game, path);
  const open = unrolled(party);
  return values.map((value) => {
    const act = value as RollAct | Stop | Decline | FreeAct;
    switch (act.do) {
      case 'stop':
        return missing <= 0 ? 3 : -1;
      case 'decline':
        return -2;
      case 'roll-all':
        return 1.2;
      case 'roll':
        return 0.8;
      case 'venom':
        return open === 0 && missing <= 2 * party.venoms ? 2 : -1.5;
      case 'reroll':
        return open > 0 ? -0.5 : rerollPoints(party.dice, act.die, missing);
      default:
        return open > 0 ? -1 : lootOnPath(act, party, missing, situation);
    }
  });
}

export function questRollPoints(
  values: readonly Json[],
  situation: Situation,
  { path, quest }: { readonly path: PathId; readonly quest: QuestId },
): number[] {
  const { game } = situation;
  const { target } = questOf(quest).a;
  const party = game.paths[path] as Party;
  const rival = path === 'qa2' && game.paths.qa1 !== null ? pathTotal(game, 'qa1', 'quest') + 1 : 0;
  const missing = Math.max(target, rival) - pathTotal(game, path, 'quest');
  return values.map((value) => {
    const act = value as Rerolling | Stop | FreeAct;
    if (act.do === 'stop') return missing <= 0 ? 3 : -0.2;
    if (act.do === 'reroll') return rerollPoints(party.dice, act.die, missing);
    return lootOnPath(act, party, missing, situation);
  });
}
