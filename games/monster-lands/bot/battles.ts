// What the battles of this round will bring each seat on average: monsters left to right, then the conquest, then loot.
import type { Seat } from '@krcma/kernel';
import { type BattleId, type PathId, PLACES } from '../data/board.ts';
import { monsterOf } from '../data/monsters.ts';
import { realmOf } from '../data/realms.ts';
import { areaAt, type MonsterLands, type Party } from '../state.ts';
import { reaching } from './chances.ts';
import { type Carried, duelOf, type Encounter, type Fighter, hitChance, lootOnEvent } from './duel.ts';
import { goalBonusOf, mayKnow, rollOf } from './force.ts';
import { anyLoot, iconPoints, type Outlook } from './outlook.ts';
import { ORDER, type Stage } from './stage.ts';
import { worths } from './weights.ts';

/** The outlooks of all seats; Sam has none. */
export type Outlooks = readonly Outlook[];
/** Expected points of each seat, added up. */
export type Gains = number[];

interface Fight extends Encounter {
  readonly gains: Gains;
  readonly fighters: readonly Fighter[];
  /** The first of them has been attacked already. */
  readonly struck: boolean;
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
  const hit = hitChance(game);
  const struck = order === stage.at && stage.struck;
  fightOn({ game, place, monster, hit, gains, fighters, struck }, 0, { dice: 0, sure }, 1, 0);
}
