// Chapters DL-HEAL, DL-CNQ, DL-TCD.8-10 and DL-OVR: the steps nobody decides anything in.
import { isRecording } from '@krcma/kernel';
import { isPaladin, PHANTOM } from '../../data/adventurers.ts';
import type { Hero } from '../../state.ts';
import { note } from '../script.ts';
import { isOnTile } from './attacks.ts';
import { hit, wound } from './damage.ts';
import { battleOf, type Fight, isBeaten } from './fight.ts';
import { healthOf, hitPointsOf, iconsOf, isInvisible } from './heroes.ts';

/** Takes up to so many wounds off a hero. */
export function heal({ player }: Fight, hero: Hero, points: number): number {
  const healed = Math.min(hero.damage, points);
  hero.damage -= healed;
  if (healed > 0 && isRecording())
    note({ key: 'hero-healed', player, hero: hero.id, healed, left: healthOf(hero), of: hitPointsOf(hero) });
  return healed;
}

/** Only after an attack, and front first (DL-HEAL.1, DL-HEAL.3). */
export function healingStep(fight: Fight): void {
  const { lord, player } = fight;
  const battle = battleOf(lord);
  const hearts = iconsOf(lord.party, 'healing');
  if (hearts === 0) return;
  if (!battle.attacked || battle.noHealing) {
    if (lord.party.some(({ damage }) => damage > 0))
      note({ key: 'nobody-heals', player, because: battle.noHealing ? 'prevented' : 'no-attack' });
    return;
  }
  let left = hearts;
  for (const hero of lord.party) left -= heal(fight, hero, left);
}

/** Point by point, each to whoever is first then; the invisible are passed by (DL-CNQ.2, DL-SPL.20). */
function tire(fight: Fight, fatigue: number): void {
  const { lord, player } = fight;
  const battle = battleOf(lord);
  if (battle.noFatigue) {
    note({ key: 'no-fatigue', player });
    return;
  }
  for (let points = fatigue; points > 0; points--) {
    const first = lord.party.find((hero) => !isInvisible(battle, hero));
    if (first === undefined) return;
    hit(fight, first, 1, 'fatigue');
  }
}

/** Gives whether the tile fell, which makes its owner less evil (DL-CNQ.1, DL-CNQ.4). */
export function conqueringStep(fight: Fight, fatigue: number): boolean {
  const { lord, player } = fight;
  const battle = battleOf(lord);
  if (isBeaten(lord)) return false;
  if (battle.noConquest) {
    note({ key: 'no-conquest', player });
    return false;
  }
  tire(fight, fatigue);
  if (isBeaten(lord)) return false;
  lord.conquered.push(battle.cell);
  note({ key: 'tile-conquered', player, cell: battle.cell, tile: lord.dungeon[battle.cell] ?? 'tunnel' });
  return true;
}

/** After the conquest; nothing holds it off, and who has left is spared (DL-TCD.8 to DL-TCD.10, DL-SPL.21). */
export function lateStep(fight: Fight): void {
  const { lord } = fight;
  for (const { hero: id, damage } of battleOf(lord).late) {
    const hero = lord.party.find((each) => each.id === id);
    if (hero !== undefined) wound(fight, hero, damage, 'poison');
  }
}

/** Traps that were not sprung go home with their bait; who stands on the tile is knocked out (DL-OVR.1, DL-OVR.2). */
export function endFightRound({ lord }: Fight): void {
  const { battle } = lord;
  if (battle === null) return;
  lord.traps.push(...battle.traps);
  lord.gold += battle.bait;
  lord.battle = null;
  for (const creature of lord.lair) if (isOnTile(creature)) creature.stance = 'out';
}

/** One prisoner goes free, adventurers before paladins (DL-OVR.4, DL-SPL.16). */
export function freePrisoner({ lord, player, game }: Fight, by: 'party' | 'spell'): void {
  const adventurer = lord.prison.findIndex((id) => !isPaladin(id));
  const [freed] = lord.prison.splice(Math.max(0, adventurer), 1);
  if (freed === undefined) return;
  game?.distant.heroes.push(freed);
  note({ key: 'prisoner-freed', player, hero: freed, by });
}

/** Survivors go home, wounds and phantoms are gone, everybody in the lair wakes (DL-OVR.3, DL-OVR.5, DL-OVR.7). */
export function leaveDungeon({ lord, player, game }: Fight): void {
  const heroes = lord.party.flatMap(({ id }) => (id === PHANTOM ? [] : [id]));
  game?.distant.heroes.push(...heroes);
  lord.party = [];
  for (const creature of lord.lair) creature.stance = 'ready';
  if (heroes.length > 0) note({ key: 'heroes-left', player, heroes });
}
