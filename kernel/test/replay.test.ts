import { describe, expect, it } from 'vitest';
import {
  commitmentTo,
  type GameRecord,
  hashOf,
  positionOf,
  recordOf,
  replay,
  setStanding,
  verifyFairness,
} from '../index.ts';
import bouncerBeaten from './golden/skirmish-bouncer-beaten.json' with { type: 'json' };
import knockOut from './golden/skirmish-knock-out.json' with { type: 'json' };
import lastRound from './golden/skirmish-last-round.json' with { type: 'json' };
import { miniGame, rule } from './mini.ts';
import { skirmish } from './skirmish/index.ts';

const golden: Record<string, GameRecord> = { lastRound, knockOut, bouncerBeaten };
const record: GameRecord = knockOut;

describe('recorded games', () => {
  for (const [reason, each] of Object.entries(golden))
    it(`that ended by ${reason} give the same again, choice by choice`, () => {
      const table = replay(skirmish, each);
      expect(table.outcome).toEqual(each.outcome);
      expect(table.outcome?.reason).toBe(reason);
    });

  it('are read and written as lines of seat and choice, standing answers with a mark', () => {
    const played = positionOf(skirmish, { seats: 2, seed: 'lines' }).play([0, 'duck']);
    setStanding(skirmish, played.journal, 1, 'parry', 'pass');
    setStanding(skirmish, played.journal, 1, 'parry');
    const { choices, hashes, outcome } = recordOf(skirmish, played.journal);
    expect(choices).toEqual(['0 duck', '1 !parry pass', '1 !parry']);
    expect(hashes).toHaveLength(1);
    expect(outcome).toBeUndefined();
    expect(hashOf(replay(skirmish, recordOf(skirmish, played.journal)))).toBe(hashOf(played.game));
  });

  it('know how the game ended', () => {
    const played = positionOf(skirmish, { seats: 2, options: { rounds: 1 } });
    while (played.game.outcome === undefined) played.play(played.options().at(-1) ?? '');
    expect(recordOf(skirmish, played.journal).outcome).toEqual(played.game.outcome);
  });

  it('survive being written as JSON', () => {
    const written = JSON.parse(JSON.stringify(record)) as GameRecord;
    expect(hashOf(replay(skirmish, written))).toBe(hashOf(replay(skirmish, record)));
  });
});

describe('a record that was tampered with', () => {
  it('goes astray at the hash that does not match', () => {
    const hashes = record.hashes.with(2, '0123456789abcdef');
    expect(() => replay(skirmish, { ...record, hashes })).toThrow(
      /^After choice 30 the tables so far have hash [0-9a-f]{16}, recorded was 0123456789abcdef\.$/,
    );
  });

  it('goes astray at the last hash, after however many choices', () => {
    const hashes = record.hashes.with(-1, '0123456789abcdef');
    expect(() => replay(skirmish, { ...record, hashes })).toThrow(`After choice ${record.choices.length} `);
  });

  it('goes astray where a choice is not legal', () => {
    const choices = record.choices.with(4, '0 fly');
    expect(() => replay(skirmish, { ...record, choices })).toThrow('Choice 5 ("fly" of seat 0)');
  });

  it('does not end as it says', () => {
    if (record.outcome === undefined) throw new Error('This record has no end.');
    const outcome = { ...record.outcome, winners: [] };
    expect(() => replay(skirmish, { ...record, outcome })).toThrow('The game ends differently');
  });

  it('is of another game', () => {
    expect(() => replay(miniGame([rule('main')]), record)).toThrow(
      'This is a game of "skirmish", not of "mini".',
    );
  });
});

describe('the players’ check after the game', () => {
  const promise = commitmentTo(record.setup.seed);

  it('is passed by the seed that was promised and the choices that were made', () => {
    expect(verifyFairness(skirmish, promise, record)).toBe(true);
  });

  it('finds a forged seed', () => {
    const forged = { ...record, setup: { ...record.setup, seed: 'golden dice' } };
    expect(verifyFairness(skirmish, promise, forged)).toBe(false);
    expect(verifyFairness(skirmish, commitmentTo('another'), record)).toBe(false);
    expect(verifyFairness(skirmish, commitmentTo('golden dice'), forged)).toBe(false);
  });

  it('finds a forged choice, a forged hash, and hashes left out', () => {
    const [first = ''] = record.choices;
    const stance = first.endsWith('duck') ? 'drink' : 'duck';
    expect(
      verifyFairness(skirmish, promise, {
        ...record,
        choices: record.choices.with(0, `${first[0]} ${stance}`),
      }),
    ).toBe(false);
    expect(verifyFairness(skirmish, promise, { ...record, hashes: record.hashes.with(0, 'x') })).toBe(false);
    expect(verifyFairness(skirmish, promise, { ...record, hashes: [] })).toBe(false);
  });
});
