// Enemies as the planning of a fight sees them: those of a combat, those on the map, and those nobody has seen yet.
import type { Seat } from '@krcma/kernel';
import { ENEMIES, enemies } from '../data/enemies.ts';
import type { Enemy } from '../data/enemy.ts';
import { foundOnce } from '../data/found-once.ts';
import type { SpaceId } from '../data/geometry.ts';
import { levelAt } from '../data/levels.ts';
import { RAMPAGING, type Site, siteOf } from '../data/sites.ts';
import type { Back } from '../data/types.ts';
import { ruinAt } from '../rules/adventure.ts';
import { coloursOf } from '../rules/cities.ts';
import { addFoe, isComing } from '../rules/combat/foes.ts';
import {
  armorOf,
  attackAt,
  attackHas,
  blockNeed,
  damageOf,
  enemyOf,
  fortificationOf,
  resistancesOf,
} from '../rules/combat/numbers.ts';
import { cityAt, holdingAt, printedAt, siteAt } from '../rules/map.ts';
import { type Foe, type MageKnight, playerAt, type Token } from '../state.ts';
import type { Blow, Sketch } from './fight.ts';
import { war } from './weights.ts';
import { fameWorth, rewardsWorth } from './worth.ts';

function blowsOf(game: MageKnight, foe: Foe): Blow[] {
  const blows: Blow[] = [];
  for (let index = 0; index < foe.attacks.length; index++) {
    if (!isComing(game, foe, index)) continue;
    const attack = attackAt(foe, index);
    blows.push({
      foe: foe.id,
      attack: index,
      block: blockNeed(game, foe, index),
      damage: damageOf(game, foe, index),
      element: attack.element,
      poison: attackHas(foe, attack, 'poison'),
      paralyze: attackHas(foe, attack, 'paralyze'),
    });
  }
  return blows;
}

/** Somebody it will call (MK-13.2), as long as nobody has come. */
function calledBlows(game: MageKnight, foe: Foe): Blow[] {
  const { summons = [] } = enemyOf(foe);
  if (game.combat !== null && game.combat.phase !== 'ranged') return [];
  return summons.flatMap((back) => typicalOf(back).blows.map((blow) => ({ ...blow, foe: foe.id })));
}

export const sketchOf = (game: MageKnight, seat: Seat, foe: Foe): Sketch => ({
  foe: foe.id,
  armor: armorOf(game, foe),
  resistances: resistancesOf(foe),
  fort: fortificationOf(game, foe),
  blows: [...blowsOf(game, foe), ...calledBlows(game, foe)],
  worth: foe.role === 'summoned' ? 0 : fameWorth(game, seat, enemyOf(foe).fame),
  isTarget: foe.role !== 'summoned',
});

/** Those who are left of the combat. */
export const sketchesNow = (game: MageKnight, seat: Seat): Sketch[] =>
  (game.combat?.foes ?? []).filter(({ defeated }) => !defeated).map((foe) => sketchOf(game, seat, foe));

/** One as most of a back are: the mean of the tokens. */
const typicalOf = foundOnce((back: Back): Sketch => {
  let [n, armor, attack, fame] = [0, 0, 0, 0];
  for (const id of ENEMIES) {
    const { colour, copies, ...enemy }: Enemy = enemies[id];
    if (colour !== back) continue;
    n += copies;
    armor += copies * Math.max(enemy.armor, enemy.elusive ?? 0);
    fame += copies * enemy.fame;
    for (const each of enemy.attacks) attack += copies * each.n;
  }
  const blow = Math.round(attack / n) + war.caution;
  return {
    foe: -1,
    armor: Math.round(armor / n) + war.caution,
    resistances: [],
    fort: 0,
    blows: [
      { foe: -1, attack: 0, block: blow, damage: blow, element: 'physical', poison: false, paralyze: false },
    ],
    worth: fame / n,
    isTarget: true,
  };
});

/** A token on the map, as far as it is known. */
function sketchOfToken(
  game: MageKnight,
  seat: Seat,
  { enemy, up }: Token,
  place: { readonly id: number; readonly space: SpaceId; readonly fortified: number },
): Sketch {
  const { id, space, fortified } = place;
  const city = fortified > 0 ? cityAt(game, space) : undefined;
  if (!up) {
    const typical = typicalOf(enemies[enemy].colour);
    return { ...typical, foe: id, fort: fortified, worth: fameWorth(game, seat, typical.worth) };
  }
  const foe = addFoe(
    { foes: [] },
    {
      enemy,
      space,
      role: fortified > 0 ? 'garrison' : 'rampaging',
      summoner: null,
      fortified,
      city: city === undefined ? [] : coloursOf(city),
      gained: [],
    },
  );
  return { ...sketchOf(game, seat, foe), foe: id };
}

/** A fight that could be had, and what winning it brings beside fame. */
export interface Prey {
  readonly foes: readonly Sketch[];
  readonly victory: number;
  readonly failure: number;
  /** So many units may take part; all unless said. */
  readonly units?: number;
}

/** Rampaging enemies on a space. */
export function rampagersOn(game: MageKnight, seat: Seat, space: SpaceId): Prey {
  const kind = printedAt(game, space)?.rampaging ?? 'orc';
  const foes = holdingAt(game, space).tokens.map((token, id) =>
    sketchOfToken(game, seat, token, { id, space, fortified: 0 }),
  );
  return { foes, victory: war.reputation * RAMPAGING[kind].reputation, failure: 0 };
}

/** The garrison of a fortified site. */
export function garrisonOf(game: MageKnight, seat: Seat, space: SpaceId): Prey {
  const kind = siteAt(game, space) ?? 'keep';
  const site = siteOf(kind);
  const { tokens } = holdingAt(game, space);
  const foes =
    tokens.length > 0
      ? tokens.map((token, id) => sketchOfToken(game, seat, token, { id, space, fortified: 1 }))
      : (site.garrison ?? []).map((back, id) => ({ ...typicalOf(back), foe: id, fort: 1 }));
  const won = kind === 'city' ? war.city : war.site + rewardsWorth(game, site.rewards ?? []);
  return { foes, victory: won - war.assault, failure: -war.assault - war.repelled };
}

/** Whoever waits in an adventure site. */
export function dwellersOf(game: MageKnight, seat: Seat, space: SpaceId, site: Site): Prey | undefined {
  const { tokens, ruin, shields } = holdingAt(game, space);
  if (site.paths !== undefined) return undefined;
  if (ruin !== null && !ruin.up) return undefined;
  const known = ruinAt(game, space);
  const backs = known === undefined ? site.enemies : known.enemies;
  if (backs === undefined) return undefined;
  const met = tokens.map((token, id) => sketchOfToken(game, seat, token, { id, space, fortified: 0 }));
  const drawn = tokens.length > 0 ? [] : backs.map((back, id) => ({ ...typicalOf(back), foe: id }));
  const rewards = shields.length > 0 ? [] : (known?.rewards ?? site.rewards ?? []);
  return {
    foes: [...met, ...drawn],
    victory: (shields.length > 0 ? 0 : war.site) + rewardsWorth(game, rewards),
    failure: 0,
    ...(site.units !== undefined && { units: site.units }),
  };
}

/** How much a hero can take. */
export const staminaOf = (game: MageKnight, seat: Seat): number =>
  levelAt(playerAt(game, seat).level).handLimit - (game.combat?.wounds ?? 0);
