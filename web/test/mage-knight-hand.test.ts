import { seenBy } from '@krcma/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { positions } from '../../gallery/src/all-positions.ts';
import { position } from '../../gallery/src/positions.ts';
import type { MageKnightView } from '../../games/mage-knight/rules/view.ts';
import type { BoardWords } from '../../games/mage-knight/text/board-words.ts';
import { PileList } from '../../games/mage-knight/view/pile-list.tsx';
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
  return { view: view as unknown as MageKnightView, page };
}

/** What is said of a thing, and whether it may be touched. */
function thing(page: string, id: string): { readonly lit: boolean; readonly says: string } {
  const at = page.indexOf(`data-thing="${id}"`);
  if (at < 0) throw new Error(`Nothing is drawn for ${id}.`);
  const tag = page.slice(page.lastIndexOf('<button', at), page.indexOf('>', at));
  const says = /tw-thing-name">([^<]*)</.exec(page.slice(at))?.[1] ?? '';
  return { lit: tag.includes('data-lit'), says };
}

it('MK-1.7, MK-1.11 a card that is taken up shows how it can be played, and why not', async () => {
  const { page } = await moment('card');
  expect(thing(page, 'how:ice-bolt:basic')).toMatchObject({ lit: true });
  expect(thing(page, 'how:ice-bolt:powered')).toMatchObject({ lit: false });
  expect(thing(page, 'how:ice-bolt:powered').says).toMatch(/powered, Ranged Ice Attack 3., does nothing now/);
  expect(thing(page, 'how:ice-bolt:move')).toMatchObject({ lit: true });
  expect(thing(page, 'how:ice-bolt:attack')).toMatchObject({ lit: false });
});

it('MK-1.38 cards say what they would add now, and wounds that they cannot be played', async () => {
  const { page, view } = await moment('hand');
  expect(thing(page, 'card:march').says).toMatch(/March, basic adds now: Move 2, powered adds now: Move 4/);
  expect(thing(page, 'card:rage').says).not.toMatch(/adds/);
  expect(page).toMatch(/Cannot be played. Heal it, or rest./);
  expect(thing(page, 'card:wound').says).toMatch(/^2× Wound/);
  expect(view.players[0]?.unseen).toHaveLength(view.players[0]?.deck ?? -1);
});

const isSpare = (page: string, card: string): boolean => {
  const at = page.indexOf(`data-thing="card:${card}"`);
  return page.slice(page.lastIndexOf('<button', at), at).includes('mk-hand-spare');
};

it('MK-1.11 a card whose effects do nothing now shines less, and says what it is worth sideways', async () => {
  const { page } = await moment('hand');
  expect(thing(page, 'card:rage')).toEqual({
    lit: true,
    says: 'Rage, Sideways: Move 1 / Influence 1. Play Rage',
  });
  expect(isSpare(page, 'rage')).toBe(true);
  expect(thing(page, 'card:march').says).not.toMatch(/Sideways/);
  expect(isSpare(page, 'march')).toBe(false);
});

it('in a fight a card that only moves shines less than one that attacks', async () => {
  const { page } = await moment('fight');
  expect(thing(page, 'card:march').lit).toBe(true);
  expect(isSpare(page, 'march')).toBe(true);
  expect(thing(page, 'card:march').says, 'no fight is won by moving').not.toMatch(/Sideways/);
  expect(isSpare(page, 'fireball')).toBe(false);
});

it('MK-12.5, MK-12.6 a fight shows what is needed, what lies there and what counts half', async () => {
  const { page, view } = await moment('siege');
  const { sum } = view.combat ?? {};
  expect(sum).toEqual({ efficient: 0, inefficient: 5, total: 2, need: 5 });
  expect(page).toContain('aria-label="laid 2, needed 5"');
  expect(page).toContain('Fireball: Ranged Attack 5 (fire), counts half');
  expect(page).toContain('0 + 5/2 = <b>2</b>');
  expect(page).toContain('counts half: fire, ice, cold fire');
  expect(page).toMatch(/22 damage: 8 wounds to your hand/);
  expect(page).toContain('knocked out: the rest of your hand is lost');
});

it('MK-12.15, MK-13.5, MK-13.6 attacks say what blocks them, what they deal, and what doubled that', async () => {
  const { page } = await moment('blocking');
  expect(thing(page, 'attack:0.0').says).toMatch(
    /needs Block 3, deals 6 \(printed \+3, brutal \+3\), 2 wounds/,
  );
  expect(thing(page, 'attack:2.0').says).toMatch(/needs Block 6 \(printed \+3, swift \+3\)/);
  expect(page).toMatch(/called by Orc Summoners/);
});

it('MK-1.38 a pile is looked through, equal cards together', async () => {
  const { text } = await loadGame(GAME, 'en');
  const page = renderToStaticMarkup(
    createElement(PileList, {
      title: 'Deck: 3 cards',
      help: undefined,
      cards: ['march', 'wound', 'march'],
      words: (text as { board: unknown }).board as BoardWords,
      onClose: () => undefined,
    }),
  );
  expect(page.match(/<li>/g)).toHaveLength(2);
  expect(page).toMatch(/March<\/span><span class="mk-times">×2/);
});

it('the same is said in Czech', async () => {
  const { page } = await moment('siege', 'cs');
  expect(page).toContain('aria-label="vyloženo 2, je třeba 5"');
  expect(page).toContain('zranění 22: 8 karet zranění do ruky');
});
