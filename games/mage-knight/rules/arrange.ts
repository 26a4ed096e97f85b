// Positions described by names: for tests, lessons and bug reports.
import { arrangeShared, badArrangement, described, type Json, rulesIn, type Seat } from '@krcma/kernel';
import type { CardId } from '../data/cards.ts';
import { HEROES } from '../data/heroes.ts';
import { levelOf } from '../data/levels.ts';
import { TACTICS, tactics } from '../data/tactics.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';
import { checkAssaults } from './arrange-assault.ts';
import { arrangeMap, checkSpace } from './arrange-map.ts';
import { arrangeOffers } from './arrange-offers.ts';
import { arrangeVolkare } from './arrange-volkare.ts';
import {
  ALONE,
  type MageKnightArrangement,
  type PlayerArrangement,
  positionShape,
  STANDING,
} from './arrangement.ts';
import { inconsistency } from './components.ts';
import { seatDummy } from './dummy.ts';
import { fetchCard, fetchFrom, fetchSkill, fetchUnit } from './fetching.ts';
import { takeHero, unusedHeroes } from './heroes.ts';
import { after } from './last-turns.ts';
import { marketAt } from './market.ts';
import { newTurn } from './new-turn.ts';
import { scripts } from './script.ts';
import { layOut } from './set-up.ts';
import { layOutTactics } from './tactics.ts';
import { sidesOf } from './teams.ts';
import { newUnit } from './units.ts';

export type { MageKnightArrangement, PlayerArrangement } from './arrangement.ts';

function checkTable(
  game: MageKnight,
  { players = [], at = [], active, order = [] }: MageKnightArrangement,
): void {
  if (players.length > game.seats)
    throw badArrangement(`There are ${game.seats} seats, but ${players.length} players are described.`);
  for (const [index, { rule }] of at.entries())
    if (!STANDING.includes(rule))
      throw badArrangement(
        `at[${index}].rule cannot be "${rule}": positions stand in ${STANDING.join(', ')}; play on from there.`,
      );
  const strange = [active ?? 0, ...order].find((seat) => seat >= game.seats);
  if (strange !== undefined)
    throw badArrangement(`There are ${game.seats} seats, from 0: nobody sits at ${strange}.`);
}

function arrangeCards(game: MageKnight, player: Player, wanted: PlayerArrangement, path: string): void {
  const said = (['hand', 'deck', 'discard'] as const).filter((pile) => wanted[pile] !== undefined);
  if (said.length === 0) return;
  player.deck.push(...player.hand.splice(0));
  for (const pile of said)
    for (const card of wanted[pile] ?? []) fetchCard(game, player, card as CardId, `${path}.${pile}`);
  player.hand = [...(wanted.hand ?? [])] as CardId[];
  if (wanted.deck !== undefined) {
    const rest = player.deck.splice(0);
    player.deck = [...wanted.deck].reverse() as CardId[];
    if (wanted.discard === undefined) player.discard.push(...rest);
    else game.gone.cards.push(...rest);
  }
  player.discard.push(...((wanted.discard ?? []) as CardId[]));
}

function arrangeUnits(game: MageKnight, player: Player, wanted: PlayerArrangement, path: string): void {
  for (const said of wanted.units ?? []) {
    const { unit, ...rest } = typeof said === 'string' ? { unit: said } : said;
    fetchUnit(game, unit, `${path}.units`);
    if ('banner' in rest && rest.banner !== undefined) fetchCard(game, player, rest.banner, `${path}.units`);
    player.units.push({ ...newUnit(game.nextUnit++, unit), ...rest });
  }
}

function arrangeSkills(game: MageKnight, player: Player, wanted: PlayerArrangement, path: string): void {
  for (const said of wanted.skills ?? []) {
    const { id, ...rest } = typeof said === 'string' ? { id: said } : said;
    fetchSkill(game, id, `${path}.skills`);
    player.skills.push({ id, down: false, used: false, centre: false, colour: null, ...rest });
  }
}

function arrangePlayer(game: MageKnight, seat: Seat, wanted: PlayerArrangement): void {
  const player = playerAt(game, seat);
  const path = `players[${seat}]`;
  arrangeCards(game, player, wanted, path);
  arrangeUnits(game, player, wanted, path);
  arrangeSkills(game, player, wanted, path);
  player.fame = wanted.fame ?? player.fame;
  player.level = wanted.level ?? levelOf(player.fame);
  player.reputation = wanted.reputation ?? player.reputation;
  if (wanted.space !== undefined) {
    if (wanted.space !== null) checkSpace(game, wanted.space, `${path}.space`);
    player.space = wanted.space;
  }
  Object.assign(player.crystals, wanted.crystals ?? {});
  Object.assign(player.tokens, wanted.tokens ?? {});
  player.tactic = wanted.tactic ?? player.tactic;
  player.tacticUsed = wanted.tacticUsed ?? player.tacticUsed;
  player.orderDown = wanted.orderDown ?? player.orderDown;
  if (wanted.summoned !== undefined) player.summoned = wanted.summoned;
  player.moreCards = wanted.moreCards ?? player.moreCards;
  for (const card of wanted.under ?? []) {
    fetchCard(game, player, card as CardId, `${path}.under`);
    player.under.push(card as CardId);
  }
  for (const token of wanted.factionTokens ?? []) {
    fetchFrom(token, path, game.factionTokens.elementalist.deck, game.factionTokens.darkCrusader.deck);
    player.factionTokens.push(token);
  }
}

/** Everybody plays once, the dummy too where there is one; nobody else is named. */
function checkOrder(game: MageKnight, { announced, last = [] }: MageKnightArrangement): void {
  const playing = [...game.players.keys(), ...(game.dummy === null ? [] : [-1])];
  if ([...game.order].sort().join() !== playing.sort().join())
    throw badArrangement(
      `order is ${game.order.join(', ')}, but it names each of ${playing.join(', ')} once (the dummy is -1).`,
    );
  const strange = [announced ?? 0, ...last].find((seat) => !playing.includes(seat));
  if (strange !== undefined)
    throw badArrangement(
      `Nobody plays at ${strange}: the seats are ${playing.join(', ')} (the dummy is -1).`,
    );
}

/** Heroes of whoever is not said to have one, in the order of their names. */
function settleHeroes(game: MageKnight, players: readonly PlayerArrangement[]): void {
  const wanted = players.map(({ hero }) => hero);
  for (const [seat] of game.players.entries()) {
    const hero =
      wanted[seat] ?? HEROES.find((each) => unusedHeroes(game).includes(each) && !wanted.includes(each));
    if (hero !== undefined) takeHero(game, seat, hero);
  }
}

/** Once the end is announced, whoever sits between the active player and the one who announced it. */
function lastTurns(game: MageKnight): number[] | null {
  if (game.announced === null) return game.last;
  const coming = after(game, game.active);
  return coming.slice(0, coming.indexOf(game.announced));
}

const isPicking = ({ at = [] }: MageKnightArrangement): boolean => at.every(({ rule }) => rule !== 'turn');

/** Where tactics are picked all of them are laid out; otherwise each player has one. */
function settleTactics(game: MageKnight, wanted: MageKnightArrangement): void {
  if (isPicking(wanted)) {
    if (wanted.players?.some(({ tactic }) => tactic !== undefined))
      throw badArrangement('Players have no tactics before they have picked them.');
    game.tactics = layOutTactics(game);
    return;
  }
  const taken = (wanted.players ?? []).map(({ tactic }) => tactic);
  const free = TACTICS.filter((id) => tactics[id].time === game.time && !taken.includes(id));
  for (const player of game.players) player.tactic = free.shift() ?? null;
}

/** Its hero is one that nobody plays; what it has turned already lies in its discard pile. */
function arrangeDummy(game: MageKnight, { dummy: wanted = {} }: MageKnightArrangement): void {
  if (wanted.hero !== undefined && !unusedHeroes(game).includes(wanted.hero))
    throw badArrangement(`The dummy cannot be ${wanted.hero}: a player is.`);
  seatDummy(game, wanted.hero);
  const { dummy } = game;
  if (dummy === null) return;
  Object.assign(dummy.crystals, wanted.crystals ?? {});
  dummy.tactic = wanted.tactic ?? null;
  if (wanted.tactic !== undefined) game.tactics = game.tactics.filter((id) => id !== wanted.tactic);
  if (wanted.deck === undefined) return;
  for (const card of wanted.deck) fetchFrom<CardId>(card as CardId, 'dummy.deck', dummy.deck);
  dummy.discard = dummy.deck;
  dummy.deck = [...wanted.deck].reverse() as CardId[];
}

function arrangeInteraction(game: MageKnight, { interaction }: MageKnightArrangement): void {
  if (interaction === undefined) return;
  const { space } = playerAt(game, game.active);
  if (space === null || marketAt(game, space) === undefined)
    throw badArrangement(
      `Nobody deals with the hero of seat ${game.active}, who stands at ${space ?? 'no space'}.`,
    );
  game.turn.stage = 'acting';
  game.turn.interacted = true;
  game.turn.interaction = { space, modifier: interaction.modifier ?? 0, counted: null };
}

/** MK-40.7: one of each team, where there are teams. */
function arrangeChosen(game: MageKnight, { chosen }: MageKnightArrangement): void {
  if (chosen === undefined) return;
  const teams = sidesOf(game).filter((side) => side.length > 1);
  if (
    teams.some((side) => side.filter((seat) => chosen.includes(seat)).length !== 1) ||
    teams.length !== chosen.length
  )
    throw badArrangement(`chosen is ${chosen.join(', ')}, but it names one seat of each team.`);
  game.chosen = [...chosen].sort((a, b) => a - b);
}

/** Whoever attacks a player has the turn and stands where that player does. */
function checkDuel(game: MageKnight, { at = [] }: MageKnightArrangement): void {
  const given = at.find(({ rule }) => rule === 'attackPlayer')?.with as
    | { player?: Seat; against?: Seat }
    | undefined;
  if (given?.player === undefined || given.against === undefined) return;
  const { player, against } = given;
  if (player !== game.active)
    throw badArrangement(`Seat ${player} attacks, but seat ${game.active} has the turn.`);
  const space = game.players[player]?.space;
  if (player === against || space === null || space !== game.players[against]?.space)
    throw badArrangement(`Seat ${player} attacks seat ${against}: both heroes have to stand on one space.`);
}

export function arrange(game: MageKnight, arrangement: Json): void {
  const wanted = described(positionShape, arrangement);
  checkTable(game, wanted);
  game.round = wanted.round ?? game.round;
  game.time = wanted.time ?? game.time;
  if (wanted.at !== undefined) {
    if (game.options.startingDraft) layOut(game);
    settleHeroes(game, wanted.players ?? []);
    settleTactics(game, wanted);
    arrangeDummy(game, wanted);
    game.phase = isPicking(wanted) ? 'tactics' : 'turns';
    game.order = wanted.order?.slice() ?? [...game.players.keys(), ...(game.dummy === null ? [] : [-1])];
    checkOrder(game, wanted);
    game.turns = 1;
    game.next = wanted.active ?? 0;
    const { rewards = [], ...turn } = wanted.turn ?? {};
    game.turn = { ...newTurn(), ...turn, rewards: [...rewards], path: [...(wanted.path ?? [])] };
  }
  game.active = wanted.active ?? game.active;
  game.announced = wanted.announced ?? game.announced;
  game.ending = wanted.ending ?? game.ending;
  game.last = wanted.last?.slice() ?? lastTurns(game);
  arrangeMap(game, wanted);
  for (const [seat, player] of (wanted.players ?? []).entries()) arrangePlayer(game, seat, player);
  arrangeOffers(game, wanted);
  arrangeVolkare(game, wanted);
  arrangeChosen(game, wanted);
  if (wanted.source !== undefined)
    game.source = wanted.source.map((colour) => ({ colour, by: null, stays: false, kept: false }));
  arrangeInteraction(game, wanted);
  checkDuel(game, wanted);
  const wrong = inconsistency(game);
  if (wrong !== undefined) throw badArrangement(wrong);
  checkAssaults(game, wanted);
  arrangeShared(rulesIn({ scripts }), game, wanted, ALONE);
}
