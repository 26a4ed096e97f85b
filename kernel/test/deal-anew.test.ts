import { describe, expect, it } from 'vitest';
import {
  choose,
  dealAnew,
  hashOf,
  journalOf,
  load,
  openJournal,
  positionOf,
  proposeTakeBack,
  recordOf,
  redo,
  save,
  seenBy,
  tableAfter,
  undo,
  undoRefusal,
  verifyFairness,
} from '../index.ts';
import { skirmish } from './skirmish/index.ts';

const SETUP = { seats: 2, seed: 'of the bringer', options: { rounds: 2 } } as const;

/** A game that was played for a while by somebody who knows its seed. */
function begun(choices = 6) {
  const played = positionOf(skirmish, SETUP);
  for (let i = 0; i < choices; i++) played.play(played.options()[0] ?? '');
  return played.journal;
}

function toTheEnd(journal: ReturnType<typeof begun>) {
  while (journal.table.outcome === undefined) {
    const { decision, seat } =
      [0, 1].map((each) => seenBy(skirmish, journal, each)).find((seen) => seen.decision) ?? {};
    choose(skirmish, journal, seat ?? 0, decision?.options[0]?.id ?? '');
  }
}

describe('a game dealt anew', () => {
  it('looks the same to everybody', () => {
    const journal = begun();
    const before = [undefined, 0, 1].map((seat) => ({
      ...seenBy(skirmish, journal, seat),
      commitment: '',
      undo: '',
    }));
    dealAnew(skirmish, journal, 'of the server');
    expect(
      [undefined, 0, 1].map((seat) => ({ ...seenBy(skirmish, journal, seat), commitment: '', undo: '' })),
    ).toEqual(before);
  });

  it('goes on with cards and dice that the first seed does not tell', () => {
    const known = begun();
    const decks = ['a', 'b', 'c', 'd'].map((seed) => {
      const journal = begun();
      dealAnew(skirmish, journal, seed);
      return { deck: journal.table.deck, random: journal.table.random };
    });
    for (const { deck, random } of decks) {
      expect(deck.toSorted()).toEqual(known.table.deck.toSorted());
      expect(random).not.toEqual(known.table.random);
    }
    expect(
      new Set([known.table.deck, ...decks.map(({ deck }) => deck)].map((deck) => deck.join())).size,
    ).toBe(5);
  });

  it('keeps what somebody holds, even if only they have seen it', () => {
    const journal = begun();
    const hands = journal.table.brawlers.map(({ hand }) => hand.join());
    dealAnew(skirmish, journal, 'of the server');
    expect(journal.table.brawlers.map(({ hand }) => hand.join())).toEqual(hands);
  });

  it('keeps a secret answer that waits for those of the others', () => {
    const journal = begun(1);
    const { stack } = structuredClone(journal.table);
    dealAnew(skirmish, journal, 'of the server');
    expect(stack.some(({ side }) => side?.branches.some(({ result }) => result !== undefined))).toBe(true);
    expect(journal.table.stack).toEqual(stack);
  });

  it('promises the new seed and opens it at the end', () => {
    const journal = begun();
    const first = journal.commitment;
    dealAnew(skirmish, journal, 'of the server');
    expect(journal.commitment).not.toBe(first);
    expect(seenBy(skirmish, journal, 0).seed).toBeUndefined();
    toTheEnd(journal);
    expect(seenBy(skirmish, journal, 0).seed).toBe('of the server');
    const record = recordOf(skirmish, journal);
    expect(verifyFairness(skirmish, journal.commitment, record)).toBe(true);
    expect(verifyFairness(skirmish, first, record)).toBe(false);
    const { dealtAnew: _, ...asIfNot } = record;
    expect(verifyFairness(skirmish, journal.commitment, asIfNot)).toBe(false);
  });

  it('is repeated from its record, from its save and from its copies', () => {
    const journal = begun();
    dealAnew(skirmish, journal, 'of the server');
    const dealt = hashOf(journal.table);
    toTheEnd(journal);
    const end = hashOf(journal.table);
    expect(hashOf(journalOf(skirmish, recordOf(skirmish, journal)).table)).toBe(end);
    expect(hashOf(load(skirmish, save(journal)).table)).toBe(end);
    const without = { ...journal, checkpoints: [] };
    expect(hashOf(tableAfter(skirmish, without, 6))).toBe(dealt);
    expect(hashOf(tableAfter(skirmish, without, journal.log.length))).toBe(end);
    expect(hashOf(tableAfter(skirmish, without, 5))).toBe(hashOf(begun(5).table));
  });

  it('can be dealt anew before the first choice', () => {
    const journal = openJournal(skirmish, SETUP);
    dealAnew(skirmish, journal, 'of the server');
    toTheEnd(journal);
    expect(hashOf(journalOf(skirmish, recordOf(skirmish, journal)).table)).toBe(hashOf(journal.table));
    expect(hashOf(tableAfter(skirmish, { ...journal, checkpoints: [] }, journal.log.length))).toBe(
      hashOf(journal.table),
    );
  });

  it('is not stepped back beyond, alone or by consent, and what was undone stays so', () => {
    const journal = begun(8);
    undo(skirmish, journal, journal.log.at(-1)?.seat ?? 0);
    dealAnew(skirmish, journal, 'of the server');
    expect(() => redo(skirmish, journal)).toThrow('Nothing was taken back.');
    for (const seat of [0, 1]) {
      expect(undoRefusal(journal, seat)).toEqual({ reason: 'brought' });
      expect(() => undo(skirmish, journal, seat)).toThrow('dealt anew');
      expect(() => proposeTakeBack(journal, seat)).toThrow('dealt anew');
    }
    const [seen] = [0, 1].map((seat) => seenBy(skirmish, journal, seat)).filter(({ decision }) => decision);
    const before = hashOf(journal.table);
    choose(skirmish, journal, seen?.seat ?? 0, seen?.decision?.options[0]?.id ?? '');
    undo(skirmish, journal, seen?.seat ?? 0);
    expect(hashOf(journal.table)).toBe(before);
  });
});
