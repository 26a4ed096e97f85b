import { texts } from '@krcma/valeria/text';
import { expect, it } from 'vitest';
import { gistOf, reasonWords } from '../src/table/hint-words.ts';
import { cs } from '../src/texts/cs.ts';
import { en } from '../src/texts/en.ts';

const told = (
  language: 'en' | 'cs',
  ...points: readonly (readonly ['harvest' | 'gold' | 'points', number])[]
) =>
  reasonWords(
    points.map(([term, by]) => ({ term, points: by })),
    texts[language].terms,
    { en, cs }[language].question,
    language,
  );

it('the reasons of a hint are a sentence: what it promises first, then what it costs', () => {
  expect(told('en', ['gold', -0.44], ['harvest', 1.25], ['points', 3])).toBe(
    'It promises richer harvests to come (+1.3) and more victory points (+3), but less gold in store (−0.4).',
  );
  expect(told('en', ['harvest', 1])).toBe('It promises richer harvests to come (+1).');
});

it('and so in Czech, with a decimal comma', () => {
  expect(told('cs', ['harvest', 1.2], ['gold', -0.4])).toBe(
    'Slibuje bohatší příští sklizně (+1,2), ale méně zlata v zásobě (−0,4).',
  );
});

it('a choice is named by its gist: the list tells the rest', () => {
  expect(gistOf('Keep Cornelius the Dreamer. Score 3 victory points for each of your domains.')).toBe(
    'Keep Cornelius the Dreamer',
  );
  expect(gistOf('Recruit the Rogue for 2 gold – activates on 7')).toBe('Recruit the Rogue for 2 gold');
  expect(gistOf('Send a member: realm A, path 1')).toBe('Send a member: realm A, path 1');
  expect(gistOf('Pošli člena: říše A, 1. cesta')).toBe('Pošli člena: říše A, 1. cesta');
});
