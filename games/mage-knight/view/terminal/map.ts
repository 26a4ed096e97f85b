// The map: two lines for each row of spaces, every other row half a space to the right.
import type { Paint, Span } from '@krcma/kernel';
import { choicesOn, type Part, title } from '@krcma/kernel/scene';
import { type EnemyId, enemies } from '../../data/enemies.ts';
import type { Enemy } from '../../data/enemy.ts';
import { placeOf, type Slot, type SpaceId, spacesOf } from '../../data/geometry.ts';
import { CITY_COST, type Terrain, terrainCosts } from '../../data/terrains.ts';
import type { Space } from '../../data/tile.ts';
import { landAt } from '../../data/turned.ts';
import type { Back } from '../../data/types.ts';
import { siteSeen } from '../../rules/seen-site.ts';
import type { HoldingView, MageKnightView, TokenView } from '../../rules/view.ts';
import { toldTile } from '../../text/told-places.ts';
import { inColour, markOf, nearPlayer, paintOf, type Scene } from './scene.ts';

/** Letters that a space takes, with the gap to the next one. */
const WIDTH = 6;
const HALF = WIDTH / 2;
const ROOM = WIDTH - 1;
/** Rows of spaces above and below the hero where there is little room. */
const NEAR = 2;

interface Cell {
  /** In halves of a space. */
  readonly column: number;
  readonly row: number;
  readonly lines: readonly [Span[], Span[]];
}

const terrainLooks: Readonly<Record<Terrain, readonly [sign: string, ...paints: Paint[]]>> = {
  plains: ['.', 'yellow'],
  hills: ['n', 'yellow', 'bold'],
  forest: ['t', 'green'],
  wasteland: ['%', 'red'],
  desert: [':', 'yellow', 'bold'],
  swamp: ['"', 'magenta'],
  lake: ['~', 'cyan'],
  mountain: ['^', 'dim'],
  sea: ['~', 'blue'],
};

/** What a terrain looks like, for the legend. */
export const terrainSign = (terrain: Terrain): string => terrainLooks[terrain][0];

const backPaints: Readonly<Record<Back, readonly Paint[]>> = {
  green: ['green', 'bold'],
  grey: ['bold'],
  brown: ['yellow'],
  violet: ['magenta', 'bold'],
  white: ['bold'],
  red: ['red', 'bold'],
};

const textOf = (span: Span): string => (typeof span === 'string' ? span : span[0]);
const widthOf = (spans: readonly Span[]): number => spans.reduce((sum, span) => sum + textOf(span).length, 0);
const padded = (spans: Span[]): Span[] => [...spans, ' '.repeat(Math.max(0, WIDTH - widthOf(spans)))];

/** `[7]`; `[7+]` where further choices touch the same place. */
function numberOn(scene: Scene, thing: string): Span[] {
  const [first, ...more] = choicesOn(scene, thing);
  if (first === undefined) return [];
  return [[`[${first}${more.length > 0 ? '+' : ''}]`, 'bold', 'inverse']];
}

/** What is printed there or lies over it. */
function printedAt(view: MageKnightView, space: SpaceId): Space | undefined {
  const printed = landAt(view, space);
  if (printed === undefined) return undefined;
  if (view.cities.some(({ second }) => second?.space === space)) return { terrain: 'plains', site: 'city' };
  const { site: _, ...land } = printed;
  const site = siteSeen(view, space, printed.site);
  return site === undefined ? land : { ...land, site };
}

/** Two letters of a site or of who rampages there, in the colour of a mine or city. */
function siteSpan({ view, words }: Scene, space: SpaceId, { site, rampaging, colours }: Space): Span {
  if (view.holdings[space]?.cleared === true) return '  ';
  if (rampaging !== undefined && (view.holdings[space]?.tokens.length ?? 0) > 0)
    return [words.rampagingMarks[rampaging], 'red'];
  if (site === undefined) return '  ';
  const city = view.cities.find((each) => each.space === space || each.second?.space === space);
  const colour = city?.second?.space === space ? city.second.colour : (city?.colour ?? colours?.[0]);
  const mark = words.siteMarks[site];
  return colour === undefined ? [mark, 'cyan'] : inColour(colour, mark);
}

function tokenSpan(tokens: readonly TokenView[]): Span[] {
  const [first] = tokens;
  if (first === undefined) return [];
  return [[tokens.length === 1 ? '!' : `${tokens.length}`, ...backPaints[first.back]]];
}

function piecesAt({ view }: Scene, space: SpaceId, holding: HoldingView | undefined): Span[] {
  const heroes = view.players.flatMap((player, seat): Span[] =>
    player.space === space ? [[markOf(seat), paintOf(seat), 'bold']] : [],
  );
  const shields = (holding?.shields ?? []).map((seat): Span => [markOf(seat).toLowerCase(), paintOf(seat)]);
  const volkare: Span[] = view.volkare?.space === space ? [['V', 'red', 'bold']] : [];
  return [...volkare, ...heroes, ...shields];
}

/** What it costs to come there this turn: with the Move there is, or with cards not yet played. */
function reachSpans({ view }: Scene, space: SpaceId): Span[] {
  const cost = view.reach?.spaces[space]?.ways[0]?.cost;
  if (cost === undefined) return [];
  return [cost <= view.turn.move ? [`=${cost}`, 'bold'] : [`(${cost})`, 'dim']];
}

/** Sentences name a tile by it. */
function tileNumber({ view, words }: Scene, slot: Slot): Span[] {
  const tile = view.map[slot];
  if (tile === undefined) return [];
  const { kind, number } = toldTile(tile);
  return number === 0 ? [] : [[`${kind === 'core' ? words.coreMark : ''}${number}`, 'dim']];
}

/** Heroes, shields and the number of a choice; where nothing is, what it costs to come there, or the number of the tile. */
function lowerLine(scene: Scene, space: SpaceId): Span[] {
  const { slot, hex } = placeOf(space);
  const number = numberOn(scene, `space:${space}`);
  const pieces = piecesAt(scene, space, scene.view.holdings[space]).slice(0, ROOM - widthOf(number));
  if (pieces.length > 0 || number.length > 0) return [...pieces, ...number];
  const reached = reachSpans(scene, space);
  return reached.length === 0 && hex === 'C' ? tileNumber(scene, slot) : reached;
}

function spaceCell(scene: Scene, space: SpaceId, printed: Space): Cell {
  const { q, r } = placeOf(space);
  const { terrain, site } = printed;
  const cost = site === 'city' ? CITY_COST : terrainCosts[terrain]?.[scene.view.time];
  const [sign, ...paints] = terrainLooks[terrain];
  const upper: Span[] = [
    [`${sign}${cost ?? sign}`, ...paints],
    siteSpan(scene, space, printed),
    ...tokenSpan(scene.view.holdings[space]?.tokens ?? []),
  ];
  return { column: 2 * q + r, row: r, lines: [upper, lowerLine(scene, space)] };
}

function unknownCell(scene: Scene, space: SpaceId): Cell {
  const { q, r, slot, hex } = placeOf(space);
  const number = hex === 'C' ? numberOn(scene, `slot:${slot}`) : [];
  return { column: 2 * q + r, row: r, lines: [[['??', 'dim']], number] };
}

function cellsOf(scene: Scene): Cell[] {
  const { map, frontier } = scene.view;
  const known = Object.keys(map)
    .flatMap(spacesOf)
    .flatMap((space) => {
      const printed = printedAt(scene.view, space);
      return printed === undefined ? [] : [spaceCell(scene, space, printed)];
    });
  return [...known, ...frontier.flatMap(spacesOf).map((space) => unknownCell(scene, space))];
}

interface Window {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** All of it where it fits, else as much as there is room for, with the hero in the middle. */
function windowOn(scene: Scene, cells: readonly Cell[]): Window {
  const { q, r } = placeOf(nearPlayer(scene)?.space ?? '0,0:C');
  const columns = cells.map(({ column }) => column);
  const rows = cells.map(({ row }) => row);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const room = Math.max(0, Math.floor((scene.pen.width - WIDTH) / HALF));
  const middle = Math.max(first, Math.min(2 * q + r - Math.floor(room / 2), last - room));
  const left = last - first <= room ? first : middle;
  return {
    left,
    right: left + room,
    top: scene.pen.compact ? Math.max(Math.min(...rows), r - NEAR) : Math.min(...rows),
    bottom: scene.pen.compact ? Math.min(Math.max(...rows), r + NEAR) : Math.max(...rows),
  };
}

/** One line of a row: gaps and spaces from left to right. */
function lineOf(cells: readonly Cell[], line: 0 | 1, left: number): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { column, lines } of cells) {
    const from = (column - left) * HALF;
    spans.push(' '.repeat(Math.max(0, from - at)), ...padded(lines[line]));
    at = from + WIDTH;
  }
  return spans;
}

function gridLines(scene: Scene): string[] {
  const all = cellsOf(scene);
  const { left, right, top, bottom } = windowOn(scene, all);
  const lines: string[] = [];
  for (let row = top; row <= bottom; row++) {
    const cells = all
      .filter((cell) => cell.row === row && cell.column >= left && cell.column <= right)
      .toSorted((a, b) => a.column - b.column);
    lines.push(...scene.pen.flow([lineOf(cells, 0, left)], ''));
    // Where there is little room, a line with nothing on it is left out.
    if (!scene.pen.compact || cells.some(({ lines: [, lower] }) => lower.length > 0))
      lines.push(...scene.pen.flow([lineOf(cells, 1, left)], ''));
  }
  return lines;
}

/** `Prowlers 3/4`: Armor and attacks as they are printed. */
function enemyText({ words }: Scene, id: EnemyId): string {
  const { armor, attacks }: Enemy = enemies[id];
  return `${words.board.enemy(id)} ${armor}/${attacks.map(({ n }) => n).join('+')}`;
}

/** Whoever lies there, by place. */
function enemyLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  const parts = Object.entries(view.holdings).flatMap(([space, { tokens }]): Part[] => {
    if (tokens.length === 0) return [];
    const names = tokens.map(({ enemy, back }) =>
      enemy === null ? words.board.hiddenEnemy(back) : enemyText(scene, enemy),
    );
    return [[[`${words.place(space, view)} `, 'dim'], words.board.manyEnemies(names)]];
  });
  const [first, ...rest] = parts;
  return first === undefined ? [] : pen.flow([[title(`${words.enemies}: `), ...first], ...rest], ' · ');
}

/** In a fight and on a small screen the fight is what counts. */
export const mapLines = (scene: Scene): string[] =>
  scene.pen.compact && scene.view.combat !== null
    ? []
    : [...gridLines(scene), ...(scene.pen.compact ? [] : enemyLines(scene))];
