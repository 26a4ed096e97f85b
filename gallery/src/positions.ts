// Moments of real games, played by the kernel from fixed seeds.
import { type Decision, type Json, type Played, positionOf, type Seat } from '@krcma/kernel';
import { type ValeriaTypes, valeria } from '@krcma/valeria';

export type Game = Played<ValeriaTypes>;

interface Wish {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Play until this holds for the seat through whose eyes we look, or so many choices are made. */
  readonly until: (decision: Decision<ValeriaTypes>, made: number) => boolean;
  readonly seat?: Seat;
  readonly arrangement?: Json;
}

const EAGER = ['build', 'slay', 'recruit', 'keep', 'reward', 'take', 'pay', 'accept'];

/** Somebody who takes what is to be had, now and then saves, and never thinks. */
function pick({ options }: Decision<ValeriaTypes>, made: number): string {
  for (const wish of EAGER) {
    const fitting = options.filter(({ id }) => id.startsWith(wish));
    const chosen = fitting[(made * 7) % Math.max(1, fitting.length)];
    if (chosen && (wish !== 'recruit' || made % 3 > 0)) return chosen.id;
  }
  return options[(made * 5) % options.length]?.id ?? '';
}

const MOST = 900;

function played({ seats, seed, options = {}, arrangement, until, seat = 0 }: Wish): Game {
  const game = positionOf(valeria, {
    seats,
    seed,
    options,
    ...(arrangement !== undefined && { arrangement }),
  });
  for (let made = 0; made < MOST && game.game.outcome === undefined; made++) {
    const decision = game.asked();
    if (decision.seat === seat && until(decision, made)) break;
    game.play([decision.seat, pick(decision, made)]);
  }
  return game;
}

const action = (after: number) => (decision: Decision<ValeriaTypes>, made: number) =>
  made >= after && decision.prompt.key === 'ask-action';
const asks =
  (key: string, after = 0) =>
  (decision: Decision<ValeriaTypes>, made: number) =>
    made >= after && decision.prompt.key === key;

/** By name, for the address of the page. */
const positions: Readonly<Record<string, Wish>> = {
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

const known = new Map<string, Game>();

export function position(name: string): Game {
  const wish = positions[name] ?? positions.two;
  if (wish === undefined) throw new Error(`There is no position "${name}".`);
  const game = known.get(name) ?? played(wish);
  known.set(name, game);
  return game;
}
