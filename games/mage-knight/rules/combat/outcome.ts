// Chapter MK-14: what a combat leaves behind.
import type { Seat } from '@krcma/kernel';
import type { Reward } from '../../data/rewards.ts';
import { ruins } from '../../data/ruins.ts';
import type { Site } from '../../data/sites.ts';
import { type Combat, type Foe, type Holding, isToken, type MageKnight, playerAt } from '../../state.ts';
import { isStormed } from '../assault/parts.ts';
import { isInAmbush } from '../factions/ambush.ts';
import { changeReputation } from '../fame.ts';
import { summoningNow } from '../glades.ts';
import { cityAt, holdingOf, printedAt, siteAt, siteIn } from '../map.ts';
import { liberate } from '../mines.ts';
import { note } from '../script.ts';
import { renewSecret } from '../secret-sites.ts';
import { discardToken } from '../tiles.ts';
import { reputationAt } from '../variants/rampage.ts';

/** MK-14.2, .7: the spaces of those that fell are empty from now on. */
function afterRampaging(game: MageKnight, seat: Seat, { foes }: Combat): void {
  for (const foe of foes.filter(isToken)) {
    const { role, space, defeated, enemy } = foe;
    if (role !== 'rampaging' || space === null || !defeated) continue;
    changeReputation(game, seat, reputationAt(game, space, enemy));
    if (isInAmbush(game, enemy)) game.turn.land = (game.turn.land ?? 0) + 1;
  }
  for (const { role, space } of foes) {
    if (role !== 'rampaging' || space === null) continue;
    const holding = holdingOf(game, space);
    if (holding.tokens.length > 0) continue;
    if (printedAt(game, space)?.rampaging !== undefined) holding.cleared = true;
    delete holding.horde;
  }
}

const isOfSite = ({ role }: Foe): boolean => role === 'garrison' || role === 'drawn';

/** Survivors that were drawn stay on the site, or go to the discards (MK-14.8, .9). */
function keepSurvivors(game: MageKnight, { space, foes }: Combat, site?: Site): void {
  const survivors = foes.filter(isToken).filter(({ role, defeated }) => role === 'drawn' && !defeated);
  for (const { enemy } of survivors)
    if (site?.keeps === true) holdingOf(game, space).tokens.push({ enemy, up: true });
    else discardToken(game, enemy);
  if (site === undefined) return;
  const staying = holdingOf(game, space).tokens.flatMap(({ enemy, up }) => (up ? [enemy] : []));
  if (staying.length > 0) note({ key: 'foes-stay', space, enemies: staying });
}

/** What a site, its ruin or the path through it leads to. */
function rewardsOf({ ruin, order = 1 }: Holding, site: Site, way: number | null): readonly Reward[] {
  if (way !== null) return site.paths?.[way]?.rewards ?? [];
  if (ruin !== null) return ruins[ruin.id].rewards;
  if (site.rewardsInOrder !== undefined) return site.rewardsInOrder[order - 1] ?? [];
  return site.rewards ?? [];
}

/** A shield, and what is given at the end of the turn; later wins in a dungeon or tomb bring fame alone (MK-14.4). */
function winSite(game: MageKnight, seat: Seat, combat: Combat, site: Site): void {
  const { space, way, cause } = combat;
  const holding = holdingOf(game, space);
  const isFirst =
    (holding.shields.length === 0 && holding.freed !== true) || way !== null || cause === 'assault';
  if (isFirst) game.turn.rewards.push(...rewardsOf(holding, site, way));
  if (way !== null) holding.paths[way] = seat;
  else if (isFirst && site.sealed !== undefined) holding.freed = true;
  else if (isFirst) holding.shields = [seat];
  if (holding.ruin !== null) {
    game.ruins.discard.push(holding.ruin.id);
    holding.ruin = null;
  }
  if (isFirst) changeReputation(game, seat, site.reputation ?? 0);
  if (isFirst) liberate(game, seat, space);
  const kind = siteAt(game, space);
  if (cause === 'burn') holding.cleared = true;
  if (kind !== undefined) note({ key: 'site-won', player: seat, space, site: kind });
}

/** MK-14.1: a shield for each defender that fell, whether the city did or not. */
function layCityShields(game: MageKnight, seat: Seat, { space, foes }: Combat): void {
  const city = cityAt(game, space);
  const n = foes.filter((foe) => isOfSite(foe) && foe.defeated).length;
  if (city === undefined || n === 0) return;
  for (let shield = 0; shield < n; shield++) holdingOf(game, space).shields.push(seat);
  note({ key: 'city-shields', player: seat, space, colour: city.colour, n });
}

/** MK-14.10: back to where the assault came from. */
function withdraw(game: MageKnight, seat: Seat, { from }: Combat): void {
  if (from === null) return;
  playerAt(game, seat).space = from;
  game.turn.path.pop();
  note({ key: 'withdrawn', player: seat, space: from });
}

/** MK-37.5, .11: for all that were summoned, or for those that fell; rolled at the end of the turn. */
function gainCrystals(game: MageKnight, { foes }: Combat): void {
  const summoning = summoningNow(game);
  if (summoning === undefined) return;
  const drawn = foes.filter(({ role }) => role === 'drawn');
  const { enemies, crystalsForAll = 0, crystalsPerFallen = 0 } = summoning;
  const groups = Math.floor(drawn.length / enemies.length);
  const n = groups * crystalsForAll + drawn.filter((foe) => foe.defeated).length * crystalsPerFallen;
  if (n > 0) game.turn.rewards.push({ reward: 'randomCrystal', n });
}

/** Where a site was fought for. */
const SITE_CAUSES: readonly Combat['cause'][] = ['assault', 'adventure', 'burn'];

function afterSite(game: MageKnight, seat: Seat, combat: Combat): void {
  const { space, cause, foes } = combat;
  const kind = siteAt(game, space);
  if (cause === 'incantation') gainCrystals(game, combat);
  if (!SITE_CAUSES.includes(cause) || kind === undefined) {
    keepSurvivors(game, combat);
    return;
  }
  const site = siteIn(game, kind);
  const isWon = foes.filter(isOfSite).every(({ defeated }) => defeated);
  if (kind === 'city') layCityShields(game, seat, combat);
  // Whether the city falls is settled when all have fought (MK-18.11).
  if (isStormed(game, space)) return;
  if (kind === 'city') {
    if (isWon) note({ key: 'site-won', player: seat, space, site: kind });
  } else if (isWon) winSite(game, seat, combat, site);
  if (!isWon) renewSecret(game, space);
  keepSurvivors(game, combat, site);
  if (!isWon && cause === 'assault') withdraw(game, seat, combat);
}

export function settleOutcome(game: MageKnight, seat: Seat): void {
  const { combat } = game;
  if (combat === null) return;
  afterRampaging(game, seat, combat);
  afterSite(game, seat, combat);
  const defeated = combat.foes.filter((foe) => foe.defeated && foe.role !== 'summoned').length;
  note({ key: 'combat-over', player: seat, defeated });
}
