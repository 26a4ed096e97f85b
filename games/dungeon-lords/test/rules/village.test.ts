import { story } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { view } from '../../rules/view.ts';
import { atActions, SHAFT } from '../orders-table.ts';
import { during, lordOf, told } from '../table.ts';

describe('the village', () => {
  it.each([
    ['DL-FOOD.1 slot I: a gold for two food', 0, { gold: 2, food: 5, evil: 4 }],
    ['DL-FOOD.2 slot II: an evil for three food', 1, { gold: 3, food: 6, evil: 5 }],
    ['DL-FOOD.3 slot III: two evil for three food and a gold', 2, { gold: 4, food: 6, evil: 6 }],
  ] as const)('%s', (_, slot, after) => {
    const slots = [null, null, null].map((each, index) => (index === slot ? 0 : each));
    const t = atActions({ slots: { 'get-food': slots } }).play('use');
    expect(lordOf(t, 0)).toMatchObject(after);
  });
});

describe('the city', () => {
  const CITY = ['fireball', 'graffiti', 'suggestion', 'word-of-peace'] as const;

  it('DL-REP.1, DL-GEN.4 slot I: one toward good and a look at a combat card', () => {
    const t = atActions({ slots: { 'improve-reputation': [0] }, city: [...CITY] }).play('use');
    expect(lordOf(t, 0)).toMatchObject({ evil: 3, gold: 3 });
    expect(t.options()).toEqual(['spy:1', 'spy:2', 'spy:3', 'spy:4']);
    t.play('spy:2');
    expect(lordOf(t, 0).spied).toEqual([1]);
  });

  it('DL-REP.2 slot II: two toward good, and no look', () => {
    const t = atActions({ slots: { 'improve-reputation': [null, 0] } }).play('use');
    expect(lordOf(t, 0)).toMatchObject({ evil: 2, gold: 3, spied: [] });
    expect(t.asked().prompt.key).toBe('ask-work');
  });

  it('DL-REP.3 slot III: a gold for two toward good and a look', () => {
    const t = atActions({ slots: { 'improve-reputation': [null, null, 0] }, city: [...CITY] }).play(
      'use',
      'spy:4',
    );
    expect(lordOf(t, 0)).toMatchObject({ evil: 2, gold: 2, spied: [3] });
    const poor = atActions({ lords: [{ gold: 0 }], slots: { 'improve-reputation': [null, null, 0] } });
    expect(told(poor, 'slot-impossible')[0]).toMatchObject({ hindrance: { lacks: { gold: 1 } } });
  });

  it('DL-REP.4, DL-GEN.6 at the nicest space the counter stays, and the slot may still be used', () => {
    const t = atActions({
      lords: [{ evil: 0 }, { evil: 1 }],
      slots: { 'improve-reputation': [0, 1] },
      city: [...CITY],
    });
    const happened = during(t, () => t.play('use', 'spy:1', 'use'));
    expect([lordOf(t, 0).evil, lordOf(t, 1).evil]).toEqual([0, 0]);
    expect(told(happened, 'evil-moved')).toEqual([{ key: 'evil-moved', player: 1, by: -1, to: 0 }]);
    expect(told(happened, 'slot-used')).toHaveLength(2);
  });

  it('DL-REP.5 only the spy sees the card, which stays in its place', () => {
    const t = atActions({ slots: { 'improve-reputation': [1] }, city: [...CITY] }).play('use', 'spy:3');
    const glance = { key: 'combat-card-seen', player: 1, round: 3 };
    expect(story(t.journal, 1)).toContainEqual({ ...glance, card: 'suggestion' });
    expect(story(t.journal, 0)).toContainEqual(glance);
    expect(story(t.journal, undefined)).toContainEqual(glance);
    expect(view(t.game, 1).city).toEqual([null, null, 'suggestion', null]);
    expect(view(t.game, 0).city).toEqual([null, null, null, null]);
    expect(t.game.city.decks[0]).toEqual(CITY);
  });

  it('DL-REP.5 in the second year it is a card of that year', () => {
    const city = ['illusion', 'regeneration', 'magic-key', 'blind-rage'] as const;
    const t = atActions({ year: 2, slots: { 'improve-reputation': [0] }, city: [...city] }).play(
      'use',
      'spy:1',
    );
    expect(view(t.game, 0).city).toEqual(['illusion', null, null, null]);
  });

  it('DL-REP.6 a card seen before may be chosen again; who has seen all is not asked', () => {
    const slots = { 'improve-reputation': [0] };
    const t = atActions({ lords: [{ spied: [0] }], slots, city: [...CITY] }).play('use');
    expect(t.asked().options[0]).toMatchObject({ id: 'spy:1', label: { round: 1, seen: 'fireball' } });
    expect(lordOf(t.play('spy:1'), 0).spied).toEqual([0]);
    const all = atActions({ lords: [{ spied: [0, 1, 2, 3] }], slots }).play('use');
    expect(lordOf(all, 0).evil).toBe(3);
    expect(all.asked().prompt.key).toBe('ask-work');
  });
});

describe('recruiting imps', () => {
  it.each([
    [0, { food: 2, gold: 3, imps: 4 }],
    [1, { food: 1, gold: 3, imps: 5 }],
    [2, { food: 2, gold: 2, imps: 5 }],
  ] as const)('DL-IMP.1 slot %i gives %o', (slot, after) => {
    const slots = [null, null, null].map((each, index) => (index === slot ? 0 : each));
    const t = atActions({ slots: { 'recruit-imps': slots } }).play('use');
    expect(lordOf(t, 0)).toMatchObject(after);
  });

  it('DL-IMP.2 new imps come after digging and mining, but may work in production', () => {
    const t = atActions({
      lords: [{ imps: 2, food: 2, dungeon: { ...SHAFT, c2r2: 'mint' } }],
      slots: { 'dig-tunnels': [0], 'recruit-imps': [0] },
    });
    t.play('done', 'use');
    expect(lordOf(t, 0).imps).toBe(3);
    expect(t.options(0)).toEqual(['work:mint', 'done']);
  });

  it('DL-GEN.7 imps, gold and food have no end', () => {
    const t = atActions({ lords: [{ imps: 60, food: 60 }], slots: { 'recruit-imps': [null, 0] } }).play(
      'use',
    );
    expect(lordOf(t, 0)).toMatchObject({ imps: 62, food: 58 });
  });
});
