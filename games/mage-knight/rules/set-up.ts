// Chapter MK-2: what lies on the table before heroes are picked.
import { type Seat, shuffle, type Table } from '@krcma/kernel';
import { ADVANCED_ACTIONS } from '../data/advanced-actions.ts';
import { ARTIFACTS } from '../data/artifacts.ts';
import { enemiesWith, tokensOf, unitsOf } from '../data/box.ts';
import type { Card } from '../data/card.ts';
import { type EnemyId, enemies } from '../data/enemies.ts';
import type { Enemy } from '../data/enemy.ts';
import type { FactionTokenId } from '../data/faction-tokens.ts';
import { shapeOf } from '../data/geometry.ts';
import { RUINS } from '../data/ruins.ts';
import { type Scenario, scenarioOf } from '../data/scenarios.ts';
import { SPELLS, spells } from '../data/spells.ts';
import type { TileId } from '../data/tiles.ts';
import { BACKS, type Back, type Faction } from '../data/types.ts';
import { type UnitId, units } from '../data/units.ts';
import type { Factions, MageKnight, MageKnightOptions, Pile, Player } from '../state.ts';
import { newTurn } from './new-turn.ts';
import { dealOffers } from './offers.ts';
import { diceOfSource, isCompetitive, setupOf, unitsOffered } from './scenario.ts';
import { newSource } from './source.ts';
import { tileStack } from './tile-stack.ts';
import { layTile, takeFor } from './tiles.ts';

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

const factionOf = (enemy: EnemyId): Faction | undefined => (enemies[enemy] as Enemy).faction;

/** Without those that lie in piles of their own (MK-24.1, MK-43.1). */
function enemyPiles(table: Laid, split: readonly Faction[]): MageKnight['enemies'] {
  const piles = {} as Record<Back, Pile<EnemyId>>;
  for (const back of BACKS) {
    const mixed = enemiesWith(back).filter((id) => !split.includes(factionOf(id) as Faction));
    piles[back] = pileOf(shuffle(table, mixed));
  }
  return piles;
}

function newFactions(table: Laid, split: readonly Faction[]): Factions {
  const piles: Factions['piles'] = {};
  for (const faction of split) {
    const own: Partial<Record<Back, Pile<EnemyId>>> = {};
    for (const back of BACKS) {
      const theirs = enemiesWith(back).filter((id) => factionOf(id) === faction);
      if (theirs.length > 0) own[back] = pileOf(shuffle(table, theirs));
    }
    piles[faction] = own;
  }
  return { piles, leaders: [], revealed: 0 };
}

const factionPile = (table: Laid, faction: Faction): Pile<FactionTokenId> =>
  pileOf(shuffle(table, tokensOf(faction).slice()));

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

/** MK-46.5: an elite unit that is recruited nowhere else. */
const isOfCities = (id: UnitId): boolean => units[id].sites.every((site) => site === 'city');

/** MK-39.2, MK-46.5: units of the highest level leave the game, or those that only cities recruit. */
const isLeftOut = ({ mostUnitLevel = 4, noCityElites }: Scenario, id: UnitId): boolean =>
  units[id].level > mostUnitLevel || (noCityElites === true && isOfCities(id));

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
});

export function setUp(table: Laid): MageKnight {
  const { scenario } = table.options;
  const { seats } = table;
  const about = scenarioOf(scenario);
  const { stack, box } = tileStack(table);
  const competitive = isCompetitive({ scenario, seats });
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
    gone: {
      cards: [],
      units: unitsOf('elite').filter((id) => isLeftOut(about, id)),
      tactics: [],
      skills: [],
    },
    tiles: stack,
    box,
    enemies: enemyPiles(table, about.factions?.split ?? []),
    ...(about.factions !== undefined && { factions: newFactions(table, about.factions.split) }),
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
      elite: shuffle(
        table,
        unitsOf('elite').filter((id) => !isLeftOut(about, id)),
      ),
      offer: dealUnits(table, regular, unitsOffered({ scenario, seats }), about.villageUnitFirst === true),
    },
  };
  const { start, first } = shapeOf(setupOf(game).shape);
  layTile(game, start, '0,0');
  const { places } = shapeOf(setupOf(game).shape);
  const all = game.options.openMap && places !== undefined ? [...places.countryside, ...places.core] : first;
  for (const slot of all) layTile(game, takeFor(game, slot) as TileId, slot);
  if (about.lateOffers !== true) dealOffers(game);
  return game;
}
