// Chapter ML-SET, with ML-DIF, ML-SOLO.2-6 and what scenarios change in the layout.
import { below, type Json, note, shuffle, type Table } from '@krcma/kernel';
import {
  BUILDINGS,
  LODGE_OFFER,
  LOOT_OFFER,
  MARKET_OFFER,
  PATHS,
  type RealmAreaId,
  SOLO_TAVERN_OFFER,
  TAVERN_OFFER,
} from '../data/board.ts';
import { start } from '../data/clan-board.ts';
import type { ComponentId } from '../data/components.ts';
import { difficulties } from '../data/difficulties.ts';
import { EQUIPMENT_CARDS, type EquipmentId } from '../data/equipment.ts';
import { events } from '../data/events.ts';
import { type LootId, loot } from '../data/loot.ts';
import {
  basicMembers,
  GREENHORNS,
  GREENHORNS_IN_BOX,
  type MercenaryId,
  mercenaries,
} from '../data/members.ts';
import { type MonsterId, monsterOf, monsters } from '../data/monsters.ts';
import { quests } from '../data/quests.ts';
import { realms } from '../data/realms.ts';
import { SAM_TOKENS } from '../data/sam.ts';
import { type Scenario, type ScenarioId, scenarioOf } from '../data/scenarios.ts';
import { type TrapId, trapTokens } from '../data/traps.ts';
import type { MonsterLandsEvent, MonsterLandsMessage } from '../messages.ts';
import type {
  Area,
  BuildingState,
  Campaign,
  Clan,
  MonsterLands,
  MonsterLandsOptions,
  Party,
  Sam,
} from '../state.ts';
import { campaignFor } from './campaign.ts';
import { emptyPool } from './dice.ts';
import { newOffer, offered } from './offers.ts';
import {
  drawLevelA,
  drawQuests,
  fillMonster,
  fillRealm,
  putAtGate,
  refillLodge,
  refillLoot,
  refillMarket,
} from './piles.ts';

type Bare = Table<MonsterLandsOptions>;

const idsOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[];

const newClan = (scenario: Scenario | undefined): Clan => ({
  affinity: null,
  leader: null,
  members: [],
  realms: [],
  ...start,
  ...scenario?.start,
  reputation: 0,
  traps: [],
  loot: [],
  trophies: [],
  dice: emptyPool(),
  used: [],
  passed: false,
  quests: 0,
});

/** One area with one or two players, two with more (ML-SET.15, ML-SET.16). */
const newAreas = (seats: number): Area[] =>
  Array.from({ length: seats > 2 ? 2 : 1 }, () => ({
    monster: null,
    realm: null,
    event: null,
    side: 'a',
    leaving: false,
  }));

const isPersuasive = (id: MercenaryId): boolean => mercenaries[id].dice.persuasion > 0;

/** The first offer holds somebody of reputation 4 or less for each player (ML-SET.6, ML-SET.7). */
const MODEST = 4;

function firstTavernOffer(game: MonsterLands): void {
  const { offer, deck } = game.tavern;
  const aside: MercenaryId[] = [];
  const modest = () => offered(offer).filter((id) => mercenaries[id].reputation <= MODEST).length;
  for (const place of offer.keys()) offer[place] = deck.pop() as MercenaryId;
  while (modest() < game.seats && deck.length > 0) {
    const highest = Math.max(...offered(offer).map((id) => mercenaries[id].reputation));
    const proud = offered(offer).filter((id) => mercenaries[id].reputation === highest);
    const removed = proud[below(game, proud.length)] as MercenaryId;
    aside.push(removed);
    offer[offer.indexOf(removed)] = deck.pop() as MercenaryId;
  }
  deck.push(...aside);
  shuffle(game, deck);
}

/** First from level A, or from all; the rest is shuffled together (ML-SET.11, ML-SET.12, ML-DIF.3). */
function firstMonsters(game: MonsterLands): void {
  const { deck } = game.monsters;
  const onlyA = difficulties[game.difficulty].firstMonsters === 'A';
  const isA = (id: MonsterId): boolean => monsterOf(id).level === 'A';
  const aside = onlyA ? deck.filter((id) => !isA(id)) : [];
  if (onlyA) game.monsters.deck = deck.filter(isA);
  for (const area of areasOf(game)) fillMonster(game, area);
  game.monsters.deck.push(...aside);
  shuffle(game, game.monsters.deck);
}

const areasOf = (game: MonsterLands): RealmAreaId[] => (game.areas.length === 1 ? ['a'] : ['a', 'b']);

/** Tricks and hidden traps: in the pile with the module, with Tricky Sam his own, otherwise in the box (ML-SET.9). */
const CUNNING = trapTokens('hidden', 'trick');
const BASIC = trapTokens('basic');
const UPGRADED = trapTokens('upgraded');

/** What stays in the box; clans fetch their members and traps from there (ML-PSET.3, ML-PSET.8). */
const leftInBox = ({ options }: Bare, scenario: Scenario | undefined, mercenaryDeck: MercenaryId[]) => [
  ...idsOf(basicMembers),
  ...BASIC,
  ...GREENHORNS.slice(GREENHORNS_IN_BOX),
  ...(options.tricks || scenario?.samTricks !== undefined ? [] : CUNNING),
  ...(scenario?.onlyPersuasive ? mercenaryDeck.filter((id) => !isPersuasive(id)) : []),
];

/** Everything shuffled face down (ML-SET.5, ML-SET.9-14, ML-SET.17, ML-SET.18, ML-SET.22). */
function shuffledPiles(table: Bare, scenario: Scenario | undefined) {
  const deck = shuffle(table, idsOf(mercenaries));
  const pile = shuffle(table, [...UPGRADED, ...(table.options.tricks ? CUNNING : [])]);
  return {
    lodge: { offer: newOffer<TrapId>(LODGE_OFFER), pile, used: [] },
    tavern: {
      offer: newOffer<MercenaryId>(table.seats === 1 ? SOLO_TAVERN_OFFER : TAVERN_OFFER),
      deck: scenario?.onlyPersuasive ? deck.filter(isPersuasive) : deck,
      discard: [],
      greenhorns: GREENHORNS.slice(0, GREENHORNS_IN_BOX),
    },
    market: { offer: newOffer<EquipmentId>(MARKET_OFFER), deck: shuffle(table, [...EQUIPMENT_CARDS]) },
    loot: { offer: newOffer<LootId>(LOOT_OFFER), pile: shuffle(table, idsOf(loot)), used: [] },
    monsters: { deck: shuffle(table, idsOf(monsters)), discard: [] },
    realms: shuffle(table, idsOf(realms)),
    events: { deck: shuffle(table, idsOf(events)), used: [] },
    bag: shuffle(table, idsOf(quests)),
    panic: shuffle(table, [...BUILDINGS]),
    box: leftInBox(table, scenario, deck) satisfies ComponentId[],
  };
}

const newSam = (table: Bare, scenario: Scenario | undefined): Sam => ({
  tokens: SAM_TOKENS,
  tricks: scenario?.samTricks === undefined ? [] : shuffle(table, [...CUNNING]),
  usedTricks: [],
});

function bareBoard(table: Bare, scenario: Scenario | undefined, first: number): MonsterLands {
  const citadel = BUILDINGS.map((id): [string, BuildingState] => [id, { dice: [], panic: false }]);
  const paths = PATHS.map((path): [string, Party | null] => [path, null]);
  return {
    ...table,
    difficulty: table.options.difficulty,
    round: 1,
    phase: 'pool',
    first,
    active: first,
    acted: false,
    resolving: null,
    moved: [],
    clans: Array.from({ length: table.seats }, () => newClan(scenario)),
    citadel: Object.fromEntries(citadel) as MonsterLands['citadel'],
    ...shuffledPiles(table, scenario),
    areas: newAreas(table.seats),
    gate: null,
    quests: { qa: null, qb: null },
    paths: Object.fromEntries(paths) as MonsterLands['paths'],
    ...(table.seats === 1 && { sam: newSam(table, scenario) }),
  };
}

/** Alone there is a scenario, chosen or the next one of a campaign (ML-SOLO.9, ML-CAMP.1). */
function scenarioFor({ seats, options }: Bare, campaign: Campaign | undefined): ScenarioId | undefined {
  return seats > 1 ? undefined : (campaign?.scenario ?? options.scenario);
}

export function setUp(table: Bare, carried?: Json): MonsterLands {
  const campaign = campaignFor(table.options, carried);
  const scenarioId = scenarioFor(table, campaign);
  const scenario = scenarioId && scenarioOf(scenarioId);
  const first = below(table, table.seats);
  const game: MonsterLands = {
    ...bareBoard(table, scenario, first),
    difficulty: campaign?.difficulty ?? table.options.difficulty,
    ...(scenarioId && { scenario: scenarioId }),
    ...(campaign && { campaign }),
  };
  firstTavernOffer(game);
  refillLodge(game);
  refillMarket(game);
  refillLoot(game);
  firstMonsters(game);
  for (const area of areasOf(game)) fillRealm(game, area);
  drawQuests(game);
  if (scenario?.gateMonster !== undefined && game.gate === null) {
    const monster = drawLevelA(game);
    if (monster !== undefined) putAtGate(game, monster);
  }
  note<MonsterLandsEvent>({ key: 'game-started', first, difficulty: game.difficulty });
  return game;
}

/** What cannot be played together (ML-SOLO.1, ML-VAR.9, ML-SCN.10b). */
export function forbids(options: MonsterLandsOptions, seats: number): MonsterLandsMessage | undefined {
  const { scenario, difficulty } = options;
  if (seats > 1 && options.campaign)
    return { key: 'only-alone', option: 'campaign', seats, rule: 'ML-CAMP.1' };
  if (seats > 1 && scenario !== 'business-as-usual')
    return { key: 'only-alone', option: 'scenario', seats, rule: 'ML-SOLO.9' };
  if (seats > 1) return undefined;
  if (options.tricks) return { key: 'not-alone', option: 'tricks', rule: 'ML-SOLO.1' };
  if (options.queensGift) return { key: 'not-alone', option: 'queensGift', rule: 'ML-SOLO.7' };
  if (options.campaign && scenario !== 'business-as-usual')
    return { key: 'campaign-in-order', rule: 'ML-CAMP.1' };
  const allowed = scenarioOf(scenario).difficulties;
  if (allowed !== undefined && !allowed.includes(difficulty))
    return { key: 'difficulty-not-for-scenario', scenario, difficulty, rule: 'ML-SCN.10b' };
  return undefined;
}
