// Points a lord may expect at the end, by what they come from.
import type { Seat } from '@krcma/kernel';
import { isPaladin } from '../data/adventurers.ts';
import { creatureOf } from '../data/creatures.ts';
import type { EventTileId } from '../data/events.ts';
import { roomOf } from '../data/rooms.ts';
import type { PlayerCount } from '../data/setup.ts';
import { points, TITLES, titlePoints } from '../data/titles.ts';
import { PALADIN_SPACE } from '../data/track.ts';
import type { DungeonLordsTerm } from '../messages.ts';
import { openRooms, tileCount, tunnelCount } from '../rules/dungeon.ts';
import { measures, monsterCount } from '../rules/scoring.ts';
import { type DungeonLords, isTraining, type Lord, lordAt } from '../state.ts';
import { defencePoints } from './defence.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { pendingPoints } from './slots.ts';
import { stored } from './stores.ts';
import { dues, reputation, titles, worth } from './weights.ts';

export type Prospects = Readonly<Record<Exclude<DungeonLordsTerm, 'rivals'>, number>>;

function surePoints(lord: Lord): number {
  let sum = points.room * openRooms(lord).length + points.monster * monsterCount(lord);
  for (const id of lord.prison) sum += isPaladin(id) ? points.paladin : points.prisoner;
  sum += points.conquered * lord.conquered.length + points.letter * lord.letters;
  for (const id of openRooms(lord)) {
    const room = roomOf(id);
    if (room.kind === 'prestige') for (const each of lord.lair) sum += room.pointsPer?.[each.id] ?? 0;
  }
  return sum;
}

/** The chance to have most of something, while it may still change; alone there are no titles. */
function titleShare(game: DungeonLords, seat: Seat, { rounds }: Outlook): number {
  if (isTraining(game)) return 0;
  const { alone } = titlePoints[game.seats as PlayerCount];
  const doubt = titles.doubt.base + titles.doubt.perRound * rounds;
  let sum = 0;
  for (const title of TITLES) {
    const measure = measures[title];
    const own = measure(lordAt(game, seat));
    let against = 0;
    for (const lord of game.lords) against += Math.exp((measure(lord) - own) / doubt);
    sum += alone / against;
  }
  return sum;
}

/** Rooms that make something, each with the imps it needs. */
function workPoints(lord: Lord, { rounds }: Outlook): number {
  let sum = 0;
  let workers = lord.imps;
  for (const id of openRooms(lord)) {
    const room = roomOf(id);
    if (room.kind !== 'production' || workers < room.workers) continue;
    workers -= room.workers;
    sum += worth.roomUse * rounds;
  }
  return sum;
}

interface EventAhead {
  readonly tile: EventTileId;
  /** Rounds until then, about where the tile lies face down. */
  readonly until: number;
}

/** Events of this year that are still to come: there is one of each kind. */
function eventsAhead(game: DungeonLords, { thisYear }: Outlook): EventAhead[] {
  const { tiles, forecast } = game.events;
  if (thisYear === 0) return [];
  const season = { winter: 0, spring: 0, summer: 1, autumn: 2 }[game.season];
  const first = game.season !== 'winter' && game.phase === 'adventurers' ? season + 1 : season;
  return tiles
    .map((tile, place) => ({ tile, until: place < forecast ? place - season : thisYear / 2 }))
    .slice(first);
}

/** What the creatures want on payday. */
function wagesOf({ lair }: Lord, kind: 'food' | 'evil'): number {
  let sum = 0;
  for (const { id } of lair) sum += creatureOf(id).cost[kind] ?? 0;
  return sum;
}

/** What cannot be paid when it is due this year (DL-TAX.3, DL-PAY.2). */
function shortfall(game: DungeonLords, lord: Lord, outlook: Outlook): number {
  let cost = 0;
  for (const { tile, until } of eventsAhead(game, outlook)) {
    if (tile === 'taxes') {
      const owed = Math.ceil((tileCount(lord) + 0.5 * until) / 2);
      cost += dues.letter * Math.max(0, owed - lord.gold - dues.goldIncome * until) * 0.8;
    }
    if (tile === 'payday')
      cost += dues.released * Math.max(0, wagesOf(lord, 'food') - lord.food - dues.foodIncome * until) * 0.5;
  }
  return cost;
}

/** Evil as it will be after payday. */
function evilAhead(game: DungeonLords, lord: Lord, outlook: Outlook): number {
  const isPayday = eventsAhead(game, outlook).some(({ tile }) => tile === 'payday');
  return lord.evil + (isPayday ? wagesOf(lord, 'evil') : 0);
}

function standing(game: DungeonLords, seat: Seat, outlook: Outlook): number {
  const { arrivals, rounds } = outlook;
  const lord = lordAt(game, seat);
  const later = game.year === 1 ? 3 : 0;
  const sum = -reputation.perArrival * lord.evil * (arrivals + later);
  const { host, gone } = game.paladin;
  if (gone || (host !== null && host !== seat)) return sum;
  if (host === seat) return sum - reputation.host;
  const left = PALADIN_SPACE - evilAhead(game, lord, outlook);
  return rounds > 0 ? sum - (reputation.brink[Math.max(0, left - 1)] ?? 0) : sum;
}

export function prospects(game: DungeonLords, seat: Seat): Prospects {
  const lord = lordAt(game, seat);
  const outlook = outlookOf(game);
  const { rounds } = outlook;
  return {
    points: surePoints(lord),
    titles: titleShare(game, seat, outlook),
    defence: defencePoints(game, seat),
    party: game.year === 1 ? worth.creatureLater * lord.lair.length : 0,
    workers:
      stored(lord.imps, worth.imp, rounds) +
      stored(tunnelCount(lord) - lord.conquered.length, worth.tunnel, rounds) +
      workPoints(lord, outlook),
    stock:
      stored(lord.gold, worth.gold, rounds) +
      stored(lord.food, worth.food, rounds) +
      stored(lord.traps.length, worth.trap, rounds) +
      worth.spied * lord.spied.length +
      pendingPoints(game, seat),
    dues: -shortfall(game, lord, outlook),
    reputation: standing(game, seat, outlook),
  };
}

export const totalOf = (expected: Prospects): number => {
  let sum = 0;
  for (const each of Object.values(expected)) sum += each;
  return sum;
};
