import { expect, it } from 'vitest';
import { lookOf } from '../../accounts/look.ts';

it.each([
  ['case', 'Anna', 'ANNA', 'aNNa'],
  [
    'what cannot be seen',
    'Anna',
    'An\u200bna',
    'Anna\u3164',
    'A\u034fnna',
    'Anna\ufe0f',
    '\u2800Anna',
    'Anna\u{e0101}',
  ],
  ['Cyrillic letters', 'Anna', 'Аnna', 'Annа'],
  ['capital and small Cyrillic letters', 'BETKA', 'ВЕТКА', 'ветка'],
  ['Greek letters', 'Nikos', 'Νιkos', 'Nikοs'],
  ['Armenian, Cherokee and Lisu letters', 'Hugo', 'Ηսցօ', 'Ꮋugo', 'ꓧugo'],
  ['full width, circles and ornament', 'Petr', 'Ｐｅｔｒ', 'Ⓟⓔⓣⓡ', '𝓟𝓮𝓽𝓻', 'ᴘᴇᴛʀ'],
  ['0 and O', 'Oto', '0to', 'OtO', '0t0'],
  ['1, l, I and a stroke', 'Iva', 'lva', '1va', '|va', 'ıva', 'ӏva'],
  ['rn and m, vv and w', 'Tomw', 'Tornvv'],
  ['accents', 'Bára', 'Bara', 'Bàra', 'Ba\u0301ra', 'Bȧrä'],
  ['letters with a stroke, and two in one', 'Lotte Strauss', 'Łøttə Strauß'.replace('ə', 'e')],
  [
    'spaces and punctuation',
    'Petr Novák',
    'PetrNovak',
    'Petr_Novák',
    'Petr  Novák.',
    'Petr\u00a0Novák',
    'Petr-Novak',
  ],
])('names that differ by %s look alike', (_what, first, ...others) => {
  for (const other of others) expect([other, lookOf(other)]).toEqual([other, lookOf(first)]);
});

it.each([
  ['Anna', 'Hana'],
  ['Petr', 'Petra'],
  ['Jan 2', 'Jan 3'],
  ['Clara', 'Dara'],
  ['Иван', 'Игорь'],
  ['कि', 'का'],
  ['李', '李明'],
  ['🐎', '🐈'],
  ['?!', '!?'],
])('%s and %s do not', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other));
});

it('a name of nothing that can be seen has no look', () => {
  for (const name of ['\u3164', '\u2800 \u2800', '\u115f\u1160', '\u0301', '\ufe0f'])
    expect(lookOf(name)).toBe('');
});
