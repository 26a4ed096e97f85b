// What a seat may still expect, and what single things are worth to it.
import type { Seat } from '@krcma/kernel';
import { END_GLORY } from '../data/clan-board.ts';
import { type EquipmentId, equipmentOf } from '../data/equipment.ts';
import { type LootId, lootOf } from '../data/loot.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { isTrick, type TrapId, trapOf } from '../data/traps.ts';
import type { Affinity, Bundle, EquipmentAbility, MemberAbility } from '../data/types.ts';
import { bandOf, surplusOf } from '../rules/clan.ts';
import { poolSize } from '../rules/dice.ts';
import { defenceBanned } from '../rules/gain.ts';
import { offered } from '../rules/offers.ts';
import { roundsOf } from '../rules/scenarios.ts';
import { type Clan, clanAt, isSolo, type MonsterLands } from '../state.ts';
import { type Aims, aimsOf } from './aims.ts';
import { worths } from './weights.ts';

/** The situation of one seat, worked out once for everything it may weigh. */
export interface Outlook {
  readonly game: MonsterLands;
  readonly seat: Seat;
  readonly clan: Clan;
  /** Rounds after this one, as far as they are likely to be played. */
  readonly rounds: number;
  /** The same, later ones counted less. */
  readonly future: number;
  /** The seat may still place dice this round. */
  readonly acts: boolean;
  readonly coin: number;
  readonly glory: number;
  readonly wage: number;
  /** What the scenario counts beside points. */
  readonly aims: Aims;
  /** What an unknown token of loot is worth: worked out when it is first needed. */
  loot?: number;
  /** The same for the rewards of monsters: for the capture and for the kill. */
  readonly rewards: Map<MonsterId, readonly [capture: number, kill: number]>;
}

/** Glory a leader makes in a round: how soon the track may end the game. */
const GLORY_A_ROUND = 5;

function roundsLeft(game: MonsterLands): number {
  const left = roundsOf(game) - game.round;
  if (isSolo(game)) return left;
  let most = 0;
  for (const { glory } of game.clans) most = Math.max(most, glory);
  return Math.max(0, Math.min(left, (END_GLORY + 1 - most) / GLORY_A_ROUND));
}

/** So many rounds with the later ones counted less. */
function discounted(rounds: number): number {
  let sum = 0;
  let weight = worths.patience;
  for (let left = rounds; left > 0; left--) {
    sum += weight * Math.min(1, left);
    weight *= worths.patience;
  }
  return sum;
}

export function outlookOf(game: MonsterLands, seat: Seat): Outlook {
  const clan = clanAt(game, seat);
  const rounds = roundsLeft(game);
  const acts =
    game.phase === 'pool' || (game.phase === 'deployment' && !clan.passed && poolSize(clan.dice) > 0);
  const aims = aimsOf(game);
  const time = Math.min(1, rounds);
  const last = acts ? worths.lastCoin : worths.leftCoin;
  return {
    game,
    seat,
    clan,
    rounds,
    future: discounted(rounds),
    acts,
    coin: Math.max(aims.coin, last + (worths.coin - last) * time),
    glory: 1 + worths.glory * (acts ? 1 : time),
    wage: bandOf(clan).wage,
    aims,
    rewards: new Map(),
  };
}

/** Coins in hand, the later ones counted less. */
export const pursePoints = (coins: number, { coin, aims }: Outlook): number =>
  aims.coin > 0 ? coins * coin : coin * worths.purse * Math.log1p(coins / worths.purse);

const upTo = (steps: readonly number[], count: number): number => {
  let sum = 0;
  for (let i = 0; i < count && i < steps.length; i++) sum += steps[i] as number;
  return sum;
};

/** How much of the use of a token is still ahead: all while fights are to come. */
export const timeToUse = ({ acts, rounds, aims }: Outlook): number =>
  acts || aims.pack ? 1 : Math.min(1, rounds);

/** A thing that Full Pack asks for. */
export const PACKED = 1.2;
const stepsOf = (steps: readonly number[], count: number, { aims }: Outlook): number =>
  aims.pack ? PACKED * Math.min(count, steps.length) : upTo(steps, count);

export const defencePoints = (count: number, outlook: Outlook): number =>
  defenceBanned(outlook.game) ? 0 : stepsOf(worths.defence, count, outlook) * timeToUse(outlook);
export const potionPoints = (count: number, outlook: Outlook): number =>
  stepsOf(worths.potion, count, outlook) * timeToUse(outlook);
export const venomPoints = (count: number, outlook: Outlook): number =>
  stepsOf(worths.venom, count, outlook) * timeToUse(outlook);

/** What a trap adds to a roll. */
function trapStrength(id: TrapId): number {
  const { ability } = trapOf(id);
  if (ability.op === 'trapDice') return ability.dice * 3.5;
  if (ability.op === 'flatAttack') return ability.value * 0.9;
  if (ability.op === 'dieBonus')
    return ability.value * worths.diceOnPath * (ability.colour === 'magic' ? 0.6 : 1);
  if (ability.op === 'steal') return ability.upTo * (ability.colours.length > 1 ? 3.25 : 2.5);
  return ability.dice * 3.5;
}

export const trapPoints = (id: TrapId): number =>
  (isTrick(id) ? worths.trap / 2 : worths.trap) + worths.trapPoint * trapStrength(id);

/** A token of somebody else that lies face down. */
const UNKNOWN_TRAP = 0.85;

/** `known`: they may be looked at; of others only the number is open. */
export function trapsPoints(traps: readonly TrapId[], outlook: Outlook, known: boolean): number {
  let sum = 0;
  for (const id of traps) sum += known ? trapPoints(id) : UNKNOWN_TRAP;
  // More than three are seldom laid before the game ends.
  if (outlook.aims.pack) return Math.min(sum, PACKED * traps.length) + 0.3 * traps.length;
  const crowd = Math.min(1, (1.5 + 1.5 * outlook.rounds) / Math.max(1, traps.length));
  return sum * crowd * timeToUse(outlook);
}

/** What an ability does in a round. */
export function abilityPoints(ability: MemberAbility | EquipmentAbility): number {
  const { ability: each } = worths;
  switch (ability.op) {
    case 'defence':
      return each.defence * ability.value * (ability.vs === null ? 1 : 0.5);
    case 'reroll':
      // Persuasion dice are rolled on quests only.
      return each.reroll * ability.times * (ability.colours.includes('persuasion') ? 0.65 : 1);
    case 'dieBonus':
      return each.dieBonus * ability.value * (ability.scope === 'conquest' ? 0.4 : 1);
    case 'totalBonus':
      return each.totalBonus * ability.value;
    default:
      return each[ability.op];
  }
}

/** A member's dice in every round to come. */
function incomePoints(id: MemberId, { future }: Outlook): number {
  const { dice } = memberOf(id);
  const { income } = worths;
  return (
    future *
    (dice.strength * income.strength + dice.magic * income.magic + dice.persuasion * income.persuasion)
  );
}

/** What a member will still do for the clan, beside his reputation and affinity; wages are counted for the clan. */
export const servicePoints = (id: MemberId, outlook: Outlook): number =>
  incomePoints(id, outlook) + abilityPoints(memberOf(id).ability) * outlook.future;

export const equipmentPoints = (card: EquipmentId, outlook: Outlook): number =>
  abilityPoints(equipmentOf(card).ability) * (outlook.future + (outlook.acts ? 0.6 : 0)) * 0.9;

const hasAffinity = (affinity: Affinity, { clan }: Outlook): number => {
  let icons = 0;
  for (const { id } of clan.members) if (memberOf(id).affinity === affinity) icons++;
  return icons;
};

/** Points a further icon of an affinity may bring: the more there are, the more. */
export const iconPoints = (affinity: Affinity | null, outlook: Outlook): number =>
  affinity === null ? 0 : hasAffinity(affinity, outlook) === 1 ? 0.6 : 1.3;

/** Loot that waits for its use. */
export function lootPoints(id: LootId, outlook: Outlook): number {
  const { ability } = lootOf(id);
  const ahead = timeToUse(outlook);
  switch (ability.op) {
    case 'gain':
      return bundlePoints(ability.choice[0], outlook) * 0.95;
    case 'gainOn':
      return (ability.gain.glory ?? 0) * 0.5 * ahead;
    case 'trophy':
      return 3.1;
    case 'freeHire':
      return 1.2 + 3 * ahead;
    case 'reroll':
      return 0.35 * ability.times * ahead;
    case 'totalBonus':
      return 0.2 * ability.value * ahead;
    case 'dieBonus':
      return (ability.colour === 'strength' ? 1.4 : 1) * ahead;
    case 'convertDie':
      return 1 * Math.min(1, outlook.rounds + (outlook.acts ? 1 : 0));
  }
}

function worthOfAnyLoot(outlook: Outlook): number {
  const offer = offered(outlook.game.loot.offer);
  let best = 0;
  let sum = 0;
  for (const id of offer) {
    const points = lootPoints(id, outlook);
    sum += points;
    best = Math.max(best, points);
  }
  return offer.length === 0 ? 0 : 0.6 * best + (0.4 * sum) / offer.length;
}

/** A token of the offer, when others may take theirs first. */
export function anyLoot(outlook: Outlook): number {
  outlook.loot ??= worthOfAnyLoot(outlook);
  return outlook.loot;
}

/** The rewards of a monster. */
export function rewardsOf(monster: MonsterId, outlook: Outlook): readonly [capture: number, kill: number] {
  let rewards = outlook.rewards.get(monster);
  if (rewards === undefined) {
    const { captureReward, killReward, trophy } = monsterOf(monster);
    rewards = [bundlePoints(captureReward, outlook), bundlePoints(killReward, outlook) + trophy];
    outlook.rewards.set(monster, rewards);
  }
  return rewards;
}

/** What is gained or lost in one go. */
export function bundlePoints(bundle: Bundle, outlook: Outlook): number {
  const { clan } = outlook;
  let points = 0;
  if (bundle.glory !== undefined) points += bundle.glory * outlook.glory;
  if (bundle.coins !== undefined)
    points += pursePoints(clan.coins + bundle.coins, outlook) - pursePoints(clan.coins, outlook);
  if (bundle.potions !== undefined)
    points += potionPoints(clan.potions + bundle.potions, outlook) - potionPoints(clan.potions, outlook);
  if (bundle.venoms !== undefined)
    points += venomPoints(clan.venoms + bundle.venoms, outlook) - venomPoints(clan.venoms, outlook);
  if (bundle.defence !== undefined)
    points += defencePoints(clan.defence + bundle.defence, outlook) - defencePoints(clan.defence, outlook);
  if (bundle.brews !== undefined) points += bundle.brews * 0.42 * timeToUse(outlook);
  if (bundle.dice !== undefined)
    points +=
      (bundle.dice.strength ?? 0) * worths.die.strength +
      (bundle.dice.magic ?? 0) * worths.die.magic +
      (bundle.dice.persuasion ?? 0) * (worths.die.persuasion + 3.5 * worths.pip);
  if (bundle.lootFromOffer !== undefined) points += anyLoot(outlook);
  if (bundle.freeHire !== undefined) points += surplusOf(clan) > 1 ? 3 : 1;
  if (bundle.freeEquipment !== undefined) points += 1.5 * timeToUse(outlook);
  return points;
}

/** What a cost takes away. */
export function costPoints(cost: Bundle, outlook: Outlook): number {
  const { clan } = outlook;
  let points = 0;
  if (cost.coins !== undefined)
    points += pursePoints(clan.coins, outlook) - pursePoints(Math.max(0, clan.coins - cost.coins), outlook);
  if (cost.potions !== undefined)
    points +=
      potionPoints(clan.potions, outlook) - potionPoints(Math.max(0, clan.potions - cost.potions), outlook);
  if (cost.venoms !== undefined)
    points +=
      venomPoints(clan.venoms, outlook) - venomPoints(Math.max(0, clan.venoms - cost.venoms), outlook);
  if (cost.defence !== undefined)
    points +=
      defencePoints(clan.defence, outlook) - defencePoints(Math.max(0, clan.defence - cost.defence), outlook);
  if (cost.trap !== undefined) points += 0.7 * cost.trap * timeToUse(outlook);
  if (cost.trophyCard !== undefined) points += 1;
  if (cost.glory !== undefined) points += cost.glory * outlook.glory;
  return points;
}
