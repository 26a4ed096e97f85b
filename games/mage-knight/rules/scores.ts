// Chapter MK-21: what is counted at the end.
import { finish, revealed, type ScoreLine, type Seat, sideOf } from '@krcma/kernel';
import { type Scenario, scenarioOf } from '../data/scenarios.ts';
import { BEATEN, PER_CARD, RACE_FACTOR } from '../data/volkare.ts';
import { type EndReason, type MageKnight, playerAt } from '../state.ts';
import { ACHIEVEMENTS, type Achievement, cityPoints, minePoints, points } from './achievements.ts';
import { deedsOfRivals, deedsTogether } from './deeds-sheet.ts';
import { isConqueredCity, leaderOf } from './hand-limit.ts';
import { countedKinds, ownedSites } from './owned-sites.ts';
import { returning, seatsLeft } from './portal.ts';
import { setupOf } from './scenario.ts';
import { note } from './script.ts';
import { isMate, sidesOf } from './teams.ts';

/** For the best alone, or for each of the best; for nobody where the best has nothing (MK-21.7). */
function titles(values: readonly number[], alone: number, shared: number): number[] {
  const best = values.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0);
  const holders = values.filter((value) => value === best).length;
  return values.map((value) => (best === 0 || value !== best ? 0 : holders === 1 ? alone : shared));
}

/** Where the points of each side come from. */
type Sheet = ScoreLine[][];

function addColumn(sheet: Sheet, key: string, values: readonly number[]): void {
  for (const [side, value] of values.entries()) if (value !== 0) sheet[side]?.push({ key, points: value });
}

/** What the title of a category is called in the sheet, and what it is worth (MK-21.7, MK-38.8). */
function titleOf({ scenario }: MageKnight, name: Achievement) {
  const { adventurer } = scenarioOf(scenario);
  if (name === 'adventurer' && adventurer !== undefined) return adventurer;
  const [alone, shared] = name === 'beating' ? [-3, -1] : [3, 1];
  return { title: `${name}-title`, alone, shared };
}

/** Whoever of a side has most of it counts (MK-19.7, MK-21.12), or least where that is agreed on (MK-34.8). */
function ofSides(game: MageKnight, value: (seat: Seat) => number, least = false): number[] {
  return sidesOf(game).map((side) => {
    const values = side.map(value);
    return least ? Math.min(...values) : Math.max(...values);
  });
}

/** Of wounds the most count, whatever is agreed on; titles compare sides. */
function addAchievements(game: MageKnight, sheet: Sheet): void {
  for (const name of ACHIEVEMENTS) {
    const isWorst = name === 'beating' || game.options.weakestCounts;
    const values = ofSides(game, (seat) => points[name](game, seat), isWorst);
    addColumn(sheet, name, values);
    const { title, alone, shared } = titleOf(game, name);
    if (sheet.length > 1) addColumn(sheet, title, titles(values, alone, shared));
  }
}

function addCities(game: MageKnight, sheet: Sheet): void {
  const values = ofSides(game, (seat) => cityPoints(game, seat));
  addColumn(sheet, 'cities', values);
  addColumn(sheet, 'cities-title', titles(values, 5, 2));
}

/** MK-36.10. */
function addMines(game: MageKnight, sheet: Sheet): void {
  const values = ofSides(game, (seat) => minePoints(game, seat));
  addColumn(sheet, 'mines', values);
  addColumn(sheet, 'mines-title', titles(values, 5, 2));
}

/** MK-21.12: each of several leads a city of their own. */
const doAllLead = (game: MageKnight): boolean => {
  const leaders = game.cities.map(({ space }) =>
    isConqueredCity(game, space) ? leaderOf(game, space) : undefined,
  );
  return game.players.every((_, seat) => leaders.includes(seat));
};

/** MK-21.11, .12: for what was to be done together or alone, and for the time that is left. */
function addMission(game: MageKnight, sheet: Sheet): void {
  const taken = game.cities.filter(({ space }) => isConqueredCity(game, space)).length;
  const { cities, rounds } = setupOf(game);
  addColumn(sheet, 'cities-taken', [10 * taken]);
  if (game.seats > 1 && doAllLead(game)) addColumn(sheet, 'all-lead', [10]);
  if (taken >= cities) addColumn(sheet, 'all-cities', [15]);
  addColumn(sheet, 'rounds-left', [30 * (rounds - game.round)]);
  addColumn(sheet, 'dummy-cards', [game.dummy?.deck.length ?? 0]);
  if (game.announced === null) addColumn(sheet, 'not-announced', [5]);
}

/** MK-41.5, MK-42.5: for cities that are not lost again, and for Volkare, the more the earlier he is beaten. */
function addVolkare(game: MageKnight, sheet: Sheet): void {
  const about = scenarioOf(game.scenario).volkare;
  const { combatLevel, raceLevel } = game.options;
  const taken = game.cities.filter(({ space }) => isConqueredCity(game, space)).length;
  const isLost = game.volkare?.won === 'cityLost';
  addColumn(sheet, 'cities-taken', [isLost ? 0 : taken * (about?.perCity ?? 0)]);
  if (!game.ending) return;
  const beaten = BEATEN[combatLevel] + PER_CARD * (game.dummy?.deck.length ?? 0);
  addColumn(sheet, 'volkare-beaten', [Math.floor(beaten * RACE_FACTOR[raceLevel])]);
}

/** MK-43.10, .11, MK-44.9, MK-45.6, MK-46.9. */
function addDeeds(game: MageKnight, sheet: Sheet): void {
  const lines = sheet.length === 1 ? deedsTogether(game) : deedsOfRivals(game, [...game.players.keys()]);
  for (const { key, values } of lines) addColumn(sheet, key, values);
}

/** MK-39.11: keeps and towers alone count. */
function ownedSheet(game: MageKnight): Sheet {
  const sheet: Sheet = game.players.map(() => []);
  const owned = ownedSites(game);
  for (const kind of countedKinds(game)) {
    const values = game.players.map((_, seat) =>
      owned.reduce((sum, site) => sum + (site.kind === kind && site.owner === seat ? site.points : 0), 0),
    );
    addColumn(sheet, `owned-${kind}`, values);
  }
  return sheet;
}

/** MK-40.4: fame does not matter. */
function returnSheet(game: MageKnight): Sheet {
  const winners = returning(game);
  return game.players.map((_, seat) => (winners.includes(seat) ? [{ key: 'returned', points: 1 }] : []));
}

/** Achievements, and what the scenario counts besides: mates have the sheet of their side. */
function sheetWith(game: MageKnight, more: (game: MageKnight, sheet: Sheet) => void): Sheet {
  const sides = sidesOf(game);
  const sheet: Sheet = sides.map((side) => {
    const fame = Math.min(...side.map((seat) => playerAt(game, seat).fame));
    return [{ key: side.length > 1 ? 'lowest-fame' : 'fame', points: fame }];
  });
  addAchievements(game, sheet);
  more(game, sheet);
  return game.players.map((_, seat) => sheet[sideOf(sides, seat)] ?? []);
}

const sheets: Readonly<Record<Scenario['scoring'], (game: MageKnight) => Sheet>> = {
  standard: (game) => sheetWith(game, () => {}),
  cities: (game) => sheetWith(game, addCities),
  mines: (game) => sheetWith(game, addMines),
  mission: (game) => sheetWith(game, addMission),
  owned: ownedSheet,
  portal: returnSheet,
  volkare: (game) => sheetWith(game, addVolkare),
  deeds: (game) => sheetWith(game, addDeeds),
};

/** Where the points of each seat come from, as things stand. */
export const sheetOf = (game: MageKnight): readonly (readonly ScoreLine[])[] =>
  sheets[scenarioOf(game.scenario).scoring](game);

/** MK-39.10, .11: what mates own counts together, and a tie has no winner. */
const ownedBySides = (game: MageKnight, own: readonly number[]): number[] =>
  own.map((_, seat) =>
    own.reduce((sum, n, other) => sum + (other === seat || isMate(game, seat, other) ? n : 0), 0),
  );

function betterSide(game: MageKnight, scores: readonly number[]): Seat[] {
  const best = Math.max(...scores);
  const sides = sidesOf(game).filter(([seat = 0]) => scores[seat] === best);
  return sides.length === 1 ? [...(sides[0] ?? [])] : [];
}

/** Most fame wins, ties share (MK-21.13); alone or all together one wins by reaching the goal (MK-33.5, MK-34.7). */
function winnersOf(game: MageKnight, scores: readonly number[]): Seat[] {
  if (scenarioOf(game.scenario).scoring === 'owned') return betterSide(game, scores);
  if (scenarioOf(game.scenario).scoring === 'portal') return returning(game);
  if (sidesOf(game).length === 1) return game.ending ? [...game.players.keys()] : [];
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

function reasonOf(game: MageKnight): EndReason {
  const { ends } = scenarioOf(game.scenario);
  if (seatsLeft(game).length === 0) return 'nobodyLeft';
  if (game.volkare?.won !== undefined) return game.volkare.won;
  return game.ending || (ends === 'returned' && returning(game).length > 0) ? ends : 'rounds';
}

export function judge(game: MageKnight): void {
  game.phase = 'over';
  const sheet = sheetOf(game);
  const own = sheet.map((lines) => lines.reduce((sum, line) => sum + line.points, 0));
  const scores = scenarioOf(game.scenario).scoring === 'owned' ? ownedBySides(game, own) : own;
  const reason = reasonOf(game);
  revealed();
  note({ key: 'game-over', reason, scores });
  finish(game, { reason, winners: winnersOf(game, scores), scores, sheet });
}
