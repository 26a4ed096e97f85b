import { seenBy } from '@krcma/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { positions } from '../../gallery/src/all-positions.ts';
import { position } from '../../gallery/src/positions.ts';
import type { MageKnightView } from '../../games/mage-knight/rules/view.ts';
import { Overview } from '../../games/mage-knight/view/overview.tsx';
import type { Props } from '../../games/mage-knight/view/table.ts';
import { revealedIn, Unveiling } from '../../games/mage-knight/view/unveiling.tsx';
import { endOfWalk, nextOnWalk } from '../../games/mage-knight/view/use-walk.ts';
import { loadGame } from '../src/games.ts';
import { rulesOf } from '../src/host/rules.ts';
import { drawnBoard } from './drawn-board.ts';

const GAME = 'mage-knight';

/** A moment of the gallery through the eyes of the first seat. */
async function moment(name: string, language: 'en' | 'cs' = 'en') {
  const [module, game] = await Promise.all([rulesOf(GAME), loadGame(GAME, language)]);
  await game.view.fetchAhead?.();
  const wish = positions[GAME][name];
  if (wish === undefined) throw new Error(`The gallery has no moment "${name}" of ${GAME}.`);
  const { journal } = position(module, name, wish);
  const { view, decision } = seenBy(module, journal, 0);
  const page = drawnBoard(game, { view, seat: 0, decision, seats: wish.seats });
  return { game, view: view as unknown as MageKnightView, page };
}

const labelOf = (page: string, thing: string): string => {
  const tags = [...page.matchAll(/<g [^>]*>/g)].map(([tag]) => tag);
  const [tag = ''] = tags.filter((each) => each.includes(`data-thing="${thing}"`));
  return /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '';
};

const costsOn = (page: string): number[] =>
  [...page.matchAll(/class="mk-cost".*?<text[^>]*>(\d+)</g)].map(([, cost]) => Number(cost));

it('MK-7.3 what the points reach has its cost on the map, what only cards would reach has none yet', async () => {
  const { view, page } = await moment('moving');
  const { move } = view.turn;
  const ways = Object.values(view.reach?.spaces ?? {}).flatMap((reached) => reached.ways);
  const near = [...ways, ...Object.values(view.reach?.slots ?? {})].filter(({ cost }) => cost <= move);
  expect(near.length).toBeGreaterThan(5);
  expect(ways.some(({ cost }) => cost > move)).toBe(true);
  const sorted = (costs: readonly number[]) => costs.toSorted((a, b) => a - b);
  expect(sorted(costsOn(page))).toEqual(sorted(near.map(({ cost }) => cost)));
});

it('MK-7.9 a space says what it costs, whom it provokes, and what the way around costs', async () => {
  const { page } = await moment('moving');
  expect(labelOf(page, 'space:1,0:W')).toMatch(
    /In reach for 3 Move; provokes [A-Z].* and ends the movement; provoking nobody for 5/,
  );
  const { page: czech } = await moment('moving', 'cs');
  expect(labelOf(czech, 'space:1,0:W')).toMatch(
    /V dosahu za Pohyb 3; vyprovokuje .*; bez vyprovokování za 5/,
  );
});

it('MK-8.1 unknown land says what exploring it costs', async () => {
  const { view, page } = await moment('exploring');
  const [slot, found] = Object.entries(view.reach?.slots ?? {})[0] ?? [];
  expect(labelOf(page, `slot:${slot}`)).toContain(`Explored for ${found?.cost} Move`);
});

it('a hero is seen beside a garrison, and never counted away with it', async () => {
  const { page } = await moment('exploring');
  const here = page.split('data-on=').find((each) => each.startsWith('"space:2,0:NE"')) ?? '';
  expect(here).toContain('data-sign="hero"');
  expect(here).toContain('data-sign="back-grey"');
  expect(here).not.toContain('tw-map-more');
});

it('MK-16.11 the overview tells the goal, the rounds, and what the next level of everybody brings', async () => {
  const { game, view } = await moment('company');
  const props = {
    view,
    text: game.text,
    names: { seat: (seat: number) => `Player ${seat + 1}` },
    point: () => {},
  } as unknown as Props;
  const told = renderToStaticMarkup(createElement(Overview, props)).replace(/<[^>]*>/g, ' ');
  expect(told).toContain('Conquer all cities: 0 of 3 so far. 1 of 3 found.');
  expect(told).toContain('Blue City, level 3: 2 defenders');
  expect(told).toContain('One more round follows.');
  expect(told).toContain('Level 6 at Fame 35, 9 to go: a skill and an advanced action');
  expect(told).toContain('Level 5 at Fame 24, 7 to go: a command token, 3 in all, hand limit 6');
});

it('MK-7.3 a walk goes step by step where nobody is provoked, and stops where something turns up', async () => {
  const { view } = await moment('moving');
  const quiet = Object.entries(view.reach?.spaces ?? {}).find(
    ([, { ways }]) => ways[0]?.cost === 4 && ways[0].provokes === undefined,
  );
  const [far = '', { ways: [way] = [] } = {}] = quiet ?? [];
  const from = way?.from ?? '';
  const choices = new Map([[`space:${from}`, [{ id: `step:${from}`, label: { key: 'step' } }]]]);
  const walking = { view, seat: 0, choices, fresh: [] } as unknown as Props;
  expect(endOfWalk(view, far)).toBe(far);
  expect(nextOnWalk(walking, far)).toBe(`space:${from}`);
  const fresh = [{ key: 'token-turned-up' }] as unknown as Props['fresh'];
  expect(nextOnWalk({ ...walking, fresh }, far)).toBeUndefined();
  expect(nextOnWalk({ ...walking, choices: new Map() }, far)).toBeUndefined();
  const [fought = '', { ways: [fight] = [] } = {}] =
    Object.entries(view.reach?.spaces ?? {}).find(([, { ways }]) => ways[0]?.provokes !== undefined) ?? [];
  expect(endOfWalk(view, fought)).toBe(fight?.from);
  const [beyond = ''] =
    Object.entries(view.reach?.spaces ?? {}).find(([, { ways }]) => (ways[0]?.cost ?? 0) > view.turn.move) ??
    [];
  expect(endOfWalk(view, beyond)).toBeUndefined();
});

it('only land that was just revealed turns over', () => {
  const events = [
    { key: 'turn-begun', player: 0 },
    { key: 'tile-revealed', player: 0, tile: 'core-1', slot: '2,1' },
  ];
  const slots = revealedIn({ fresh: events as unknown as Props['fresh'] });
  expect(slots).toEqual(['2,1']);
  expect(renderToStaticMarkup(createElement(Unveiling, { slots })).match(/<polygon/g)).toHaveLength(7);
});
