// Chapter MK-21: what is counted at the end.
import { finish, revealed, type ScoreLine, type Seat } from '@krcma/kernel';
import { type CardId, cardOf, WOUND } from '../data/cards.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type SiteKind, siteOf } from '../data/sites.ts';
import { units } from '../data/units.ts';
import { type EndReason, type MageKnight, type Player, playerAt } from '../state.ts';
import { isConqueredCity, leaderOf } from './hand-limit.ts';
import { printedAt } from './map.ts';
import { setupOf } from './scenario.ts';
import { note } from './script.ts';

const ACHIEVEMENTS = ['knowledge', 'loot', 'leader', 'conqueror', 'adventurer', 'beating'] as const;
type Achievement = (typeof ACHIEVEMENTS)[number];

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
    const site = printedAt(game, space)?.site;
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

/** MK-21.1 to .6, .8. */
const points: Readonly<Record<Achievement, (game: MageKnight, seat: Seat) => number>> = {
  knowledge: (game, seat) =>
    2 * countKind(playerAt(game, seat), 'spell') + countKind(playerAt(game, seat), 'advanced'),
  loot: (game, seat) => {
    const player = playerAt(game, seat);
    const crystals = Object.values(player.crystals).reduce((sum, n) => sum + n, 0);
    return 2 * countKind(player, 'artifact') + Math.floor(crystals / 2);
  },
  leader: (game, seat) => leadership(playerAt(game, seat)),
  conqueror: (game, seat) => 2 * shieldsOn(game, seat, (site) => CONQUERED.includes(site)),
  adventurer: (game, seat) => 2 * shieldsOn(game, seat, (site) => siteOf(site).class === 'adventure'),
  beating: (game, seat) => -2 * cardsOf(playerAt(game, seat)).filter((card) => card === WOUND).length || 0,
};

/** MK-21.10: 7 for a city one leads, 4 for a shield in another. */
function cityPoints(game: MageKnight, seat: Seat): number {
  let sum = 0;
  for (const { space } of game.cities) {
    if (!isConqueredCity(game, space) || !game.holdings[space]?.shields.includes(seat)) continue;
    sum += leaderOf(game, space) === seat ? 7 : 4;
  }
  return sum;
}

/** For the best alone, or for each of the best; for nobody where the best has nothing (MK-21.7). */
function titles(values: readonly number[], alone: number, shared: number): number[] {
  const best = values.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0);
  const holders = values.filter((value) => value === best).length;
  return values.map((value) => (best === 0 || value !== best ? 0 : holders === 1 ? alone : shared));
}

type Sheet = ScoreLine[][];

function addColumn(sheet: Sheet, key: string, values: readonly number[]): void {
  for (const [seat, value] of values.entries()) if (value !== 0) sheet[seat]?.push({ key, points: value });
}

function addAchievements(game: MageKnight, sheet: Sheet, withTitles: boolean): void {
  for (const name of ACHIEVEMENTS) {
    const values = game.players.map((_, seat) => points[name](game, seat));
    addColumn(sheet, name, values);
    const [alone, shared] = name === 'beating' ? [-3, -1] : [3, 1];
    if (withTitles) addColumn(sheet, `${name}-title`, titles(values, alone, shared));
  }
}

function addCities(game: MageKnight, sheet: Sheet): void {
  const values = game.players.map((_, seat) => cityPoints(game, seat));
  addColumn(sheet, 'cities', values);
  addColumn(sheet, 'cities-title', titles(values, 5, 2));
}

/** MK-21.11. */
function addSolo(game: MageKnight, sheet: Sheet): void {
  const taken = game.cities.filter(({ space }) => isConqueredCity(game, space)).length;
  const { cities, rounds } = setupOf(game);
  addColumn(sheet, 'cities-taken', [10 * taken]);
  if (taken >= cities) addColumn(sheet, 'all-cities', [15]);
  addColumn(sheet, 'rounds-left', [30 * (rounds - game.round)]);
  addColumn(sheet, 'dummy-cards', [game.dummy?.deck.length ?? 0]);
  if (game.announced === null) addColumn(sheet, 'not-announced', [5]);
}

/** Where the points of each seat come from, as things stand. */
export function sheetOf(game: MageKnight): readonly (readonly ScoreLine[])[] {
  const { scoring } = scenarioOf(game.scenario);
  const sheet: Sheet = game.players.map(({ fame }) => [{ key: 'fame', points: fame }]);
  addAchievements(game, sheet, game.seats > 1);
  if (scoring === 'cities') addCities(game, sheet);
  if (scoring === 'solo') addSolo(game, sheet);
  return sheet;
}

/** Most fame wins, ties share (MK-21.13); whoever plays alone wins by reaching the goal (MK-33.5). */
function winnersOf(game: MageKnight, scores: readonly number[]): Seat[] {
  if (game.seats === 1) return game.ending ? [0] : [];
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

export function judge(game: MageKnight): void {
  game.phase = 'over';
  const sheet = sheetOf(game);
  const scores = sheet.map((lines) => lines.reduce((sum, line) => sum + line.points, 0));
  const reason: EndReason = game.ending ? scenarioOf(game.scenario).ends : 'rounds';
  revealed();
  note({ key: 'game-over', reason, scores });
  finish(game, { reason, winners: winnersOf(game, scores), scores, sheet });
}
