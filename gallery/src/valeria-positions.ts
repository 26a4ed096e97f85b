import { action, asks, eager, type Wish } from './positions.ts';

const wishes: Readonly<Record<string, Omit<Wish, 'pick'>>> = {
  two: { seats: 2, seed: 'two', until: action(60) },
  start: { seats: 3, seed: 'start', until: action(0) },
  five: { seats: 5, seed: 'five', until: action(150), options: { layout: 'monster-blood' } },
  solo: { seats: 1, seed: 'solo-3', until: action(30) },
  capture: { seats: 1, seed: 'solo-3', until: asks('ask-captured', 12) },
  events: {
    seats: 3,
    seed: 'events-2',
    until: action(110),
    options: { events: true, layout: 'glittering-gold' },
  },
  dukes: { seats: 2, seed: 'dukes', until: asks('ask-duke') },
  harvest: { seats: 3, seed: 'harvest', until: asks('ask-harvest', 20) },
  payment: { seats: 2, seed: 'pay', until: asks('ask-payment', 12) },
  theft: {
    seats: 5,
    seed: 'theft',
    until: asks('ask-take-from'),
    options: { layout: 'mastery-over-magic' },
    arrangement: {
      players: ['node', 'reese', 'simon', 'waryn', 'elsyn'].map((duke, seat) => ({
        duke,
        gold: seat * 2,
        magic: 4 - seat,
        citizens: ['thief', 'archer', 'cleric'].slice(0, seat + 1),
      })),
      active: 0,
      first: 0,
      dice: [3, 4],
      at: [{ rule: 'valeria', step: 'turns' }],
    },
  },
  over: { seats: 4, seed: 'over', until: () => false, options: { layout: 'random' } },
};

const pick = eager('build', 'slay', 'recruit', 'keep', 'reward', 'take', 'pay', 'accept');

/** By name, for the address of the page. */
export const valeriaPositions: Readonly<Record<string, Wish>> = Object.fromEntries(
  Object.entries(wishes).map(([name, wish]) => [name, { ...wish, pick }]),
);
