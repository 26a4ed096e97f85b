// What of the map is worth going for, by the strength one has.
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { placeOf, type SpaceId, spacesOf } from '../data/geometry.ts';
import type { SiteKind } from '../data/sites.ts';
import { COLOURS } from '../data/types.ts';
import { defendersAt } from '../rules/assault/invitations.ts';
import { strongholdsOf } from '../rules/assault/parts.ts';
import { slotsToExplore } from '../rules/exploring.ts';
import { hasSummoned, isMarkable, roomOn } from '../rules/glades.ts';
import { isSafe } from '../rules/ground.ts';
import {
  holdingAt,
  isAssaulted,
  isClosed,
  isRampaging,
  isTaken,
  isUnconquered,
  isVolkareAt,
  ownerOf,
  siteAt,
  siteIn,
} from '../rules/map.ts';
import { marketAt } from '../rules/market.ts';
import { PORTAL } from '../rules/portal.ts';
import { canPayAll, purseOf } from '../rules/purse.ts';
import { isMate } from '../rules/teams.ts';
import { offeredUnits, surchargeOf } from '../rules/unit-prices.ts';
import { freeCommands } from '../rules/units.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';
import { armyOn } from './army.ts';
import type { Sketch } from './fight.ts';
import { dwellersOf, garrisonOf, hardness, type Prey, rampagersOn } from './foes.ts';
import { homeWorth } from './home.ts';
import type { Attraction } from './reach.ts';
import { strengthIn } from './strength.ts';
import { lure, strength, together } from './weights.ts';
import { ahead, tileWorth } from './worth.ts';

const needed = (foes: readonly Sketch[], share: number): number => {
  let sum = 0;
  for (const foe of foes) sum += share * hardness(foe);
  return sum;
};

const chanceOf = (power: number, need: number): number =>
  Math.min(1, Math.max(0, (power - need + strength.slack) / strength.range));

/** A fight by what it brings and how likely it can be won one day, whoever it is with. */
function preyWorth({ versions, victory }: Prey, power: number): number {
  let sum = 0;
  for (const foes of versions) {
    let fame = victory;
    for (const foe of foes) fame += foe.worth;
    sum += chanceOf(power, needed(foes, 1)) * fame;
  }
  return sum / versions.length;
}

/** Of those who need not be beaten all at once the easiest, while the others strike. */
function partWorth({ versions, victory }: Prey, power: number): number {
  let sum = 0;
  for (const foes of versions) {
    const sorted = [...foes].sort((a, b) => hardness(a) - hardness(b));
    const targets = sorted.filter(({ isTarget }) => isTarget);
    let best = 0;
    for (let n = 1; n <= targets.length; n++) {
      const fallen = targets.slice(0, n);
      const others = sorted.filter((foe) => !fallen.includes(foe));
      let worth = n === targets.length ? victory : 0;
      for (const foe of fallen) worth += foe.worth;
      best = Math.max(best, worth * chanceOf(power, needed(fallen, 1) + needed(others, strength.survivor)));
    }
    sum += best;
  }
  return sum / versions.length;
}

function marketLure(game: MageKnight, player: Player, space: SpaceId): number {
  const market = marketAt(game, space);
  if (market === undefined) return 0;
  const hires = offeredUnits(game).some((unit) => surchargeOf(market, unit) !== undefined);
  const left = ahead(game);
  return (
    (hires ? (freeCommands(player) > 0 ? lure.recruit : lure.replace) * left : 0) +
    (market.monastery !== undefined || market.spell !== undefined ? lure.learn * left : 0) +
    (market.heal !== undefined &&
    (player.hand.includes(WOUND) || player.units.some(({ wounds }) => wounds > 0))
      ? lure.heal
      : 0)
  );
}

/** A glade that would summon for this seat, in this night or the next one (MK-37.2). */
export const isToBeMarked = (game: MageKnight, seat: Seat, space: SpaceId): boolean =>
  isMarkable(game, space) &&
  !hasSummoned(game, seat) &&
  roomOn(game, space) > 0 &&
  !holdingAt(game, space).shields.includes(seat);

/** A graveyard that was liberated and nobody has sealed, where there is mana for it (MK-44.5). */
export function isToBeSealed(game: MageKnight, seat: Seat, space: SpaceId): boolean {
  const kind = siteAt(game, space);
  if (kind === undefined || siteIn(game, kind).sealed === undefined) return false;
  const { shields, freed } = holdingAt(game, space);
  if (shields.length > 0 || freed !== true || isTaken(game, seat, space)) return false;
  return canPayAll(purseOf(game, seat), [COLOURS]);
}

function siteLure(game: MageKnight, seat: Seat, space: SpaceId, kind: SiteKind, power: number): number {
  const player = playerAt(game, seat);
  const site = siteIn(game, kind);
  if (isAssaulted(game, seat, space) || isUnconquered(game, space))
    return preyWorth(garrisonOf(game, seat, space), power);
  if (isToBeSealed(game, seat, space)) return lure.seal;
  if (site.class === 'adventure') {
    const { shields, freed } = holdingAt(game, space);
    if (shields.length > 0 || freed === true) return 0;
    const prey = dwellersOf(game, seat, space, site);
    return prey === undefined ? 0 : preyWorth(prey, power);
  }
  if (site.atEnd === 'crystal') return lure.mine * ahead(game);
  if (isToBeMarked(game, seat, space)) return lure.incantation;
  if (site.atEnd === 'wound') return player.hand.includes(WOUND) ? lure.glade : 0;
  const owner = ownerOf(game, space);
  if (owner !== undefined && owner !== seat) return 0;
  return marketLure(game, player, space);
}

/** Heroes who win together meet beside a city that none of them could take alone (MK-18.2, .3). */
function* musters(game: MageKnight, seat: Seat, power: number): Generator<Attraction> {
  const mates = game.players.filter((_, other) => isMate(game, seat, other));
  if (mates.length === 0 || game.announced !== null || game.ending) return;
  const united = mates.reduce((sum, mate) => sum + strengthIn(mate), power);
  const urgency = 1 + (together.muster - 1) * (1 - ahead(game));
  for (const city of strongholdsOf(game)) {
    if (!isUnconquered(game, city.space) || defendersAt(game, city.space) < 2) continue;
    const worth = urgency * preyWorth(garrisonOf(game, seat, city.space), united);
    for (const half of city.halves)
      for (const space of placeOf(half).neighbours)
        if (isSafe(game, seat, space)) yield { space, target: null, worth };
  }
}

/** Volkare, from wherever he can be attacked: whoever of his army could fall one day. */
function* armyLure(game: MageKnight, seat: Seat, power: number): Generator<Attraction> {
  const { volkare } = game;
  if (volkare === undefined) return;
  for (const space of placeOf(volkare.space).neighbours) {
    if (!isSafe(game, seat, space)) continue;
    const prey = armyOn(game, seat, space);
    if (prey !== undefined) yield { space, target: volkare.space, worth: partWorth(prey, power) };
  }
}

/** Everything on the map that draws a hero. */
export function attractionsOf(game: MageKnight, seat: Seat): Attraction[] {
  const power = strengthIn(playerAt(game, seat));
  const found: Attraction[] = [...musters(game, seat, power), ...armyLure(game, seat, power)];
  const tile = tileWorth(game);
  const back = homeWorth(game, seat, PORTAL);
  if (back > 0 && !isTaken(game, seat, PORTAL)) found.push({ space: PORTAL, target: null, worth: back });
  for (const slot of Object.keys(game.map))
    for (const space of spacesOf(slot)) {
      if (isClosed(game, space) || isVolkareAt(game, space)) continue;
      if (isRampaging(game, space)) {
        const worth = preyWorth(rampagersOn(game, seat, space), power);
        for (const next of placeOf(space).neighbours)
          if (isSafe(game, seat, next)) found.push({ space: next, target: space, worth });
        continue;
      }
      const kind = siteAt(game, space);
      const worth = kind === undefined ? 0 : siteLure(game, seat, space, kind, power);
      if (worth > 0) found.push({ space, target: space, worth });
      if (tile > 0 && isSafe(game, seat, space) && slotsToExplore(game, space, 1).length > 0)
        found.push({ space, target: null, worth: tile });
    }
  return found;
}
