// What two positions must share for their fights to come out the same, as a short string of small numbers.
import { ADVENTURERS, isPaladin, PALADINS, PHANTOM } from '../data/adventurers.ts';
import { COMBAT_CARDS, combatCardOf } from '../data/combat-cards.ts';
import { type AttackId, CREATURES, creatureOf } from '../data/creatures.ts';
import { TRAPS } from '../data/traps.ts';
import { NO_ATTACK } from '../rules/fight/attacks.ts';
import { iconsOf } from '../rules/fight/heroes.ts';
import type { Battle, Lord, Stance } from '../state.ts';
import type { Node, Stage } from './node.ts';

/** From here on some price in evil may be too much (DL-FULL.8). */
const EVIL_THAT_MATTERS = 8;

const numbered = <T extends string>(ids: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(ids.map((id, index) => [id, index + 1])) as Record<T, number>;

const STANCES: readonly Stance[] = ['ready', 'sent', 'sheep', 'out', 'striking'];
const STAGES: readonly Stage[] = [
  'plan',
  'card',
  'traps',
  'trap-aim',
  'fast',
  'attacks',
  'attack-aim',
  'slow',
  'last',
  'over',
];
const ATTACKS: readonly (AttackId | typeof NO_ATTACK)[] = [
  NO_ATTACK,
  'bleat',
  ...CREATURES.flatMap((id) => creatureOf(id).attacks.map((attack) => attack.id)),
];

const numberOf = {
  hero: numbered([...ADVENTURERS, ...PALADINS, PHANTOM]),
  creature: numbered(CREATURES),
  trap: numbered(TRAPS),
  card: numbered(COMBAT_CARDS),
  stance: numbered(STANCES),
  stage: numbered(STAGES),
  attack: numbered(ATTACKS),
};

const ascending = (a: number, b: number): number => a - b;

function addBattle(key: number[], battle: Battle): void {
  const { attacked, noConquest, noHealing, noSpells, noFatigue, rage, invisible, antiTrap } = battle;
  const flags =
    (attacked ? 1 : 0) |
    (noConquest ? 2 : 0) |
    (noHealing ? 4 : 0) |
    (noSpells ? 8 : 0) |
    (noFatigue ? 16 : 0) |
    (rage ? 32 : 0) |
    (invisible === null ? 0 : 64);
  key.push(battle.cell, battle.bait, antiTrap === null ? 99 : antiTrap, flags, battle.shield, battle.sheep);
  for (const trap of battle.traps) key.push(numberOf.trap[trap]);
  key.push(0);
  for (const place of battle.fought) key.push(place + 1);
  key.push(0);
  for (const { hero } of battle.late) key.push(numberOf.hero[hero]);
  key.push(0);
}

function addLair(key: number[], { lair }: Lord): void {
  const numbers: number[] = [];
  for (const { id, stance, due } of lair)
    numbers.push(numberOf.creature[id] * 16 + numberOf.stance[stance] * 2 + (due ? 1 : 0));
  if (numbers.length > 1) numbers.sort(ascending);
  for (const number of numbers) key.push(number);
  key.push(0);
}

function addTraps(key: number[], { traps }: Lord): void {
  const numbers: number[] = [];
  for (const trap of traps) numbers.push(numberOf.trap[trap]);
  if (numbers.length > 1) numbers.sort(ascending);
  for (const number of numbers) key.push(number);
  key.push(0);
}

function addStock(key: number[], lord: Lord): void {
  let paladins = 0;
  for (const id of lord.prison) if (isPaladin(id)) paladins++;
  let mask = 0;
  for (const cell of lord.conquered) mask |= 1 << cell;
  const evil = Math.max(0, lord.evil - EVIL_THAT_MATTERS);
  key.push(lord.gold, lord.food, lord.imps, lord.letters, evil, lord.prison.length, paladins);
  key.push(mask & 0xfff, mask >> 12, lord.lair.length);
}

/** Without magic enough only their fatigue tells cards apart. */
function addPool(key: number[], { lord, pool, round }: Node): void {
  if (iconsOf(lord.party, 'magic') >= round) for (const card of pool) key.push(numberOf.card[card]);
  else {
    const counts = [0, 0, 0, 0];
    for (const card of pool) {
      const { fatigue } = combatCardOf(card);
      counts[fatigue] = (counts[fatigue] ?? 0) + 1;
    }
    for (const count of counts) key.push(count);
  }
  key.push(0);
}

/** Of a node at which something is decided or turned up. */
export function keyOf(node: Node): string {
  const { lord, card, strike } = node;
  const key: number[] = [numberOf.stage[node.stage], node.round, card === null ? 0 : numberOf.card[card]];
  for (const { id, damage, bonus } of lord.party) key.push(numberOf.hero[id], damage, bonus);
  key.push(0);
  addLair(key, lord);
  addTraps(key, lord);
  addStock(key, lord);
  addPool(key, node);
  if (lord.battle !== null) addBattle(key, lord.battle);
  if (strike !== null) key.push(strike.place + 1, numberOf.attack[strike.attack], node.aims);
  if (node.trap !== null) key.push(numberOf.trap[node.trap]);
  return String.fromCharCode(...key);
}
