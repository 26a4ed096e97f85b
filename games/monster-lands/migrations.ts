// How tables that were saved by older rules come to stand where the present ones go on.
import { type Frame, type Json, type Migration, stacksIn } from '@krcma/kernel';

/** Rules that asked for one act and were repeated. */
const ASKED_ONCE: ReadonlySet<string> = new Set([
  'act',
  'cancelDice',
  'conquestChoice',
  'attackChoice',
  'questChoice',
  'questPayChoice',
  'freeChoice',
]);

interface Loop {
  /** The step that repeated them, and the one that asks now. */
  readonly was: string;
  readonly is: string;
  /** The act that ended it, from what was settled. */
  ended(settled: Json | undefined): Json;
}

const LOOPS: Readonly<Record<string, Loop>> = {
  // Sam plays after a turn that ended with dice left: nobody had passed.
  turn: { was: 'acts', is: 'ended', ended: () => ({ do: 'end' }) },
  freeWindow: { was: 'acts', is: 'ended', ended: () => ({ do: 'done' }) },
  attemptQuest: { was: 'acts', is: 'stopped', ended: () => ({ do: 'stop' }) },
  attack: { was: 'stopped', is: 'stopped', ended: () => ({ do: 'stop' }) },
  tryConquest: { was: 'ended', is: 'ended', ended: (how = 'stop') => ({ do: how }) },
  payQuest: { was: 'answer', is: 'answer', ended: (how = 'decline') => ({ do: how }) },
  strike: { was: 'cancelled', is: 'cancelled', ended: (magic = 0) => ({ do: 'cancel', magic }) },
};

/** No rule waits before its loop has begun. */
function loopInOneStep(frame: Frame): void {
  const loop = LOOPS[frame.rule];
  if (loop === undefined) return;
  const settled = frame.locals[loop.was];
  delete frame.locals[loop.was];
  if (frame.at === loop.was) frame.at = loop.is;
  else frame.locals[loop.is] = loop.ended(settled);
}

function actsInOneStep(stack: Frame[]): void {
  for (const each of stacksIn(stack)) {
    each.splice(0, each.length, ...each.filter(({ rule }) => !ASKED_ONCE.has(rule)));
    for (const frame of each) loopInOneStep(frame);
  }
}

interface OldBasket {
  readonly traps: readonly number[];
  readonly cards: readonly string[];
}

const picksOf = ({ traps, cards }: OldBasket): Json[] => [
  ...traps.map((place) => ({ do: 'trap', place })),
  ...cards.map((card) => ({ do: 'card', card })),
];

/** The basket of the lodge was handed from question to question by a rule of its own. */
function basketInOneQuestion(stack: Frame[]): void {
  for (const each of stacksIn(stack)) {
    const filling = each.findIndex(({ rule }) => rule === 'fillBasket');
    const [asking] = filling < 0 ? [] : each.splice(filling, 1);
    for (const frame of each) {
      if (frame.rule !== 'buyTraps') continue;
      const settled = frame.locals.basket as unknown as OldBasket | undefined;
      delete frame.locals.basket;
      if (asking !== undefined)
        frame.loop = { left: [], done: picksOf(asking.locals as unknown as OldBasket) };
      else if (settled !== undefined) frame.locals.basket = picksOf(settled);
    }
  }
}

const OFFERS = { lodge: 6, tavern: 4, market: 3, loot: 4 } as const;
const SOLO_TAVERN = 3;

/** An offer was as long as it had cards: what was left lay first, and the places behind it were empty. */
function offersWithPlaces(state: Record<string, Json>): void {
  for (const [shop, most] of Object.entries(OFFERS)) {
    const { offer } = state[shop] as { offer: Json[] };
    const places = shop === 'tavern' && state.seats === 1 ? SOLO_TAVERN : most;
    while (offer.length < places) offer.push(null);
  }
}

export const migrations: readonly Migration[] = [
  {
    name: 'acts are asked for again and again in one step',
    to: 2,
    up: (state: Record<string, Json>) => actsInOneStep(state.stack as unknown as Frame[]),
  },
  {
    name: 'the basket of the lodge is one question',
    to: 3,
    up: (state: Record<string, Json>) => basketInOneQuestion(state.stack as unknown as Frame[]),
  },
  { name: 'an offer has empty places', to: 4, up: offersWithPlaces },
];
