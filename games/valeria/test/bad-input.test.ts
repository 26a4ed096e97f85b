import {
  choose,
  decisionsOf,
  type ErrorCode,
  hashOf,
  type Journal,
  load,
  openJournal,
  proposeTakeBack,
  type Setup,
  save,
  setStanding,
  TableError,
  undo,
} from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { SLOTS } from '../data/citizens.ts';
import { type ValeriaMessage, type ValeriaTypes, valeria } from '../index.ts';
import { texts } from '../text/index.ts';
import { table } from './table.ts';

/** The refusal, which must be one with a code and a whole sentence. */
function refused(run: () => unknown): TableError {
  try {
    run();
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    expect(error.message).toMatch(/^["\p{L}\d].{15,}/su);
    return error;
  }
  throw new Error('Nothing was refused.');
}

const opened = (setup: Partial<Setup> = {}): Journal<ValeriaTypes> =>
  openJournal(valeria, { seats: 2, seed: 'bad input', ...setup });

/** Runs it on a table and sees that it is refused and leaves everything as it was. */
function refusedAt(journal: Journal<ValeriaTypes>, run: () => unknown): TableError {
  const [table, all] = [hashOf(journal.table), hashOf(journal)];
  const error = refused(run);
  expect(hashOf(journal.table)).toBe(table);
  expect(hashOf(journal)).toBe(all);
  return error;
}

describe('a set-up that cannot be', () => {
  const start = (setup: Partial<Setup>) => refused(() => opened(setup));

  it('an unknown option is named, and the known ones are listed', () => {
    const { code, message, details } = start({ options: { fog: true } });
    expect(code).toBe('unknown-option');
    expect(message).toContain('"fog"');
    expect(message).toContain('noDukes');
    expect(details).toEqual({ name: 'fog' });
  });

  it.each<[string, unknown]>([
    ['layout', 'castle'],
    ['events', 'yes'],
    ['areas', ['hills', 'hills']],
    ['areas', 'hills'],
    ['citizens', ['dragon']],
    ['pickedEvents', ['goblin']],
    ['newDomains', 'never'],
    ['soloBoardPoints', 1],
  ])('option %s cannot be %j', (name, value) => {
    const { code, message } = start({ options: { [name]: value } });
    expect(code).toBe('bad-option');
    expect(message).toContain(`"${name}" cannot be ${JSON.stringify(value)}`);
  });

  it.each([0, 6, 2.5, -1, Number.NaN])('%d players are refused', (seats) => {
    const { code, message } = start({ seats });
    expect(code).toBe('player-count');
    expect(message).toBe(`valeria is for 1 to 5 players, not ${seats}.`);
  });

  const fiveAreas = ['hills', 'ruins', 'forest', 'valley', 'swamp'];

  it.each<[string, number, Record<string, unknown>, ValeriaMessage]>([
    ['no dukes alone', 1, { noDukes: true }, { key: 'duke-needed', rule: 'VAL-NOD.9' }],
    [
      'sums that attack, for two',
      2,
      { sumsAttack: true },
      { key: 'harder-only-alone', seats: 2, rule: 'VAL-SOLO.33' },
    ],
    [
      'the Dark Lord himself, for five',
      5,
      { darkLordAttacks: true },
      { key: 'harder-only-alone', seats: 5, rule: 'VAL-SOLO.33' },
    ],
    [
      'picked events without events',
      2,
      { pickedEvents: ['mimic'] },
      { key: 'events-not-in-play', events: ['mimic'], rule: 'VAL-EVT.3' },
    ],
    [
      'three picked events for two',
      2,
      { events: true, pickedEvents: ['mimic', 'sorcerer', 'bat-swarm'] },
      { key: 'too-many-events', picked: 3, most: 2, seats: 2, rule: 'VAL-EVT.2' },
    ],
    [
      'two picked events alone',
      1,
      { events: true, pickedEvents: ['mimic', 'sorcerer'] },
      { key: 'too-many-events', picked: 2, most: 1, seats: 1, rule: 'VAL-EVT.2' },
    ],
    [
      'areas picked for a fixed layout',
      2,
      { areas: fiveAreas },
      { key: 'layout-not-chosen', layout: 'first-game', rule: 'VAL-SET.25' },
    ],
    [
      'a citizen picked for a random layout',
      2,
      { layout: 'random', citizens: ['cleric'] },
      { key: 'layout-not-chosen', layout: 'random', rule: 'VAL-SET.25' },
    ],
    [
      'a chosen layout without areas',
      2,
      { layout: 'chosen' },
      { key: 'wrong-areas', picked: 0, needed: 5, rule: 'VAL-SET.5' },
    ],
    [
      'a chosen layout of four areas',
      2,
      { layout: 'chosen', areas: fiveAreas.slice(1) },
      { key: 'wrong-areas', picked: 4, needed: 5, rule: 'VAL-SET.5' },
    ],
    [
      'a chosen layout without citizens',
      3,
      { layout: 'chosen', areas: fiveAreas },
      { key: 'wrong-citizens', missing: SLOTS, repeated: [], rule: 'VAL-SET.11' },
    ],
    [
      'a chosen layout with two citizens of one place',
      3,
      { layout: 'chosen', areas: fiveAreas, citizens: ['cleric', 'monk'] },
      { key: 'wrong-citizens', missing: SLOTS.slice(1), repeated: [1], rule: 'VAL-SET.11' },
    ],
  ])('%s cannot be played', (_, seats, options, expected) => {
    const { code, message, details, reason } = start({ seats, options });
    expect([code, reason]).toEqual(['bad-combination', expected]);
    expect(message).toBe(`These options cannot be played together: ${expected.key}.`);
    const { key, ...rest } = expected;
    expect(rest).toMatchObject(details);
    expect(details).toHaveProperty('rule');
    const names = { seat: (seat: number) => `Seat ${seat}` };
    for (const text of [texts.en, texts.cs]) {
      const sentence = text.message(expected, names);
      expect(sentence).toMatch(/^\p{Lu}.{20,}\.$/u);
      if ('picked' in expected) expect(sentence).toContain(`${expected.picked}`);
    }
  });

  it.each<[string, unknown, string]>([
    ['an unknown part', { weather: 1 }, '"weather"'],
    ['an unknown part of a player', { players: [{ mana: 3 }] }, '"mana"'],
    ['too many players', { players: [{}, {}, {}] }, '3 players'],
    [
      'a sixth stack',
      { monsters: [null, null, null, null, null], domains: [null, null, null, null, null, []] },
      '6 entries',
    ],
    ['a marker on cards', { spots: { 0: 'exhausted' } }, 'Stack 0'],
    ['an unknown rule', { at: [{ rule: 'siesta' }] }, '"siesta"'],
    ['an unknown step', { at: [{ rule: 'turn', step: 'siesta' }] }, '"siesta"'],
  ])('a position with %s is refused', (_, arrangement, value) => {
    const { code, message } = start({ arrangement: arrangement as NonNullable<Setup['arrangement']> });
    expect(code).toBe('bad-arrangement');
    expect(message).toContain(value);
  });
});

describe('a choice that cannot be', () => {
  const atActions = () => table({ players: [{ gold: 1 }], phase: 'actions' }).journal;

  it.each(['slay:dragon', 'slay:troll', 'recruit:archer', '', 'gain:vp', 'GAIN:GOLD'])(
    'the choice "%s" is illegal, and the legal ones are listed',
    (choice) => {
      const journal = atActions();
      const { code, message } = refusedAt(journal, () => choose(valeria, journal, 0, choice));
      expect(code).toBe('illegal-choice');
      expect(message).toContain(`"${choice}"`);
      expect(message).toContain('gain:gold');
    },
  );

  it.each([1, 2, -1, 0.5])('seat %d is not asked', (seat) => {
    const journal = atActions();
    const { code, message } = refusedAt(journal, () => choose(valeria, journal, seat, 'gain:gold'));
    expect(code).toBe('not-asked');
    expect(message).toContain(`Seat ${seat} `);
  });

  it('an answer to an older question is refused with both questions named', () => {
    const journal = atActions();
    const older = decisionsOf(valeria, journal)[0]?.id ?? '';
    choose(valeria, journal, 0, 'gain:gold', older);
    const asked = decisionsOf(valeria, journal)[0]?.id ?? '';
    const { code, message } = refusedAt(journal, () => choose(valeria, journal, 0, 'gain:gold', older));
    expect(code).toBe('stale-decision');
    expect(older).not.toBe(asked);
    for (const part of ['gain:gold', older, asked]) expect(message).toContain(part);
  });

  it('an answer to a question that was taken back is refused', () => {
    const journal = atActions();
    const older = decisionsOf(valeria, journal)[0]?.id ?? '';
    choose(valeria, journal, 0, 'gain:gold');
    undo(valeria, journal, 0);
    const { code } = refusedAt(journal, () => choose(valeria, journal, 0, 'gain:gold', older));
    expect(code).toBe('stale-decision');
  });

  it('nothing can be chosen, answered from now on, or stepped back after the end', () => {
    const { journal } = table({ monsters: [[], [], [], [], []], active: 1, phase: 'end' });
    const codes = [
      () => choose(valeria, journal, 0, 'gain:gold'),
      () => setStanding(valeria, journal, 0, 'harvest:starter-herald', 'starter-herald:gold'),
      () => undo(valeria, journal, 0),
      () => proposeTakeBack(journal, 1),
    ].map((run) => refusedAt(journal, run).code);
    expect(codes).toEqual<ErrorCode[]>(['table-over', 'table-over', 'undo-refused', 'bad-proposal']);
  });

  it('an answer from now on for a seat that is not there is refused', () => {
    const journal = atActions();
    const run = () => setStanding(valeria, journal, 4, 'harvest:starter-herald', 'starter-herald:gold');
    const { code, message } = refusedAt(journal, run);
    expect(code).toBe('not-asked');
    expect(message).toContain('4');
  });
});

describe('a save that cannot be read', () => {
  const journal = opened();
  const text = save(journal);
  const changed = (change: (file: Record<string, unknown>) => void): string => {
    const file = JSON.parse(text) as Record<string, unknown>;
    change(file);
    return JSON.stringify(file);
  };

  it.each<[string, string, ErrorCode, string]>([
    ['cut off', text.slice(0, -20), 'damaged-save', 'cut off'],
    ['empty', '', 'damaged-save', 'not JSON'],
    ['with more gold', text.replaceAll('"gold":2', '"gold":99'), 'damaged-save', 'check sum'],
    ['without its journal', changed((file) => delete file.journal), 'damaged-save', 'lacks'],
    [
      'with an empty journal',
      changed((file) => Object.assign(file, { journal: null })),
      'damaged-save',
      'check sum',
    ],
    [
      'of nonsense',
      changed((file) => Object.assign(file, { journal: {}, hash: hashOf({}) })),
      'damaged-save',
      'no sense',
    ],
    ['of something else', '{"format":"holiday photos"}', 'foreign-save', 'Krčma'],
    ['of nothing', 'null', 'foreign-save', 'Krčma'],
    ['of another game', changed((file) => Object.assign(file, { game: 'chess' })), 'foreign-save', '"chess"'],
    ['of a newer version', changed((file) => Object.assign(file, { version: 99 })), 'newer-save', '(99)'],
    [
      'of a version before the first',
      changed((file) => Object.assign(file, { version: 0 })),
      'missing-migration',
      '0',
    ],
  ])('a save %s', (_, damaged, code, value) => {
    const error = refusedAt(journal, () => load(valeria, damaged));
    expect(error.code).toBe(code);
    expect(error.message).toContain(value);
  });

  it('while the untouched one plays on', () => {
    const loaded = load(valeria, text);
    expect(hashOf(loaded.table)).toBe(hashOf(journal.table));
    expect(decisionsOf(valeria, loaded)).toEqual(decisionsOf(valeria, journal));
  });
});
