import { openJournal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { gameCalled } from '../src/games.ts';
import { choiceIn, commandIn, folded } from '../src/play/matching.ts';
import { optionsFrom } from '../src/play/options.ts';
import { cut, penFor, widthOf, wrap } from '../src/play/pen.ts';
import { sentenceFor } from '../src/play/problem.ts';
import { seatNames, seatsOf } from '../src/play/seats.ts';
import { COMMANDS, LANGUAGES, shellTexts, systemLanguage } from '../text/index.ts';

const { en, cs } = shellTexts;

describe('what is typed', () => {
  it('finds commands by their English and their own name, without accents and capitals', () => {
    expect(commandIn('WHY goblin king', en)).toEqual({ name: 'why', rest: 'goblin king' });
    expect(commandIn('proc', cs)).toEqual({ name: 'why', rest: '' });
    expect(commandIn('Zpět', cs)?.name).toBe('undo');
    expect(commandIn('undo', cs)?.name).toBe('undo');
    expect(commandIn('proc', en)).toBeUndefined();
    expect(commandIn('', en)).toBeUndefined();
  });

  it.each(LANGUAGES)('never means two commands at once (%s)', (language) => {
    const { commands } = shellTexts[language];
    const words = COMMANDS.flatMap((name) => [name, ...commands[name].words.map(folded)]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('finds a choice by number, id, beginning or word, and says when several fit', () => {
    const options = ['slay:goblin', 'slay:goblin-king', 'gain:gold', 'done'].map((id) => ({
      id,
      label: { key: 'x' },
    }));
    const labels = ['Slay the Goblin', 'Slay the Goblin King', 'Gain 1 gold', 'Hotovo, dál'];
    const found = (input: string) => choiceIn(input, options, labels);
    expect(found('3')).toEqual({ found: 'one', index: 2 });
    expect(found('5')).toEqual({ found: 'no such number' });
    expect(found('slay:goblin')).toEqual({ found: 'one', index: 0 });
    expect(found('slay')).toEqual({ found: 'several', indexes: [0, 1] });
    expect(found('king')).toEqual({ found: 'one', index: 1 });
    expect(found('dal')).toEqual({ found: 'one', index: 3 });
    expect(found('dragon')).toEqual({ found: 'none' });
  });
});

describe('players', () => {
  it('are people by name and bots by level; bots of one level are numbered', () => {
    const seats = seatsOf(' Anna , bot:greedy,bot:greedy', en);
    expect(seatNames(seats, en)).toEqual(['Anna', 'Greedy bot', 'Greedy bot 2']);
    expect(seatNames(seats, cs)).toEqual(['Anna', 'Hamižný bot', 'Hamižný bot 2']);
  });

  it('have names that cannot paint the screen', () => {
    expect(seatsOf('\u001b[31mAn\u0007na', en)).toEqual([{ who: 'person', name: '[31mAnna' }]);
    const [seat] = seatsOf('x'.repeat(200), en);
    expect(seat?.who === 'person' && widthOf(seat.name)).toBe(16);
  });

  it.each([
    ['Anna,bot:genius', '"bot:genius" is no player'],
    ['Anna,,', '"" is no player'],
    ['bot:greedy', 'At least one player must be a person'],
    ['Anna,Anna', 'Two players are called Anna'],
  ])('%s is refused', (text, sentence) => {
    expect(() => seatsOf(text, en)).toThrow(sentence);
  });
});

describe('options', () => {
  const game = gameCalled('valeria');

  it('are read by their kind', () => {
    const pairs = ['layout=random', 'events=ano', 'mixed=false', 'pickedEvents=mimic,sorcerer'];
    expect(optionsFrom(pairs, game.module.options, en)).toEqual({
      layout: 'random',
      events: true,
      mixed: false,
      pickedEvents: ['mimic', 'sorcerer'],
    });
  });

  it.each([
    ['layout', '"layout" is no option'],
    ['events=maybe', '"events" cannot be maybe'],
    ['colour=red', 'no option called "colour"'],
    ['layout=nowhere', '"layout" cannot be "nowhere"'],
  ])('%s is refused with a sentence', (pair, sentence) => {
    const open = () =>
      openJournal(game.module, {
        seats: 2,
        seed: 's',
        options: optionsFrom([pair], game.module.options, en),
      });
    let said = '';
    try {
      open();
    } catch (error) {
      said = sentenceFor(error, en);
    }
    expect(said).toContain(sentence);
  });

  it('that do not go together are refused with the reason of the game, in the language', () => {
    const say = (language: 'en' | 'cs'): string => {
      try {
        openJournal(game.module, { seats: 1, seed: 's', options: { noDukes: true } });
        return '';
      } catch (error) {
        const text = game.texts[language];
        return sentenceFor(error, shellTexts[language], (reason) =>
          text.message(reason, { seat: (seat) => `${seat}` }),
        );
      }
    };
    expect(say('en')).toMatch(/^These options do not go together\. .+/);
    expect(say('cs')).toMatch(/^Tato nastavení nejdou dohromady\. .+/);
  });
});

describe('letters', () => {
  it('are counted in columns, wide ones twice', () => {
    expect([widthOf('Řezník'), widthOf('宮本'), widthOf('🐉'), widthOf('e\u0301')]).toEqual([6, 4, 2, 1]);
  });

  it('are cut with an ellipsis and wrapped at spaces', () => {
    expect(cut('Královna čarodějnic', 9)).toBe('Královna…');
    expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  });

  it('make a line of exactly the wanted width, the right side whole', () => {
    const pen = penFor({ width: 20, compact: true, colours: false });
    expect(pen.line(10, ['Goblin King'], [' x5'])).toBe('Goblin… x5');
    expect(pen.line(10, ['Goblin'], ['x5'])).toBe('Goblin  x5');
    expect(pen.flow([['one two'], ['three four'], ['five']], ' · ')).toEqual([
      'one two · three four',
      'five',
    ]);
  });

  it('are painted only where colours are wanted', () => {
    const painted = penFor({ width: 20, compact: true, colours: true }).line(4, [['gold', 'yellow']]);
    expect(painted).toBe('\u001b[33mgold\u001b[39m');
  });
});

describe('the language', () => {
  it.each([
    [{ LANG: 'cs_CZ.UTF-8' }, 'cs'],
    [{ LANG: 'de_DE' }, 'en'],
    [{ LC_ALL: 'en_GB', LANG: 'cs_CZ' }, 'en'],
    [{}, 'en'],
  ])('of the system %j is %s', (environment, language) => {
    expect(systemLanguage(environment)).toBe(language);
  });
});
