import { describe, expect, it } from 'vitest';
import {
  choicesMade,
  choose,
  hashOf,
  openJournal,
  RuleMissing,
  rulesIn,
  type Setup,
  scriptsFor,
  seatsFrom,
  start,
  TableError,
} from '../index.ts';
import { playRandomly } from '../testing.ts';
import { endNow, type MiniTypes, miniGame, oneOf, rule } from './mini.ts';
import { skirmish } from './skirmish/index.ts';

const main = rule('main')
  .choose(
    'pick',
    oneOf(() => ['a', 'b'], { seat: () => 1 }),
  )
  .do('end', (game) => endNow(game));

function refusal(setup: Setup): unknown {
  try {
    start(skirmish, setup);
  } catch (error) {
    if (error instanceof TableError) return [error.code, error.message];
  }
  throw new Error('The set-up was not refused.');
}

describe('setting a table up', () => {
  it('lays it out, with nothing answered and nobody forgotten', () => {
    const table = start(skirmish, { seats: 3, seed: 'set-up' });
    expect(table).toMatchObject({ game: 'skirmish', seats: 3, answered: [0, 0, 0], standing: [{}, {}, {}] });
    expect(table.options).toEqual({ mode: 'brawl', rounds: 2, quick: false, charms: expect.any(Array) });
  });

  it('gives the same table for the same set-up, and another for another seed', () => {
    const hash = (seed: string) => hashOf(start(skirmish, { seats: 2, seed }));
    expect(hash('same')).toBe(hash('same'));
    expect(hash('same')).not.toBe(hash('other'));
  });

  it('is refused for too few or too many', () => {
    expect(refusal({ seats: 5, seed: 'x' })).toEqual([
      'player-count',
      'skirmish is for 1 to 4 players, not 5.',
    ]);
    for (const seats of [0, -1, 1.5, Number.NaN, '2' as never])
      expect(refusal({ seats, seed: 'x' })).toMatchObject({ 0: 'player-count' });
  });

  it('is refused with options that do not exist, do not fit, or do not go together', () => {
    expect(refusal({ seats: 2, seed: 'x', options: { colour: 1 } })).toMatchObject({ 0: 'unknown-option' });
    expect(refusal({ seats: 2, seed: 'x', options: { rounds: 99 } })).toMatchObject({ 0: 'bad-option' });
    expect(refusal({ seats: 2, seed: 'x', options: { mode: 'solo' } })).toMatchObject({
      0: 'bad-combination',
    });
  });
});

describe('the rules of a game', () => {
  it('are looked up and checked once', () => {
    const game = miniGame([main]);
    expect(rulesIn(game)).toBe(rulesIn(game));
    expect(rulesIn(game).get('main')).toBe(main);
  });

  it('may come later: what needs one of them fails, changes nothing, and goes on when it is there', async () => {
    const own = scriptsFor<MiniTypes>();
    const begun = own
      .rule('main')
      .choose(
        'pick',
        oneOf(() => ['a', 'b'], { seat: () => 0 }),
      )
      .call('rest', own.ruleNamed('rest'), () => ({}))
      .do('end', (game) => endNow(game));
    const later = async () => {
      own.rule('rest').choose(
        'more',
        oneOf(() => ['c'], { seat: () => 0, always: true }),
      );
    };
    const game = { ...miniGame([begun]), scripts: own.scripts, later };
    const journal = openJournal(game, { seats: 2, seed: 'x' });
    const before = hashOf(journal.table);
    expect(() => choose(game, journal, 0, 'a')).toThrow(new RuleMissing('rest'));
    expect(hashOf(journal.table)).toBe(before);
    expect(journal.log).toEqual([]);
    await game.later();
    choose(game, journal, 0, 'a');
    choose(game, journal, 0, 'c');
    expect(journal.table.outcome).toBeDefined();
  });

  it('must all be there where none comes later', () => {
    const own = scriptsFor<MiniTypes>();
    own.rule('main').call('rest', own.ruleNamed('rest'), () => ({}));
    const game = { ...miniGame([main]), scripts: own.scripts };
    expect(() => rulesIn(game)).toThrow('rest is called by its name, but there is no such rule.');
  });

  it('must hold the rule that is the whole game', () => {
    expect(() => start(miniGame([main], { opening: 'nothing' }), { seats: 2, seed: 'x' })).toThrow(
      'There is no rule called nothing.',
    );
  });
});

describe('a table', () => {
  it('counts the choices made by all seats', () => {
    const game = miniGame([main]);
    const journal = openJournal(game, { seats: 2, seed: 'x' });
    choose(game, journal, 1, 'a');
    expect(journal.table.answered).toEqual([0, 1]);
    expect(choicesMade(journal.table)).toBe(1);
  });

  it('goes round from any seat', () => {
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  });

  it('is played to its end by chance alone, the same way for the same seed', () => {
    const one = playRandomly(skirmish, { seats: 3, seed: 'chance' });
    const other = playRandomly(skirmish, { seats: 3, seed: 'chance' });
    expect(one.game.outcome).toBeDefined();
    expect(one.decisions).toBe(choicesMade(one.game));
    expect(hashOf(one.game)).toBe(hashOf(other.game));
  });
});
