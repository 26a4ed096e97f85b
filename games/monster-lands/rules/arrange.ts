// Positions described by names: for tests, tutorials and bug reports.
import {
  arrangeShared,
  badArrangement,
  checkClaims,
  claimsOf,
  demandShape,
  described,
  type Json,
  rulesIn,
  whole,
} from '@krcma/kernel';
import { BUILDINGS } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import { AFFINITIES } from '../data/types.ts';
import { isSolo, type MonsterLands, type Offer, SAM } from '../state.ts';
import {
  arrangeClan,
  arrangePaths,
  checkClans,
  claimsOfClan,
  claimsOfParty,
  clearClans,
  takeAffinities,
} from './arrange-clans.ts';
import { type MonsterLandsArrangement, partiesIn, positionShape, standAlone } from './arrangement.ts';
import { startsWith } from './clans.ts';
import { components } from './components.ts';
import { fetch } from './fetching.ts';
import { takeAll } from './offers.ts';
import { scripts } from './script.ts';

export type {
  ClanArrangement,
  MemberArrangement,
  MonsterLandsArrangement,
  PartyArrangement,
} from './arrangement.ts';

/** The step of the whole game in which rounds are played. */
const ROUNDS = 'rounds';
const SLOTS = ['qa', 'qb'] as const;
const OFFERS = ['lodge', 'tavern', 'market', 'loot'] as const;

const given = <T>(...values: readonly (T | null | undefined)[]): T[] =>
  values.filter((value) => value != null);

/** Everything that is named, if there is so much of it. */
function componentsNamed(game: MonsterLands, wanted: MonsterLandsArrangement): ComponentId[] {
  const { areas = [], quests = {}, decks = {}, discards = {}, sam = {} } = wanted;
  const { panic: _, ...others } = decks;
  const claims = [
    ...(wanted.clans ?? []).flatMap(claimsOfClan),
    ...partiesIn(wanted).flatMap(claimsOfParty),
    ...areas.flatMap(({ monster, realm, event }, index) =>
      claimsOf(`areas[${index}]`, given<ComponentId>(monster, realm, event)),
    ),
    ...claimsOf('gate', given(wanted.gate)),
    ...claimsOf('quests', given(quests.qa, quests.qb)),
    ...OFFERS.flatMap((offer) => claimsOf(offer, given<ComponentId>(...(wanted[offer] ?? [])))),
    ...Object.entries(others).flatMap(([deck, ids]) => claimsOf(`decks.${deck}`, ids)),
    ...Object.entries(discards).flatMap(([pile, ids]) => claimsOf(`discards.${pile}`, ids)),
    ...claimsOf('box', wanted.box),
    ...claimsOf('sam.tricks', sam.tricks),
    ...claimsOf('sam.usedTricks', sam.usedTricks),
  ];
  const there = new Map<string, number>();
  for (const id of components(game)) there.set(id, (there.get(id) ?? 0) + 1);
  checkClaims(claims, (id) => there.get(id) ?? 0);
  return claims.map(({ id }) => id as ComponentId);
}

/** What the number of players leaves no room for. */
function checkTable(game: MonsterLands, wanted: MonsterLandsArrangement): void {
  const { clans = [], areas = [], citadel = {} } = wanted;
  if (clans.length > game.seats)
    throw badArrangement(`There are ${game.seats} seats, but ${clans.length} clans are described.`);
  if (areas.length > game.areas.length)
    throw badArrangement(
      `areas cannot have ${areas.length} entries: with ${game.seats} players there ${game.areas.length === 1 ? 'is 1 realm' : 'are 2 realms'}.`,
    );
  for (const name of ['active', 'first'] as const)
    if (wanted[name] !== undefined) demandShape(whole(0, game.seats - 1), wanted[name], name);
  for (const building of BUILDINGS)
    for (const [index, { seat }] of (citadel[building] ?? []).entries())
      demandShape(whole(isSolo(game) ? SAM : 0, game.seats - 1), seat, `citadel.${building}[${index}].seat`);
  for (const offer of OFFERS) {
    const places = game[offer].offer.length;
    if ((wanted[offer] ?? []).length > places)
      throw badArrangement(`${offer} cannot have ${wanted[offer]?.length} entries: it has ${places} places.`);
  }
  if (wanted.sam !== undefined && !isSolo(game))
    throw badArrangement(`Sam comes only to one player alone, not to ${game.seats}.`);
}

/** What lies where something is described goes under its deck. */
function clearBoard(game: MonsterLands, wanted: MonsterLandsArrangement): void {
  for (const [index, { monster, realm, event }] of (wanted.areas ?? []).entries()) {
    const area = game.areas[index];
    if (area === undefined) continue;
    if (monster !== undefined && area.monster !== null) game.monsters.deck.unshift(area.monster);
    if (realm !== undefined && area.realm !== null) game.realms.unshift(area.realm);
    if (event !== undefined && area.event !== null) game.events.deck.unshift(area.event);
    if (monster !== undefined) area.monster = null;
    if (realm !== undefined) area.realm = null;
    if (event !== undefined) area.event = null;
  }
  if (wanted.gate !== undefined && game.gate !== null) {
    game.monsters.deck.unshift(game.gate);
    game.gate = null;
  }
  for (const slot of SLOTS) {
    const quest = game.quests[slot];
    if (wanted.quests?.[slot] === undefined || quest === null) continue;
    game.bag.unshift(quest);
    game.quests[slot] = null;
  }
  if (wanted.lodge) game.lodge.pile.unshift(...takeAll(game.lodge.offer));
  if (wanted.tavern) game.tavern.deck.unshift(...takeAll(game.tavern.offer));
  if (wanted.market) game.market.deck.unshift(...takeAll(game.market.offer));
  if (wanted.loot) game.loot.pile.unshift(...takeAll(game.loot.offer));
}

/** Puts what is named on the places of an offer, one after the other; `null` leaves one empty. */
function layOut<T>(offer: Offer<T>, ids: readonly (T | null)[] = []): void {
  for (const [place, id] of ids.entries()) offer[place] = id;
}

/** Puts what is named on a pile, the first on top. */
function layOn<T>(pile: T[], ids: readonly T[] = []): void {
  pile.push(...[...ids].reverse());
}

function arrangePiles(
  game: MonsterLands,
  { decks = {}, discards = {}, box, sam = {} }: MonsterLandsArrangement,
): void {
  layOn(game.lodge.used, discards.lodge);
  layOn(game.tavern.discard, discards.tavern);
  layOn(game.loot.used, discards.loot);
  layOn(game.monsters.discard, discards.monsters);
  layOn(game.events.used, discards.events);
  layOn(game.box, box);
  layOn(game.lodge.pile, decks.lodge);
  layOn(game.tavern.deck, decks.tavern);
  layOn(game.market.deck, decks.market);
  layOn(game.loot.pile, decks.loot);
  layOn(game.monsters.deck, decks.monsters);
  layOn(game.realms, decks.realms);
  layOn(game.events.deck, decks.events);
  layOn(game.bag, decks.quests);
  if (game.sam === undefined) return;
  layOn(game.sam.usedTricks, sam.usedTricks);
  layOn(game.sam.tricks, sam.tricks);
  game.sam.tokens = sam.tokens ?? game.sam.tokens;
}

/** Panic tokens lie on their buildings or face down; each building has one. */
function arrangePanic(game: MonsterLands, { panic = [], decks = {} }: MonsterLandsArrangement): void {
  const top = decks.panic ?? [];
  const twice = top.find((building) => panic.includes(building));
  if (twice !== undefined)
    throw badArrangement(`The panic token of the ${twice} lies there or face down (decks.panic), not both.`);
  game.panic = game.panic.filter((building) => !panic.includes(building) && !top.includes(building));
  game.panic.push(...[...top].reverse());
  for (const building of panic) game.citadel[building].panic = true;
}

function arrangeBoard(game: MonsterLands, wanted: MonsterLandsArrangement): void {
  for (const [index, area] of (wanted.areas ?? []).entries()) Object.assign(game.areas[index] ?? {}, area);
  if (wanted.gate !== undefined) game.gate = wanted.gate;
  Object.assign(game.quests, wanted.quests);
  for (const building of BUILDINGS) {
    const dice = wanted.citadel?.[building];
    if (dice !== undefined) game.citadel[building].dice = [...dice];
  }
  arrangePanic(game, wanted);
  layOut(game.lodge.offer, wanted.lodge);
  layOut(game.tavern.offer, wanted.tavern);
  layOut(game.market.offer, wanted.market);
  layOut(game.loot.offer, wanted.loot);
}

/** Whoever has an affinity is not asked for one, and nobody plays without. */
function checkPicking(game: MonsterLands, { clans = [] }: MonsterLandsArrangement): void {
  const [bottom, ...frames] = game.stack;
  if (bottom === undefined || bottom.at === ROUNDS) return;
  const left = [...(bottom.loop?.left ?? []), ...frames.map(({ locals }) => locals)] as { player?: number }[];
  const picking = bottom.loop === undefined ? clans.map((_, seat) => seat) : left.map(({ player }) => player);
  const early = clans.findIndex(
    ({ affinity, members, traps, leader }, seat) =>
      picking.includes(seat) && (affinity ?? members ?? traps ?? leader) !== undefined,
  );
  if (early >= 0)
    throw badArrangement(
      `clans[${early}] cannot have an affinity, members or traps before the clans are picked; say at: [{ rule, step: "${ROUNDS}" }].`,
    );
  checkUnpicked(game);
}

/** What a clan begins with is not elsewhere when somebody picks it. */
function checkUnpicked({ clans, box }: MonsterLands): void {
  for (const affinity of AFFINITIES) {
    const elsewhere = startsWith(affinity).find((id) => !box.includes(id));
    if (elsewhere === undefined || clans.some((clan) => clan.affinity === affinity)) continue;
    throw badArrangement(
      `"${elsewhere}" lies in the box until the clan of ${affinity} is picked; say at: [{ rule, step: "${ROUNDS}" }].`,
      { id: elsewhere },
    );
  }
}

/** The position after set-up: each clan takes its affinity, and the rest lies as described. */
export function arrange(game: MonsterLands, arrangement: Json): void {
  const wanted = described(positionShape, arrangement);
  const { clans = [] } = wanted;
  checkTable(game, wanted);
  const named = componentsNamed(game, wanted);
  clearBoard(game, wanted);
  takeAffinities(game, clans, wanted.at?.[0]?.step === ROUNDS);
  clearClans(game, clans);
  for (const id of named) fetch(game, id);
  arrangeBoard(game, wanted);
  for (const [seat, clan] of clans.entries()) arrangeClan(game, seat, clan);
  arrangePaths(game, wanted);
  checkClans(game, wanted);
  arrangePiles(game, wanted);
  for (const key of ['round', 'phase', 'first', 'active', 'acted', 'resolving'] as const)
    if (wanted[key] !== undefined) Object.assign(game, { [key]: wanted[key] });
  game.moved = [...(wanted.moved ?? game.moved)];
  arrangeShared(rulesIn({ scripts }), game, wanted, standAlone);
  checkPicking(game, wanted);
}
