import { describe, expect, it } from 'vitest';
import { type MonsterId, monsterOf } from '../../data/monsters.ts';
import { drawLevelA } from '../../rules/piles.ts';
import { clanOf, type TableSetup, table, told, waitsFor } from '../table.ts';

const atPool = (setup: TableSetup = {}) => table({ phase: 'pool', round: 2, gate: null, ...setup });
const withGift = (setup: TableSetup = {}) => atPool({ options: { queensGift: true }, ...setup });

describe("the Queen's Gift", () => {
  it('ML-VAR.1 there is none in round 1 and one in every later round', () => {
    const asked = (round: number) => withGift({ round }).asked().prompt.key;
    expect([1, 2, 3, 6].map(asked)).toEqual(['ask-action', 'ask-gift-die', 'ask-gift-die', 'ask-gift-die']);
  });

  it('ML-VAR.2 the first player takes a die of any colour', () => {
    const t = withGift({ first: 1, seats: 3 });
    waitsFor(t, 1);
    expect(t.options()).toEqual(['die:strength', 'die:magic', 'die:persuasion']);
    const before = clanOf(t, 1).dice.magic;
    t.play('die:magic');
    expect(clanOf(t, 1).dice.magic).toBe(before + 1);
  });

  it('ML-VAR.2 ML-POOL.6 a persuasion die is rolled at once', () => {
    const t = withGift({ clans: [{ members: ['onduru', 'tepej'] }], dice: [1, 2] });
    const before = clanOf(t, 0).dice.persuasion.length;
    t.play('die:persuasion');
    expect(clanOf(t, 0).dice.persuasion).toHaveLength(before + 1);
    expect(told(t, 'dice-gained')).toMatchObject([{ player: 0, dice: { persuasion: [expect.any(Number)] } }]);
  });

  it.each([
    ['gift:potions', { potions: 1 }],
    ['gift:venoms', { venoms: 1 }],
    ['gift:defence', { defence: 1 }],
    ['gift:coins', { coins: 9 }],
  ])('ML-VAR.3 and one of four things: %s', (choice, gained) => {
    const t = withGift().play('die:strength');
    expect(t.options()).toEqual(['gift:potions', 'gift:venoms', 'gift:defence', 'gift:coins']);
    expect(clanOf(t.play(choice), 0)).toMatchObject(gained);
  });

  it('ML-VAR.4 the limits of the clan board hold', () => {
    const t = withGift({ clans: [{ potions: 3 }] }).play('die:strength', 'gift:potions');
    expect(clanOf(t, 0).potions).toBe(3);
  });

  it('ML-VAR.5 ML-POOL.7 the die is for this round only', () => {
    const t = table({
      options: { queensGift: true },
      round: 2,
      phase: 'cleanUp',
      clans: [{ dice: { strength: 7 }, members: ['tentok', 'tepej'] }, { members: ['onduru', 'drabor'] }],
    });
    expect(t.game.round).toBe(3);
    expect(clanOf(t, 0).dice.strength).toBeLessThan(7);
  });
});

describe('More Monsters', () => {
  const more = (round: number, setup: TableSetup = {}) =>
    atPool({ options: { moreMonsters: true }, round, ...setup }).game.gate;

  it('ML-VAR.6 in rounds 2, 4 and 6 a monster comes to the entrance', () => {
    expect([1, 2, 3, 4, 5, 6].map((round) => more(round) !== null)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(atPool({ round: 2 }).game.gate).toBeNull();
  });

  it('ML-VAR.7 not when one is already there', () => {
    expect(more(4, { gate: 'mechoun' })).toBe('mechoun');
  });

  it('ML-VAR.8 it causes panic in clean-up unless it is beaten', () => {
    const t = table({
      options: { moreMonsters: true },
      round: 2,
      phase: 'cleanUp',
      gate: 'mechoun',
      clans: [{ members: ['tentok', 'tepej'] }, { members: ['onduru', 'drabor'] }],
    });
    expect(told(t, 'panic-spread')).toHaveLength(1);
  });

  it('ML-VAR.9 ML-SOLO.1 it is played alone too, and with the gift', () => {
    const both = atPool({ options: { moreMonsters: true, queensGift: true } });
    expect(both.game.gate).not.toBeNull();
    expect(both.asked().prompt.key).toBe('ask-gift-die');
    expect(atPool({ seats: 1, options: { moreMonsters: true } }).game.gate).not.toBeNull();
  });
});

describe('Ambush', () => {
  const ambushed = (setup: TableSetup = {}) =>
    atPool({ seats: 1, options: { scenario: 'ambush' }, round: 3, ...setup }).game;

  it('ML-SCN.6 a round that begins with a free entrance brings a level-A monster there', () => {
    const { gate } = ambushed();
    expect(gate && monsterOf(gate).level).toBe('A');
    expect(ambushed({ gate: 'mechoun' }).gate).toBe('mechoun');
  });

  it('ML-SCN.6b level A comes from the deck, then from the discards, else nothing comes', () => {
    const { game } = atPool();
    const isA = (id: MonsterId) => monsterOf(id).level === 'A';
    const inDeck = game.monsters.deck.findLast(isA);
    expect(drawLevelA(game)).toBe(inDeck);
    game.monsters.discard = game.monsters.deck.filter(isA).slice(0, 1);
    game.monsters.deck = game.monsters.deck.filter((id) => !isA(id));
    const [discarded] = game.monsters.discard;
    expect(drawLevelA(game)).toBe(discarded);
    expect(drawLevelA(game)).toBeUndefined();
  });

  it('ML-VAR.2 ML-VAR.3 the gift is told, the die without a card it came from', () => {
    const t = withGift().play('die:strength', 'gift:coins');
    expect(told(t, 'dice-gained')).toStrictEqual([{ key: 'dice-gained', player: 0, dice: { strength: 1 } }]);
    expect(told(t, 'gained')).toStrictEqual([
      { key: 'gained', player: 0, bundle: { coins: 2 }, from: 'gift' },
    ]);
  });
});
