import { describe, expect, it } from 'vitest';
import {
  choose,
  hashOf,
  type Journal,
  openJournal,
  redo,
  roll,
  type Seat,
  setStanding,
  TableError,
  undo,
  undoAll,
  undoRefusal,
} from '../index.ts';
import { game, open, play } from './deeds.ts';
import { endNow, type MiniTypes, miniGame, oneOf, rule, trail } from './mini.ts';

function refusedUndo(journal: Journal<MiniTypes>, seat: Seat): unknown {
  const before = hashOf(journal);
  try {
    undo(game, journal, seat);
  } catch (error) {
    expect(hashOf(journal)).toBe(before);
    if (error instanceof TableError) return [error.code, error.details.reason, error.message];
  }
  throw new Error('The step back was not refused.');
}

describe('a step back', () => {
  it('is free until something was learned, choice by choice', () => {
    const journal = play(open(), '0 walk', '0 rest');
    undo(game, journal, 0);
    expect(journal.table.trail).toEqual(['0:walk']);
    undo(game, journal, 0);
    expect(hashOf(journal.table)).toBe(hashOf(open().table));
  });

  it('before the first choice is refused', () => {
    expect(refusedUndo(open(), 0)).toEqual(['undo-refused', 'nothing', 'You have not chosen anything yet.']);
  });

  it('over a roll of dice is refused', () => {
    const journal = play(open(), '0 roll');
    expect(undoRefusal(journal, 0)).toEqual({ reason: 'chance' });
    expect(refusedUndo(journal, 0)).toEqual([
      'undo-refused',
      'chance',
      'Dice were rolled or cards were drawn since then, and that cannot be unseen.',
    ]);
  });

  it('over something turned up is refused', () => {
    expect(refusedUndo(play(open(), '0 look'), 0)).toEqual([
      'undo-refused',
      'reveal',
      'Something hidden was turned up since then, and that cannot be unseen.',
    ]);
  });

  it('behind the dice is free again', () => {
    const journal = play(open(), '0 roll', '0 walk');
    const rolled = journal.table.trail[1];
    undo(game, journal, 0);
    expect(journal.table.trail).toEqual(['0:roll', rolled]);
    expect(refusedUndo(journal, 0)).toContain('chance');
  });

  it('over another seat’s choice is refused', () => {
    const journal = play(open(), '0 end', '1 walk');
    expect(undoRefusal(journal, 0)).toEqual({ reason: 'other', seat: 1 });
    expect(refusedUndo(journal, 0)).toEqual([
      'undo-refused',
      'other',
      'Another player has chosen since then.',
    ]);
    expect(undoRefusal(journal, 1)).toBeUndefined();
  });

  it('is free while the next seat still thinks', () => {
    const journal = play(open(), '0 end');
    undo(game, journal, 0);
    expect(journal.table.trail).toEqual([]);
  });

  it('over another seat’s standing answer is refused, over the own one it is free', () => {
    const journal = play(open(), '0 walk');
    setStanding(game, journal, 1, 'deed', 'end');
    play(journal, '0 end');
    expect(journal.table.trail).toEqual(['0:walk', '0:end', '1:end']);
    expect(refusedUndo(journal, 0)).toEqual([
      'undo-refused',
      'standing',
      'The standing answer of another player was given since then.',
    ]);
    const own = open(1);
    play(own, '0 walk');
    setStanding(game, own, 0, 'other', 'end');
    expect(undoRefusal(own, 0)).toBeUndefined();
  });

  it('over dice that a standing answer has rolled is refused', () => {
    const shake = rule('shake')
      .choose(
        'deed',
        oneOf(() => ['shake', 'hold'], { seat: () => 0 }),
      )
      .choose(
        'again',
        oneOf(() => ['shake', 'hold'], { seat: () => 0, standing: () => 'shake' }),
      )
      .do('roll', (table) => trail(table, roll(table)))
      .choose(
        'last',
        oneOf(() => ['shake', 'hold'], { seat: () => 0 }),
      );
    const dice = miniGame([shake]);
    const journal = openJournal(dice, { seats: 1, seed: 'x' });
    choose(dice, journal, 0, 'hold');
    setStanding(dice, journal, 0, 'shake', 'shake');
    expect(journal.log.at(-1)).toMatchObject({ seat: 0, standing: 'shake', gain: 'chance' });
    expect(undoRefusal(journal, 0)).toEqual({ reason: 'chance' });
  });

  it('that the rules of today can no longer repeat is refused, and nothing changes', () => {
    const journal = play(open(), '0 walk', '0 rest');
    const [first] = journal.log;
    if (first !== undefined) journal.log[0] = { ...first, choice: 'stroll' };
    const before = hashOf(journal);
    expect(() => undo(game, journal, 0)).toThrow(expect.objectContaining({ code: 'replay-differs' }));
    expect(hashOf(journal)).toBe(before);
  });

  it('after the end is refused: the seed lies open', () => {
    expect(refusedUndo(play(open(), '0 stop'), 0)).toEqual([
      'undo-refused',
      'over',
      'The game is over and everything hidden is open.',
    ]);
  });

  it('also takes back what was told', () => {
    const journal = play(open(), '0 walk', '0 rest');
    undo(game, journal, 0);
    expect(journal.log.flatMap(({ events }) => events.map(({ event }) => event))).toEqual([
      { key: 'told', what: 'walk' },
    ]);
  });
});

describe('all steps back at once', () => {
  const choicesOf = (journal: Journal<MiniTypes>) => journal.log.map(({ choice }) => choice);

  it('go to what was revealed last, and step by step forth again', () => {
    const journal = play(open(), '0 walk', '0 look', '0 walk', '0 rest', '0 end');
    const before = hashOf(journal.table);
    undoAll(game, journal, 0);
    expect(choicesOf(journal)).toEqual(['walk', 'look']);
    expect(undoRefusal(journal, 0)).toEqual({ reason: 'reveal' });
    for (let step = 0; step < 3; step++) redo(game, journal, 0);
    expect(hashOf(journal.table)).toBe(before);
    expect(journal.undone).toEqual([]);
  });

  it('go to the beginning, over any number of choices, where nothing was learned', () => {
    const many = Array.from({ length: 120 }, () => '0 walk');
    const journal = play(open(1), ...many);
    undoAll(game, journal, 0);
    expect(hashOf(journal.table)).toBe(hashOf(open(1).table));
    expect(journal.undone).toHaveLength(120);
  });

  it('go to what another chose', () => {
    const journal = play(open(), '0 end', '1 walk', '1 end', '0 walk', '0 walk');
    undoAll(game, journal, 0);
    expect(choicesOf(journal)).toEqual(['end', 'walk', 'end']);
    expect(undoRefusal(journal, 0)).toEqual({ reason: 'other', seat: 1 });
  });

  it('are refused like a single one', () => {
    const journal = play(open(), '0 walk', '0 roll');
    const before = hashOf(journal);
    expect(() => undoAll(game, journal, 0)).toThrow(expect.objectContaining({ code: 'undo-refused' }));
    expect(hashOf(journal)).toBe(before);
    expect(() => undoAll(game, open(), 0)).toThrow('You have not chosen anything yet.');
  });
});

describe('a step forth', () => {
  it('makes the choice taken back last once more', () => {
    const journal = play(open(), '0 walk', '0 rest');
    const before = hashOf(journal.table);
    undo(game, journal, 0);
    undo(game, journal, 0);
    redo(game, journal);
    redo(game, journal, 0);
    expect(hashOf(journal.table)).toBe(before);
    expect(journal.undone).toEqual([]);
  });

  it('is gone after another choice, and stays after the same one', () => {
    const journal = play(open(), '0 walk', '0 rest');
    undo(game, journal, 0);
    undo(game, journal, 0);
    play(journal, '0 walk');
    expect(journal.undone.map(({ choice }) => choice)).toEqual(['rest']);
    play(journal, '0 walk');
    expect(() => redo(game, journal)).toThrow('Nothing was taken back.');
  });

  it('is for the seat that took it back', () => {
    const journal = play(open(), '0 walk');
    undo(game, journal, 0);
    expect(() => redo(game, journal, 1)).toThrow('Nothing was taken back.');
  });
});

describe('side by side', () => {
  const pick = rule<{ player: Seat }>('pick')
    .choose(
      'item',
      oneOf((table) => [...table.market, 'nothing']),
    )
    .do('take', (table, { player, item }) => {
      if (item !== 'nothing')
        table.market = item === 'bow' ? ['arrow'] : table.market.filter((each) => each !== item);
      trail(table, `${player}:${item}`);
    })
    .choose(
      'fine',
      oneOf(() => ['yes', 'no']),
    );
  const both = rule('both').sideBySide('picks', pick, () => [{ player: 0 }, { player: 1 }]);
  const next = rule<{ player: Seat }>('next').choose(
    'after',
    oneOf(() => ['a', 'b']),
  );
  const shopping = rule('shopping')
    .call('both', both, () => ({}))
    .call('next', next, () => ({ player: 0 }))
    .call('last', next, () => ({ player: 1 }))
    .do('end', (table) => endNow(table));
  const module = miniGame([shopping, both, pick, next]);
  const openShop = (...lines: [Seat, string][]) => {
    const journal = openJournal(module, { seats: 2, seed: 'shop' });
    for (const [seat, choice] of lines) choose(module, journal, seat, choice);
    return journal;
  };

  it('one seat takes its choice back while what the other chose beside it stays', () => {
    const journal = openShop([0, 'axe'], [1, 'nothing'], [1, 'yes']);
    undo(module, journal, 0);
    expect(journal.table.trail).toEqual(['1:nothing']);
    expect(journal.log.map(({ seat, choice }) => [seat, choice])).toEqual([
      [1, 'nothing'],
      [1, 'yes'],
    ]);
    choose(module, journal, 0, 'bow');
    expect(journal.table.trail).toEqual(['1:nothing', '0:bow']);
  });

  it('all choices of one seat are taken back while those of the other stay', () => {
    const journal = openShop([0, 'axe'], [1, 'nothing'], [0, 'yes'], [1, 'yes']);
    undoAll(module, journal, 0);
    expect(journal.log.map(({ seat, choice }) => [seat, choice])).toEqual([
      [1, 'nothing'],
      [1, 'yes'],
    ]);
  });

  it('as far back as what the other chose allows', () => {
    const journal = openShop([0, 'bow'], [1, 'arrow'], [0, 'yes']);
    undoAll(module, journal, 0);
    expect(journal.log.map(({ seat, choice }) => [seat, choice])).toEqual([
      [0, 'bow'],
      [1, 'arrow'],
    ]);
  });

  it('a choice cannot be taken back when what the other chose depends on it', () => {
    const journal = openShop([0, 'bow'], [1, 'arrow']);
    const before = hashOf(journal);
    expect(() => undo(module, journal, 0)).toThrow(
      expect.objectContaining({ code: 'undo-refused', message: 'Another player has chosen since then.' }),
    );
    expect(hashOf(journal)).toBe(before);
  });

  it('a choice may be taken back after all have finished, as long as nobody went on', () => {
    const journal = openShop([0, 'axe'], [0, 'yes'], [1, 'nothing'], [1, 'no']);
    undo(module, journal, 0);
    expect(journal.table.stack.at(-1)?.side?.branches).toHaveLength(2);
    choose(module, journal, 0, 'no');
    choose(module, journal, 0, 'a');
    expect(undoRefusal(journal, 1)).toEqual({ reason: 'other', seat: 0 });
  });

  it('a secret choice may be changed until all have chosen, and no longer', () => {
    const secret = rule('secret')
      .sideBySide('picks', next, () => [{ player: 0 }, { player: 1 }], { secret: true })
      .call('next', next, () => ({ player: 0 }))
      .do('end', (table) => endNow(table));
    const hidden = miniGame([secret, next]);
    const journal = openJournal(hidden, { seats: 2, seed: 'secret' });
    choose(hidden, journal, 0, 'a');
    undo(hidden, journal, 0);
    choose(hidden, journal, 0, 'b');
    choose(hidden, journal, 1, 'a');
    expect([undoRefusal(journal, 0), undoRefusal(journal, 1)]).toEqual([
      { reason: 'reveal' },
      { reason: 'reveal' },
    ]);
  });
});
