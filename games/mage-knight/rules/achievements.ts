// MK-21.1 to .10: what each player has brought home, category by category.
import type { Seat } from '@krcma/kernel';
import { type CardId, cardOf, WOUND } from '../data/cards.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type SiteKind, siteOf } from '../data/sites.ts';
import { units } from '../data/units.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';
import { isConqueredCity, leaderOf } from './hand-limit.ts';
import { builtAt, holdingAt } from './map.ts';
import { mineAt, minesOn } from './mines.ts';

export const ACHIEVEMENTS = ['knowledge', 'loot', 'leader', 'conqueror', 'adventurer', 'beating'] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** Wherever they lie; banners on units too (MK-21.9). */
const cardsOf = ({ deck, hand, discard, played, aside, under, units: own }: Player): CardId[] => [
  ...deck,
  ...hand,
  ...discard,
  ...aside,
  ...under,
  ...played.map(({ card }) => card),
  ...own.flatMap(({ banner }) => banner ?? []),
];

const countKind = (player: Player, kind: string): number =>
  cardsOf(player).filter((card) => card !== WOUND && cardOf(card).kind === kind).length;

/** Own shields on sites of some kinds, as they are printed: a burnt monastery counts. */
function shieldsOn(game: MageKnight, seat: Seat, isCounted: (site: SiteKind) => boolean): number {
  let shields = 0;
  for (const [space, holding] of Object.entries(game.holdings)) {
    const site = builtAt(game, space);
    if (site === undefined || !isCounted(site)) continue;
    for (const owner of siteOf(site).paths === undefined ? holding.shields : holding.paths)
      if (owner === seat) shields++;
  }
  return shields;
}

const CONQUERED: readonly SiteKind[] = ['keep', 'mageTower', 'monastery'];

const leadership = ({ units: own }: Player): number => {
  let levels = 0;
  for (const { unit, wounds } of own) levels += Math.floor(units[unit].level / (wounds > 0 ? 2 : 1));
  return levels;
};

/** MK-21.5, .8, MK-38.8. */
function adventure(game: MageKnight, seat: Seat): number {
  const special = scenarioOf(game.scenario).adventurer?.points ?? {};
  let sum = 2 * shieldsOn(game, seat, (site) => siteOf(site).class === 'adventure' && !(site in special));
  for (const [kind, worth] of Object.entries(special))
    sum += worth * shieldsOn(game, seat, (site) => site === kind);
  return sum;
}

/** MK-21.1 to .6, .8. */
export const points: Readonly<Record<Achievement, (game: MageKnight, seat: Seat) => number>> = {
  knowledge: (game, seat) =>
    2 * countKind(playerAt(game, seat), 'spell') + countKind(playerAt(game, seat), 'advanced'),
  loot: (game, seat) => {
    const player = playerAt(game, seat);
    const crystals = Object.values(player.crystals).reduce((sum, n) => sum + n, 0);
    return 2 * countKind(player, 'artifact') + Math.floor(crystals / 2);
  },
  leader: (game, seat) => leadership(playerAt(game, seat)),
  conqueror: (game, seat) => 2 * shieldsOn(game, seat, (site) => CONQUERED.includes(site)),
  adventurer: adventure,
  beating: (game, seat) => -2 * cardsOf(playerAt(game, seat)).filter((card) => card === WOUND).length || 0,
};

/** MK-21.10: 7 for a city one leads, 4 for a shield in another. */
export function cityPoints(game: MageKnight, seat: Seat): number {
  let sum = 0;
  for (const { space } of game.cities) {
    if (!isConqueredCity(game, space) || !game.holdings[space]?.shields.includes(seat)) continue;
    sum += leaderOf(game, space) === seat ? 7 : 4;
  }
  return sum;
}

/** MK-36.10: for each that was liberated, by the tile it lies on. */
export function minePoints(game: MageKnight, seat: Seat): number {
  let sum = 0;
  for (const space of minesOn(game))
    if (holdingAt(game, space).shields.includes(seat)) sum += mineAt(game, space)?.points ?? 0;
  return sum;
}
