// What the battles of this round will bring each seat on average: monsters left to right, then the conquest, then loot.
//
// Chances are those of the sums of dice, which are exact; that a reroll or a venom is decided after seeing the roll is
// counted as so many points more.
import type { Seat } from '@krcma/kernel';
import { type BattleId, DEATH_GLORY, indexOf, type PathId, PLACES, placeOf } from '../data/board.ts';
import { memberOf } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { realmOf } from '../data/realms.ts';
import { carriedTo } from '../rules/attack-goals.ts';
import { attackDice, automaticHits, preRollDice, rerollsMisses } from '../rules/attack-strength.ts';
import { memberIn } from '../rules/clan.ts';
import { areaAt, type MonsterLands, type Party } from '../state.ts';
import { leaving } from './aims.ts';
import { exactHits, manyHits, reaching } from './chances.ts';
import { capturesWith, defenceOf, goalBonusOf, isWounded, mayKnow, type Roll, rollOf } from './force.ts';
import {
  anyLoot,
  bundlePoints,
  equipmentPoints,
  iconPoints,
  type Outlook,
  rewardsOf,
  servicePoints,
} from './outlook.ts';
import { ORDER, type Stage } from './stage.ts';
import { worths } from './weights.ts';

/** The outlooks of all seats; Sam has none. */
export type Outlooks = readonly Outlook[];
/** Expected points of each seat, added up. */
export type Gains = number[];

const HIT_CHANCE = 2 / 3;
const SECOND_CHANCE = 8 / 9;

/** A living mercenary who has still to fight or to conquer. */
interface Fighter {
  readonly party: Party;
  readonly path: PathId;
  readonly outlook: Outlook;
  readonly known: boolean;
}

interface Fight {
  readonly game: MonsterLands;
  readonly place: BattleId;
  readonly monster: MonsterId;
  readonly hit: number;
  readonly gains: Gains;
  readonly fighters: readonly Fighter[];
  /** The first of them has been attacked already. */
  readonly struck: boolean;
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

function lootOnEvent(outlook: Outlook, event: 'capture' | 'kill' | 'conquest'): number {
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
interface Carried {
  readonly dice: number;
  readonly sure: number;
}

type Judged = Duel & { readonly points: number };

/** `strike`: attack dice that are known to come, and magic dice given up for certain. */
function duelOf(
  fight: Fight,
  fighter: Fighter,
  carried: Carried,
  struck: boolean,
  strike?: { readonly dice: number; readonly cancel: number },
): Judged {
  const { game, monster, place, hit } = fight;
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

/** Those who have not fought try to conquer, left to right; the rest take loot. */
function conquer(
  game: MonsterLands,
  place: BattleId,
  fighters: readonly Fighter[],
  from: number,
  chance: number,
  gains: Gains,
  carried: Carried = { dice: 0, sure: 0 },
): void {
  if (place === 'gate' || chance === 0) return;
  const realm = areaAt(game, place)?.realm ?? null;
  let { dice, sure } = carried;
  let taken = 0;
  for (let i = from; i < fighters.length; i++) {
    const fighter = fighters[i] as Fighter;
    const { party, path, outlook, known } = fighter;
    let mine = 0;
    if (realm !== null && taken < 1) {
      const { conquest, glory, affinity } = realmOf(realm);
      const roll = rollOf(game, path, party, 'conquest', null, known);
      dice += roll.dice;
      sure += roll.sure;
      const reached = reaching(dice, conquest - goalBonusOf(party, 'conquest') - sure);
      mine = Math.max(0, reached - taken);
      taken = Math.max(taken, reached);
      gains[party.seat] =
        (gains[party.seat] ?? 0) +
        chance *
          mine *
          (glory * outlook.glory +
            iconPoints(affinity, outlook) +
            worths.realm * outlook.future +
            lootOnEvent(outlook, 'conquest'));
    }
    gains[party.seat] =
      (gains[party.seat] ?? 0) + chance * ((1 - mine) * anyLoot(outlook) + party.coins * outlook.coin);
  }
}

/** From the fighter at `at` on; `weight`: how likely those before him lived as supposed, `done`: and beat it. */
function fightOn(fight: Fight, at: number, carried: Carried, weight: number, done: number): void {
  const fighter = fight.fighters[at];
  const open = weight * (1 - done);
  if (fighter === undefined || open < 0.01) return;
  const { gains, place, game } = fight;
  const { party, outlook } = fighter;
  const { seat } = party;
  const struck = fight.struck && at === 0;
  const duel = duelOf(fight, fighter, carried, struck);
  const dice = carried.dice + duel.dice;
  const sure = carried.sure + duel.sure;
  const reached = Math.max(done, reaching(dice, duel.goal - sure));
  const alive = 1 - duel.death;
  const beats = reached - done;
  const kills = Math.min(beats, Math.max(0, reaching(dice, duel.kill - sure) - done));
  const { ability } = monsterOf(fight.monster);
  const loot = place === 'gate' ? 0 : anyLoot(outlook);
  let points = -(1 - done) * (duel.death * duel.dying + duel.wound * worths.wound);
  points += (1 - done) * alive * party.coins * outlook.coin;
  points += alive * ((beats - kills) * duel.captured + kills * duel.killed + (1 - reached) * loot);
  if (ability.op === 'onKilledWoundAll') points -= alive * kills * 0.5 * worths.wound;
  gains[seat] = (gains[seat] ?? 0) + weight * points;
  conquer(game, place, fight.fighters, at + 1, weight * alive * beats, gains);
  if (alive > 0) fightOn(fight, at + 1, { dice, sure }, weight * alive, reached);
  if (duel.death > 0) fightOn(fight, at + 1, carried, weight * duel.death, done);
}

const isLiving = (party: Party | null): party is Party =>
  party !== null && party.member !== null && !party.dead;

/** A party that is looked at as if it stood on a path. */
export interface Candidate {
  readonly path: PathId;
  readonly party: Party;
}

/** Adds what the battle at a place will bring. */
export function addBattle(
  outlooks: Outlooks,
  place: BattleId,
  stage: Stage,
  viewer: Seat | undefined,
  gains: Gains,
  candidate?: Candidate,
): void {
  const { game } = outlooks[0] as Outlook;
  const order = ORDER[place] as number;
  if (order < stage.at || (order === stage.at && stage.looting)) return;
  const fighters: Fighter[] = [];
  let sure = 0;
  let sam = false;
  for (const path of PLACES[place]) {
    const party = candidate?.path === path ? candidate.party : game.paths[path];
    if (party === null) continue;
    if (party.member === null) {
      // Sam takes the monster away, or the realm if it is gone.
      sam ||= fighters.length === 0 && !party.fought;
      continue;
    }
    if (party.total !== undefined && !stage.cleared) sure += party.total;
    if (!isLiving(party)) continue;
    const outlook = outlooks[party.seat] as Outlook;
    if (party.fought) {
      if (!party.won && place !== 'gate') gains[party.seat] = (gains[party.seat] ?? 0) + anyLoot(outlook);
      gains[party.seat] = (gains[party.seat] ?? 0) + party.coins * outlook.coin;
      continue;
    }
    fighters.push({ party, path, outlook, known: mayKnow(party, viewer) });
  }
  if (fighters.length === 0) return;
  const area = place === 'gate' ? undefined : areaAt(game, place);
  const monster = place === 'gate' ? game.gate : (area?.monster ?? null);
  const beaten = monster === null || area?.leaving === true || (order === stage.at && stage.cleared) || sam;
  if (beaten) {
    conquer(game, place, fighters, 0, 1, gains);
    return;
  }
  const hit = rerollsMisses(game) ? SECOND_CHANCE : HIT_CHANCE;
  const struck = order === stage.at && stage.struck;
  fightOn({ game, place, monster, hit, gains, fighters, struck }, 0, { dice: 0, sure }, 1, 0);
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
  const hit = rerollsMisses(game) ? SECOND_CHANCE : HIT_CHANCE;
  const fighter: Fighter = { party, path, outlook, known: true };
  const fight: Fight = { game, place, monster, hit, gains: [], fighters: [fighter], struck: false };
  const carried = { dice: 0, sure: carriedTo(game, path) };
  return duelOf(fight, fighter, carried, false, { dice, cancel }).points;
}
