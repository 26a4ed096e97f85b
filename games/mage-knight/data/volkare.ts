// MK-23.5 to .35, MK-41.2, MK-42: Volkare, who takes the place of the dummy player.
import type { Ability, Enemy } from './enemy.ts';
import type { Direction, Slot } from './geometry.ts';
import type { TileId } from './tiles.ts';
import type { Back, Basic, Colour, Element } from './types.ts';

/** How strong he and the cities are, and how fast he is (MK-41.2). */
export const COMBAT_LEVELS = ['daring', 'heroic', 'legendary'] as const;
export const RACE_LEVELS = ['fair', 'tight', 'thrilling'] as const;
export type CombatLevel = (typeof COMBAT_LEVELS)[number];
export type RaceLevel = (typeof RACE_LEVELS)[number];

/** For one, two, three and four players. */
type ByPlayers = readonly [number, number, number, number];

/** What a scenario with him says. */
export interface VolkareAbout {
  /** Where he begins. */
  readonly camp: { readonly slot: Slot; readonly tile: TileId };
  /** What he is after: a city that is still to be found, or the portal. */
  readonly goal: 'city' | 'portal';
  /** Where a card of a colour takes him; without one he stays and attacks (MK-23.14, .16, .30). */
  readonly directions: Readonly<Partial<Record<Basic, Direction>>>;
  /** Once the city is found a red card moves him like one of this colour (MK-23.18). */
  readonly redInRace?: Basic;
  readonly cityLevel: Readonly<Record<CombatLevel, ByPlayers>>;
  readonly level: Readonly<Record<CombatLevel, ByPlayers>>;
  readonly wounds: Readonly<Record<RaceLevel, number>>;
  /** How many units of the offer are fearful or undecided (MK-23.12). */
  readonly marked: Readonly<Record<RaceLevel, ByPlayers>>;
  /** Who joins him for a unit that leaves (MK-23.11). */
  readonly joins?: Back;
  /** So many tokens for each player, lost in one combat, cost him a turn (MK-23.33). */
  readonly slowedBy?: number;
  /** When he is beaten everybody has a last turn (MK-42.3). */
  readonly lastTurns?: true;
  readonly perCity: number;
}

/** Tokens of his army (MK-23.6), from level 4 on; data/volkare.json. */
type Army = readonly [white: number, grey: number, red: number, green: number];
const FIRST_LEVEL = 4;
const armies: readonly Army[] = [
  [0, 1, 1, 2],
  [1, 0, 1, 2],
  [1, 0, 1, 3],
  [1, 0, 2, 2],
  [1, 1, 2, 2],
  [1, 1, 2, 3],
  [1, 1, 2, 5],
  [2, 0, 2, 5],
  [2, 0, 2, 6],
  [2, 0, 2, 7],
  [2, 0, 3, 6],
  [2, 1, 3, 6],
  [2, 2, 4, 4],
  [2, 2, 4, 5],
  [2, 2, 4, 6],
  [2, 2, 4, 8],
  [2, 2, 4, 10],
  [3, 1, 4, 10],
  [4, 0, 4, 10],
  [4, 0, 4, 11],
  [4, 0, 4, 12],
  [4, 0, 4, 13],
  [4, 0, 4, 14],
  [4, 0, 5, 13],
  [4, 0, 6, 12],
  [4, 1, 6, 12],
  [4, 2, 6, 12],
];
const TOP_LEVEL = FIRST_LEVEL + armies.length - 1;

/** Above the table the level is parted as evenly as it can be, the rest to the last part. */
export function armyOf(level: number): Back[] {
  const parts = Math.ceil(level / TOP_LEVEL);
  if (parts > 1) {
    const part = Math.floor(level / parts);
    const last = level - part * (parts - 1);
    return [...Array.from({ length: parts - 1 }, () => armyOf(part)).flat(), ...armyOf(last)];
  }
  const [white, grey, red, green] = armies[level - FIRST_LEVEL] ?? [0, 0, 0, 0];
  const of = (back: Back, n: number): Back[] => new Array<Back>(n).fill(back);
  return [...of('white', white), ...of('grey', grey), ...of('red', red), ...of('green', green)];
}

/** Where tokens of a back have run out, the next stronger ones come (MK-23.7). */
export const BY_STRENGTH: readonly Back[] = ['grey', 'green', 'brown', 'violet', 'red', 'white'];

/** His own attack against everybody who fights his army; the rest of it says his die (MK-23.28). */
export const volkareToken = {
  colour: 'white',
  set: 'lostLegion',
  copies: 0,
  attacks: [{ n: 3, element: 'physical' }],
  armor: 0,
  fame: 0,
  resistances: [],
  abilities: ['arcaneImmunity', 'brutal', 'assassination'],
  untouchable: true,
} as const satisfies Enemy;

interface Rolled {
  readonly n: number;
  readonly element: Element;
  readonly ability?: Ability;
}

export const volkareDie: Readonly<Record<Colour, Rolled>> = {
  white: { n: 3, element: 'physical', ability: 'swift' },
  green: { n: 4, element: 'physical', ability: 'poison' },
  red: { n: 3, element: 'fire' },
  blue: { n: 3, element: 'ice' },
  gold: { n: 3, element: 'coldFire' },
  black: { n: 3, element: 'physical', ability: 'paralyze' },
};

/** Wounds of whoever gives way to him, by days with their nights (MK-23.23). */
export const RETREAT_WOUNDS = [2, 3, 4] as const;

/** A Spell moves him twice as far, and its red one reaches as far (MK-23.15, .16). */
export const STRIDES = { action: 1, spell: 2 } as const;

/** What an empty deck is like (MK-23.21). */
export const FRENZY = { colour: 'blue', kind: 'spell' } as const;

/** For each card that he has not turned, and for beating him, by level (MK-41.5). */
export const PER_CARD = 2;
export const BEATEN: Readonly<Record<CombatLevel, number>> = { daring: 30, heroic: 40, legendary: 50 };
export const RACE_FACTOR: Readonly<Record<RaceLevel, number>> = { fair: 1, tight: 1.5, thrilling: 2 };
