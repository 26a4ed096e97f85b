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
type Foe = ReturnType<typeof monsterOf>['ability'];

/** Strength, magic, and whatever else is rolled. */
interface Counts {
  strength: number;
  magic: number;
  other: number;
}

const kindOf = (colour: string): keyof Counts =>
  colour === 'strength' || colour === 'magic' ? colour : 'other';

/** What comes together on a path before it is summed up: dice not rolled yet, and what each kind of die counts more. */
interface Tally {
  readonly use: Use;
  readonly party: Party;
  readonly foe: Foe | undefined;
  readonly dice: Counts;
  readonly bonus: Counts;
  rerolls: number;
  sure: number;
}

function addAbility(tally: Tally, ability: Ability): void {
  const { use, party, bonus } = tally;
  if (ability.op === 'dieBonus') {
    const { colour, value, scope } = ability as unknown as Bonus;
    if (scope === 'any' || scope === use) bonus[kindOf(colour)] += value;
  } else if (ability.op === 'reroll') {
    const { times, colours, scope } = ability as unknown as Again;
    if (scope !== 'any-path' && use !== 'quest') return;
    if (party.dice.some(({ colour }) => colours.includes(colour))) tally.rerolls += times;
  }
}

function addMember(game: MonsterLands, tally: Tally): void {
  const { member, seat } = tally.party;
  if (member === null) return;
  addAbility(tally, memberOf(member).ability);
  for (const card of memberIn(clanAt(game, seat), member)?.equipment ?? []) {
    const { kind, ability } = equipmentOf(card);
    if (tally.foe?.op !== 'banEquipmentKind' || tally.foe.kind !== kind) addAbility(tally, ability);
  }
}

function addTraps(tally: Tally, known: boolean): void {
  for (const { id, up } of tally.party.traps) {
    const { ability } = trapOf(id);
    if (!up && !known) tally.sure += UNKNOWN_TRAP;
    else if (ability.op === 'trapDice') {
      // Once it is turned up its dice lie on the path.
      if (!up) tally.dice[kindOf(ability.colour)] += ability.dice;
    } else if (ability.op === 'flatAttack') {
      if (tally.use === 'monster') tally.sure += ability.value;
    } else addAbility(tally, ability);
  }
}

/** The dice that lie there, once all that each of them counts more is known. */
function addDice(tally: Tally): void {
  const { party, dice, bonus } = tally;
  for (const { colour, face } of party.dice)
    if (face > 0) tally.sure += Math.max(0, face + bonus[kindOf(colour)]);
    else dice[kindOf(colour)]++;
}

function venomsOf({ use, party, foe }: Tally): number {
  const banned = foe?.op === 'banTokens' && foe.tokens.includes('venoms');
  return use === 'quest' || banned ? 0 : party.venoms;
}

/** Adds up what the dice of a path count. `known`: its face-down traps may be looked at. */
export function rollOf(
  game: MonsterLands,
  path: PathId,
  party: Party,
  use: Use,
  monster: MonsterId | null,
  known: boolean,
): Roll {
  const foe = monster === null || use !== 'monster' ? undefined : monsterOf(monster).ability;
  const dice: Counts = { strength: 0, magic: 0, other: 0 };
  const bonus: Counts = { strength: 0, magic: 0, other: 0 };
  const tally: Tally = { use, party, foe, dice, bonus, rerolls: 0, sure: use === 'quest' ? 0 : party.bonus };
  addMember(game, tally);
  addTraps(tally, known);
  for (const id of party.loot) addAbility(tally, lootOf(id).ability);
  const benefit = eventPathAt(game, path)?.benefit;
  if (benefit?.op === 'reroll') tally.rerolls += benefit.times;
  if (foe?.op === 'dieMalus') bonus[kindOf(foe.colour)] += foe.value;
  addDice(tally);
  const coming = dice.strength + dice.magic + dice.other;
  const lying = party.dice.filter(({ face }) => face > 0).length;
  const left = Math.max(0, tally.rerolls - party.rerolls.length);
  const more =
    dice.strength * bonus.strength +
    dice.magic * bonus.magic +
    dice.other * bonus.other +
    venomsOf(tally) * VENOM_BONUS +
    Math.min(left, 2 * (coming + lying)) * worths.reroll;
  return { dice: coming, magic: dice.magic, magicBonus: bonus.magic, sure: tally.sure + more };
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
