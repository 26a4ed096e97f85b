import { expect, it } from 'vitest';
import { spacesOf } from '../data/geometry.ts';
import { mageKnight } from '../index.ts';
import type { MageKnightView } from '../rules/view.ts';
import { spaceName as inCzech } from '../text/phrases.cs.ts';
import { spaceName as inEnglish } from '../text/phrases.en.ts';
import { table } from './table.ts';

const MAP = {
  '0,0': 'start-a',
  '1,0': 'countryside-3',
  '0,1': 'countryside-2',
  '1,1': 'core-3',
  '2,0': 'core-5',
  '0,2': 'countryside-5',
};
const view = mageKnight.view(table({ map: MAP }).game, 0) as unknown as MageKnightView;
const everywhere = Object.keys(MAP).flatMap(spacesOf);

it.each([
  ['English', inEnglish],
  ['Czech', inCzech],
])('in %s no two spaces of a map have the same name, and none has the place of its tile in it', (_, name) => {
  const names = everywhere.map((space) => name(space, view));
  expect(new Set(names).size).toBe(everywhere.length);
  for (const each of names) expect(each).not.toMatch(/\d,/);
});

const inBoth = (seen: unknown, ...spaces: readonly string[]) =>
  spaces.map((space) => `${inEnglish(space, seen)} / ${inCzech(space, seen)}`);

it('a space is named by its site or its terrain, and by where it lies if its tile has another one like it', () => {
  expect(inBoth(view, '0,0:C', '0,0:NE', '1,0:NW', '0,1:SW', '1,1:NE')).toEqual([
    'the portal / portál',
    'the forest on the start tile / les na startovním dílku',
    'the plains in the northwest of countryside tile 3 / pláně na severozápadě dílku venkova 3',
    'the crystal mine on countryside tile 2 / krystalové doly na dílku venkova 2',
    'the ancient ruins on core tile 3 / ruiny na hlavním dílku 3',
  ]);
});

it('a burnt monastery is named by its terrain, and a city by its colour', () => {
  const { holdings, cities } = view;
  const burnt = { ...view, holdings: { ...holdings, '0,2:NE': { ...holdings['0,2:NE'], cleared: true } } };
  const found = { ...view, cities: [...cities, { space: '2,0:C', colour: 'green' }] };
  expect(inBoth(burnt, '0,2:NE')).toEqual([
    'the plains in the northeast of countryside tile 5 / pláně na severovýchodě dílku venkova 5',
  ]);
  expect(inBoth(found, '2,0:C')).toEqual(['the Green City / Zelené město']);
});

it('of a space that is not seen it is said how far from the portal it lies', () => {
  expect(inBoth(undefined, '0,0:C', '0,0:E', '1,0:C', '4,-1:W')).toEqual([
    'the portal / portál',
    'the space 1 step east of the portal / políčko 1 krok na východ od portálu',
    'the space 3 steps northeast of the portal / políčko 3 kroky na severovýchod od portálu',
    'the space 10 steps northeast of the portal / políčko 10 kroků na severovýchod od portálu',
  ]);
});
