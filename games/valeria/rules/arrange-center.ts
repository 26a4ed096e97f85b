// The center of a described position: its stacks, what lies where they were, the deck and the tokens.
import { badArrangement } from '@krcma/kernel';
import { type CitizenId, citizenOf } from '../data/citizens.ts';
import type { Area } from '../data/effect.ts';
import { isEvent } from '../data/events.ts';
import { isMonster, monsterOf } from '../data/monsters.ts';
import {
  type CenterCardId,
  CITIZENS,
  DOMAINS,
  isMonsterStack,
  type Spot,
  stackAt,
  stackOfSlot,
  type Valeria,
} from '../state.ts';
import { REST, spotsIn, type ValeriaArrangement } from './arrangement.ts';
import { slayableAt } from './events.ts';
import { boxOf, fetch } from './fetching.ts';

/** The cards of a described stack, top card first; with `rest` they lie on what set-up put there. */
interface LaidStack {
  readonly path: string;
  readonly cards: readonly CenterCardId[];
  readonly rest: boolean;
}

type DeckCard = Valeria['deck'][number];

/** Described stacks by their number. */
export type Laid = ReadonlyMap<number, LaidStack>;

/** Splits the rest of a list off, which may only stand at its end. */
export function withoutRest<T extends string>(list: readonly (T | typeof REST)[], path: string) {
  const rest = list.at(-1) === REST;
  const cards = (rest ? list.slice(0, -1) : list) as readonly T[];
  if ((cards as readonly string[]).includes(REST))
    throw badArrangement(`${path} cannot have cards after "${REST}": it stands for all that lies beneath.`);
  return { cards, rest };
}

/** Every described stack, each once. */
export function stacksIn({ monsters, citizens, citizenStacks, domains }: ValeriaArrangement): Laid {
  const laid = new Map<number, LaidStack>();
  const lay = (stack: number, path: string, list: readonly (CenterCardId | typeof REST)[] | null) => {
    if (list === null) return;
    const other = laid.get(stack)?.path;
    if (other !== undefined)
      throw badArrangement(`${path} and ${other} describe the same stack; say one of them.`);
    laid.set(stack, { path, ...withoutRest(list, path) });
  };
  for (const [column, list] of (monsters ?? []).entries()) lay(column, `monsters[${column}]`, list);
  for (const [id, count] of Object.entries(citizens ?? {}) as [CitizenId, number][])
    lay(stackOfSlot(citizenOf(id).slot), `citizens.${id}`, new Array<CitizenId>(count).fill(id));
  for (const [index, list] of (citizenStacks ?? []).entries())
    lay(CITIZENS + index, `citizenStacks[${index}]`, list);
  for (const [index, list] of (domains ?? []).entries()) lay(DOMAINS + index, `domains[${index}]`, list);
  for (const [stack, described] of laid) checkStack(stack, described);
  return laid;
}

/** Citizens lie in their slot, and the monsters of a stack are of one area. */
function checkStack(stack: number, { path, cards }: LaidStack): void {
  const foreign = cards.find(
    (card) =>
      stack >= CITIZENS && stack < DOMAINS && stackOfSlot(citizenOf(card as CitizenId).slot) !== stack,
  );
  if (foreign !== undefined)
    throw badArrangement(
      `${path} cannot hold "${foreign}", which lies in slot ${citizenOf(foreign as CitizenId).slot}.`,
    );
  const areas = new Set(cards.filter(isMonster).map((card) => monsterOf(card).area));
  if (areas.size > 1)
    throw badArrangement(`${path} cannot hold monsters of several areas: ${[...areas].join(', ')}.`);
}

const putAway = (game: Valeria, stack: number, cards: readonly string[]): void =>
  void boxOf(game, stack)?.push(...cards);

/** A column whose monsters are described is of their area; if another column has it, the two change places. */
function arrangeAreas(game: Valeria, laid: Laid): void {
  const wanted = new Map<number, Area>();
  for (const [column, { path, cards }] of laid) {
    const [first] = cards.filter(isMonster);
    if (first === undefined) continue;
    const { area } = monsterOf(first);
    if ([...wanted.values()].includes(area))
      throw badArrangement(`${path} cannot be a second stack of ${area}: each area has one.`);
    wanted.set(column, area);
  }
  for (const [column, area] of wanted) {
    const other = game.areas.indexOf(area);
    if (other >= 0) {
      [game.center[other], game.center[column]] = [stackAt(game, column), stackAt(game, other)];
      game.areas[other] = game.areas[column] as Area;
    } else stackAt(game, column).cards = [];
    game.areas[column] = area;
  }
}

/** What lay in the described stacks is put away, before anything is fetched. */
export function clearCenter(game: Valeria, laid: Laid): void {
  arrangeAreas(game, laid);
  for (const [stack, { rest }] of laid) if (!rest) putAway(game, stack, stackAt(game, stack).cards.splice(0));
}

/** When all cards are fetched, the stacks lie as described. */
export function arrangeCenter(game: Valeria, laid: Laid): void {
  for (const [stack, { cards }] of laid) {
    const pile = stackAt(game, stack);
    // With the rest beneath, the stack keeps its size; without, nothing lies there any more.
    putAway(game, stack, pile.cards.splice(Math.max(0, pile.cards.length - cards.length)));
    pile.cards.push(...[...cards].reverse());
  }
  for (const [stack, pile] of game.center.entries()) {
    const facesDown = stack >= DOMAINS || (stack >= CITIZENS && game.options.mixed);
    pile.down = facesDown ? Math.max(0, pile.cards.length - 1) : 0;
  }
}

/** Spots without cards: as described, or with an exhausted card while there are any. The deck lies as described. */
export function arrangeSpots(game: Valeria, wanted: ValeriaArrangement): void {
  const { cards, rest } = withoutRest<DeckCard>(wanted.deck ?? [REST], 'deck');
  if (!rest) game.box.events.push(...game.deck.filter(isEvent));
  for (const card of cards) fetch(game, card);
  for (const [stack, spot] of spotsIn(wanted)) laySpot(game, stack, spot);
  checkEmptied(game, wanted.emptied ?? []);
  for (const [stack, pile] of game.center.entries()) {
    if (pile.cards.length > 0 || pile.spot !== undefined || wanted.emptied?.includes(stack)) continue;
    const spot: Spot = game.deck.includes('exhausted') ? 'exhausted' : 'bare';
    laySpot(game, stack, spot);
  }
  if (!rest) game.deck = [];
  game.deck.push(...[...cards].reverse());
}

/** Spots that wait for their card are bare, or their event was slain just now; each waits once. */
function checkEmptied(game: Valeria, emptied: readonly number[]): void {
  for (const [index, stack] of emptied.entries()) {
    const { cards, spot = 'vacated' } = stackAt(game, stack);
    if (cards.length > 0 || spot !== 'vacated' || emptied.indexOf(stack) !== index)
      throw badArrangement(
        `emptied cannot name stack ${stack}: it has cards or something lies there, or it is named twice.`,
        { stack },
      );
  }
  const left = game.center.findIndex(({ spot }, stack) => spot === 'vacated' && !emptied.includes(stack));
  if (left >= 0)
    throw badArrangement(`Spot ${left} can only be vacated while emptied names it: it waits for a card.`, {
      stack: left,
    });
}

function laySpot(game: Valeria, stack: number, spot: Spot): void {
  const pile = stackAt(game, stack);
  if (pile.cards.length > 0)
    throw badArrangement(`Stack ${stack} still has cards, so nothing lies on its spot.`, { stack });
  // What is no card is not found anywhere.
  fetch(game, spot);
  pile.spot = spot;
}

/** Tokens lie on what can be slain (VAL-EVT.12). */
export function arrangeTokens(game: Valeria, { tokens = [] }: ValeriaArrangement): void {
  for (const [index, { stack, height, gold = 0, strength = 0, magic = 0 }] of tokens.entries()) {
    const top = stackAt(game, stack).cards.length - 1;
    const laid = { stack, height: height ?? top, gold, strength, magic };
    const lies = top < 0 ? slayableAt(game, stack) !== undefined : laid.height >= 0;
    if (!lies || laid.height > top || !(top < 0 || isMonsterStack(stack)))
      throw badArrangement(
        `tokens[${index}] lie on nothing that can be slain: say a monster of stacks 0 to 4 by its height from 0 at the bottom, or an event on a spot.`,
        { stack },
      );
    if (game.tokens.some((other) => other.stack === stack && other.height === laid.height))
      throw badArrangement(`tokens[${index}] lie on a card that has tokens already; say them together.`, {
        stack,
      });
    game.tokens.push(laid);
  }
}
