// MK-43.1 to .5, MK-44.2, .3, .6, MK-45.2, .5, MK-46.2, .4: what the factions make of a tile when it is laid.
import { drawAny, type Seat } from '@krcma/kernel';
import { type LeaderId, leaderCard, levelOfLeader, TOP_LEADER_LEVEL } from '../../data/factions.ts';
import { placeOf, type Slot, type SpaceId, shapeOf, slotAt, spacesOf } from '../../data/geometry.ts';
import type { FactionRules, HeldGlades, Holder } from '../../data/scenario.ts';
import { scenarioOf } from '../../data/scenarios.ts';
import { RAMPAGING, type SiteKind } from '../../data/sites.ts';
import { type TileId, tileOf } from '../../data/tiles.ts';
import { BACKS, type Back, type Faction } from '../../data/types.ts';
import type { Factions, MageKnight, Token } from '../../state.ts';
import { holdingAt, holdingOf, printedAt, siteAt } from '../map.ts';
import { setupOf } from '../scenario.ts';

/** A token that is laid when its space is revealed. */
export interface Guard {
  readonly back: Back;
  readonly up: boolean;
  readonly of?: Faction;
}

export const factionRules = ({ scenario }: Pick<MageKnight, 'scenario'>): FactionRules | undefined =>
  scenarioOf(scenario).factions;

/** MK-43.2: whose side of the map a tile lies on; nobody's between them. */
export function sideOf(game: MageKnight, slot: Slot): Faction | undefined {
  const [x, y] = slotAt(slot);
  const north = shapeOf(setupOf(game).shape).columns === undefined ? y - x : y;
  if (north > 0) return 'darkCrusader';
  return north < 0 ? 'elementalist' : undefined;
}

const holderOf = (game: MageKnight, by: Holder, slot: Slot): Faction =>
  by === 'bySide' ? (sideOf(game, slot) ?? drawAny(game, ['elementalist', 'darkCrusader'])) : by;

/** The leader whose seat is on a tile. */
const seatOn = ({ seats }: FactionRules, tile: TileId): LeaderId | undefined =>
  (Object.keys(seats) as LeaderId[]).find((id) => seats[id] === tile);

/** MK-43.5: the seat of a faction never lies on the side of the other one. */
export function isOnWrongSide(game: MageKnight, tile: TileId, slot: Slot): boolean {
  const rules = factionRules(game);
  const id = rules === undefined ? undefined : seatOn(rules, tile);
  if (rules?.rampagers !== 'bySide' || id === undefined) return false;
  const side = sideOf(game, slot);
  return side !== undefined && side !== leaderCard(id).faction;
}

function mark(game: MageKnight, space: SpaceId, marker: SiteKind): void {
  game.holdings[space] = { ...holdingOf(game, space), marker };
}

/** MK-24.4, MK-25.17: on the level of the scenario, or higher as agreed on. */
function seatLeader(game: MageKnight, factions: Factions, space: SpaceId, id: LeaderId): void {
  const level = Math.min((setupOf(game).leaderLevel ?? 1) + game.options.harder, TOP_LEADER_LEVEL);
  factions.leaders.push({ id, space, level, shields: [] });
  mark(game, space, leaderCard(id).seat);
}

const isHeldGlade = ({ countryside }: HeldGlades, tile: TileId): boolean =>
  countryside !== true || tileOf(tile).back === 'countryside';

/** A glade of the Dark Crusaders is a graveyard (MK-43.3, MK-44.3). */
function holdGlade(game: MageKnight, factions: Factions, space: SpaceId, by: Holder): void {
  const { slot } = placeOf(space);
  game.holdings[space] = { ...holdingOf(game, space), order: ++factions.revealed };
  if (holderOf(game, by, slot) === 'darkCrusader') mark(game, space, 'graveyard');
}

function markSpace(game: MageKnight, tile: TileId, space: SpaceId): void {
  const site = printedAt(game, space)?.site;
  const { covered } = scenarioOf(game.scenario);
  const isCity = site === 'city' || (site === 'volkaresCamp' && setupOf(game).camp === true);
  if (covered !== undefined && isCity) mark(game, space, covered);
  const rules = factionRules(game);
  const { factions } = game;
  if (rules === undefined || factions === undefined) return;
  const leader = site === 'city' ? seatOn(rules, tile) : undefined;
  if (leader !== undefined) seatLeader(game, factions, space, leader);
  if (site === 'magicalGlade' && rules.glades !== undefined && isHeldGlade(rules.glades, tile))
    holdGlade(game, factions, space, rules.glades.by);
}

/** Before tokens are laid: what covers the sites of a tile. */
export function layMarkers(game: MageKnight, tile: TileId, slot: Slot): void {
  for (const space of spacesOf(slot)) markSpace(game, tile, space);
}

/** MK-24.4: its followers, for all to see. */
function followersAt(game: MageKnight, space: SpaceId): Guard[] {
  const leader = game.factions?.leaders.find((each) => each.space === space);
  if (leader === undefined) return [];
  const { faction: of } = leaderCard(leader.id);
  const { followers } = levelOfLeader(leader.id, leader.level);
  return BACKS.flatMap((back) => new Array<Guard>(followers[back] ?? 0).fill({ back, up: true, of }));
}

/** Who holds a glade or a graveyard, by the order of revealing. */
function gladeGuards(game: MageKnight, space: SpaceId): Guard[] {
  const glades = factionRules(game)?.glades;
  const { order } = holdingAt(game, space);
  if (glades === undefined || order === undefined) return [];
  const of = siteAt(game, space) === 'graveyard' ? 'darkCrusader' : 'elementalist';
  const backs = glades.garrisons[Math.min(order, glades.garrisons.length) - 1] ?? [];
  return backs.map((back) => ({ back, up: glades.up === true, of }));
}

/** Whoever a faction lays on a revealed space. */
export const factionGuards = (game: MageKnight, space: SpaceId): Guard[] =>
  game.factions === undefined ? [] : [...followersAt(game, space), ...gladeGuards(game, space)];

/** MK-45.5: others than usual in the keep of one tile. */
export function garrisonAt(game: MageKnight, space: SpaceId, usual: readonly Back[]): Guard[] {
  const keep = factionRules(game)?.keep;
  const isTheirs = keep !== undefined && siteAt(game, space) === 'keep';
  if (isTheirs && game.map[placeOf(space).slot] === keep.tile)
    return keep.garrison.map((back) => ({ back, up: false, of: keep.by }));
  return usual.map((back) => ({ back, up: false }));
}

const isOneOfFirst = (game: MageKnight, slot: Slot): boolean =>
  shapeOf(setupOf(game).shape).first.includes(slot);

/** MK-43.1, MK-44.2, MK-45.2, MK-46.4: who rampages on a revealed space. */
export function rampagerAt(game: MageKnight, space: SpaceId, kind: keyof typeof RAMPAGING): Guard {
  const { draconum } = scenarioOf(game.scenario);
  const back = kind === 'draconum' && draconum !== undefined ? draconum : RAMPAGING[kind].back;
  const rules = factionRules(game);
  const { slot } = placeOf(space);
  if (rules === undefined || (rules.notOnFirstTiles === true && isOneOfFirst(game, slot)))
    return { back, up: true };
  return { back, up: true, of: holderOf(game, rules.rampagers, slot) };
}

/** MK-44.2: whoever was revealed by exploring pursues that hero from the next turn on. */
export function setOnTrail(game: MageKnight, seat: Seat, slot: Slot): void {
  if (factionRules(game)?.pursuit !== true) return;
  for (const space of spacesOf(slot)) {
    const holding = game.holdings[space];
    if (holding === undefined || printedAt(game, space)?.rampaging === undefined) continue;
    holding.tokens = holding.tokens.map((token): Token => ({ ...token, pursues: seat, since: game.turns }));
  }
}
