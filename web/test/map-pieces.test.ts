import { GameMap, type MapPiece, type MapPlace, outlineOf } from '@krcma/tableware/map';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const places: readonly MapPlace[] = [
  { thing: 'west', name: 'West', outline: outlineOf('0,0 100,0 100,100 0,100'), ground: 'land' },
  { thing: 'east', name: 'East', outline: outlineOf('100,0 200,0 200,100 100,100'), ground: 'land' },
];
const grounds = { land: { colour: 'green', pattern: 'plain' } } as const;

const nothing = (): void => undefined;
const state = (thing: string, lit: boolean) => ({ thing, label: thing, lit, touch: nothing, point: nothing });
const army = (id: string, lit?: boolean): MapPiece => ({
  id,
  picture: createElement('circle', { r: 10 }),
  says: id,
  ...(lit !== undefined && { state: state(id, lit) }),
});

const drawn = (pieces: readonly MapPiece[], unit = 30, more: object = {}): string =>
  renderToStaticMarkup(
    createElement(GameMap, {
      label: 'Map',
      places,
      grounds,
      unit,
      at: ({ thing, name }) => ({ label: name, lit: thing === 'east', touch: nothing, point: nothing }),
      pieces: new Map([['west', pieces]]),
      asked: undefined,
      shown: undefined,
      motion: false,
      language: 'en',
      ...more,
    }),
  );

const buttons = (page: string): string[] =>
  [...page.matchAll(/class="tw-map-piece" data-thing="([^"]+)"( data-lit="true")?/g)].map(
    ([, thing, lit]) => `${thing}${lit ? ' lit' : ''}`,
  );

it('a piece that is a thing of its own is a button, and lights up; any other is only seen', () => {
  expect(buttons(drawn([army('a', true), army('b', false), army('c')]))).toEqual(['a lit', 'b']);
});

it('an area stands for what may be chosen on it', () => {
  const holds = /data-thing="west"[^>]*data-holds/;
  expect(drawn([army('a', true)])).toMatch(holds);
  expect(drawn([army('a', false)])).not.toMatch(holds);
});

it('where there is no room for all, what may be chosen is seen', () => {
  const crowd = Array.from({ length: 20 }, (_, index) => army(`${index}`, index === 19));
  const page = drawn(crowd, 40);
  expect(buttons(page)).toContain('19 lit');
  expect(page).toMatch(/\+1\d</);
});

it('a drawing of the game lies in the room its place keeps, and no piece stands on it', () => {
  const printed = places.map((place) => ({ ...place, print: [2, 1] as const }));
  const prints = new Map([['west', createElement('text', null, '7')]]);
  const page = drawn([army('a', true)], 30, { places: printed, prints });
  const [, x, y] = /tw-map-prints"[^>]*><g transform="translate\(([\d.]+) ([\d.]+)\)/.exec(page) ?? [];
  const [, pieceX, pieceY] = /data-on="west"><g transform="translate\(([\d.]+) ([\d.]+)\)/.exec(page) ?? [];
  expect(Number(x)).toBeCloseTo(50, 0);
  expect(Number(pieceX)).toBeCloseTo(50, 0);
  expect(Number(pieceY) - Number(y)).toBeGreaterThanOrEqual(28);
});
