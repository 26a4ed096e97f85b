// Combats of players, played by chance: they end, keep every promise, and tell nobody what a hand holds.
import {
  asksOf,
  choose,
  type Journal,
  openJournal,
  optionOf,
  randomFrom,
  roll,
  type Seat,
} from '@krcma/kernel';
import { playChecked, randomPlayer } from '@krcma/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { noticedBy, twinFor } from '../../../kernel/secrecy.ts';
import { sample } from '../../../tools/sample.ts';
import { type MageKnightTypes, mageKnight } from '../index.ts';
import { DUEL_OPTIONS, duelTable } from './duel-table.ts';

const MOST = 400;

const begun = (seed: string, seats: number): Journal<MageKnightTypes> =>
  openJournal(mageKnight, {
    seats,
    seed,
    options: DUEL_OPTIONS,
    arrangement: duelTable({ random: randomFrom(seed) }, seats),
  });

/** Answers by chance until the combat is over; tells how many answers it took. */
function fight(journal: Journal<MageKnightTypes>, seed: string, look: () => void): number {
  const chance = { random: randomFrom(`${seed} answers`) };
  for (let answers = 0; answers < MOST; answers++) {
    if (journal.table.duel === undefined) return answers;
    look();
    const [ask] = asksOf(mageKnight, journal);
    expect(ask?.values.length, 'a question with an answer').toBeGreaterThan(0);
    if (ask === undefined) return answers;
    const value = ask.values[(roll(chance) * 7 + roll(chance)) % ask.values.length];
    choose(mageKnight, journal, ask.seat, optionOf(journal.table, ask, value as never).id);
  }
  throw new Error(`${seed} is not over after ${MOST} answers.`);
}

const seatsAsked = (journal: Journal<MageKnightTypes>): Seat[] =>
  asksOf(mageKnight, journal).map(({ seat }) => seat);

const positions = sample(
  Array.from({ length: 200 }, (_, n) => [`duel ${n}`, 2 + (n % 3)] as const),
  4,
);

describe('combats of players by chance', () => {
  it.each(positions)('MK-17.20 %s of %i comes to an end', (seed, seats) => {
    const journal = begun(seed, seats);
    expect(fight(journal, seed, () => undefined)).toBeGreaterThan(0);
    expect(journal.table).toMatchObject({ active: 0, combat: null, turn: { stage: 'acted' } });
  });

  it.each(positions)('MK-1.38 %s of %i: neither views nor who is asked tell a hand', (seed, seats) => {
    const journal = begun(seed, seats);
    fight(journal, seed, () => {
      for (const seat of [undefined, ...Array.from({ length: seats }, (_, each) => each)]) {
        const twin = twinFor(mageKnight, journal, seat);
        expect(noticedBy(mageKnight, journal, twin, seat)).toBeUndefined();
        expect(seatsAsked(twin)).toEqual(seatsAsked(journal));
      }
    });
  });

  it.each(sample(positions, 1))('a game that goes on from %s of %i keeps every promise', (seed, seats) => {
    const setup = {
      seats,
      seed,
      options: DUEL_OPTIONS,
      arrangement: duelTable({ random: randomFrom(seed) }, seats),
    };
    const { table } = playChecked(mageKnight, setup, randomPlayer, { every: 15, savedEvery: 8 });
    expect(table.outcome).toBeDefined();
  });
});
