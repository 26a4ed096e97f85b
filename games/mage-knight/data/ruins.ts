// 15 tokens.
import type { Ruin } from './ruin.ts';

export const ruins = {
  'altar-green': { set: 'base', tribute: { green: 3 }, rewards: [{ reward: 'fame', n: 7 }] },
  'altar-blue': { set: 'base', tribute: { blue: 3 }, rewards: [{ reward: 'fame', n: 7 }] },
  'altar-white': { set: 'base', tribute: { white: 3 }, rewards: [{ reward: 'fame', n: 7 }] },
  'altar-red': { set: 'base', tribute: { red: 3 }, rewards: [{ reward: 'fame', n: 7 }] },
  'altar-all': {
    set: 'lostLegion',
    tribute: { green: 1, blue: 1, white: 1, red: 1 },
    rewards: [{ reward: 'fame', n: 10 }],
  },
  'fight-brown-red': { set: 'base', enemies: ['brown', 'red'], rewards: [{ reward: 'artifact', n: 2 }] },
  'fight-green-red': {
    set: 'base',
    enemies: ['green', 'red'],
    rewards: [
      { reward: 'artifact', n: 1 },
      { reward: 'advancedAction', n: 1 },
    ],
  },
  'fight-grey-white': {
    set: 'base',
    enemies: ['grey', 'white'],
    rewards: [
      { reward: 'artifact', n: 1 },
      { reward: 'spell', n: 1 },
    ],
  },
  'fight-grey-brown': { set: 'base', enemies: ['grey', 'brown'], rewards: [{ reward: 'artifact', n: 1 }] },
  'fight-grey-violet': { set: 'base', enemies: ['grey', 'violet'], rewards: [{ reward: 'unit', n: 1 }] },
  'fight-green-brown': { set: 'base', enemies: ['green', 'brown'], rewards: [{ reward: 'artifact', n: 1 }] },
  'fight-green-green': {
    set: 'base',
    enemies: ['green', 'green'],
    rewards: [{ reward: 'crystalEachColor', n: 1 }],
  },
  'fight-brown-violet': {
    set: 'base',
    enemies: ['brown', 'violet'],
    rewards: [
      { reward: 'spell', n: 1 },
      { reward: 'crystalEachColor', n: 1 },
    ],
  },
  'fight-violet-violet': {
    set: 'lostLegion',
    enemies: ['violet', 'violet'],
    rewards: [
      { reward: 'spell', n: 1 },
      { reward: 'advancedAction', n: 1 },
    ],
  },
  'fight-green-green-green': {
    set: 'lostLegion',
    enemies: ['green', 'green', 'green'],
    rewards: [{ reward: 'unit', n: 1 }],
  },
} as const satisfies Readonly<Record<string, Ruin>>;

export type RuinId = keyof typeof ruins;
export const RUINS = Object.keys(ruins) as readonly RuinId[];
