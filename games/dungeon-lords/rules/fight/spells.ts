// Chapters DL-FST, DL-SLW and DL-SPL: whether a spell is cast, and what it does to the party and to sent monsters.
import { classOf, PHANTOM } from '../../data/adventurers.ts';
import { isGhost } from '../../data/creatures.ts';
import type { HeroClass } from '../../data/types.ts';
import type { Hero, LairCreature, Lord } from '../../state.ts';
import { note } from '../script.ts';
import { isOnTile } from './attacks.ts';
import { battleOf, type Fight } from './fight.ts';
import { iconsOf } from './heroes.ts';
import { heal } from './steps.ts';

/** Crystals enough for the round, counted when it comes to the spell (DL-FST.1, DL-FST.2, DL-SLW.2). */
export const casts = (lord: Lord, round: number): boolean =>
  !battleOf(lord).noSpells && iconsOf(lord.party, 'magic') >= round;

/** Places of the monsters sent this round and not withdrawn, whether they had their turn or not (DL-FST.5, DL-DATA.10). */
export function sentMonsters({ lair, battle }: Lord): number[] {
  const places: number[] = [];
  for (let place = 0; place < lair.length; place++) {
    const creature = lair[place] as LairCreature;
    const wasSent = isOnTile(creature) || battle?.fought.includes(place) === true;
    if (wasSent && !isGhost(creature.id)) places.push(place);
  }
  return places;
}

/** Face up, as if it had never been sent (DL-FST.4). */
export function withdraw({ lord, player }: Fight, place: number): void {
  const creature = lord.lair[place] as LairCreature;
  creature.stance = 'ready';
  note({ key: 'monster-withdrawn', player, creature: creature.id });
}

export function becomeSheep({ lord, player }: Fight, place: number, damage: number): void {
  const creature = lord.lair[place] as LairCreature;
  creature.stance = 'sheep';
  battleOf(lord).sheep = damage;
  note({ key: 'became-sheep', player, creature: creature.id, damage });
}

export function enrage({ lord, player }: Fight): void {
  battleOf(lord).rage = true;
  if (sentMonsters(lord).length > 0) note({ key: 'enraged', player });
}

export function raiseShield({ lord, player }: Fight, points: number): void {
  battleOf(lord).shield += points;
  note({ key: 'shielded', player, points });
}

const isOf =
  (wanted: HeroClass) =>
  ({ id }: Hero): boolean =>
    classOf(id) === wanted;

/** They keep their order, and their new place (DL-SPL.4, DL-SPL.20). */
export function moveToRear({ lord }: Fight, wanted: HeroClass): void {
  const moved = lord.party.filter(isOf(wanted));
  const others = lord.party.filter((hero) => !isOf(wanted)(hero));
  lord.party.splice(0, lord.party.length, ...others, ...moved);
}

export function makeInvisible({ lord, player }: Fight, wanted: HeroClass): void {
  battleOf(lord).invisible = wanted;
  const heroes = lord.party.filter(isOf(wanted)).map(({ id }) => id);
  note({ key: 'made-invisible', player, heroes });
}

/** A phantom in front takes it too (DL-SPL.11). */
export function feedFirst({ lord, player }: Fight, amount: number): void {
  const first = lord.party[0] as Hero;
  first.bonus += amount;
  note({ key: 'hero-fed', player, hero: first.id, amount });
}

/** In front of all, even of the paladin (DL-SPL.12). */
export function insertPhantom({ lord, player }: Fight, hitPoints: number): void {
  lord.party.unshift({ id: PHANTOM, damage: 0, bonus: hitPoints });
  note({ key: 'phantom-appears', player, hitPoints });
}

export function takeCourage({ lord, player }: Fight): void {
  battleOf(lord).noFatigue = true;
  note({ key: 'takes-courage', player });
}

/** No healing step: nothing prevents it (DL-SPL.15). */
export function regenerateFirst(fight: Fight): void {
  const first = fight.lord.party[0] as Hero;
  heal(fight, first, first.damage);
}
