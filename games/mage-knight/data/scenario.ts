// What makes a scenario: its set-up, its goal, and whatever it changes of the general rules.
import type { LeaderId } from './factions.ts';
import type { ShapeId } from './geometry.ts';
import type { RuleId } from './rule-ids.ts';
import type { Site, SiteKind } from './sites.ts';
import type { Terrain } from './terrains.ts';
import type { TileId } from './tiles.ts';
import type { Back, Faction } from './types.ts';
import type { VolkareAbout } from './volkare.ts';

/** What is summoned in a night, for each glade with an own shield, and which random crystals it brings (MK-37.3 to .5). */
export interface Summoning {
  readonly enemies: readonly Back[];
  /** Whether they fall or not, or for each that falls. */
  readonly crystalsForAll?: number;
  readonly crystalsPerFallen?: number;
}

/** Shields on sites summon enemies at night (MK-37). */
export interface Incantation {
  readonly site: SiteKind;
  readonly nights: readonly Summoning[];
  /** What the fame of those that fall is multiplied by. */
  readonly fame: number;
  /** Of shields on a site, where they push each other off (MK-37.8). */
  readonly mostShields: Readonly<Partial<Record<number, number>>>;
}

/** Conquered sites that are one under the ground (MK-38.5, .6). */
export interface Tunnels {
  readonly sites: readonly SiteKind[];
  /** Move to go into them, and for each space on the way over these terrains' others. */
  readonly base: number;
  readonly perSpace: number;
  readonly avoid: readonly Terrain[];
}

export interface AdventurerPoints {
  readonly points: Readonly<Partial<Record<SiteKind, number>>>;
  /** The name of the title in the score sheet, and what it is worth alone and shared. */
  readonly title: string;
  readonly alone: number;
  readonly shared: number;
}

interface MineKind {
  /** Who stands before it for all to see. */
  readonly guard: Back;
  /** What its liberation is worth. */
  readonly reputation: number;
  readonly points: number;
}

/** Mines that enemies hold (MK-36.3, .5, .10), by the tile they lie on. */
export interface Mines {
  readonly sites: readonly SiteKind[];
  readonly hidden: Back;
  readonly countryside: MineKind;
  readonly core: MineKind;
}

/** One faction, or the one that holds the side of the map: in the north the Dark Crusaders (MK-43.1, .2). */
export type Holder = Faction | 'bySide';

/** Who waits on the glades of the map, by the order of revealing; the last ones on all that follow (MK-43.3, MK-44.3). */
export interface HeldGlades {
  readonly by: Holder;
  readonly garrisons: readonly (readonly Back[])[];
  /** For all to see. */
  readonly up?: true;
  /** Glades of core tiles are as everywhere else. */
  readonly countryside?: true;
}

/** What the factions of Shades of Tezla do in a scenario (MK-24). */
export interface FactionRules {
  /** Whose enemies lie in piles of their own; those of the others are mixed with the rest (MK-24.1). */
  readonly split: readonly Faction[];
  /** On the city space of which tile a leader has its seat. */
  readonly seats: Readonly<Partial<Record<LeaderId, TileId>>>;
  /** Whose rampaging enemies are; those of the first tiles are nobody's in particular (MK-45.2). */
  readonly rampagers: Holder;
  readonly notOnFirstTiles?: true;
  readonly glades?: HeldGlades;
  /** Rampaging enemies that somebody's exploring reveals pursue that hero (MK-44.2). */
  readonly pursuit?: true;
  /** Whose rampaging enemies lie in ambush, and bring a tile when they fall (MK-45.2, .3). */
  readonly ambush?: Faction;
  /** Who holds the keep of a tile before it is conquered (MK-45.5). */
  readonly keep?: { readonly tile: TileId; readonly by: Faction; readonly garrison: readonly Back[] };
}

/** What counts at the end besides achievements, where leaders, graveyards and relics are the goal. */
export interface Deeds {
  /** For those who play alone or together: each leader, all of them; everybody's shield on one of them, on all. */
  readonly leader?: number;
  readonly allLeaders?: number;
  readonly shieldOfAll?: number;
  readonly shieldOfAllOnEach?: number;
  readonly grave?: number;
  readonly everything?: number;
  readonly piece?: number;
  readonly pieceOfAll?: number;
  readonly allPieces?: number;
  readonly roundLeft?: number;
  /** For rivals: most shields against a faction; a piece, and most of them, alone or shared. */
  readonly titles?: readonly Faction[];
  readonly rivalPiece?: number;
  readonly rivalPieces?: readonly [number, number];
}

/** For a number of players. */
export interface ScenarioSetup {
  readonly shape: ShapeId;
  readonly countryside: number;
  readonly cities: number;
  readonly core: number;
  /** In the order of revealing. */
  readonly cityLevels: readonly number[];
  readonly rounds: number;
  /** Exactly so many countryside tiles with a glade (MK-43.6). */
  readonly glades?: number;
  /** Volkare's camp is a city more (MK-46.7). */
  readonly camp?: true;
  /** On which level the leaders begin (MK-24.4). */
  readonly leaderLevel?: number;
}

export type PlayerCount = 1 | 2 | 3 | 4;

/** Other forms of scenarios that players may agree on; each is an option of its name. */
export const VARIANTS = ['epic', 'twoCities', 'weakestCounts', 'contestedGlades', 'openMap'] as const;
export type Variant = (typeof VARIANTS)[number];

/** What a form changes for so many players; nothing of the set-up where only its rules differ. */
type ScenarioChange = Readonly<Partial<Record<PlayerCount, Partial<ScenarioSetup>>>>;

export interface Scenario {
  /** Everybody for themselves, one alone, or all together. */
  readonly kind: 'competitive' | 'solo' | 'cooperative';
  readonly setups: Readonly<Partial<Record<PlayerCount, ScenarioSetup>>>;
  /** The forms of it that can be agreed on. */
  readonly variants?: Readonly<Partial<Record<Variant, ScenarioChange>>>;
  /** Four play it as two teams, if they like or always (MK-19.1). */
  readonly teams?: 'may' | 'must';
  readonly startFame?: number;
  readonly startReputation?: number;
  /** For each new row of the fame track (MK-32.3). */
  readonly famePerRow?: number;
  readonly famePerTile?: number;
  readonly moreDice?: number;
  readonly moreUnits?: number;
  readonly noElites?: true;
  /** The dummy's tactic is drawn before players pick (MK-34.3). */
  readonly dummyFirst?: true;
  /** After a round one of the players' tactics leaves the game, as they agree (MK-34.4). */
  readonly tacticLeaves?: true;
  /** Countryside tiles by number; cities neither entered nor conquered; the first offer holds a village unit. */
  readonly inOrder?: true;
  readonly closedCities?: RuleId;
  readonly villageUnitFirst?: true;
  /** Offers of Spells and advanced actions are dealt when first needed (MK-30.10). */
  readonly lateOffers?: true;
  /** Tiles that are never left out: of the countryside those with such a site, and those that are named. */
  readonly tilesWith?: readonly SiteKind[];
  readonly tilesNamed?: readonly TileId[];
  /** The city is the last tile of the stack (MK-41.1). */
  readonly cityLast?: true;
  /** Of the core tiles without a city one that has none of these is always left out (MK-36.1). */
  readonly leavesOutWithout?: readonly SiteKind[];
  /** The city is open from the beginning: a shield of everybody, and no leader (MK-36.2). */
  readonly friendlyCity?: true;
  /** Sites that are otherwise than everywhere else. */
  readonly sites?: Readonly<Partial<Record<SiteKind, Site>>>;
  /** Units above this level leave the game; elite units come in the second half of it (MK-39.2, .3). */
  readonly mostUnitLevel?: number;
  readonly elitesInSecondHalf?: true;
  /** Assaults cost no Reputation (MK-39.5). */
  readonly freeAssaults?: true;
  /** How many times the garrison of an owned site is drawn, by days with their nights (MK-39.9). */
  readonly ownedGarrisons?: readonly number[];
  /** What an owned site counts at the end, instead of fame (MK-39.11). */
  readonly sitePoints?: Readonly<Partial<Record<SiteKind, number>>>;
  /** The portal is closed after this round, and whoever is on it is out; who stands there at the end wins (MK-40.2, .4). */
  readonly portalClosesAfter?: number;
  readonly incantation?: Incantation;
  /** Beside a revealed site of the first kind there is a secret one of the second (MK-38.2). */
  readonly secretSites?: Readonly<Partial<Record<SiteKind, SiteKind>>>;
  /** Sites that are entered no more once they are conquered, and that lead from one to another (MK-38.5, .6). */
  readonly tunnels?: Tunnels;
  /** Mines are held by enemies until somebody liberates them (MK-36). */
  readonly mines?: Mines;
  /** Otherwise than 2 for a shield and 3 or 1 for the title (MK-38.8). */
  readonly adventurer?: AdventurerPoints;
  /** In the place of a dummy (MK-23.5). */
  readonly volkare?: VolkareAbout;
  readonly factions?: FactionRules;
  /** What covers the cities that tiles print (MK-46.2). */
  readonly covered?: SiteKind;
  /** Exploring costs so many times as much, and Influence pays for it too (MK-45.4). */
  readonly exploreTimes?: number;
  readonly influenceExplores?: true;
  /** More for a tile with a city (MK-46.6). */
  readonly famePerCityTile?: number;
  /** Rampaging draconum are such tokens (MK-46.4). */
  readonly draconum?: Back;
  /** Heroes begin on this level (MK-46.1). */
  readonly startLevel?: number;
  /** Elite units that only cities recruit leave the game (MK-46.5). */
  readonly noCityElites?: true;
  readonly deeds?: Deeds;
  readonly ends:
    | 'cityRevealed'
    | 'citiesConquered'
    | 'incantations'
    | 'dungeonsConquered'
    | 'minesLiberated'
    | 'leadersBeaten'
    | 'graveyardsSealed'
    | 'relicFound'
    | 'rounds'
    | 'returned'
    | 'volkareBeaten';
  /** Achievements alone; cities or mines besides; what was to be done, and in what time; sites or a portal instead. */
  readonly scoring: 'standard' | 'cities' | 'mines' | 'mission' | 'owned' | 'portal' | 'deeds' | 'volkare';
}
