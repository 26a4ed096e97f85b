// Enemies as the planning of a fight sees them: those of a combat, those on the map, and those nobody has seen yet.
import type { Seat } from '@krcma/kernel';
import { ENEMIES, enemies } from '../data/enemies.ts';
import type { Ability, Enemy } from '../data/enemy.ts';
import { foundOnce } from '../data/found-once.ts';
import type { SpaceId } from '../data/geometry.ts';
import { levelAt } from '../data/levels.ts';
import { scenarioOf } from '../data/scenarios.ts';
import type { Site, SiteKind } from '../data/sites.ts';
import type { Back } from '../data/types.ts';
import { ruinAt } from '../rules/adventure.ts';
import { isStorming } from '../rules/assault/parts.ts';
import { coloursOf } from '../rules/cities.ts';
import { addFoe, addLeader, isComing } from '../rules/combat/foes.ts';
import {
  armorOf,
  attackAt,
  attackHas,
  blockNeed,
  damageOf,
  enemyOf,
  fortificationOf,
  isUntouchable,
  resistancesOf,
} from '../rules/combat/numbers.ts';
import { isDefender } from '../rules/combat/sums.ts';
import { isFacedBy, leaderAt } from '../rules/factions/leaders.ts';
import { hasSummoned, markedBy, summoningNow } from '../rules/glades.ts';
import { cityAt, holdingAt, siteAt, siteIn } from '../rules/map.ts';
import { mineAt } from '../rules/mines.ts';
import { reputationAt } from '../rules/variants/rampage.ts';
import { type Foe, type MageKnight, playerAt, type Token } from '../state.ts';
import type { Sketch } from './fight.ts';
import type { Blow } from './harm.ts';
import { strength, war } from './weights.ts';
import { fameWorth, prizeOfArmy, rewardsWorth } from './worth.ts';

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
      heroOnly: attackHas(foe, attack, 'assassination'),
    });
  }
  return blows;
}

/** Somebody it will call (MK-13.2), as long as nobody has come. */
function calledBlows(game: MageKnight, foe: Foe): Blow[] {
  const { summons = [] } = enemyOf(foe);
  if (game.combat !== null && game.combat.phase !== 'ranged') return [];
  return summons.flatMap((back) =>
    (likelyOf(back)[1]?.blows ?? []).map((blow) => ({ ...blow, foe: foe.id })),
  );
}

const sketchOf = (game: MageKnight, seat: Seat, foe: Foe): Sketch => ({
  foe: foe.id,
  armor: armorOf(game, foe),
  resistances: resistancesOf(foe),
  fort: fortificationOf(game, foe),
  defend: isDefender(foe) ? (enemyOf(foe).defend ?? 0) : 0,
  blows: [...blowsOf(game, foe), ...calledBlows(game, foe)],
  worth: foe.role === 'summoned' ? 0 : fameWorth(game, seat, enemyOf(foe).fame) + prize(game, foe),
  isTarget: foe.role !== 'summoned' && !isUntouchable(foe),
});

const prize = (game: MageKnight, foe: Foe): number =>
  foe.role === 'army' && !isUntouchable(foe) ? prizeOfArmy(game) : 0;

/** Those who are left of the combat. */
export const sketchesNow = (game: MageKnight, seat: Seat): Sketch[] =>
  (game.combat?.foes ?? []).filter(({ defeated }) => !defeated).map((foe) => sketchOf(game, seat, foe));

/** An enemy as it is printed, without anybody it calls. */
function printed({ armor, elusive = 0, defend = 0, attacks, abilities, resistances, fame }: Enemy): Sketch {
  const has = (ability: Ability): number => (abilities.includes(ability) ? 1 : 0);
  return {
    foe: -1,
    armor: Math.max(armor, elusive),
    resistances,
    fort: has('fortified'),
    defend,
    blows: attacks.map(({ n, element }, attack) => ({
      foe: -1,
      attack,
      block: n * (1 + has('swift')),
      damage: n * (1 + has('brutal')),
      element,
      poison: has('poison') === 1,
      paralyze: has('paralyze') === 1,
      heroOnly: has('assassination') === 1,
    })),
    worth: fame,
    isTarget: true,
  };
}

/** What it takes to beat it without many wounds. */
export function hardness({ armor, resistances, fort, defend, blows }: Sketch): number {
  let sum =
    (armor + defend) * (resistances.includes('physical') ? strength.resistant : 1) + strength.fort * fort;
  for (const { block } of blows) sum += strength.blow * block;
  return sum;
}

/** An easy one, one as most are, and a hard one: whoever is not seen yet is thought to be each of them. */
const likelyOf = foundOnce((back: Back): readonly Sketch[] => {
  const all = ENEMIES.filter((id) => enemies[id].colour === back)
    .flatMap((id) => new Array<Sketch>(enemies[id].copies).fill(printed(enemies[id])))
    .sort((a, b) => hardness(a) - hardness(b));
  return war.shares.flatMap((share) => all[Math.floor(share * all.length)] ?? []);
});

interface Standing {
  readonly id: number;
  readonly space: SpaceId;
  readonly fortified: number;
  readonly role?: Foe['role'];
}

/** A token on the map: as it is, or as it may be. */
export function tokenAs(game: MageKnight, seat: Seat, { enemy, up }: Token, at: Standing): readonly Sketch[] {
  const { id, space, fortified, role = fortified > 0 ? 'garrison' : 'rampaging' } = at;
  if (!up) return unseen(game, seat, enemies[enemy].colour, id, fortified);
  const city = role === 'garrison' ? cityAt(game, space) : undefined;
  const foe = addFoe(
    { foes: [] },
    {
      enemy,
      space,
      role,
      summoner: null,
      fortified,
      city: city === undefined ? [] : coloursOf(city),
      gained: [],
    },
  );
  return [{ ...sketchOf(game, seat, foe), foe: id }];
}

export const unseen = (game: MageKnight, seat: Seat, back: Back, id: number, fortified: number): Sketch[] =>
  likelyOf(back).map((each) => ({
    ...each,
    foe: id,
    fort: each.fort + fortified,
    worth: fameWorth(game, seat, each.worth),
  }));

/** All easy, all as most are, all hard; once where all of them are known. */
export function versionsOf(foes: readonly (readonly Sketch[])[]): (readonly Sketch[])[] {
  const n = foes.some((each) => each.length > 1) ? war.shares.length : 1;
  return Array.from({ length: n }, (_, version) =>
    foes.flatMap((each) => each[Math.min(version, each.length - 1)] ?? []),
  );
}

/** A fight that could be had, and what winning it brings beside fame. */
export interface Prey {
  /** Whom one would meet, in each way it may be. */
  readonly versions: readonly (readonly Sketch[])[];
  readonly victory: number;
  readonly failure: number;
  /** So many units may take part; all unless said. */
  readonly units?: number;
}

/** Rampaging enemies on a space. */
export function rampagersOn(game: MageKnight, seat: Seat, space: SpaceId): Prey {
  const foes = holdingAt(game, space).tokens.map((token, id) =>
    tokenAs(game, seat, token, { id, space, fortified: 0 }),
  );
  return {
    versions: versionsOf(foes),
    victory: war.reputation * reputationAt(game, space) * foes.length,
    failure: 0,
  };
}

/** The leader of a faction on its seat, as it is now (MK-24.6). */
function leaderOn(game: MageKnight, seat: Seat, space: SpaceId, id: number): (readonly Sketch[])[] {
  const leader = leaderAt(game, space);
  if (leader === undefined || !isFacedBy(game, seat, leader)) return [];
  const where = { space, role: 'garrison', summoner: null, fortified: 0, city: [], gained: [] } as const;
  const foe = addLeader({ foes: [] }, leader, { ...where, city: [], gained: [] });
  const sketch = sketchOf(game, seat, foe);
  return [[{ ...sketch, foe: id, worth: sketch.worth + war.level }]];
}

/** What it is worth to win a site by force. */
function wonAt(game: MageKnight, kind: SiteKind, site: Site): number {
  if (kind === 'city') return war.city;
  if (site.unwalled === true) return kind === 'destroyedCity' ? war.piece : war.seat;
  return (scenarioOf(game.scenario).sitePoints?.[kind] ?? war.site) + rewardsWorth(game, site.rewards ?? []);
}

/** The garrison of a fortified site, or of one that is entered by force without walls. */
export function garrisonOf(game: MageKnight, seat: Seat, space: SpaceId): Prey {
  const kind = siteAt(game, space) ?? 'keep';
  const site = siteIn(game, kind);
  const { tokens } = holdingAt(game, space);
  const met = isStorming(game) ? tokens.filter((token) => token.for === seat) : tokens;
  const fortified = site.unwalled === true ? 0 : 1;
  const foes =
    tokens.length > 0
      ? met.map((token, id) => tokenAs(game, seat, token, { id, space, fortified }))
      : (site.garrison ?? []).map((back, id) => unseen(game, seat, back, id, fortified));
  foes.push(...leaderOn(game, seat, space, foes.length));
  const cost = site.unwalled === true ? 0 : war.assault;
  return {
    versions: versionsOf(foes),
    victory: wonAt(game, kind, site) - cost,
    failure: -cost - war.repelled,
  };
}

/** What a shield on an adventure site or a mine counts at the end (MK-36.10, MK-38.8). */
function shieldWorth(game: MageKnight, space: SpaceId): number {
  const mine = mineAt(game, space);
  if (mine !== undefined) return mine.points + war.reputation * mine.reputation;
  const kind = siteAt(game, space);
  const { adventurer } = scenarioOf(game.scenario);
  return (kind && adventurer?.points[kind]) ?? war.site;
}

/** Whoever waits in an adventure site. */
export function dwellersOf(game: MageKnight, seat: Seat, space: SpaceId, site: Site): Prey | undefined {
  const { tokens, ruin, shields, order = 1 } = holdingAt(game, space);
  if (site.paths !== undefined) return undefined;
  if (ruin !== null && !ruin.up) return undefined;
  const known = ruinAt(game, space);
  const backs = known === undefined ? site.enemies : known.enemies;
  if (backs === undefined) return undefined;
  const met = tokens.map((token, id) => tokenAs(game, seat, token, { id, space, fortified: 0 }));
  const drawn = tokens.length > 0 ? [] : backs.map((back, id) => unseen(game, seat, back, id, 0));
  const rewards =
    shields.length > 0 ? [] : (known?.rewards ?? site.rewardsInOrder?.[order - 1] ?? site.rewards ?? []);
  return {
    versions: versionsOf([...met, ...drawn]),
    victory: (shields.length > 0 ? 0 : shieldWorth(game, space)) + rewardsWorth(game, rewards),
    failure: 0,
    ...(site.units !== undefined && { units: site.units }),
  };
}

/** Those an incantation would call for each marked glade; nobody where none can be made (MK-37.3). */
export function summonedFor(game: MageKnight, seat: Seat): Prey | undefined {
  const { incantation } = scenarioOf(game.scenario);
  const summoning = summoningNow(game);
  const backs = markedBy(game, seat).flatMap(() => summoning?.enemies ?? []);
  if (incantation === undefined || summoning === undefined || hasSummoned(game, seat) || backs.length === 0)
    return undefined;
  const { crystalsForAll = 0, crystalsPerFallen = 0 } = summoning;
  const n = crystalsForAll + crystalsPerFallen * backs.length;
  const foes = backs.map((back, id) =>
    unseen(game, seat, back, id, 0).map((each) => ({ ...each, worth: incantation.fame * each.worth })),
  );
  return {
    versions: versionsOf(foes),
    victory: rewardsWorth(game, [{ reward: 'randomCrystal', n }]),
    failure: 0,
  };
}

/** How much a hero can take. */
export const staminaOf = (game: MageKnight, seat: Seat): number =>
  levelAt(playerAt(game, seat).level).handLimit - (game.combat?.wounds ?? 0);
