// Positions described by names: for tests, tutorials and bug reports.
import { type Arrangement, arrangeShared, type Json, rulesIn, TableError } from '@krcma/kernel';
import { type CitizenId, citizenOf } from '../data/citizens.ts';
import type { DomainId } from '../data/domains.ts';
import type { DukeId } from '../data/dukes.ts';
import { RESOURCES } from '../data/effect.ts';
import { type EventId, isEvent } from '../data/events.ts';
import type { MonsterId } from '../data/monsters.ts';
import { type CenterCardId, DOMAINS, type Player, stackOfSlot, type Valeria } from '../state.ts';
import { scripts } from './script.ts';

/** What a player has; anything not named stays as set-up left it. Cards named are taken from the center or the box. */
export type PlayerArrangement = Partial<
  Pick<Player, 'gold' | 'strength' | 'magic' | 'vp' | 'citizens' | 'domains' | 'slain'>
> & {
  readonly duke?: DukeId;
};

/** Stacks by position: top card first. An empty list empties the stack; `spots` says what lies there then. */
export interface ValeriaArrangement extends Arrangement {
  readonly players?: readonly PlayerArrangement[];
  readonly monsters?: readonly (readonly MonsterId[] | null)[];
  readonly citizens?: Readonly<Partial<Record<CitizenId, number>>>;
  readonly domains?: readonly (readonly DomainId[] | null)[];
  readonly spots?: Readonly<Record<string, 'exhausted' | EventId>>;
  readonly deck?: readonly ('exhausted' | EventId)[];
  readonly active?: number;
  readonly first?: number;
  readonly turn?: number;
  /** The Dark Lord's duke, for a game of one player that begins after the dukes were kept. */
  readonly darkLord?: DukeId;
}

/** Takes a card out of wherever it lies unused: the box, or a stack of the center. */
function fetch(game: Valeria, card: string): void {
  const piles: string[][] = [game.box.domains, game.box.events, game.box.dukes, ...game.box.citizens];
  for (const pile of piles) if (removeLast(pile, card)) return;
  for (const stack of game.center) {
    if (!removeLast(stack.cards as string[], card)) continue;
    stack.down = Math.min(stack.down, Math.max(0, stack.cards.length - 1));
    return;
  }
  if (removeLast(game.deck as string[], card)) return;
  for (const player of game.players)
    if (removeLast(player.dukes, card) || removeLast(player.declined, card)) return;
}

function removeLast(pile: string[], card: string): boolean {
  const at = pile.lastIndexOf(card);
  if (at >= 0) pile.splice(at, 1);
  return at >= 0;
}

function arrangePlayer(
  game: Valeria,
  player: Player,
  { duke, citizens, domains, slain, ...values }: PlayerArrangement,
): void {
  Object.assign(player, values);
  for (const card of [...(citizens ?? []), ...(domains ?? []), ...(slain ?? [])]) fetch(game, card);
  if (citizens !== undefined) player.citizens = [...citizens];
  if (domains !== undefined) player.domains = [...domains];
  if (slain !== undefined) player.slain = [...slain];
  if (duke === undefined) return;
  game.box.dukes.push(...player.dukes, ...player.declined);
  player.dukes = [];
  player.declined = [];
  fetch(game, duke);
  player.dukes = [duke];
}

function arrangeStack(game: Valeria, stack: number, cards: readonly CenterCardId[]): void {
  const pile = game.center[stack];
  if (pile === undefined) throw new TableError('bad-arrangement', `There is no stack ${stack}.`, { stack });
  const removed = pile.cards;
  pile.cards = [];
  if (stack >= DOMAINS) game.box.domains.push(...(removed as DomainId[]));
  for (const card of cards) fetch(game, card);
  pile.cards = [...cards].reverse();
  pile.down = stack >= DOMAINS ? Math.max(0, cards.length - 1) : 0;
  if (cards.length === 0 && pile.spot === undefined)
    pile.spot = game.deck.includes('exhausted') ? takeExhausted(game) : 'bare';
}

function takeExhausted(game: Valeria): 'exhausted' {
  game.deck.splice(game.deck.indexOf('exhausted'), 1);
  return 'exhausted';
}

function arrangeSpot(game: Valeria, stack: number, spot: 'exhausted' | EventId): void {
  const pile = game.center[stack];
  if (pile === undefined) throw new TableError('bad-arrangement', `There is no stack ${stack}.`, { stack });
  if (pile.cards.length > 0)
    throw new TableError('bad-arrangement', `Stack ${stack} still has cards, so nothing lies on its spot.`, {
      stack,
    });
  if (pile.spot === 'exhausted') game.deck.unshift('exhausted');
  if (isEvent(spot)) fetch(game, spot);
  else if (!removeLast(game.deck, 'exhausted'))
    throw new TableError('bad-arrangement', 'The exhausted deck is empty.');
  pile.spot = spot;
}

/** The position after set-up: the dukes are dealt, and the named seat begins its turn. */
export function arrange(game: Valeria, arrangement: Json): void {
  const wanted = arrangement as unknown as ValeriaArrangement;
  checkNames(wanted);
  if (wanted.players !== undefined && wanted.players.length > game.seats)
    throw new TableError(
      'bad-arrangement',
      `There are ${game.seats} seats, but ${wanted.players.length} players are described.`,
    );
  // Players first: a described stack lies there as described, whatever they hold.
  for (const [seat, player] of (wanted.players ?? []).entries())
    arrangePlayer(game, game.players[seat] as Player, player);
  for (const [stack, cards] of (wanted.monsters ?? []).entries()) if (cards) arrangeStack(game, stack, cards);
  for (const [index, cards] of (wanted.domains ?? []).entries())
    if (cards) arrangeStack(game, DOMAINS + index, cards);
  for (const [id, count] of Object.entries(wanted.citizens ?? {}) as [CitizenId, number][])
    arrangeStack(game, stackOfSlot(citizenOf(id).slot), new Array<CitizenId>(count).fill(id));
  for (const [stack, spot] of Object.entries(wanted.spots ?? {})) arrangeSpot(game, Number(stack), spot);
  if (wanted.deck !== undefined) game.deck = [...wanted.deck].reverse();
  game.first = wanted.first ?? game.first;
  game.active = wanted.active ?? game.first;
  game.turn = wanted.turn ?? game.turn;
  if (wanted.darkLord !== undefined) {
    fetch(game, wanted.darkLord);
    game.darkLord = { duke: [wanted.darkLord], citizens: [], domains: [] };
  }
  arrangeShared(rulesIn({ scripts }), game, wanted);
}

const KNOWN = [
  'players',
  'monsters',
  'citizens',
  'domains',
  'spots',
  'deck',
  'active',
  'first',
  'turn',
  'darkLord',
  'dice',
  'at',
];
const KNOWN_OF_PLAYER = [...RESOURCES, 'vp', 'citizens', 'domains', 'slain', 'duke'];

function checkNames(wanted: ValeriaArrangement): void {
  const strange =
    Object.keys(wanted).find((name) => !KNOWN.includes(name)) ??
    (wanted.players ?? [])
      .flatMap((player) => Object.keys(player))
      .find((name) => !KNOWN_OF_PLAYER.includes(name));
  if (strange !== undefined)
    throw new TableError('bad-arrangement', `A position has no "${strange}".`, { name: strange });
}
