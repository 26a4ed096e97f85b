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
import { SPELLS, type SpellId, spells } from '../data/spells.ts';
import type { TileId } from '../data/tiles.ts';
import { BACKS, type Back, type Faction } from '../data/types.ts';
import { type UnitId, units } from '../data/units.ts';
import { rampageOf } from '../data/variants.ts';
import type { Die, Factions, MageKnight, MageKnightOptions, Pile, Player } from '../state.ts';
import { newTurn } from './new-turn.ts';
import { dealOffers } from './offers.ts';
import { diceOfSource, isCompetitive, setupOf, unitsOffered } from './scenario.ts';
import { newSource } from './source.ts';
import { tileStack } from './tile-stack.ts';
import { layTile, takeFor } from './tiles.ts';
import { firstTime } from './variants/day-and-night.ts';
import { placeVolkare } from './volkare/setting-out.ts';

type Laid = Table<MageKnightOptions>;

const noCrystals = () => ({ red: 0, blue: 0, green: 0, white: 0 });

/** MK-25.10, .12: whoever comes into a land of rampaging enemies is trusted less, whatever the scenario says. */
const reputationAtStart = ({ startReputation = 0 }: Scenario, { rampage }: MageKnightOptions): number =>
  rampageOf(rampage)?.startReputation ?? startReputation;

const newPlayer = (about: Scenario, options: MageKnightOptions): Player => ({
  hero: null,
  fame: about.startFame ?? 0,
  level: 1,
  reputation: reputationAtStart(about, options),
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
const nothingYet = (options: MageKnightOptions) => ({
  round: 1,
  time: firstTime(options),
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

/** MK-25.8: none that harm others where there are no rivals, or where they play friendlily. */
function spellsFor(table: Laid): SpellId[] {
  const { scenario, noInteractiveSpells } = table.options;
  const harms = isCompetitive({ scenario, seats: table.seats }) && !noInteractiveSpells;
  return SPELLS.filter((id) => harms || (spells[id] as Card).competitive !== true);
}

/** Dice that show gold or black by night cannot be used: none of them do when players arrive (MK-25.6). */
const rolledSource = (table: Laid): Die[] => {
  const dice = diceOfSource({ scenario: table.options.scenario, seats: table.seats });
  return table.options.nightArrival ? newSource(table, dice, 1) : newSource(table, dice);
};

const firstUnits = (table: Laid, regular: UnitId[]): UnitId[] => {
  const { scenario } = table.options;
  const needsVillage = scenarioOf(scenario).villageUnitFirst === true;
  return dealUnits(table, regular, unitsOffered({ scenario, seats: table.seats }), needsVillage);
};

/** The first tiles of the map, and the offers. */
function layMap(game: MageKnight): void {
  const { first, places } = shapeOf(setupOf(game).shape);
  const all = game.options.openMap && places !== undefined ? [...places.countryside, ...places.core] : first;
  const { volkare, lateOffers } = scenarioOf(game.scenario);
  const camp = volkare?.camp;
  for (const slot of all) if (slot !== camp?.slot) layTile(game, takeFor(game, slot) as TileId, slot);
  if (camp !== undefined) layTile(game, camp.tile, camp.slot);
  if (lateOffers !== true) dealOffers(game);
  placeVolkare(game);
}

/** Where cards are drafted first, map, dice and offers come afterwards (MK-25.16). */
export function layOut(game: MageKnight): void {
  game.source = rolledSource(game);
  game.units.offer = firstUnits(game, game.units.regular);
  layMap(game);
}

export function setUp(table: Laid): MageKnight {
  const { scenario } = table.options;
  const { seats } = table;
  const about = scenarioOf(scenario);
  const { stack, box } = tileStack(table);
  const waits = table.options.startingDraft;
  const regular = shuffle(table, unitsOf('regular').slice());
  const spellDeck = shuffle(table, spellsFor(table));
  const advancedDeck = shuffle(table, ADVANCED_ACTIONS.slice());
  const game: MageKnight = {
    ...table,
    ...nothingYet(table.options),
    scenario,
    players: Array.from({ length: seats }, () => newPlayer(about, table.options)),
    picked: shuffle(
      table,
      Array.from({ length: seats }, (_, seat): Seat => seat),
    ),
    source: waits ? [] : rolledSource(table),
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
      offer: waits ? [] : firstUnits(table, regular),
    },
  };
  layTile(game, shapeOf(setupOf(game).shape).start, '0,0');
  if (!waits) layMap(game);
  return game;
}
