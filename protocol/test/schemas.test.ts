import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { FromClient, LIMITS, NewGuest, NewTable, ProfileChange, PushSubscription, SignUp } from '../index.ts';

const TABLE = 'table-0001';
const COMMAND = 'command-1';

const messages: Readonly<Record<string, object>> = {
  join: { type: 'join', table: TABLE, known: { number: 3, hash: 'abc' } },
  leave: { type: 'leave', table: TABLE },
  choose: { type: 'act', table: TABLE, command: COMMAND, act: { do: 'choose', decision: 'd', option: 'o' } },
  undo: { type: 'act', table: TABLE, command: COMMAND, act: { do: 'undo' } },
  standing: { type: 'act', table: TABLE, command: COMMAND, act: { do: 'standing', key: 'k', option: 'o' } },
  takeBack: { type: 'act', table: TABLE, command: COMMAND, act: { do: 'answerTakeBack', agrees: true } },
  end: { type: 'act', table: TABLE, command: COMMAND, act: { do: 'end', agrees: true } },
  standIn: { type: 'act', table: TABLE, command: COMMAND, act: { do: 'standIn', seat: 1 } },
  confirm: {
    type: 'act',
    table: TABLE,
    command: COMMAND,
    act: { do: 'choose', decision: 'd', option: 'o', confirm: 'turn' },
  },
  reasons: { type: 'ask', table: TABLE, command: COMMAND, query: { about: 'reasons', decision: 'd' } },
  moments: {
    type: 'ask',
    table: TABLE,
    command: COMMAND,
    query: { about: 'moments', entries: [0, 1], eyes: 'spectator' },
  },
  chat: { type: 'chat', table: TABLE, command: COMMAND, text: 'Ahoj' },
  ping: { type: 'ping' },
};

const newTable = {
  game: 'valeria',
  seats: [{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'greedy' }],
  listed: true,
  spectators: true,
  rated: false,
  clock: { kind: 'move', days: 2, from: 8, until: 22 },
  outOfTime: 'bot',
};

const takes = (schema: ZodMiniType, value: unknown): boolean => schema.safeParse(value).success;

/** Every place in a value, as a copy of it with something else there. */
function* spoiled(value: unknown, otherwise: unknown): Generator<unknown> {
  yield otherwise;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const own = (value as Record<string, unknown>)[key];
    for (const part of spoiled(own, otherwise))
      yield Array.isArray(value)
        ? value.map((each, index) => (String(index) === key ? part : each))
        : { ...value, [key]: part };
  }
}

/** Every object in a value, as a copy of it with one more key there. */
function* grown(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { ...value, more: 1 };
  for (const [key, own] of Object.entries(value))
    for (const part of grown(own))
      yield Array.isArray(value)
        ? value.map((each, index) => (String(index) === key ? part : each))
        : { ...value, [key]: part };
}

describe.each(Object.entries(messages))('the message %s', (_name, message) => {
  it('is understood', () => {
    expect(takes(FromClient, message)).toBe(true);
  });

  it('with an unknown key anywhere is refused', () => {
    for (const bad of grown(message)) expect(takes(FromClient, bad), JSON.stringify(bad)).toBe(false);
  });

  it('with a wrong kind of value anywhere is refused', () => {
    for (const otherwise of [null, [[]], { a: {} }, -1.5, Number.NaN])
      for (const bad of spoiled(message, otherwise))
        expect(takes(FromClient, bad), JSON.stringify(bad)).toBe(false);
  });

  it('without one of its parts is refused', () => {
    for (const key of Object.keys(message).filter((each) => each !== 'known')) {
      const { [key]: _, ...rest } = message as Record<string, unknown>;
      expect(takes(FromClient, rest), key).toBe(false);
    }
  });
});

describe('limits of a message', () => {
  const chat = (text: unknown) => ({ ...messages.chat, text });

  it('chat has an end, and something in it', () => {
    expect(takes(FromClient, chat('x'.repeat(LIMITS.chat)))).toBe(true);
    expect(takes(FromClient, chat('x'.repeat(LIMITS.chat + 1)))).toBe(false);
    expect(takes(FromClient, chat('   '))).toBe(false);
  });

  it('names of tables and commands are short and plain', () => {
    for (const bad of ['', 'short', 'x'.repeat(41), 'with space', '../../etc/passwd', 'ěščřžýáíé-1'])
      for (const key of ['table', 'command'])
        expect(takes(FromClient, { ...messages.undo, [key]: bad }), `${key} ${bad}`).toBe(false);
  });

  it('moments are few and numbered from zero', () => {
    const moments = (entries: unknown) => ({
      ...messages.moments,
      query: { about: 'moments', entries, eyes: 0 },
    });
    expect(takes(FromClient, moments(new Array(LIMITS.moments).fill(1)))).toBe(true);
    expect(takes(FromClient, moments(new Array(LIMITS.moments + 1).fill(1)))).toBe(false);
    for (const bad of [-1, 0.5, 100_001, '1']) expect(takes(FromClient, moments([bad]))).toBe(false);
  });

  it('a seat is one of ten', () => {
    for (const [seat, good] of [
      [0, true],
      [9, true],
      [10, false],
      [-1, false],
      [0.5, false],
    ] as const)
      expect(takes(FromClient, { ...messages.standIn, act: { do: 'standIn', seat } })).toBe(good);
  });
});

describe('a new table', () => {
  it('is understood', () => {
    expect(takes(NewTable, newTable)).toBe(true);
  });

  it('with an unknown key anywhere is refused', () => {
    for (const bad of grown(newTable)) expect(takes(NewTable, bad), JSON.stringify(bad)).toBe(false);
  });

  it('has one to ten seats', () => {
    expect(takes(NewTable, { ...newTable, seats: [] })).toBe(false);
    expect(takes(NewTable, { ...newTable, seats: new Array(11).fill({ who: 'open' }) })).toBe(false);
  });

  it('has a clock that can be', () => {
    for (const clock of [
      { kind: 'game', minutes: 0, increment: 0 },
      { kind: 'game', minutes: 10, increment: -1 },
      { kind: 'move', days: 0, from: 0, until: 0 },
      { kind: 'move', days: 1, from: 24, until: 0 },
      { kind: 'none', minutes: 1 },
      { kind: 'sand' },
    ])
      expect(takes(NewTable, { ...newTable, clock }), JSON.stringify(clock)).toBe(false);
  });
});

describe('a game that is brought along', () => {
  const brought = {
    game: 'valeria',
    version: 1,
    setup: { seats: 2, seed: 'at home', options: {}, carried: { stars: 1 } },
    choices: ['0 roll', '1 !pass none', '1 !pass'],
    hash: '0123456789abcdef',
  };
  const takesIt = (more: object) => takes(NewTable, { ...newTable, brought: { ...brought, ...more } });

  it('is a set-up and choices, and nothing more', () => {
    expect(takesIt({})).toBe(true);
    for (const bad of grown({ ...newTable, brought: { ...brought, setup: { seats: 2, seed: 'x' } } }))
      expect(takes(NewTable, bad), JSON.stringify(bad)).toBe(false);
  });

  it('has choices of seats, so many and so long', () => {
    for (const choice of ['roll', '0', '0 ', '-1 roll', '10 roll', 7, `0 ${'x'.repeat(LIMITS.choice)}`])
      expect(takesIt({ choices: [choice] }), String(choice)).toBe(false);
    expect(takesIt({ choices: new Array(LIMITS.choices).fill('0 a') })).toBe(true);
    expect(takesIt({ choices: new Array(LIMITS.choices + 1).fill('0 a') })).toBe(false);
  });

  it('tells how its table stands', () => {
    for (const hash of [undefined, '', '0123456789ABCDEF', '0123456789abcde', 7])
      expect(takesIt({ hash }), String(hash)).toBe(false);
  });

  it('has a seed, seats and options that can be', () => {
    for (const setup of [
      { seats: 0, seed: 'x' },
      { seats: 11, seed: 'x' },
      { seats: 2, seed: '' },
      { seats: 2, seed: 'x'.repeat(201) },
      { seats: 2, seed: 'x', options: { ['k'.repeat(41)]: true } },
      { seats: 2, seed: 'x', random: [0, 0, 0, 0] },
      { seats: 2, seed: 'x', generator: 'dice' },
    ])
      expect(takesIt({ setup }), JSON.stringify(setup)).toBe(false);
  });
});

describe('people', () => {
  it('have names that can be seen and hold no markup', () => {
    for (const name of ['Anna', 'Žofie Ščerbová', '龍']) expect(takes(NewGuest, { name }), name).toBe(true);
    for (const name of ['', '   ', '<b>', 'a\u202eb', 'a\u0000', 'x'.repeat(25), 7, null])
      expect(takes(NewGuest, { name }), String(name)).toBe(false);
  });

  it('have passwords that are neither short nor endless', () => {
    expect(takes(SignUp, { name: 'Anna', password: 'x'.repeat(LIMITS.password.least) })).toBe(true);
    for (const password of ['x'.repeat(7), 'x'.repeat(201), 12345678])
      expect(takes(SignUp, { name: 'Anna', password })).toBe(false);
  });

  it('change only what they may of their profile', () => {
    expect(takes(ProfileChange, { mail: null, window: { from: 8, until: 20 } })).toBe(true);
    for (const bad of [{ kind: 'account' }, { id: 'x' }, { mail: 'nobody' }, { window: { from: 8 } }])
      expect(takes(ProfileChange, bad), JSON.stringify(bad)).toBe(false);
  });

  it('subscribe with an address and its keys', () => {
    expect(takes(PushSubscription, { endpoint: 'https://a.b/c', keys: { p256dh: 'x', auth: 'y' } })).toBe(
      true,
    );
    expect(takes(PushSubscription, { endpoint: 'nowhere', keys: { p256dh: 'x', auth: 'y' } })).toBe(false);
  });
});
