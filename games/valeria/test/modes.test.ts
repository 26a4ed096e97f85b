import { TableError } from '@krcma/kernel';
import { playRandomly } from '@krcma/kernel/testing';
import { describe, expect, it } from 'vitest';
import { layouts } from '../data/layouts.ts';
import { valeria } from '../index.ts';

type Options = Readonly<Record<string, unknown>>;

const SEATS = [1, 2, 3, 4, 5];

/** Every way to set the named options to one of the listed values. */
function everyCombination(choices: Readonly<Record<string, readonly unknown[]>>): Options[] {
  return Object.entries(choices).reduce<Options[]>(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
}

const YES_NO = [false, true];
const VARIANTS = {
  events: YES_NO,
  mixed: YES_NO,
  noDukes: YES_NO,
  sumsAttack: YES_NO,
  darkLordAttacks: YES_NO,
};
const RULINGS = {
  newDomains: ['at-once', 'next-turn'],
  endCheck: ['last-end-phase', 'once-met'],
  soloBoardPoints: YES_NO,
};

function isRefused(seats: number, options: Options): boolean {
  try {
    playToTheEnd(seats, options);
    return false;
  } catch (error) {
    if (error instanceof TableError && error.code === 'bad-combination') return true;
    throw error;
  }
}

function playToTheEnd(seats: number, options: Options): void {
  const { game } = playRandomly(valeria, { seats, options, seed: JSON.stringify(options) });
  expect(game.options).toMatchObject(options);
  expect(game.outcome?.scores).toHaveLength(seats);
  expect(game.outcome?.reason).toMatch(seats === 1 ? /^solo-/ : /^(monsters|domains|exhausted)$/);
}

describe('everything the rules allow can be played', () => {
  it.each(SEATS)(
    'VAL-GEN.10 VAL-NOD.9 %i players: variants combine freely, no dukes not alone, harder levels only alone',
    (seats) => {
      for (const options of everyCombination(VARIANTS)) {
        const { noDukes, sumsAttack, darkLordAttacks } = options;
        const forbidden = seats === 1 ? noDukes === true : sumsAttack === true || darkLordAttacks === true;
        expect(isRefused(seats, options), JSON.stringify(options)).toBe(forbidden);
      }
    },
  );

  it.each(SEATS)('%i players: every variant under every disputed ruling', (seats) => {
    const own = seats === 1 ? ['sumsAttack', 'darkLordAttacks'] : ['noDukes'];
    const variants = Object.fromEntries(['events', 'mixed', ...own].map((name) => [name, YES_NO]));
    for (const options of everyCombination({ ...RULINGS, ...variants })) playToTheEnd(seats, options);
  });

  it.each(SEATS)('%i players: every layout, plain and mixed, with and without events', (seats) => {
    const layout = [...Object.keys(layouts), 'random'];
    for (const options of everyCombination({ layout, mixed: YES_NO, events: YES_NO }))
      playToTheEnd(seats, options);
  });

  it.each(SEATS)('%i players: a layout of their own choice', (seats) => {
    const areas = ['caverns', 'swamp', 'barrens', 'valley', 'hills'];
    const citizens = 'monk blacksmith alchemist wizard peasant knight thief warlord priestess miner'.split(
      ' ',
    );
    playToTheEnd(seats, { layout: 'chosen', areas, citizens });
    playToTheEnd(seats, { layout: 'chosen', areas, citizens: [], mixed: true });
  });

  it.each(SEATS)('%i players: as many picked events as are in play', (seats) => {
    const pickedEvents = ['giant-leech', 'mimic', 'bat-swarm', 'sorcerer', 'kobold-thieves'].slice(0, seats);
    playToTheEnd(seats, { events: true, pickedEvents });
    playToTheEnd(seats, { events: true, pickedEvents: pickedEvents.slice(1) });
  });
});
