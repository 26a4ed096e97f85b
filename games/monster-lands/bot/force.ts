// What a party on a path is able to do: dice and sure points of its roll, and hits it can stop.
import type { Seat } from '@krcma/kernel';
import { GUARDS, indexOf, type PathId, placeOf, VENOM_BONUS } from '../data/board.ts';
import { type EquipmentId, equipmentOf } from '../data/equipment.ts';
import type { Benefit } from '../data/events.ts';
import { lootOf } from '../data/loot.ts';
import { memberOf } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { isTrick, trapOf } from '../data/traps.ts';
import type { Affinity, Goal } from '../data/types.ts';
import { memberIn, timesUsed } from '../rules/clan.ts';
import { defenceBanned } from '../rules/gain.ts';
import { eventPathAt } from '../rules/path-room.ts';
import { clanAt, type MonsterLands, type Party } from '../state.ts';
import { worths } from './weights.ts';

export type Use = 'monster' | 'conquest' | 'quest';

/** The roll of a party, seen as one sum: so many dice still to come, and the rest for certain. */
export interface Roll {
  /** Dice not rolled yet, and how many of them are magic. */
  dice: number;
  magic: number;
  /** What a magic die counts more. */
  magicBonus: number;
  sure: number;
}

/** A face-down token of somebody else: about a strength die. */
const UNKNOWN_TRAP = 3.5;

type Ability = { readonly op: string };
type Bonus = { colour: string; value: number; scope: string };
type Again = { times: number; colours: readonly string[]; scope: string };

/** Adds up what the dice of a path count. `known`: its face-down traps may be looked at. */
export function rollOf(
  game: MonsterLands,
  path: PathId,
  party: Party,
  use: Use,
  monster: MonsterId | null,
  known: boolean,
): Roll {
  let strength = 0;
  let magic = 0;
  let other = 0;
  let bonusS = 0;
  let bonusM = 0;
  let bonusP = 0;
  let rerolls = 0;
  let sure = use === 'quest' ? 0 : party.bonus;
  const foe = monster === null || use !== 'monster' ? undefined : monsterOf(monster).ability;
  const add = (ability: Ability): void => {
    if (ability.op === 'dieBonus') {
      const { colour, value, scope } = ability as unknown as Bonus;
      if (scope !== 'any' && scope !== use) return;
      if (colour === 'strength') bonusS += value;
      else if (colour === 'magic') bonusM += value;
      else bonusP += value;
    } else if (ability.op === 'reroll') {
      const { times, colours, scope } = ability as unknown as Again;
      if (
        (scope === 'any-path' || use === 'quest') &&
        party.dice.some(({ colour }) => colours.includes(colour))
      )
        rerolls += times;
    }
  };
  const { member } = party;
  if (member !== null) {
    add(memberOf(member).ability);
    for (const card of memberIn(clanAt(game, party.seat), member)?.equipment ?? []) {
      const { kind, ability } = equipmentOf(card);
      if (foe?.op === 'banEquipmentKind' && foe.kind === kind) continue;
      add(ability);
    }
  }
  for (const { id, up } of party.traps) {
    if (!up && !known) {
      sure += UNKNOWN_TRAP;
      continue;
    }
    const { ability } = trapOf(id);
    if (ability.op === 'trapDice') {
      // Once it is turned up its dice lie on the path.
      if (up) continue;
      if (ability.colour === 'strength') strength += ability.dice;
      else magic += ability.dice;
    } else if (ability.op === 'flatAttack') {
      if (use === 'monster') sure += ability.value;
    } else add(ability);
  }
  for (const id of party.loot) add(lootOf(id).ability);
  const benefit = eventPathAt(game, path)?.benefit;
  if (benefit?.op === 'reroll') rerolls += benefit.times;
  if (foe?.op === 'dieMalus') {
    if (foe.colour === 'strength') bonusS += foe.value;
    else if (foe.colour === 'magic') bonusM += foe.value;
  }
  let rolled = 0;
  for (const { colour, face } of party.dice) {
    if (face > 0) {
      rolled++;
      sure += Math.max(0, face + (colour === 'strength' ? bonusS : colour === 'magic' ? bonusM : bonusP));
    } else if (colour === 'strength') strength++;
    else if (colour === 'magic') magic++;
    else other++;
  }
  const dice = strength + magic + other;
  const left = Math.max(0, rerolls - party.rerolls.length);
  const venoms =
    use === 'quest' || (foe?.op === 'banTokens' && foe.tokens.includes('venoms')) ? 0 : party.venoms;
  sure +=
    strength * bonusS +
    magic * bonusM +
    other * bonusP +
    venoms * VENOM_BONUS +
    Math.min(left, 2 * (dice + rolled)) * worths.reroll;
  return { dice, magic, magicBonus: bonusM, sure };
}

/** What counts towards one goal only. */
export function goalBonusOf(party: Party, goal: Goal): number {
  if (party.member === null) return 0;
  const { ability } = memberOf(party.member);
  let bonus = ability.op === 'totalBonus' && ability.goal === goal ? ability.value : 0;
  for (const id of party.loot) {
    const own = lootOf(id).ability;
    if (own.op === 'totalBonus' && own.goal === goal) bonus += own.value;
  }
  return bonus;
}

/** Whether the traps on the path allow a capture. */
export function capturesWith(party: Party, monster: MonsterId, known: boolean): boolean {
  if (party.member === null) return false;
  if (memberOf(party.member).ability.op === 'noTrapNeeded') return true;
  const { ability } = monsterOf(monster);
  let missing = ability.op === 'trapsToCapture' ? ability.value : 1;
  for (const { id, up } of party.traps) if (!known || !isTrick(id) || (!up && missing > 0)) missing--;
  return missing <= 0;
}

const protects = (
  ability: Ability & { value?: number; vs?: readonly Affinity[] | null },
  affinity: Affinity,
): number =>
  ability.op === 'defence' && (ability.vs == null || ability.vs.includes(affinity))
    ? (ability.value ?? 0)
    : 0;

/** Hits a party can stop. */
export function defenceOf(game: MonsterLands, path: PathId, party: Party, monster: MonsterId): number {
  const { ability: foe, affinity } = monsterOf(monster);
  let points = 0;
  if (party.potions > 0 && !(foe.op === 'banTokens' && foe.tokens.includes('potions')))
    points += party.potions;
  if (defenceBanned(game)) return points;
  points += party.defence;
  if (foe.op === 'banDefenceAbilities') return points;
  points += Math.max(0, pathDefence(path, eventPathAt(game, path)?.benefit) - party.guardsUsed);
  if (party.member === null) return points;
  const clan = clanAt(game, party.seat);
  const left = (ability: Ability, card: typeof party.member | EquipmentId): number => {
    const value = protects(ability, affinity);
    return value === 0 || card === null ? 0 : Math.max(0, value - timesUsed(clan, card));
  };
  points += left(memberOf(party.member).ability, party.member);
  for (const card of memberIn(clan, party.member)?.equipment ?? []) {
    const { kind, ability } = equipmentOf(card);
    if (foe.op !== 'banEquipmentKind' || foe.kind !== kind) points += left(ability, card);
  }
  return points;
}

const pathDefence = (path: PathId, benefit: Benefit | undefined): number => {
  if (placeOf(path) === 'gate') return GUARDS[indexOf(path) === 0 ? 0 : 1].defence;
  return benefit?.op === 'defence' ? benefit.value : 0;
};

export const isWounded = (game: MonsterLands, { seat, member }: Party): boolean =>
  member !== null && memberIn(clanAt(game, seat), member)?.wounded === true;

/** Whether a seat may look at the face-down traps of a party; a search that plays all seats may. */
export const mayKnow = ({ seat }: Party, viewer: Seat | undefined): boolean =>
  viewer === undefined || viewer === seat;
