// The numbers of the judgement, in points of the final score; found by self-play.
import type { CreatureId } from '../data/creatures.ts';
import type { TrapId } from '../data/traps.ts';
import type { Year } from '../data/types.ts';
import type { Weights } from '../solver/index.ts';

/**
 * Damage one may expect of a creature in a round, and whether it comes again. These numbers, and those of traps and of
 * the fight, were fitted to a thousand fights of chance that were played out by the solver.
 */
export const force: Readonly<Record<CreatureId, { readonly damage: number; readonly again?: true }>> = {
  goblin: { damage: 2.2 },
  slime: { damage: 3.2 },
  ghost: { damage: 1.9 },
  troll: { damage: 3.9 },
  witch: { damage: 3.8 },
  vampire: { damage: 1.8, again: true },
  golem: { damage: 2.5, again: true },
  dragon: { damage: 5.6 },
  demon: { damage: 9 },
};

/** Damage of a trap to a party of three before anybody cancels it, and whether it stops the conquest. */
export const sting: Readonly<Record<TrapId, { readonly damage: number; readonly stops?: true }>> = {
  'rolling-stone': { damage: 2.9 },
  'wall-of-fire': { damage: 2.5 },
  pendulum: { damage: 2.1 },
  'poisoned-meal': { damage: 4.5 },
  'cursed-ring': { damage: 3, stops: true },
  'trap-door': { damage: 2.9, stops: true },
  'kamikaze-imp': { damage: 5 },
  'poisoned-dart': { damage: 2.9 },
  'antimagic-dart': { damage: 0.5 },
};

/** Hit points an average adventurer of a year brings, and the difference between the nicest and the most evil lord's. */
export const heroes = {
  1: { hits: 3.6, icons: 0.33, spread: 0.9 },
  2: { hits: 5.4, icons: 0.6, spread: 1.5 },
} as const;

export const fight = {
  /** Of the damage counted so much tells: some of it is more than was needed. */
  efficiency: 0.7,
  fatigue: { 1: 1.25, 2: 2 },
  /** Of a point of healing so much is healed, of a point of anti-trap so much damage is cancelled. */
  healing: 0.25,
  antiTrap: 1.1,
  /** What a trap does more in the second year. */
  laterTrap: 1.2,
  /** The chance that a tile falls to whoever stands at all, and hit points to be sure of it. */
  least: 0.2,
  doubt: 7.8,
  tile: 1.7,
  /** For a room, on top of its being a tile. */
  room: 2.2,
  prisoner: 1.7,
} as const;

/** What a combat leaves a lord with, by the year; alone only the tiles count, and the rest where they are alike. */
export const combat: Readonly<Record<Year | 'training', Weights>> = {
  1: {
    conquered: -2.5,
    rooms: -3,
    prisoners: 2,
    paladins: 5,
    stock: 0.4,
    letters: -3,
    creatures: 1.7,
    evil: -0.24,
  },
  2: {
    conquered: -2.5,
    rooms: -2.2,
    prisoners: 2,
    paladins: 5,
    stock: 0.15,
    letters: -3,
    creatures: 1.2,
    evil: 0,
  },
  training: {
    conquered: -20,
    rooms: -0.4,
    prisoners: 0.6,
    paladins: 1.5,
    stock: 0.02,
    letters: -0.6,
    creatures: 0.2,
    evil: 0,
  },
};

/** Positions of a fight that are looked at for one answer. */
export const counsel = { budget: 2000 } as const;

export const worth = {
  gold: { base: 0.2, perRound: 0.055, enough: 7 },
  food: { base: 0.12, perRound: 0.06, enough: 4 },
  imp: { base: 0.12, perRound: 0.17, enough: 9 },
  trap: { base: 0.35, perRound: 0.04, enough: 4 },
  tunnel: { base: 0.05, perRound: 0.09, enough: 9 },
  /** A creature's use in the second year, while it is still the first. */
  creatureLater: 0.7,
  roomUse: 0.28,
  spied: 0.25,
} as const;

export const dues = {
  /** Gold one may expect to earn until taxes are due, a round. */
  goldIncome: 1.1,
  foodIncome: 0.9,
  letter: 2.4,
  released: 1.6,
} as const;

export const reputation = {
  /** A space nearer to evil, while adventurers still come. */
  perArrival: 0.04,
  /** On the brink of the paladin's zone, by the spaces that are left. */
  brink: [1.1, 0.8, 0.4, 0.15],
  host: 1.5,
} as const;

export const titles = {
  /** How much of a measure may still change. */
  doubt: { base: 0.45, perRound: 0.28 },
} as const;

export const promise = { atTheEnd: 1.2, perRound: 0.75 } as const;

export const policy = { temperature: 0.5 } as const;

/** How gladly a lord plays an order, by itself: for guesses at what others will do. */
export const orders = {
  appetite: {
    'get-food': 0.5,
    'improve-reputation': 0.45,
    'dig-tunnels': 0.55,
    'mine-gold': 0.6,
    'recruit-imps': 0.5,
    'buy-traps': 0.45,
    'hire-monster': 0.6,
    'build-room': 0.45,
  },
  /** The first order comes back to the hand. */
  returns: 0.15,
} as const;

export const work = { use: 0.15 } as const;
