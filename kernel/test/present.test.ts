import { describe, expect, it } from 'vitest';
import {
  advance,
  answer,
  answerTakeBack,
  asksOf,
  below,
  choose,
  cloneTable,
  dealAnew,
  decisionOf,
  decisionsOf,
  hashOf,
  describe as inWords,
  type Journal,
  load,
  openJournal,
  proposeTakeBack,
  randomFrom,
  redo,
  repeatEntries,
  rulesIn,
  type Seat,
  save,
  seenBy,
  setStanding,
  undo,
  undoRefusal,
} from '../index.ts';
import { endNow, type Mini, type MiniTypes, miniGame, rule, trail } from './mini.ts';
import { skirmish } from './skirmish/index.ts';

const WORDS = ['hey', 'ho', 'break', 'stop'];

/** A game that counts how often its one question is listed, named, worded and refused. */
function counting() {
  const count = { values: 0, option: 0, prompt: 0, refused: 0 };
  const word = rule<{ player: Seat }>('word')
    .choose('word', {
      kind: 'one',
      values: () => {
        count.values++;
        return WORDS;
      },
      option: (_: Mini, what: string) => {
        count.option++;
        return { id: what, label: { key: 'is', what } };
      },
      prompt: () => {
        count.prompt++;
        return { key: 'ask' };
      },
      refused: () => {
        count.refused++;
        return [];
      },
    })
    .do('say', (game, { player, word }) => {
      trail(game, `${player}:${word}`);
      if (word === 'break') throw new Error('This rule is broken.');
      if (word === 'stop') endNow(game);
    });
  const main = rule('main').repeat('words', word, (game) => ({ player: game.trail.length % game.seats }));
  const module = miniGame([main, word]);
  const fresh = () => Object.assign(count, { values: 0, option: 0, prompt: 0, refused: 0 });
  return { module, count, fresh };
}

/** As a host does: who is asked, what each seat and a spectator sees, then an answer. */
function lookedAt(module: ReturnType<typeof counting>['module'], journal: Journal<MiniTypes>): void {
  for (let times = 0; times < 2; times++) {
    asksOf(module, journal);
    decisionsOf(module, journal);
    for (const seat of [0, 1, undefined]) {
      seenBy(module, journal, seat);
      decisionOf(module, journal, seat);
    }
  }
}

describe('the rules are asked once', () => {
  it('for a choice, however many look at the question and its answer is checked', () => {
    const { module, count, fresh } = counting();
    const journal = openJournal(module, { seats: 2, seed: 'once' });
    for (let turn = 0; turn < 5; turn++) {
      lookedAt(module, journal);
      fresh();
      const seat = turn % 2;
      choose(module, journal, seat, 'hey', decisionOf(module, journal, seat)?.id);
      lookedAt(module, journal);
      expect(count).toEqual({ values: 1, option: WORDS.length, prompt: 1, refused: 1 });
    }
  });

  it('when a choice is refused, when a game is loaded, and for every choice that is repeated', () => {
    const { module, count, fresh } = counting();
    const journal = openJournal(module, { seats: 2, seed: 'once' });
    const first = cloneTable(journal.table);
    for (let turn = 0; turn < 6; turn++) choose(module, journal, turn % 2, 'ho');
    lookedAt(module, journal);
    const text = save(journal);
    fresh();
    expect(() => choose(module, journal, 0, 'sing')).toThrow('Legal: hey, ho, break, stop.');
    expect(() => choose(module, journal, 0, 'hey', 'another')).toThrow('is asked now');
    expect(count.values).toBe(0);
    lookedAt(module, load(module, text));
    expect(count.values).toBe(1);
    fresh();
    repeatEntries(module, first, journal.log);
    expect(count.values).toBe(journal.log.length + 1);
  });

  it('of a seat that plays beside others, unless one of them has moved since', () => {
    const listed = [0, 0, 0];
    const pick = rule<{ player: Seat }>('pick')
      .choose('pick', {
        kind: 'one',
        values: (_, { player }) => {
          listed[player] = (listed[player] ?? 0) + 1;
          return ['a', 'b'];
        },
        option: (_: Mini, what: string) => ({ id: what, label: { key: 'is', what } }),
        prompt: () => ({ key: 'ask' }),
      })
      .gives((_, { pick }) => pick);
    const picks = rule<{ player: Seat }>('picks').each('picks', pick, (_, { player }) =>
      Array.from({ length: 3 }, () => ({ player })),
    );
    const all = rule('all')
      .sideBySide('all', picks, () => [0, 1, 2].map((player) => ({ player })))
      .do('end', (game) => endNow(game));
    const module = miniGame([all, picks, pick]);
    const journal = openJournal(module, { seats: 3, seed: 'beside' });
    decisionsOf(module, journal);
    listed.fill(0);
    choose(module, journal, 0, 'a');
    expect(listed).toEqual([1, 1, 1]);
    choose(module, journal, 2, 'b');
    // Those before it were listed before it moved, and what it did may have changed what they are asked.
    expect(listed).toEqual([3, 3, 2]);
  });
});

const opened = (seed: string) => openJournal(skirmish, { seats: 2, seed, options: { rounds: 3 } });
type Skirmish = ReturnType<typeof opened>;

/** Somebody who holds a journal; who loads one holds another. */
interface Held {
  journal: Skirmish;
}

/** What a journal that keeps nothing would say: the rules are asked on a copy of its table. */
function askedAnew({ table, numbers }: Skirmish): unknown {
  const copy = cloneTable(table);
  return advance(rulesIn(skirmish), copy).map((ask) => inWords(copy, ask, numbers[ask.seat]));
}

type Pick = (count: number) => number;

function chooseAny({ journal }: Held, pick: Pick): void {
  const decisions = decisionsOf(skirmish, journal);
  const { seat, options } = decisions[pick(decisions.length)] ?? { seat: 0, options: [] };
  choose(skirmish, journal, seat, options[pick(options.length)]?.id ?? '');
}

function stepBack({ journal }: Held): void {
  const seat = [0, 1].find((each) => undoRefusal(journal, each) === undefined);
  if (seat !== undefined) undo(skirmish, journal, seat);
}

function takeBack({ journal }: Held): void {
  const floor = journal.floor?.after ?? 0;
  const own = journal.log.findLastIndex(({ seat, standing }) => seat === 0 && standing === undefined);
  if (own < floor) return;
  proposeTakeBack(journal, 0);
  answerTakeBack(skirmish, journal, 1, true);
}

/** Whatever can happen to a journal. */
const DEEDS: Readonly<Record<string, (held: Held, pick: Pick) => void>> = {
  chosen: chooseAny,
  'chosen again': chooseAny,
  'stepped back': stepBack,
  redone: ({ journal }) => {
    if (journal.undone[0]?.choice !== undefined) redo(skirmish, journal);
  },
  'taken back': takeBack,
  'answered from now on': ({ journal }, pick) => setStanding(skirmish, journal, pick(2), 'parry', 'none'),
  'dealt anew': ({ journal }, pick) => {
    if (pick(8) === 0) dealAnew(skirmish, journal, `another ${journal.log.length}`);
  },
  loaded: (held) => {
    held.journal = load(skirmish, save(held.journal));
  },
};

describe('what is kept of a question', () => {
  it('is never older than the table, whatever happens to the journal', () => {
    const happened = new Set<string>();
    for (const seed of ['one', 'two', 'three', 'four']) {
      const dice = { random: randomFrom(seed) };
      const pick = (count: number) => below(dice, Math.max(1, count));
      const held: Held = { journal: opened(seed) };
      for (let n = 0; n < 150 && held.journal.table.outcome === undefined; n++) {
        const deeds = Object.entries(DEEDS);
        const [name, deed] = deeds[pick(deeds.length)] ?? ['chosen', chooseAny];
        const before = hashOf(held.journal);
        deed(held, pick);
        if (hashOf(held.journal) !== before || name === 'loaded') happened.add(name);
        expect(decisionsOf(skirmish, held.journal), name).toEqual(askedAnew(held.journal));
      }
    }
    expect([...happened].sort()).toEqual(Object.keys(DEEDS).sort());
  });

  it('is gone when a rule breaks in the middle', () => {
    const { module } = counting();
    const journal = openJournal(module, { seats: 2, seed: 'broken' });
    const before = decisionsOf(module, journal);
    expect(() => choose(module, journal, 0, 'break')).toThrow('This rule is broken.');
    expect(decisionsOf(module, journal)).toEqual(before);
    choose(module, journal, 0, 'hey');
    expect(decisionOf(module, journal, 1)?.id).toBe('1.0 word.word');
  });

  it('is not believed of a table that somebody has played on without its journal', () => {
    const { module } = counting();
    const journal = openJournal(module, { seats: 2, seed: 'private' });
    const [ask] = asksOf(module, journal);
    if (ask === undefined) throw new Error('Nobody is asked.');
    answer(rulesIn(module), journal.table, ask, 'hey');
    expect(asksOf(module, journal).map(({ seat }) => seat)).toEqual([1]);
    journal.table = cloneTable(openJournal(module, { seats: 2, seed: 'private' }).table);
    expect(asksOf(module, journal).map(({ seat }) => seat)).toEqual([0]);
  });

  it('is no part of the journal', () => {
    const { module } = counting();
    const [asked, silent] = [0, 1].map(() => openJournal(module, { seats: 2, seed: 'plain' }));
    if (asked === undefined || silent === undefined) throw new Error('There are two.');
    decisionsOf(module, asked);
    expect(Reflect.ownKeys(asked)).toEqual(Reflect.ownKeys(silent));
    expect(save(asked)).toBe(save(silent));
  });
});
