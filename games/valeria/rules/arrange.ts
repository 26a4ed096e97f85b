// Positions described by names: for tests, tutorials and bug reports.
import {
  arrangeShared,
  badArrangement,
  type Claim,
  checkClaims,
  claimsOf,
  demandShape,
  described,
  type Json,
  rulesIn,
  whole,
} from '@krcma/kernel';
import { isCitizen } from '../data/citizens.ts';
import { isDomain } from '../data/domains.ts';
import type { DukeId } from '../data/dukes.ts';
import { isEvent } from '../data/events.ts';
import { modeOf, type PlayerCount } from '../data/modes.ts';
import { isSolo, type Player, playerAt, type Valeria } from '../state.ts';
import {
  arrangeCenter,
  arrangeSpots,
  arrangeTokens,
  clearCenter,
  type Laid,
  stacksIn,
  withoutRest,
} from './arrange-center.ts';
import {
  inBox,
  type PlayerArrangement,
  positionShape,
  spotsIn,
  standAlone,
  type ValeriaArrangement,
} from './arrangement.ts';
import { fetch } from './fetching.ts';
import { scripts } from './script.ts';

export type { PlayerArrangement, ValeriaArrangement } from './arrangement.ts';

/** The step of the whole game in which turns are played. */
const TURNS = 'turns';

const dukesOf = ({ duke, dukes }: PlayerArrangement): readonly DukeId[] | undefined =>
  duke === undefined ? dukes : [duke];

function claimsOfPlayer(player: PlayerArrangement, seat: number): Claim[] {
  const path = `players[${seat}]`;
  return [
    ...claimsOf(`${path}.citizens`, player.citizens),
    ...claimsOf(`${path}.domains`, player.domains),
    ...claimsOf(`${path}.slain`, player.slain),
    ...claimsOf(`${path}.dukes`, dukesOf(player)),
    ...claimsOf(`${path}.declined`, player.declined),
  ];
}

function checkCards(wanted: ValeriaArrangement, laid: Laid, exhaustedCards: number): void {
  const spots = spotsIn(wanted).map(([, spot]) => spot);
  const cards = spots.filter((spot) => isEvent(spot) || spot === 'exhausted');
  const claims = [
    ...(wanted.players ?? []).flatMap(claimsOfPlayer),
    ...[...laid.values()].flatMap(({ path, cards }) => claimsOf(path, cards)),
    ...claimsOf('spots', cards),
    ...claimsOf('deck', withoutRest(wanted.deck ?? [], 'deck').cards),
    ...claimsOf('darkLord', wanted.darkLord && [wanted.darkLord]),
    ...claimsOf('captured', wanted.captured),
  ];
  checkClaims(claims, (id) => inBox(id, exhaustedCards));
}

/** What the number of players and the options leave no room for. */
function checkTable(game: Valeria, wanted: ValeriaArrangement): void {
  const { players = [], deck = [] } = wanted;
  if (players.length > game.seats)
    throw badArrangement(`There are ${game.seats} seats, but ${players.length} players are described.`);
  for (const name of ['active', 'first'] as const)
    if (wanted[name] !== undefined) demandShape(whole(0, game.seats - 1), wanted[name], name);
  if (game.options.noDukes && players.some((player) => dukesOf(player) ?? player.declined))
    throw badArrangement('Nobody has a duke: they are left out by the option noDukes.');
  const event = [...spotsIn(wanted).map(([, spot]) => spot), ...deck].find(isEvent);
  if (event !== undefined && !game.options.events)
    throw badArrangement(`"${event}" cannot come: events are only in play with the option events.`);
  if (!isSolo(game) && (wanted.darkLord ?? wanted.captured) !== undefined)
    throw badArrangement(`The Dark Lord comes only to one player alone, not to ${game.seats}.`);
}

/** What players are described with takes the place of what they have; their dukes go back to the box. */
function clearHands(game: Valeria, players: readonly PlayerArrangement[]): void {
  for (const [seat, wanted] of players.entries()) {
    const { duke, dukes } = wanted;
    if (duke !== undefined && dukes !== undefined)
      throw badArrangement(`players[${seat}] has either a duke or dukes to choose from; say one of them.`);
    if (dukesOf(wanted) !== undefined) game.box.dukes.push(...playerAt(game, seat).dukes.splice(0));
  }
}

function arrangePlayer(player: Player, wanted: PlayerArrangement): void {
  const { duke: _, dukes: __, citizens, domains, slain, declined, ...values } = wanted;
  Object.assign(player, values);
  if (citizens !== undefined) player.citizens = [...citizens];
  if (domains !== undefined) player.domains = [...domains];
  if (slain !== undefined) player.slain = [...slain];
  if (declined !== undefined) player.declined = [...declined];
  const dukes = dukesOf(wanted);
  if (dukes !== undefined) player.dukes = [...dukes];
}

function arrangeTurn(game: Valeria, wanted: ValeriaArrangement): void {
  game.first = wanted.first ?? game.first;
  game.active = wanted.active ?? game.first;
  game.turn = wanted.turn ?? game.turn;
  const [one = 1, other = 1] = wanted.rolled ?? game.dice;
  game.dice = [one, other];
  for (const name of ['usedDomains', 'newDomains'] as const) {
    const built = wanted[name] ?? [];
    const foreign = built.find((domain) => !playerAt(game, game.active).domains.includes(domain));
    if (foreign !== undefined)
      throw badArrangement(`${name} cannot name "${foreign}", which the active player has not built.`);
    game[name] = [...built];
  }
  game.emptied = [...(wanted.emptied ?? [])];
  if (wanted.ending === undefined) return;
  if (game.options.endCheck !== 'once-met')
    throw badArrangement('ending is only kept with the option endCheck "once-met".');
  game.ending = wanted.ending;
}

/** Where turns are played everybody has kept a duke, the first one dealt unless said, and the Dark Lord has come. */
function settleDukes(game: Valeria, { players = [], darkLord, captured }: ValeriaArrangement): void {
  const past = game.stack[0]?.at === TURNS;
  const early = past ? -1 : players.findIndex(({ declined }) => declined !== undefined);
  if (early >= 0)
    throw badArrangement(`players[${early}] has declined nothing while the dukes are still to be chosen.`);
  if (!past && (darkLord ?? captured) !== undefined)
    throw badArrangement(
      `The Dark Lord comes when the duke is chosen; say at: [{ rule, step: "${TURNS}" }].`,
    );
  if (!past) return;
  for (const player of game.players) {
    const declined = player.dukes.splice(1);
    if (isSolo(game)) game.box.dukes.push(...declined);
    else player.declined.push(...declined);
  }
  if (!isSolo(game)) return;
  const cards = captured ?? [];
  const duke = darkLord ?? game.box.dukes.pop();
  game.darkLord = {
    duke: duke === undefined ? [] : [duke],
    citizens: cards.filter(isCitizen),
    domains: cards.filter(isDomain),
  };
}

function checkTurn({ stack, active }: Valeria): void {
  const turn = stack.find(({ rule }) => rule === 'turn');
  if (turn !== undefined && turn.locals.player !== active)
    throw badArrangement(
      `It cannot be the turn of seat ${turn.locals.player}: the active seat is ${active}.`,
    );
}

/** The position after set-up: the dukes are dealt, and the named seat begins its turn. */
export function arrange(game: Valeria, arrangement: Json): void {
  const wanted = described(positionShape, arrangement);
  const { players = [] } = wanted;
  const { exhaustedCards } = modeOf(game.seats as PlayerCount);
  const laid = stacksIn(wanted);
  checkTable(game, wanted);
  checkCards(wanted, laid, exhaustedCards);
  clearHands(game, players);
  clearCenter(game, laid);
  const held = players.flatMap((player, seat) => claimsOfPlayer(player, seat).map(({ id }) => id));
  const lying = [...laid.values()].flatMap(({ cards }) => cards);
  for (const card of [...held, ...lying, ...(wanted.captured ?? [])]) fetch(game, card);
  if (wanted.darkLord !== undefined) fetch(game, wanted.darkLord);
  for (const [seat, player] of players.entries()) arrangePlayer(playerAt(game, seat), player);
  arrangeCenter(game, laid);
  arrangeSpots(game, wanted);
  arrangeTokens(game, wanted);
  arrangeTurn(game, wanted);
  arrangeShared(rulesIn({ scripts }), game, wanted, standAlone);
  checkTurn(game);
  settleDukes(game, wanted);
}
