import { type Bot, botOf, LEVELS, type Level } from '@krcma/bots';
import { advance, answer, hashOf, redeal, rulesIn, type Seat, start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { advice } from '../bot/index.ts';
import { type Valeria, type ValeriaTypes, valeria } from '../index.ts';

const rules = rulesIn(valeria);

const bot = (level: Level): Bot<ValeriaTypes> => botOf(level, { module: valeria, advice });

/** Tables met on the way through a game whose choices are taken in turn. */
function tablesOf(seats: number, options: Readonly<Record<string, unknown>>): Valeria[] {
  const game = start(valeria, { seats, seed: `honest ${seats}`, options });
  const tables: Valeria[] = [];
  let asks = advance(rules, game);
  for (let i = 0; asks.length > 0 && i < 90; i++) {
    if (i % 15 === 0) tables.push(structuredClone(game));
    const ask = asks[i % asks.length];
    if (ask === undefined) break;
    asks = answer(rules, game, ask, ask.values[(i * 5) % ask.values.length] ?? null);
  }
  return tables;
}

const asked = (table: Valeria): Seat => advance(rules, structuredClone(table))[0]?.seat ?? 0;

const MODES = [
  ['two players', 2, {}],
  ['three players', 3, { layout: 'random' }],
  ['five players', 5, { layout: 'random', noDukes: false }],
  ['events and mixed citizens', 2, { events: true, mixed: true }],
  ['solo', 1, { events: true }],
] as const;

describe('bots decide from what their seat sees', () => {
  for (const level of LEVELS)
    for (const [mode, seats, options] of MODES)
      it(`${level}, ${mode}: tables that differ only in secrets give the same choice`, () => {
        for (const table of tablesOf(seats, options)) {
          const seat = asked(table);
          const twin = redeal(valeria, table, seat, 'another deal');
          expect(hashOf(twin)).not.toBe(hashOf(table));
          const budget = { seed: 'same', iterations: 24 };
          expect(bot(level).decide(twin, seat, budget).choice).toBe(
            bot(level).decide(table, seat, budget).choice,
          );
        }
      });
});

describe('a bot', () => {
  const [table] = tablesOf(2, {}).slice(3);
  if (table === undefined) throw new Error('There is no table to decide at.');

  it('leaves the table as it was', () => {
    const before = hashOf(table);
    for (const level of LEVELS) bot(level).decide(table, asked(table), { seed: 'a', iterations: 8 });
    expect(hashOf(table)).toBe(before);
  });

  it('decides the same for the same seed and iterations', () => {
    for (const level of LEVELS) {
      const decide = () => bot(level).decide(table, asked(table), { seed: 'b', iterations: 40 });
      expect(decide()).toEqual(decide());
    }
  });

  it('says what is wrong when its seat is not asked', () => {
    const other = 1 - asked(table);
    expect(() => bot('greedy').decide(table, other, { seed: 'c' })).toThrow(`Seat ${other} is not asked`);
  });

  it('keeps to its time and has an answer at any moment', () => {
    const begun = performance.now();
    const { choice, iterations } = bot('search').decide(table, asked(table), { seed: 'd', milliseconds: 40 });
    expect(performance.now() - begun).toBeLessThan(1500);
    expect(iterations).toBeGreaterThan(0);
    const ask = advance(rules, structuredClone(table))[0];
    expect(ask?.values.map((value) => ask.question.option(table, value, ask.frame.locals).id)).toContain(
      choice,
    );
  });
});

describe('strength', () => {
  it('greedy beats random in nearly every game of two', () => {
    let wins = 0;
    for (let n = 0; n < 20; n++) {
      const game = start(valeria, { seats: 2, seed: `strength ${n}` });
      const greedy = n % 2;
      let asks = advance(rules, game);
      for (let i = 0; asks.length > 0; i++) {
        const ask = asks[0];
        if (ask === undefined) break;
        const level = ask.seat === greedy ? 'greedy' : 'random';
        const { index } = bot(level).decide(game, ask.seat, { seed: `${n} ${i}` });
        asks = answer(rules, game, ask, ask.values[index] ?? null);
      }
      if (game.outcome?.winners.includes(greedy)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(16);
  });
});
