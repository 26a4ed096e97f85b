import { LIMITS } from '@krcma/protocol';
import { newCommand } from '../person.ts';

/** What a hostile or broken client knows of a table that goes on. */
export interface Target {
  readonly table: string;
  /** A table where the sender does not sit. */
  readonly foreign: string;
  /** The question the sender is asked, with its options. */
  readonly decision: string;
  readonly options: readonly string[];
  /** Commands that were done already. */
  readonly done: readonly string[];
}

export interface Attack {
  readonly name: string;
  readonly text: string | Buffer;
  /** What has to come of it: a refusal with one of these codes, an answer, or the end of the connection. */
  readonly expected: readonly string[] | 'answered' | 'closed';
}

type Random = () => number;
const pick = <T>(random: Random, from: readonly [T, ...T[]]): T =>
  from[Math.floor(random() * from.length)] ?? from[0];

const BAD = ['bad-message'];
const WORDS = [
  '',
  'x',
  '__proto__',
  'constructor',
  '../..',
  "'; drop table tables; --",
  '🐉',
  '\u0000',
] as const;

/** Something that is no message: JSON that makes no sense, or no JSON. */
function nonsense(random: Random): string {
  const depth = Math.floor(random() * 1000);
  return pick<() => string>(random, [
    () => '',
    () => 'hello',
    () => '{"type":',
    () => 'null',
    () => '[]',
    () => '7',
    () => `"${'x'.repeat(Math.floor(random() * 1000))}"`,
    () => '['.repeat(depth) + ']'.repeat(depth),
    () => '{"__proto__":{"type":"ping"}}',
    () => '{"type":"__proto__"}',
    () => `{"type":"ping","${pick(random, ['a', ...WORDS])}x":1}`,
    () => String.fromCharCode(...Array.from({ length: 50 }, () => 32 + Math.floor(random() * 60_000))),
  ])();
}

/** A good message with one thing wrong in it. */
function almost(random: Random, { table, decision, options }: Target): string {
  const command = newCommand();
  const good: Record<string, unknown>[] = [
    { type: 'join', table },
    { type: 'act', table, command, act: { do: 'choose', decision, option: options[0] } },
    { type: 'act', table, command, act: { do: 'undo' } },
    { type: 'ask', table, command, query: { about: 'moments', entries: [0], eyes: 'spectator' } },
    { type: 'chat', table, command, text: 'Ahoj' },
  ];
  const message = structuredClone(good[Math.floor(random() * good.length)] ?? {});
  const inner = (message.act ?? message.query ?? message) as Record<string, unknown>;
  pick<() => void>(random, [
    () => Object.assign(inner, { seat: 1 }),
    () => Object.assign(message, { user: 'somebody else' }),
    () =>
      Object.assign(message, { table: pick<unknown>(random, [7, null, 'x', {}, [table], 'x'.repeat(5000)]) }),
    () => Object.assign(message, { type: pick<unknown>(random, ['welcome', 'frame', 7, null, {}]) }),
    () => Object.assign(inner, { [inner === message ? 'type' : 'do' in inner ? 'do' : 'about']: 'win' }),
  ])();
  return JSON.stringify(message);
}

/** A message the schemas understand, but which says what cannot be. */
function foreign(random: Random, { table, foreign: other, decision, options }: Target): Attack {
  const command = newCommand();
  const act = (at: string, what: object) => JSON.stringify({ type: 'act', table: at, command, act: what });
  const ask = (at: string, query: object) => JSON.stringify({ type: 'ask', table: at, command, query });
  const choose = { do: 'choose', decision, option: options[0] ?? '' };
  return pick<() => Attack>(random, [
    () => ({ name: 'act elsewhere', text: act(other, choose), expected: ['not-seated'] }),
    () => ({ name: 'no table', text: act('no-such-table-here', choose), expected: ['no-such-table'] }),
    () => ({
      name: 'join no table',
      text: JSON.stringify({ type: 'join', table: `no-such-${Math.floor(random() * 1e9)}` }),
      expected: ['no-such-table'],
    }),
    () => ({ name: 'ask elsewhere', text: ask(other, { about: 'hint' }), expected: ['forbidden'] }),
    () => ({
      name: 'other eyes',
      text: ask(table, { about: 'moments', entries: [0], eyes: 1 }),
      expected: ['not-asked'],
    }),
    () => ({
      name: 'open eyes',
      text: ask(table, { about: 'moments', entries: [0], eyes: 'open' }),
      expected: ['not-asked'],
    }),
    () => ({ name: 'record', text: ask(table, { about: 'record' }), expected: ['not-asked'] }),
    () => ({
      name: 'no option',
      text: act(table, { ...choose, option: `${pick(random, ['keep:all', 'win', '__proto__'])}` }),
      expected: ['illegal-choice'],
    }),
    () => ({
      name: 'no proposal',
      text: act(table, { do: 'answerTakeBack', agrees: true }),
      expected: ['bad-proposal'],
    }),
    () => ({ name: 'redo', text: act(table, { do: 'redo' }), expected: ['undo-refused'] }),
    () => ({ name: 'stand in', text: act(table, { do: 'standIn', seat: 1 }), expected: ['forbidden'] }),
    () => ({
      name: 'standing',
      text: act(table, { do: 'standing', key: 'nothing', option: 'nothing' }),
      expected: ['bad-message'],
    }),
    () => ({
      name: 'chat elsewhere',
      text: JSON.stringify({ type: 'chat', table: other, command, text: 'Ahoj' }),
      expected: ['not-seated'],
    }),
    () => ({
      name: 'chat of nothing',
      text: JSON.stringify({ type: 'chat', table, command, text: '\u200b\u202e' }),
      expected: ['bad-message'],
    }),
  ])();
}

/** One message that must do no harm. */
export function attack(random: Random, target: Target): Attack {
  const { table, decision, options, done } = target;
  const dice = random();
  if (dice < 0.3) return { name: 'nonsense', text: nonsense(random), expected: BAD };
  if (dice < 0.55) return { name: 'almost', text: almost(random, target), expected: BAD };
  if (dice < 0.8) return foreign(random, target);
  if (dice < 0.9) {
    const stale = { do: 'choose', decision: `0.${Math.floor(random() * 9)} old`, option: options[0] ?? '' };
    const text = JSON.stringify({ type: 'act', table, command: newCommand(), act: stale });
    return { name: 'stale', text, expected: ['stale-decision'] };
  }
  if (dice < 0.995) {
    const again = done[Math.floor(random() * done.length)] ?? '';
    const act = { do: 'choose', decision, option: options[0] ?? '' };
    const text = JSON.stringify({ type: 'act', table, command: again, act });
    return { name: 'repeated', text, expected: 'answered' };
  }
  if (dice < 0.998)
    return {
      name: 'oversized',
      text: 'x'.repeat(LIMITS.message + 1 + Math.floor(random() * 1e5)),
      expected: 'closed',
    };
  return {
    name: 'binary',
    text: Buffer.from([0xff, 0xfe, 0x00, Math.floor(random() * 256)]),
    expected: 'closed',
  };
}
