// What a fight will cost, by a quick count of damage against hit points: asked for every table a bot looks at.
import type { Seat } from '@krcma/kernel';
import { type AdventurerId, adventurerOf, PHANTOM, type Skills, skillsOf } from '../data/adventurers.ts';
import type { CreatureId } from '../data/creatures.ts';
import type { TrapId } from '../data/traps.ts';
import type { Year } from '../data/types.ts';
import { byNiceness } from '../rules/adventurers.ts';
import { isRoomAt, openRooms, stepsFromEntrance } from '../rules/dungeon.ts';
import { type DungeonLords, isConquered, type Lord, lordAt } from '../state.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { fight, force, heroes, sting } from './weights.ts';

/** A party as a heap of hit points. */
interface Raid {
  size: number;
  hits: number;
  antiTrap: number;
  healing: number;
  magic: number;
}

function join(raid: Raid, { hitPoints, antiTrap = 0, healing = 0, magic = 0 }: Skills, damage: number): void {
  raid.size++;
  raid.hits += hitPoints - damage;
  raid.antiTrap += antiTrap;
  raid.healing += healing;
  raid.magic += magic;
}

/** The party as it stands, whoever is on the way by the track as it stands, and strangers. */
function raidOn(game: DungeonLords, seat: Seat, { arrivals }: Outlook): Raid {
  const { year, adventurers } = game;
  const raid: Raid = { size: 0, hits: 0, antiTrap: 0, healing: 0, magic: 0 };
  for (const { id, damage, bonus } of lordAt(game, seat).party)
    if (id !== PHANTOM) join(raid, skillsOf(id), damage - bonus);
  if (arrivals === 0) return raid;
  const order = byNiceness(game);
  const place = order.indexOf(seat);
  let known = 0;
  for (const season of [adventurers.coming, adventurers.next]) {
    const id: AdventurerId | undefined = season[place];
    if (id === undefined || known >= arrivals) continue;
    known++;
    join(raid, adventurerOf(id), 0);
  }
  if (known === arrivals) return raid;
  const { hits, icons, spread } = heroes[year];
  // From the nicest to the most evil.
  const stranger = hits + spread * (order.length < 2 ? -0.5 : place / (order.length - 1) - 0.5);
  for (let left = arrivals - known; left > 0; left--)
    join(raid, { hitPoints: stranger, antiTrap: icons, healing: icons, magic: icons }, 0);
  return raid;
}

/** Somebody or something added to what a lord has, to see what it is worth. */
export interface Reinforced {
  readonly creature?: CreatureId;
  readonly trap?: TrapId;
}

const byDamage = (a: { damage: number }, b: { damage: number }): number => b.damage - a.damage;

interface Forces {
  readonly once: number[];
  readonly again: number[];
  ghosts: number;
  readonly traps: { damage: number; stops?: true }[];
}

function forcesOf({ lair, traps }: Lord, year: Year, { creature, trap }: Reinforced): Forces {
  const forces: Forces = { once: [], again: [], ghosts: 0, traps: [] };
  const enlist = (id: CreatureId): void => {
    const { damage, again } = force[id];
    if (id === 'ghost') forces.ghosts += damage;
    else (again ? forces.again : forces.once).push(damage);
  };
  for (const { id, stance } of lair) if (stance === 'ready' || stance === 'sent') enlist(id);
  if (creature !== undefined) enlist(creature);
  for (const id of traps) forces.traps.push(sting[id]);
  if (trap !== undefined) forces.traps.push(sting[trap]);
  if (year === 2)
    for (const [at, each] of forces.traps.entries())
      forces.traps[at] = { ...each, damage: each.damage + fight.laterTrap };
  forces.once.sort((a, b) => b - a);
  forces.again.sort((a, b) => b - a);
  forces.traps.sort(byDamage);
  return forces;
}

interface Foreseen {
  /** Tiles, in parts where it may go either way. */
  readonly lost: number;
  readonly caught: number;
}

const NOTHING: Foreseen = { lost: 0, caught: 0 };

/** A fight round by round: one creature, one trap, all ghosts, then healing, fatigue and conquest. */
function foreseeFight(game: DungeonLords, seat: Seat, with_: Reinforced = {}): Foreseen {
  const outlook = outlookOf(game);
  const lord = lordAt(game, seat);
  const raid = raidOn(game, seat, outlook);
  if (raid.size === 0 || outlook.fights === 0) return NOTHING;
  const { once, again, ghosts, traps } = forcesOf(lord, game.year, with_);
  const begun = raid.hits;
  let hits = begun;
  let lost = 0;
  let trapAt = 0;
  let onceAt = 0;
  for (let round = 0; round < outlook.fights && hits > 0; round++) {
    const share = hits / begun;
    const steady = again[0] ?? 0;
    const fresh = once[onceAt] ?? 0;
    let attack = Math.max(steady, fresh);
    if (fresh >= steady && fresh > 0) onceAt++;
    if (round === 0) attack += ghosts;
    const trap = traps[trapAt++];
    const stung = Math.max(0, (trap?.damage ?? 0) - fight.antiTrap * raid.antiTrap * share);
    const dealt = fight.efficiency * (attack + stung);
    hits -= dealt;
    if (hits <= 0) break;
    if (attack > 0) hits += Math.min(dealt, fight.healing * raid.healing * share);
    if (trap?.stops) continue;
    hits -= fight.fatigue[game.year];
    if (hits > 0) lost += Math.min(1, fight.least + hits / fight.doubt);
  }
  return { lost, caught: raid.size * (1 - Math.max(0, hits) / begun) };
}

/** Rooms among so many tiles that fall: the nearest go first, and their lord gives tunnels before rooms (DL-PLAN.1). */
function fallenRooms(lord: Lord, lost: number): number {
  const tunnels: number[] = [];
  const rooms: number[] = [];
  for (const [cell, steps] of stepsFromEntrance(lord).entries()) {
    if (steps === undefined || isConquered(lord, cell)) continue;
    const those = isRoomAt(lord, cell) ? rooms : tunnels;
    those[steps] = (those[steps] ?? 0) + 1;
  }
  let left = lost;
  let fallen = 0;
  for (let steps = 0; left > 0 && steps < Math.max(tunnels.length, rooms.length); steps++) {
    left -= Math.min(left, tunnels[steps] ?? 0);
    const taken = Math.min(left, rooms[steps] ?? 0);
    fallen += taken;
    left -= taken;
  }
  return fallen;
}

/** What the combat of the year is worth to a lord, in points. */
export function defencePoints(game: DungeonLords, seat: Seat, with_?: Reinforced): number {
  const { lost, caught } = foreseeFight(game, seat, with_);
  const lord = lordAt(game, seat);
  const rooms = lost > 0 && openRooms(lord).length > 0 ? fallenRooms(lord, lost) : 0;
  return fight.prisoner * caught - fight.tile * lost - fight.room * rooms;
}
