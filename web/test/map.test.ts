import { GameMap, hexOutline, type MapPiece, type MapPlace } from '@krcma/tableware/map';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const places: readonly MapPlace[] = [0, 1, 2].map((q) => ({
  thing: `hex:${q}`,
  name: `Hex ${q}`,
  ground: 'plains',
  outline: hexOutline({ q, r: 0 }, 50),
}));

const army = (id: number): MapPiece => ({ id: `${id}`, picture: null, says: `army ${id}` });

function drawn(more: Partial<ComponentProps<typeof GameMap>> = {}): string {
  return renderToStaticMarkup(
    createElement(GameMap, {
      label: 'The land',
      places,
      grounds: { plains: { colour: 'var(--vert)', pattern: 'grass' } },
      unit: 34,
      at: ({ thing, name }: MapPlace) => ({
        label: name,
        lit: thing === 'hex:1',
        refused: thing === 'hex:2',
        touch: () => {},
        point: () => {},
      }),
      asked: '1',
      shown: undefined,
      motion: false,
      language: 'en',
      ...more,
    }),
  );
}

const tagOf = (page: string, thing: string): string =>
  /<g [^>]*/.exec(page.slice(page.lastIndexOf('<g ', page.indexOf(`data-thing="${thing}"`))))?.[0] ?? '';

it('every area of a map is a button with its name; what may be chosen is lit and entered by the Tab key', () => {
  const page = drawn();
  expect(tagOf(page, 'hex:0')).toContain('aria-label="Hex 0"');
  for (const { thing } of places) expect(tagOf(page, thing)).toContain('role="button"');
  expect(page.match(/data-lit="true"/g)).toHaveLength(1);
  expect(tagOf(page, 'hex:1')).toMatch(/tabindex="0".*data-lit/);
  expect(tagOf(page, 'hex:0')).toContain('tabindex="-1"');
  expect(tagOf(page, 'hex:2')).toContain('data-refused');
});

it('pieces that have no room are counted on the map and told in the name of their area', () => {
  const page = drawn({ pieces: new Map([['hex:0', Array.from({ length: 9 }, (_, id) => army(id))]]) });
  expect(page).toContain('>+6<');
  for (let id = 0; id < 9; id++) expect(tagOf(page, 'hex:0')).toContain(`army ${id}`);
});

it('a map without areas or with an unknown ground is refused with its reason', () => {
  expect(() => drawn({ places: [] })).toThrow('A map without areas');
  expect(() => drawn({ grounds: {} })).toThrow('"hex:0" lies on "plains", which no ground is called.');
});
