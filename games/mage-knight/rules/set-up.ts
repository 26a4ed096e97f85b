// Chapter MK-2: what lies on the table before heroes are picked.
import { type Seat, shuffle, type Table } from '@krcma/kernel';
import { ADVANCED_ACTIONS } from '../data/advanced-actions.ts';
import { ARTIFACTS } from '../data/artifacts.ts';
import { enemiesWith, tilesOf, tokensOf, unitsOf } from '../data/box.ts';
import type { Card } from '../data/card.ts';
import type { EnemyId } from '../data/enemies.ts';
import type { FactionTokenId } from '../data/faction-tokens.ts';
import { shapeOf } from '../data/geometry.ts';
import { RUINS } from '../data/ruins.ts';
import { type Scenario, type ScenarioId, scenarioOf } from '../data/scenarios.ts';
import { SPELLS, spells } from '../data/spells.ts';
import type { TileId } from '../data/tiles.ts';
import { BACKS, type Back, type Faction } from '../data/types.ts';
import { type UnitId, units } from '../data/units.ts';
import type { MageKnight, MageKnightOptions, Pile, Player } from '../state.ts';
import { newTurn } from './new-turn.ts';
import { dealOffers } from './offers.ts';
import { diceOfSource, setupOf, unitsOffered } from './scenario.ts';
import { newSource } from './source.ts';
import { layTile } from './tiles.ts';

type Laid = Table<MageKnightOptions>;

const noCrystals = () => ({ red: 0, blue: 0, green: 0, white: 0 });

const newPlayer = ({ startFame = 0, startReputation = 0 }: Scenario): Player => ({
  hero: null,
  fame: startFame,
  level: 1,
  reputation: startReputation,
  space: null,
  deck: [],
  hand: [],
  discard: [],
  played: [],
  aside: [],
  crystals: noCrystals(),
  tokens: { ...noCrystals(), gold: 0, black: 0 },
  units: [],
  skills: [],
  skillPile: [],
  tactic: null,
  tacticUsed: false,
  tacticDone: false,
  under: [],
  factionTokens: [],
  puppets: [],
  moreCards: 0,
  orderDown: false,
  plundered: false,
});

const pileOf = <T>(deck: T[]): Pile<T> => ({ deck, discard: [] });

function enemyPiles(table: Laid): MageKnight['enemies'] {
  const piles = {} as Record<Back, Pile<EnemyId>>;
  for (const back of BACKS) piles[back] = pileOf(shuffle(table, enemiesWith(back).slice()));
  return piles;
}

const factionPile = (table: Laid, faction: Faction): Pile<FactionTokenId> =>
  pileOf(shuffle(table, tokensOf(faction).slice()));

/** The stack, the next tile last, and what stays in the box (MK-2.13, .14, .17, MK-30.2). */
function tileStack(table: Laid, scenario: ScenarioId): { stack: TileId[]; box: TileId[] } {
  const { countryside, cities, core } = setupOf({ scenario, seats: table.seats });
  const { inOrder } = scenarioOf(scenario);
  const land = inOrder ? tilesOf('countryside') : shuffle(table, tilesOf('countryside').slice());
  const cityTiles = shuffle(table, tilesOf('city').slice());
  const coreTiles = shuffle(table, tilesOf('core').slice());
  const below = shuffle(table, [...cityTiles.slice(0, cities), ...coreTiles.slice(0, core)]);
  const above = land.slice(0, countryside);
  return {
    stack: [...below, ...above.reverse()],
    box: [...land.slice(countryside), ...cityTiles.slice(cities), ...coreTiles.slice(core)],
  };
}

/** MK-2.8, MK-30.6. */
function dealUnits(table: Laid, deck: UnitId[], n: number, needsVillage: boolean): UnitId[] {
  const hasVillage = (offer: readonly UnitId[]) =>
    offer.some((id) => (units[id].sites as readonly string[]).includes('village'));
  let offer = deck.splice(-n);
  while (needsVillage && !hasVillage(offer)) {
    deck.push(...offer);
    shuffle(table, deck);
    offer = deck.splice(-n);
  }
  return offer;
}

const isCompetitive = (scenario: ScenarioId, seats: number): boolean =>
  scenarioOf(scenario).kind === 'competitive' && seats > 1;

/** What is so before anybody has done anything (MK-2.9, .22). */
const nothingYet = () => ({
  round: 1,
  time: 'day' as const,
  phase: 'heroes' as const,
  order: [],
  active: 0,
  next: null,
  turns: 0,
  turn: newTurn(),
  announced: null,
  last: null,
  ending: false,
  map: {},
  holdings: {},
  cities: [],
  nextUnit: 0,
  tactics: [],
  commonSkills: [],
  lasting: [],
  combat: null,
  dummy: null,
  gone: { cards: [], units: [], tactics: [], skills: [] },
});

export function setUp(table: Laid): MageKnight {
  const { scenario } = table.options;
  const { seats } = table;
  const about = scenarioOf(scenario);
  const { stack, box } = tileStack(table, scenario);
  const competitive = isCompetitive(scenario, seats);
  const regular = shuffle(table, unitsOf('regular').slice());
  const spellDeck = shuffle(
    table,
    SPELLS.filter((id) => competitive || (spells[id] as Card).competitive !== true),
  );
  const advancedDeck = shuffle(table, ADVANCED_ACTIONS.slice());
  const game: MageKnight = {
    ...table,
    ...nothingYet(),
    scenario,
    players: Array.from({ length: seats }, () => newPlayer(about)),
    picked: shuffle(
      table,
      Array.from({ length: seats }, (_, seat): Seat => seat),
    ),
    source: newSource(table, diceOfSource({ scenario, seats })),
    tiles: stack,
    box,
    enemies: enemyPiles(table),
    ruins: pileOf(shuffle(table, RUINS.slice())),
    factionTokens: {
      elementalist: factionPile(table, 'elementalist'),
      darkCrusader: factionPile(table, 'darkCrusader'),
    },
    spells: { deck: spellDeck, offer: [] },
    advanced: { deck: advancedDeck, offer: [] },
    artifacts: shuffle(table, ARTIFACTS.slice()),
    units: {
      regular,
      elite: shuffle(table, unitsOf('elite').slice()),
      offer: dealUnits(table, regular, unitsOffered({ scenario, seats }), about.villageUnitFirst === true),
    },
  };
  const { start, first } = shapeOf(setupOf(game).shape);
  layTile(game, start, '0,0');
  for (const slot of first) layTile(game, game.tiles.pop() as TileId, slot);
  if (about.lateOffers !== true) dealOffers(game);
  return game;
}
