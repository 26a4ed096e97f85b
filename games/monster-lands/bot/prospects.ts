// The points a seat may expect: what it has, what lies on its board, and what this round and those to come will bring.
import type { Seat } from '@krcma/kernel';
import { type BattleId, PLACES } from '../data/board.ts';
import { memberOf } from '../data/members.ts';
import type { MonsterLandsTerm } from '../messages.ts';
import { bandOf, foremost, paidMembers, settlerOf, surplusOf } from '../rules/clan.ts';
import { pointsOf, trophiesOf } from '../rules/scoring.ts';
import { leadersAndWages } from '../rules/wages.ts';
import type { Clan, MonsterLands } from '../state.ts';
import { leaving } from './aims.ts';
import { addBattle, type Gains, type Outlooks } from './battles.ts';
import {
  defencePoints,
  equipmentPoints,
  lootPoints,
  type Outlook,
  outlookOf,
  potionPoints,
  pursePoints,
  servicePoints,
  trapsPoints,
  venomPoints,
} from './outlook.ts';
import { addQuests } from './quest-hopes.ts';
import { type Stage, stageOf } from './stage.ts';
import { worths } from './weights.ts';

const BATTLES: readonly BattleId[] = ['a', 'b', 'gate'];

/** Beyond this a surplus finds nobody to hire. */
const USEFUL_SURPLUS = 9;

function dicePoints({ dice }: Clan): number {
  let points = dice.strength * worths.die.strength + dice.magic * worths.die.magic;
  for (const face of dice.persuasion) points += worths.die.persuasion + face * worths.pip;
  return points;
}

/** Whether the seat still has to pay the wages of this round. */
function owes({ phase, stack, first, seats, round }: MonsterLands, seat: Seat): boolean {
  if (phase !== 'clean-up') return round > 0;
  for (const frame of stack) {
    const paying = leadersAndWages.localsAt(frame);
    if (paying === undefined) continue;
    const now = (paying.player - first + seats) % seats;
    const own = (seat - first + seats) % seats;
    return own > now || (own === now && paying.paid === undefined);
  }
  return false;
}

/** Trophies can be sold to keep somebody who would desert: so many coins for a point. */
const COINS_FOR_A_POINT = 5;

/** The purse after the wages, or what it costs not to have them. */
export function moneyPoints(outlook: Outlook, coins = outlook.clan.coins): number {
  const { game, seat, clan, acts, wage, future, coin, aims } = outlook;
  const paid = paidMembers(clan);
  const due = owes(game, seat) ? paid.length * wage : 0;
  const later = paid.length * wage * future * coin * 0.8;
  const left = coins - due;
  if (left >= 0) return pursePoints(left, outlook) - later;
  const [first] = foremost(paid);
  if (first === undefined) return -later;
  const { reputation, affinity } = memberOf(first);
  const loss =
    worths.desertion * (reputation + servicePoints(first, outlook) - wage * future * coin) +
    leaving(aims, clan, affinity);
  const sale = trophiesOf(clan) > 0 ? Math.ceil(-left / COINS_FOR_A_POINT) * 1.2 : loss;
  const open = acts ? Math.min(1, 0.25 - 0.2 * left) : 1;
  return -Math.max(0, Math.min(loss, sale)) * open - later;
}

/** What everything but what is on the way is worth, by what it is. */
type Holdings = Readonly<
  Record<Exclude<MonsterLandsTerm, 'quests' | 'battles' | 'scenario' | 'rivals'>, number>
>;

/** The members of a clan with all they carry. */
function peoplePoints(outlook: Outlook): Pick<Holdings, 'members' | 'wounds' | 'equipment'> {
  const { clan, future } = outlook;
  const { dice } = bandOf(clan);
  let members =
    future *
    (dice.strength * worths.income.strength +
      dice.magic * worths.income.magic +
      dice.persuasion * worths.income.persuasion);
  let wounds = 0;
  let equipment = 0;
  for (const { id, wounded, equipment: borne } of clan.members) {
    members += servicePoints(id, outlook);
    if (wounded) wounds -= worths.wound * Math.min(1, 0.1 + future);
    for (const card of borne) equipment += equipmentPoints(card, outlook);
  }
  return { members, wounds, equipment };
}

function holdingsOf(outlook: Outlook, viewer: Seat | undefined): Holdings {
  const { game, seat, clan, future, glory } = outlook;
  let loot = 0;
  for (const id of clan.loot) if (id !== 'loot-trophies3') loot += lootPoints(id, outlook);
  let realms = 0;
  for (const realm of clan.realms)
    realms += future * (settlerOf(clan, realm) === undefined ? 0.15 : worths.settled);
  const { members, wounds, equipment } = peoplePoints(outlook);
  return {
    points: pointsOf(game, seat) + (glory - 1) * Math.max(-3, Math.min(USEFUL_SURPLUS, surplusOf(clan))),
    coins: moneyPoints(outlook),
    defence: defencePoints(clan.defence, outlook),
    brews: potionPoints(clan.potions, outlook) + venomPoints(clan.venoms, outlook),
    traps: trapsPoints(clan.traps, outlook, viewer === undefined || viewer === seat),
    dice: outlook.acts ? dicePoints(clan) : 0,
    members,
    wounds,
    equipment,
    loot,
    realms,
  };
}

export const outlooksOf = (game: MonsterLands): Outlook[] =>
  game.clans.map((_, seat) => outlookOf(game, seat));

/** Expected gains of all seats from the fights of this round. `viewer`: whose eyes; all when undefined. */
function addBattles(outlooks: Outlooks, stage: Stage, viewer: Seat | undefined, gains: Gains): void {
  const { game } = outlooks[0] as Outlook;
  for (const place of BATTLES)
    for (const path of PLACES[place])
      if (game.paths[path] !== null) {
        addBattle(outlooks, place, stage, viewer, gains);
        break;
      }
}

/** Points a seat may expect, by what they come from. */
export type Prospects = Holdings & { readonly quests: number; readonly battles: number };

/** The prospects of all seats as one of them sees them, or as they are. */
export function prospects(game: MonsterLands, viewer: Seat | undefined): Prospects[] {
  const outlooks = outlooksOf(game);
  const quests: Gains = outlooks.map(() => 0);
  const battles: Gains = outlooks.map(() => 0);
  const stage = stageOf(game);
  if (stage.at <= 4) {
    addQuests(outlooks, stage, viewer, quests);
    addBattles(outlooks, stage, viewer, battles);
  }
  return outlooks.map((outlook, seat) => ({
    ...holdingsOf(outlook, viewer),
    quests: quests[seat] as number,
    battles: battles[seat] as number,
  }));
}

export function totalOf(prospects: Prospects): number {
  const { points, coins, defence, brews, traps, dice, members } = prospects;
  const { wounds, equipment, loot, realms, quests, battles } = prospects;
  const held = points + coins + defence + brews + traps + dice + members + wounds + equipment + loot + realms;
  return held + quests + battles;
}
