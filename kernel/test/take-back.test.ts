import { describe, expect, it } from 'vitest';
import { answerTakeBack, hashOf, proposeTakeBack, TableError, undo } from '../index.ts';
import { game, open, play } from './deeds.ts';

describe('a take-back by consent', () => {
  it('happens when all others agree, over dice and other seats’ choices', () => {
    const journal = play(open(3), '0 walk', '0 roll', '0 end', '1 walk', '1 rest');
    undo(game, journal, 1);
    proposeTakeBack(journal, 0);
    expect(journal.proposal).toEqual({ seat: 0, keep: 2, agreed: [0] });
    answerTakeBack(game, journal, 2, true);
    answerTakeBack(game, journal, 1, true);
    expect(journal.log.map(({ choice }) => choice)).toEqual(['walk', 'roll']);
    expect(journal).not.toHaveProperty('proposal');
    expect(journal.undone).toEqual([]);
    play(journal, '0 end');
  });

  it('does not happen when one refuses', () => {
    const journal = play(open(3), '0 roll');
    const before = hashOf(journal.table);
    proposeTakeBack(journal, 0);
    answerTakeBack(game, journal, 1, false);
    expect(journal).not.toHaveProperty('proposal');
    expect(hashOf(journal.table)).toBe(before);
    expect(() => answerTakeBack(game, journal, 2, true)).toThrow('Nobody has asked to take anything back.');
  });

  it('is forgotten when somebody plays on', () => {
    const journal = play(open(), '0 roll');
    proposeTakeBack(journal, 0);
    play(journal, '0 walk');
    expect(journal).not.toHaveProperty('proposal');
  });

  it('is asked by one seat at a time, about a choice of its own, and answered by each once', () => {
    const journal = play(open(3), '0 end', '1 walk');
    const refused = (run: () => void) => {
      const before = hashOf(journal);
      expect(run).toThrow(TableError);
      expect(hashOf(journal)).toBe(before);
    };
    refused(() => proposeTakeBack(journal, 2));
    proposeTakeBack(journal, 0);
    refused(() => proposeTakeBack(journal, 1));
    refused(() => answerTakeBack(game, journal, 0, true));
    refused(() => answerTakeBack(game, journal, 3, true));
    refused(() => answerTakeBack(game, journal, -1, true));
    answerTakeBack(game, journal, 1, true);
    refused(() => answerTakeBack(game, journal, 1, true));
  });

  it('alone is asked of oneself', () => {
    const journal = play(open(1), '0 walk', '0 roll');
    proposeTakeBack(journal, 0);
    answerTakeBack(game, journal, 0, true);
    expect(journal.table.trail).toEqual(['0:walk']);
  });

  it('reaches back beyond the copies that are kept', () => {
    const journal = play(open(), '0 walk', '0 end', '1 walk');
    const early = hashOf(journal.table);
    for (let i = 0; i < 20; i++) play(journal, '1 roll');
    play(journal, '1 end', '0 walk');
    expect(journal.checkpoints[0]?.after).toBeGreaterThan(3);
    for (let i = 0; i < 22; i++) {
      proposeTakeBack(journal, i === 0 ? 0 : 1);
      answerTakeBack(game, journal, i === 0 ? 1 : 0, true);
    }
    proposeTakeBack(journal, 1);
    expect(journal.proposal?.keep).toBe(2);
    expect(hashOf(journal.table)).toBe(early);
    expect(journal.checkpoints).toHaveLength(1);
  });
});
