import { describe, expect, it } from 'vitest';
import { componentsIn } from '../components.ts';
import {
  advance,
  choose,
  clone,
  hashOf,
  openJournal,
  randomFrom,
  redeal,
  redealAmong,
  setStanding,
  start,
} from '../index.ts';
import { rulesIn } from '../module.ts';
import { miniGame, oneOf, rule } from './mini.ts';
import { skirmish } from './skirmish/index.ts';
import { positionIn } from './skirmish/tables.ts';

const main = rule('main').choose(
  'pick',
  oneOf(() => ['a', 'b'], { seat: () => 0 }),
);
const game = miniGame([main]);

describe('a table dealt anew', () => {
  const table = start(game, { seats: 3, seed: 'redeal' });

  it('looks the same to the seat it is dealt for', () => {
    for (const seat of [0, 1, 2, undefined])
      expect(game.view(redeal(game, table, seat, 'other'), seat)).toEqual(game.view(table, seat));
  });

  it('keeps every card in the game and what the seat holds in its hand', () => {
    const other = redeal(game, table, 1, 'other');
    expect(other.hands[1]).toEqual(['a1', 'b1']);
    expect(componentsIn(game, other)).toEqual(componentsIn(game, table));
    expect(hashOf(other.hands)).not.toBe(hashOf(table.hands));
  });

  it('depends on the seed and on what the seat may know, and on nothing else', () => {
    const swapped = clone(table);
    swapped.hands[2] = ['top', 'b0'];
    swapped.hands[0] = ['a2', 'b2'];
    swapped.deck = ['a0', 'middle', 'bottom'];
    swapped.random = randomFrom('elsewhere');
    expect(redeal(game, swapped, 1, 'same')).toEqual(redeal(game, table, 1, 'same'));
    expect(redeal(game, table, 1, 'another')).not.toEqual(redeal(game, table, 1, 'same'));
  });

  it('leaves the table it came from alone', () => {
    const before = hashOf(table);
    redeal(game, table, 0, 'other').hands[0]?.push('x');
    expect(hashOf(table)).toBe(before);
  });

  it('has other dice to come, also where they were loaded', () => {
    const loaded = clone(table);
    loaded.random.loaded = [6, 6];
    const { random } = redeal(game, loaded, 0, 'other');
    expect(random).not.toHaveProperty('loaded');
    expect(random).not.toEqual(table.random);
  });

  it('does not know the standing answers of others', () => {
    const journal = openJournal(game, { seats: 3, seed: 'standing' });
    setStanding(game, journal, 0, 'x', 'a');
    setStanding(game, journal, 1, 'x', 'b');
    expect(redeal(game, journal.table, 1, 'other').standing).toEqual([{}, { x: 'b' }, {}]);
  });
});

describe('answers others have given in secret', () => {
  const journal = openJournal(skirmish, { seats: 3, seed: 'stances' });
  choose(skirmish, journal, 0, 'brawl');
  choose(skirmish, journal, 0, 'against:1');
  choose(skirmish, journal, 1, 'brawl');

  it('are questions again, the own ones stay', () => {
    const asked = (seat: number | undefined) =>
      advance(rulesIn(skirmish), redeal(skirmish, journal.table, seat, 'x')).map(({ seat: each, frame }) => [
        each,
        frame.at,
      ]);
    expect(asked(0)).toEqual([
      [1, 'stance'],
      [2, 'stance'],
    ]);
    expect(asked(1)).toEqual([
      [0, 'stance'],
      [1, 'grudge'],
      [2, 'stance'],
    ]);
    expect(asked(undefined).map(([, at]) => at)).toEqual(['stance', 'stance', 'stance']);
  });

  it('are not to be told from others that might have been given', () => {
    const other = openJournal(skirmish, { seats: 3, seed: 'stances' });
    choose(skirmish, other, 1, 'brawl');
    expect(redeal(skirmish, other.table, 1, 'x').stack).toEqual(
      redeal(skirmish, journal.table, 1, 'x').stack,
    );
  });
});

describe('a set another is putting together', () => {
  it('is of cards it may hold on the new table', () => {
    const journal = openJournal(skirmish, { seats: 2, seed: 'supper' });
    for (const seat of [0, 1]) choose(skirmish, journal, seat, 'duck');
    const card = journal.table.brawlers[0]?.hand[2] ?? '';
    choose(skirmish, journal, 0, card);
    for (let i = 0; i < 20; i++) {
      const other = redeal(skirmish, journal.table, 1, `supper ${i}`);
      const branch = other.stack.at(-1)?.side?.branches[0];
      const [picked] = branch?.stack.at(-1)?.loop?.done ?? [];
      expect(other.brawlers[0]?.hand).toContain(picked);
    }
    expect(redeal(skirmish, journal.table, 0, 'own').stack).toEqual(journal.table.stack);
  });

  it('is all that is picked anew: turns still to come stay as they are', () => {
    const { game: table } = positionIn({}, { seats: 3, left: [1, 2] });
    expect(redeal(skirmish, table, 1, 'x').stack).toEqual(table.stack);
  });
});

describe('hidden places', () => {
  it('keep their sizes when their cards are dealt among them', () => {
    const places = [['a', 'b', 'c'], [], ['d']];
    redealAmong({ ...start(game, { seats: 1, seed: 'x' }) }, places);
    expect(places.map(({ length }) => length)).toEqual([3, 0, 1]);
    expect(places.flat().sort()).toEqual(['a', 'b', 'c', 'd']);
  });
});
