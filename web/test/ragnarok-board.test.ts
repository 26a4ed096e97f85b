import { seenBy } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { positions } from '../../gallery/src/all-positions.ts';
import { position } from '../../gallery/src/positions.ts';
import { loadGame } from '../src/games.ts';
import { rulesOf } from '../src/host/rules.ts';
import { drawnBoard } from './drawn-board.ts';

const GAME = 'ragnarok';

/** A moment of the gallery through the eyes of the first seat. */
async function moment(name: keyof typeof positions.ragnarok) {
  const [module, game] = await Promise.all([rulesOf(GAME), loadGame(GAME, 'en')]);
  await game.view.fetchAhead?.();
  const wish = positions.ragnarok[name];
  if (wish === undefined) throw new Error(`The gallery has no moment "${name}" of ${GAME}.`);
  const { journal } = position(module, name, wish);
  const { view, decision, path } = seenBy(module, journal, 0);
  const page = drawnBoard(game, { view, seat: 0, decision, seats: wish.seats });
  return { game, view, decision, path, page };
}

/** How everything that is this thing is called, on the map and off it. */
const labelsOf = (page: string, thing: string): string[] =>
  [...page.matchAll(/<([^>]*)>(?:<span class="tw-thing-name">([^<]*))?/g)].flatMap(([, tag = '', name]) =>
    tag.includes(`data-thing="${thing}"`) ? [name ?? /aria-label="([^"]*)"/.exec(tag)?.[1] ?? ''] : [],
  );

it('of equal wounds each may be touched for the one the rules ask about', async () => {
  const { page, decision } = await moment('hunt');
  expect(decision?.options.map(({ thing }) => thing)).toContain('wound:2');
  expect(decision?.options.map(({ thing }) => thing)).not.toContain('wound:3');
  const labels = labelsOf(page, 'wound:2').map((label) => label.split('.')[0]);
  expect(labels).toEqual(['Wound 3: sword', 'Wound 4: sword']);
  expect(labelsOf(page, 'wound:7')).toHaveLength(1);
});

it('the wheel says whom a free slot pays, and whose marker a used one covers', async () => {
  const { page } = await moment('four');
  // On the map and in the list.
  const said = (slot: string) => labelsOf(page, `slot:${slot}`);
  // Bonuses go around from the left of whoever acts (LOR-SPEC.6).
  for (const label of said('prepare')) expect(label).toContain('Allies: 4 and 1');
  for (const label of said('mobilize')) {
    expect(label).toContain('a rune for the covered marker: 4');
    expect(label).not.toContain('Allies');
  }
  for (const label of said('temple')) expect(label).toContain('your marker lies on top');
  expect(said('temple')).toHaveLength(2);
});

it('a battle belongs to the step it comes from', async () => {
  const { game, view, path } = await moment('battle');
  const [here] = game.view
    .round(view)
    .filter(({ also = [] }) => also.some((step) => path.includes(step)))
    .map(({ step }) => step);
  expect(here).toBe('manoeuvre');
});
