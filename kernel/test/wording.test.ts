import { expect, it } from 'vitest';
import { complaintsOf } from '../check.ts';
import { compose, type GameModule, type GameText, note, type OptionSchema, scriptsFor } from '../index.ts';
import { people, type Worded, wordingChecks } from '../wording.ts';
import { endNow, type MiniTypes, miniGame, oneOf } from './mini.ts';

const { rule } = scriptsFor<MiniTypes>();

const options = {
  length: { kind: 'choice', values: ['short', 'long'], default: 'short' },
  open: { kind: 'flag', default: false },
  cups: { kind: 'number', min: 1, max: 3, default: 2 },
} as const satisfies OptionSchema;

const reach = rule('reach')
  .set('player', () => 0)
  .choose(
    'weapon',
    oneOf<{ player: number }>(() => ['axe', 'bow'], {
      option: (_, what) => ({ id: what, label: { key: 'is', what }, thing: `card:${what}` }),
      refused: () => [
        { id: 'pike', label: { key: 'is', what: 'pike' }, reason: { key: 'because', of: 3 }, rule: 'MINI-1' },
      ],
    }),
  )
  .do('end', (game) => {
    note({ key: 'told', what: 'axe' });
    endNow(game);
  });

const module: GameModule<MiniTypes> = miniGame([reach], { options });

const things: Readonly<Record<string, readonly [en: string, cs: string]>> = {
  axe: ['the axe', 'sekera'],
  bow: ['the bow', 'luk'],
  pike: ['the pike', 'píka'],
};

const english: GameText<MiniTypes> = {
  ...compose<MiniTypes>({
    name: 'Weapons',
    blurb: 'Take one.',
    messages: {
      ask: () => 'What do you take?',
      enough: () => 'Enough.',
      none: () => 'Nothing.',
      is: ({ what }) => `Take ${things[what]?.[0]}`,
      because: ({ of }) => `There are ${of} already.`,
    },
    events: { told: (_, names) => `${names.seat(0)} takes it.`, hushed: () => 'Something happens.' },
    thing: (thing) => things[thing.replace('card:', '')]?.[0],
    options: {
      length: { label: 'Length', help: 'How long it takes.' },
      open: { label: 'Open hands', help: 'Everybody sees everything.' },
      cups: { label: 'Cups', help: 'How many.' },
    },
    values: { length: { short: 'short', long: 'long' } },
    flags: { true: 'Yes', false: 'No' },
    scores: { points: 'Points' },
    rivals: { host: 'The host' },
    rivalScores: { host: { points: 'Weapons left' } },
    endings: { over: 'It is over.' },
    places: { reach: { weapon: 'Choosing' } },
    chapters: { 1: 'The first', 2: 'The second' },
  }),
  rules: { 'MINI-1': 'Nobody takes a pike.', 'MINI-2': 'It is soon over.' },
  terms: { luck: { more: 'more luck', less: 'less luck' } },
};

const czech: GameText<MiniTypes> = {
  ...compose<MiniTypes>({
    name: 'Zbraně',
    blurb: 'Jednu si vezmi.',
    messages: {
      ask: () => 'Co si vezmeš?',
      enough: () => 'Dost.',
      none: () => 'Nic.',
      is: ({ what }) => `Vezmi: ${things[what]?.[1]}`,
      because: ({ of }) => `Už jsou tu ${of}.`,
    },
    events: { told: (_, names) => `${names.seat(0)} bere.`, hushed: () => 'Něco se děje.' },
    thing: (thing) => things[thing.replace('card:', '')]?.[1],
    options: {
      length: { label: 'Délka', help: 'Jak dlouho to trvá.' },
      open: { label: 'Otevřené ruce', help: 'Všichni vidí všechno.' },
      cups: { label: 'Poháry', help: 'Kolik jich bude.' },
    },
    values: { length: { short: 'krátká', long: 'dlouhá' } },
    flags: { true: 'Ano', false: 'Ne' },
    scores: { points: 'Body' },
    endings: { over: 'Je konec.' },
    places: { reach: { weapon: 'Volba' } },
    chapters: { 1: 'První', 2: 'Druhá' },
  }),
  rules: { 'MINI-1': 'Píku si nebere nikdo.', 'MINI-2': 'Brzy je konec.' },
  terms: { luck: { more: 'víc štěstí', less: 'míň štěstí' } },
};

const sound: Worded<MiniTypes> = {
  module,
  texts: { en: english, cs: czech },
  modes: [{ name: 'plain', seats: 2 }],
  endings: ['over'],
  places: { en: { reach: { weapon: 'Choosing' } }, cs: { reach: { weapon: 'Volba' } } },
};

const found = (changed: Partial<Worded<MiniTypes>>): string[] =>
  complaintsOf(wordingChecks({ ...sound, ...changed }));

const speaking = (cs: Partial<GameText<MiniTypes>>) => ({ texts: { en: english, cs: { ...czech, ...cs } } });

it('a game that has words for everything passes', () => {
  expect(found({})).toEqual([]);
});

it('a catalogue tells what it has no words for', () => {
  expect(() => english.score('beauty')).toThrow('There are no words for the score "beauty".');
  expect(() => english.optionValue('length', 'endless', options.length)).toThrow('value of length "endless"');
  expect(() => english.score('beauty', 'host')).toThrow('There are no words for the score "beauty".');
  expect(() => english.rival('anybody')).toThrow('the rival "anybody"');
  expect(english.optionValue('cups', '3', options.cups)).toBe('3');
  expect(english.place('reach', 'end')).toBeUndefined();
  expect(english.event({ key: 'told', what: 'axe' }, people)).toBe('Anna takes it.');
});

it('a line of the score may count something else for a rival', () => {
  expect(english.score('points')).toBe('Points');
  expect(english.score('points', 'host')).toBe('Weapons left');
  expect(english.score('points', 'guest')).toBe('Points');
});

it('words that are missing, broken, untranslated or of nothing are found', () => {
  expect(found(speaking({ name: 'Weapons' }))).toEqual(['the name is "Weapons" in both languages.']);
  expect(found({ ...speaking({ name: 'Weapons' }), alike: ['Weapons'] })).toEqual([]);
  expect(found(speaking({ blurb: 'Vezmi si (jednu.' }))).toEqual([
    'the invitation (cs) has a lonely bracket: "Vezmi si (jednu.".',
  ]);
  expect(found({ boards: { en: { end: 'The end' }, cs: { end: 'Konec ', worth: () => '' } } })).toEqual([
    'board end is said as "Konec ".',
  ]);
  expect(found(speaking({ optionValue: () => 'undefined' }))).toEqual([
    'short of length (cs) is said as "undefined".',
  ]);
  expect(found(speaking({ terms: { luck: { more: 'víc štěstí', less: 'less luck' } } }))).toEqual([
    'less of luck is "less luck" in both languages.',
  ]);
  expect(found({ endings: ['flood'] })).toEqual(['There are no words for the ending "flood".']);
  expect(found({ places: { en: {}, cs: { reach: { lost: 'Ztraceno' } } } })).toEqual([
    'There is no step "lost" in a rule "reach", but a place is called so.',
  ]);
  expect(found({ places: { en: { reach: { end: 'The end' } }, cs: {} } })).toEqual([
    'the place reach end (en) has no words.',
  ]);
});

it('what a game says while it is played is heard', () => {
  const says = (cs: Partial<GameText<MiniTypes>>) => found(speaking(cs))[0];
  expect(says({ message: () => 'Vezmi .' })).toMatch(/^\{"key":"ask"\} \(cs\) is said as/);
  expect(says({ message: ({ key }) => (key === 'because' ? 'NaN' : 'Ano.') })).toMatch(/^\{"key":"because"/);
  expect(says({ event: () => 'Karta a1.' })).toMatch(/shows an id: "Karta a1\."/);
  expect(says({ event: (_, names) => `Bere ${names.seat(0).replace('a-', 'ě-')}.` })).toMatch(
    /declines the name/,
  );
  expect(says({ thing: () => undefined })).toBe('card:axe (cs) has no words.');
  expect(says({ score: () => '' })).toBe('score points (cs) is said as "".');
});

it('words for what does not exist are found', () => {
  const { en, cs } = sound.texts;
  expect(found({ texts: { en: { ...en, score: () => 'A score.' }, cs } })).toEqual([
    'What nobody knows is called "A score.".',
  ]);
  expect(found({ texts: { en: { ...en, thing: () => 'A thing.' }, cs } })).toEqual([
    'moon is explained, but there is no such thing.',
  ]);
});
