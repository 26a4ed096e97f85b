// One mercenary before one monster.
//
// Chances are those of the sums of dice, which are exact; that a reroll or a venom is decided after seeing the roll is
// counted as so many points more.
import { type BattleId, DEATH_GLORY, indexOf, type PathId, placeOf } from '../data/board.ts';
import { memberOf } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { carriedTo } from '../rules/attack-goals.ts';
import { attackDice, automaticHits, preRollDice, rerollsMisses } from '../rules/attack-strength.ts';
import { memberIn } from '../rules/clan.ts';
import type { MonsterLands, Party } from '../state.ts';
import { leaving } from './aims.ts';
import { exactHits, manyHits, reaching } from './chances.ts';
import { capturesWith, defenceOf, goalBonusOf, isWounded, type Roll, rollOf } from './force.ts';
import {
  anyLoot,
  bundlePoints,
  equipmentPoints,
  iconPoints,
  type Outlook,
  rewardsOf,
  servicePoints,
} from './outlook.ts';
import { worths } from './weights.ts';

const HIT_CHANCE = 2 / 3;
const SECOND_CHANCE = 8 / 9;

export const hitChance = (game: MonsterLands): number => (rerollsMisses(game) ? SECOND_CHANCE : HIT_CHANCE);

/** A living mercenary who has still to fight or to conquer. */
export interface Fighter {
  readonly party: Party;
  readonly path: PathId;
  readonly outlook: Outlook;
  readonly known: boolean;
}

/** What they stand before. */
export interface Encounter {
  readonly game: MonsterLands;
  readonly place: BattleId;
  readonly monster: MonsterId;
  /** The chance of each die of the monster. */
  readonly hit: number;
}

/** What his death costs the clan, less the glory of it. */
function deathPoints({ party, path, outlook }: Fighter, place: BattleId): number {
  if (party.member === null) return 0;
  const glory = DEATH_GLORY[place][indexOf(path)] ?? 0;
  const { reputation, affinity } = memberOf(party.member);
  const { clan, aims } = outlook;
  let loss =
    leaving(aims, clan, affinity) +
    reputation +
    servicePoints(party.member, outlook) +
    0.5 * iconPoints(affinity, outlook);
  const member = memberIn(clan, party.member);
  for (const card of member?.equipment ?? []) loss += equipmentPoints(card, outlook);
  // The wages he would have drawn.
  if (party.member !== clan.leader && member?.realm === null)
    loss -= outlook.wage * outlook.coin * (outlook.future + 0.8);
  // The last member or the leader: a clan needs somebody.
  if (clan.members.length <= 2) loss += outlook.future * 0.8;
  return loss - glory * outlook.glory;
}

export function lootOnEvent(outlook: Outlook, event: 'capture' | 'kill' | 'conquest'): number {
  const { loot } = outlook.clan;
  if (event === 'capture') return loot.includes('loot-capture-glory') ? 1.5 : 0;
  if (event === 'kill') return loot.includes('loot-kill-glory') ? 2 : 0;
  return loot.includes('loot-conquest-glory') ? 2 : 0;
}

/** What a member adds to a success of his own. */
function delight({ party, outlook }: Fighter, result: 'capture' | 'kill'): number {
  let points = lootOnEvent(outlook, result);
  if (party.member !== null) {
    const { ability } = memberOf(party.member);
    if (ability.op === 'gainOn' && (ability.event === result || ability.event === 'defeat'))
      points += bundlePoints(ability.gain, outlook);
  }
  return points;
}

/** One who stands before the monster: how it may go for him, with his best use of magic dice. */
interface Duel {
  readonly dice: number;
  readonly sure: number;
  readonly death: number;
  readonly dying: number;
  /** The chance of a wound he lives with. */
  readonly wound: number;
  /** Reaching it beats the monster; beyond `kill` it is dead. */
  readonly goal: number;
  readonly kill: number;
  readonly captured: number;
  readonly killed: number;
}

/** What lies behind him of earlier rolls. */
export interface Carried {
  readonly dice: number;
  readonly sure: number;
}

type Judged = Duel & { readonly points: number };

/** `strike`: attack dice that are known to come, and magic dice given up for certain. */
export function duelOf(
  encounter: Encounter,
  fighter: Fighter,
  carried: Carried,
  struck: boolean,
  strike?: { readonly dice: number; readonly cancel: number },
): Judged {
  const { game, monster, place, hit } = encounter;
  const { party, path, known, outlook } = fighter;
  const { capture, kill, ability } = monsterOf(monster);
  const [captureReward, killReward] = rewardsOf(monster, outlook);
  const roll: Roll = rollOf(game, path, party, 'monster', monster, known);
  const killGoal = kill - goalBonusOf(party, 'kill');
  const captures = capturesWith(party, monster, known);
  const goal = captures ? Math.min(killGoal, capture - goalBonusOf(party, 'capture')) : killGoal;
  const captured = captureReward + delight(fighter, 'capture');
  let killed = killReward + delight(fighter, 'kill');
  if (captures) killed = Math.max(killed, captured);
  const keeps = party.coins * outlook.coin;
  const loot = place === 'gate' ? 0 : anyLoot(outlook);
  const dying = deathPoints(fighter, place);
  const attack = struck ? 0 : (strike?.dice ?? attackDice(game, path, monster) + preRollDice(monster));
  const stops = struck ? 99 : defenceOf(game, path, party, monster) - automaticHits(monster);
  const lethal = isWounded(game, party) ? 1 : 2;
  const shame = ability.op === 'gloryLossOnWound' ? ability.value : 0;
  let best: Judged | undefined;
  const most = strike?.cancel ?? (struck ? 0 : Math.min(roll.magic, attack));
  for (let cancel = strike?.cancel ?? 0; cancel <= most; cancel++) {
    const dice = roll.dice - cancel;
    const sure = roll.sure - cancel * roll.magicBonus;
    const death = struck ? 0 : manyHits(attack - cancel, hit, stops + lethal);
    const wound = struck || lethal === 1 ? 0 : stops < 0 ? 0 : exactHits(attack - cancel, hit, stops + 1);
    const beats = reaching(carried.dice + dice, goal - carried.sure - sure);
    const kills = captures ? reaching(carried.dice + dice, killGoal - carried.sure - sure) : beats;
    const points =
      -death * (dying + shame) -
      wound * (worths.wound + shame) +
      (1 - death) * (keeps + (beats - kills) * captured + kills * killed + (1 - beats) * loot);
    if (best === undefined || points > best.points)
      best = { dice, sure, death, dying, wound, goal, kill: killGoal, captured, killed, points };
    // With certain safety further dice are wasted.
    if (death === 0 && wound === 0) break;
  }
  return best as Judged;
}

/** What a mercenary about to be struck may expect if he gives up so many magic dice. */
export function cancelPoints(
  outlook: Outlook,
  path: PathId,
  monster: MonsterId,
  dice: number,
  cancel: number,
): number {
  const { game } = outlook;
  const party = game.paths[path];
  if (party === null) return 0;
  const place = placeOf(path) as BattleId;
  const fighter: Fighter = { party, path, outlook, known: true };
  const encounter = { game, place, monster, hit: hitChance(game) };
  const carried = { dice: 0, sure: carriedTo(game, path) };
  return duelOf(encounter, fighter, carried, false, { dice, cancel }).points;
}
