import { save } from '@krcma/kernel';
import { atHome, bringing, type Change, forgedRecord, forgedSave, nested } from './home-games.ts';

/** A request for a table with a game that nobody can have played. */
export interface Forgery {
  readonly title: string;
  /** The body as text: some of it no program would write. */
  body(): string;
}

const text = (game: string, more: object): string => JSON.stringify(bringing(game, more));

const ofSave = (title: string, game: string, change: Change, choices = 0): Forgery => ({
  title: `save, ${title}`,
  body: () => text(game, { save: forgedSave(game, change, choices) }),
});

const ofRecord = (title: string, game: string, change: object): Forgery => ({
  title: `choices, ${title}`,
  body: () => text(game, { brought: forgedRecord(game, change) }),
});

const words = (title: string, forged: unknown): Forgery =>
  ofSave(`${title} as random words`, 'valeria', (_, table) => {
    table.random = { words: forged };
  });

/** A generator that never gives what is asked for. */
export const forgedChance: readonly Forgery[] = [
  words('zeroes', [0, 0, 0, 0]),
  words('nothing', []),
  words('one word', [0]),
  words('texts', ['a', 'b', 'c', 'd']),
  ofSave('no generator', 'valeria', (_, table) => {
    delete table.random;
  }),
  ofSave('dice that are loaded for ever', 'valeria', (_, table) => {
    table.random = { words: [1, 2, 3, 4], loaded: new Array(200_000).fill(1) };
  }),
];

const MUCH = 1e9;

/** More of something than any game has. */
export const forgedCounts: readonly Forgery[] = [
  ofSave('1e9 dice of strength', 'monster-lands', (_, table) => {
    for (const clan of table.clans) clan.dice = { strength: MUCH, magic: MUCH, persuasion: [] };
  }),
  ofSave('1e9 coins and potions', 'monster-lands', (_, table) => {
    for (const clan of table.clans) Object.assign(clan, { coins: MUCH, potions: MUCH, venoms: MUCH });
  }),
  ofSave('1e9 of gold, strength and magic', 'valeria', (_, table) => {
    for (const player of table.players) Object.assign(player, { gold: MUCH, strength: MUCH, magic: MUCH });
  }),
  ofSave('1e9 turns', 'valeria', (_, table) => {
    table.turn = MUCH;
  }),
  ofRecord('1e9 seats', 'valeria', { setup: { seats: MUCH, seed: 'a' } }),
  ofRecord('version 1e9', 'valeria', { version: MUCH }),
  ofRecord('version -1e9', 'valeria', { version: -MUCH }),
];

/** Lists without end and nests without bottom, as large as a request may be. */
export const forgedSizes: readonly Forgery[] = [
  ofSave('100,000 cards on a stack', 'valeria', (_, table) => {
    for (const stack of (table.center as { cards: unknown[] }[]).slice(0, 1))
      stack.cards = new Array(100_000).fill(stack.cards[0]);
  }),
  ofSave('60,000 citizens', 'valeria', (_, table) => {
    for (const player of table.players.slice(0, 1)) player.citizens = new Array(60_000).fill('cleric');
  }),
  ofSave('20,000 entries of the log', 'valeria', (journal) => {
    const [entry] = atHome('valeria', 3).log;
    journal.log = new Array(20_000).fill({ ...entry, events: [] });
  }),
  ofSave('5,000 frames on the stack of rules', 'valeria', (_, table) => {
    const [frame] = table.stack as unknown[];
    table.stack = new Array(5000).fill(frame);
  }),
  ofRecord('100,000 of them', 'valeria', { choices: new Array(100_000).fill('0 pass') }),
  ofRecord('a seed of a megabyte', 'valeria', { setup: { seats: 2, seed: 'a'.repeat(1e6) } }),
  {
    title: 'save, 500,000 nested lists',
    body: () =>
      JSON.stringify(bringing('valeria', { save: `{"format":"krcma table","game":${nested(500_000)}}` })),
  },
  {
    title: 'choices, 500,000 nested lists',
    body: () =>
      JSON.stringify(bringing('valeria', { brought: 0 })).replace(
        '"brought":0',
        `"brought":${nested(500_000)}`,
      ),
  },
];

/** What is no game at all. */
export const forgedFiles: readonly Forgery[] = [
  {
    title: 'save, wrong hash',
    body: () => text('valeria', { save: save(atHome('valeria', 4)).replace('"hash":"', '"hash":"0') }),
  },
  {
    title: 'save, 2.5 MB of a word',
    body: () => text('valeria', { save: 'a'.repeat(2_500_000) }),
  },
  { title: 'save, cut off', body: () => text('valeria', { save: save(atHome('valeria', 4)).slice(0, 900) }) },
  { title: 'save, a number', body: () => text('valeria', { save: 7 }) },
  ofRecord('that are not legal', 'valeria', { choices: ['0 pass', '1 win', '7 nothing', '', '\u0000'] }),
  ofRecord('that are no texts', 'valeria', { choices: [1, null, {}, []] }),
  ofRecord('of another game', 'valeria', { game: 'monster-lands' }),
  ofRecord('with options nobody knows', 'valeria', { setup: { seats: 2, seed: 'a', options: { free: 1 } } }),
  ofRecord('with a prototype', 'valeria', {
    setup: JSON.parse('{"seats":2,"seed":"a","__proto__":{"a":1}}'),
  }),
];
