// Volkare beside heroes, and the card that he turns next.
import type { CardId } from '../data/cards.ts';
import { type Game, type TableSetup, table } from './table.ts';

/** By colour, of the hero whose cards he has; the Spells are those of rivals. */
export const CARDS = {
  white: 'swiftness',
  blue: 'stamina',
  green: 'march',
  red: 'rage',
} as const satisfies Record<string, CardId>;
export const SPELLS = {
  white: 'mind-read',
  blue: 'mana-claim',
  green: 'energy-flow',
  red: 'mana-meltdown',
} as const satisfies Record<string, CardId>;

/** His camp, and the land before it; the portal at 0,0:C. */
export const LAND = {
  '0,0': 'start-b',
  '0,1': 'volkares-camp',
  '1,0': 'countryside-1',
  '1,-1': 'countryside-2',
};
export const CAMP = '0,1:C';

/** The green city at 2,0:C. */
export const WITH_CITY = { ...LAND, '2,0': 'core-5' };
export const CITY = '2,0:C';

export const QUEST_LAND = {
  '0,0': 'start-b',
  '5,0': 'volkares-camp',
  '0,1': 'countryside-3',
  '1,0': 'countryside-1',
  '1,-1': 'countryside-2',
};

type Dummy = NonNullable<TableSetup['dummy']>;

export interface March extends Omit<TableSetup, 'dummy'> {
  /** What he turns, the first one first. */
  readonly cards?: readonly CardId[];
  readonly dummy?: Dummy;
}

/** Seat 0 has acted and ends the turn; then it is his. */
export function campaign({ cards = ['march'], seats = 1, options = {}, ...rest }: March = {}): Game {
  return table({
    map: LAND,
    turn: { stage: 'acted', cards: 1 },
    order: [...Array.from({ length: seats }, (_, seat) => seat), -1],
    last: undefined,
    ...rest,
    seats,
    options: { scenario: 'volkares-return', ...options },
    dummy: { hero: 'wolfhawk', deck: [...cards], ...rest.dummy },
  } as TableSetup);
}

const LET_BE = ['done', 'keep-wounds'];

/** Whoever has the turn ends it, with everything that is asked on the way answered by letting it be. */
export function endTurn(t: Game): Game {
  const { turns } = t.game;
  t.play('end');
  for (;;) {
    const next = t.game.turns === turns ? LET_BE.find((id) => t.options().includes(id)) : undefined;
    if (next === undefined) return t;
    t.play(next);
  }
}

/** The last seat in the order ends its turn, and he has his. */
export const volkareActs = (t: Game): Game => endTurn(t);
