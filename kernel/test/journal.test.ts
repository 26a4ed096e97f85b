import { describe, expect, it } from 'vitest';
import {
  choose,
  decisionOf,
  type ErrorCode,
  hashOf,
  type Journal,
  openJournal,
  positionOf,
  type Seat,
  setStanding,
  TableError,
  undo,
} from '../index.ts';
import { repeatEntries, tableAfter } from '../repeat.ts';
import { endNow, type MiniTypes, miniGame, oneOf, rule, trail } from './mini.ts';
import { skirmish } from './skirmish/index.ts';

/** Each seat in turn says a word, until somebody says stop. */
const word = rule<{ player: Seat }>('word')
  .choose(
    'word',
    oneOf(() => ['hey', 'ho', 'break', 'stop'], { standing: () => 'words' }),
  )
  .do('say', (game, { player, word }) => {
    trail(game, `${player}:${word}`);
    if (word === 'break') throw new Error('This rule is broken.');
    if (word === 'stop') endNow(game);
  });
const main = rule('main').repeat('words', word, (game) => ({ player: game.trail.length % game.seats }));
const game = miniGame([main, word]);
const open = (seats = 2): Journal<MiniTypes> => openJournal(game, { seats, seed: 'journal' });

/** The refusal must be typed and must leave the journal exactly as it was. */
function refused(journal: Journal<MiniTypes>, run: () => unknown): [ErrorCode, string] {
  const before = hashOf(journal);
  try {
    run();
  } catch (error) {
    expect(hashOf(journal)).toBe(before);
    if (error instanceof TableError) return [error.code, error.message];
  }
  throw new Error('This was not refused.');
}

describe('a choice', () => {
  it('changes the table and is written down with what happened', () => {
    const journal = open();
    expect(choose(game, journal, 0, 'hey')).toEqual({ seat: 0, choice: 'hey', events: [] });
    expect(journal).toMatchObject({
      table: { trail: ['0:hey'], answered: [1, 0] },
      log: [{ choice: 'hey' }],
    });
  });

  it('that is not legal is refused and nothing changes', () => {
    const journal = open();
    expect(refused(journal, () => choose(game, journal, 0, 'sing'))).toEqual([
      'illegal-choice',
      '"sing" is not a choice here. Legal: hey, ho, break, stop.',
    ]);
    expect(refused(journal, () => choose(game, journal, 0, 7 as never))[0]).toBe('illegal-choice');
  });

  it('of a seat that is not asked is refused and nothing changes', () => {
    const journal = open();
    expect(refused(journal, () => choose(game, journal, 1, 'hey'))).toEqual([
      'not-asked',
      'Seat 1 is not asked anything now.',
    ]);
    for (const nobody of [-1, 9, 0.5, Number.NaN])
      expect(refused(journal, () => choose(game, journal, nobody, 'hey'))[0]).toBe('not-asked');
  });

  it('for an older question is refused and nothing changes', () => {
    const journal = open();
    const old = decisionOf(game, journal, 0)?.id ?? '';
    choose(game, journal, 0, 'hey', old);
    choose(game, journal, 1, 'ho');
    const [code, sentence] = refused(journal, () => choose(game, journal, 0, 'hey', old));
    expect(code).toBe('stale-decision');
    expect(sentence).toBe('The answer "hey" is for question 0.0 word.word, but 0.1 word.word is asked now.');
  });

  it('for a question that was asked before a step back is refused, though the same seat is asked the same', () => {
    const journal = open();
    const before = decisionOf(game, journal, 0)?.id ?? '';
    choose(game, journal, 0, 'hey');
    const taken = decisionOf(game, journal, 1)?.id ?? '';
    undo(game, journal, 0);
    expect(refused(journal, () => choose(game, journal, 0, 'ho', before))[0]).toBe('stale-decision');
    choose(game, journal, 0, 'ho');
    expect(refused(journal, () => choose(game, journal, 1, 'hey', taken))[0]).toBe('stale-decision');
  });

  it('is asked for under an id that was never used before', () => {
    const journal = open();
    const ids = new Set<string>();
    const ask = (seat: Seat) => {
      const id = decisionOf(game, journal, seat)?.id ?? '';
      expect(ids).not.toContain(id);
      ids.add(id);
    };
    for (let i = 0; i < 6; i++) {
      ask(i % 2);
      choose(game, journal, i % 2, 'hey');
      undo(game, journal, i % 2);
      ask(i % 2);
      choose(game, journal, i % 2, 'ho');
    }
    expect(ids.size).toBe(12);
  });

  it('for a question that a standing answer has settled is refused', () => {
    const journal = open(1);
    const old = decisionOf(game, journal, 0)?.id ?? '';
    setStanding(game, journal, 0, 'other', 'hey');
    expect(refused(journal, () => choose(game, journal, 0, 'ho', old))[0]).toBe('stale-decision');
  });

  it('keeps its number while others answer beside it', () => {
    const journal = openJournal(skirmish, { seats: 2, seed: 'beside' });
    const mine = decisionOf(skirmish, journal, 0)?.id ?? '';
    choose(skirmish, journal, 1, 'duck');
    expect(decisionOf(skirmish, journal, 0)?.id).toBe(mine);
    expect(choose(skirmish, journal, 0, 'duck', mine)).toMatchObject({ seat: 0, gain: 'reveal' });
  });

  it('after the end is refused and nothing changes', () => {
    const journal = open();
    choose(game, journal, 0, 'stop');
    expect(refused(journal, () => choose(game, journal, 1, 'hey'))).toEqual([
      'table-over',
      'The game is over; nothing more is asked.',
    ]);
    expect(refused(journal, () => setStanding(game, journal, 1, 'words', 'hey'))[0]).toBe('table-over');
  });

  it('that runs into a mistake of the rules leaves the table as it was', () => {
    const journal = open();
    choose(game, journal, 0, 'hey');
    const before = hashOf(journal);
    expect(() => choose(game, journal, 1, 'break')).toThrow('This rule is broken.');
    expect(hashOf(journal)).toBe(before);
    choose(game, journal, 1, 'ho');
    expect(journal.table.trail).toEqual(['0:hey', '1:ho']);
  });
});

describe('a standing answer', () => {
  it('is part of the log', () => {
    const journal = open(3);
    setStanding(game, journal, 1, 'words', 'ho');
    choose(game, journal, 0, 'hey');
    expect(journal.table.trail).toEqual(['0:hey', '1:ho']);
    setStanding(game, journal, 1, 'words');
    expect(journal.log.map(({ seat, standing, choice }) => [seat, standing, choice])).toEqual([
      [1, 'words', 'ho'],
      [0, undefined, 'hey'],
      [1, 'words', undefined],
    ]);
    expect(hashOf(tableAfter(game, journal, 3))).toBe(hashOf(journal.table));
  });

  it('is a choice like any other to what was taken back before', () => {
    const journal = open();
    choose(game, journal, 0, 'hey');
    undo(game, journal, 0);
    setStanding(game, journal, 1, 'words', 'ho');
    expect(journal.undone).toEqual([]);
  });

  it('is for seats at the table', () => {
    const journal = open();
    expect(refused(journal, () => setStanding(game, journal, 2, 'words', 'ho'))).toEqual([
      'not-asked',
      'There is no seat 2 at this table.',
    ]);
  });

  it('that runs into a mistake of the rules leaves the table as it was', () => {
    const journal = open();
    const before = hashOf(journal);
    expect(() => setStanding(game, journal, 0, 'words', 'break')).toThrow('This rule is broken.');
    expect(hashOf(journal)).toBe(before);
  });
});

describe('the memory of a table', () => {
  it('knows what set-up told, before the first choice', () => {
    const journal = openJournal(skirmish, { seats: 2, seed: 'opening' });
    expect(journal.opening).toEqual([]);
    expect(journal.commitment).toHaveLength(64);
  });

  it('gives the table after any number of choices', () => {
    const played = positionOf(skirmish, { seats: 2, seed: 'memory' });
    const hashes = [hashOf(played.game)];
    for (let i = 0; i < 30; i++) {
      const { seat, options } = played.asked();
      played.play([seat, options[i % options.length]?.id ?? '']);
      hashes.push(hashOf(played.game));
    }
    hashes.forEach((hash, entries) => {
      expect(hashOf(tableAfter(skirmish, played.journal, entries))).toBe(hash);
    });
  });

  it('forgets the oldest copies and plays from the beginning where it must', () => {
    const played = positionOf(skirmish, { seats: 2, seed: 'many gains' });
    const early = hashOf(played.game);
    for (let i = 0; played.journal.checkpoints[0]?.after === 0 && i < 400; i++) {
      const { seat, options } = played.asked();
      played.play([seat, options[(i * 7) % options.length]?.id ?? '']);
    }
    expect(played.journal.checkpoints).toHaveLength(2);
    expect(played.journal.checkpoints[0]?.after).toBeGreaterThan(0);
    expect(hashOf(tableAfter(skirmish, played.journal, 0))).toBe(early);
    const end = played.journal.log.length;
    expect(hashOf(tableAfter(skirmish, played.journal, end))).toBe(hashOf(played.game));
  });

  it('keeps a copy now and then also when nothing is revealed, so that a step back stays quick', () => {
    const journal = open();
    for (let i = 0; i < 120; i++) choose(game, journal, i % 2, 'hey');
    expect(journal.checkpoints.map(({ after }) => after)).toEqual([50, 100]);
  });

  it('says which entry can no longer be repeated', () => {
    const { table } = open();
    expect(() =>
      repeatEntries(game, table, [
        { seat: 0, choice: 'hey' },
        { seat: 1, choice: 'sing' },
      ]),
    ).toThrow('Choice 2 ("sing" of seat 1) is no longer legal at its place.');
  });
});
