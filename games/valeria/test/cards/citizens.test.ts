// A 5 also wakes the starter Peasant (1 gold), a 6 the starter Knight (1 strength): the sums below say so.
import { describe, expect, it } from 'vitest';
import type { CitizenId } from '../../data/citizens.ts';
import type { PlayerArrangement } from '../../rules/arrange.ts';
import { type Game, held, refuses, table, told, waiting } from '../table.ts';

type Own = Omit<PlayerArrangement, 'citizens'> & { citizens?: CitizenId[] };

/** The owner's own turn; the other player has nothing. */
const active = (card: CitizenId, dice: number[], { citizens = [], ...own }: Own = {}): Game =>
  table({ dice, players: [{ ...own, citizens: [card, ...citizens] }, {}] });

/** The turn of another; the owner is seat 1. */
const nonActive = (card: CitizenId, dice: number[], { citizens = [], ...own }: Own = {}): Game =>
  table({ dice, players: [{}, { ...own, citizens: [card, ...citizens] }] });

describe('citizens 1 to 4', () => {
  it('VAL-HARV.4 Cleric: 3 magic in the own turn, 1 magic in others', () => {
    expect(held(active('cleric', [1, 2]), 0)).toEqual({ magic: 3 });
    expect(held(nonActive('cleric', [1, 2]), 1)).toEqual({ magic: 1 });
  });

  it('VAL-HARV.4 Monk: 1 gold and 2 magic in the own turn, 1 gold for 2 magic in others', () => {
    expect(held(active('monk', [1, 2]), 0)).toEqual({ gold: 1, magic: 2 });
    const t = nonActive('monk', [1, 2], { gold: 1 });
    expect(t.options(1)).toEqual(['monk:trade', 'done']);
    expect(held(t.play([1, 'monk:trade']), 1)).toEqual({ magic: 2 });
  });

  it('VAL-HARV.4 Merchant: 2 gold or 2 magic in the own turn, 1 gold in others', () => {
    const t = active('merchant', [2, 1]);
    expect(t.options(0)).toEqual(['merchant:gold', 'merchant:magic']);
    expect(held(t.play([0, 'merchant:gold']), 0)).toEqual({ gold: 2 });
    expect(held(active('merchant', [2, 1]).play([0, 'merchant:magic']), 0)).toEqual({ magic: 2 });
    expect(held(nonActive('merchant', [2, 1]), 1)).toEqual({ gold: 1 });
  });

  it('VAL-HARV.4 VAL-CARD.4 Blacksmith: 1 gold for each own soldier in the own turn, 1 gold in others', () => {
    expect(held(active('blacksmith', [2, 1]), 0)).toEqual({});
    const soldiers: Own = { citizens: ['archer', 'champion', 'cleric'], domains: ['blood-crow-army'] };
    // The icons of the domain do not count; the starter Knight has none. Its strength comes with the actions.
    const t = active('blacksmith', [2, 1], { ...soldiers, citizens: ['archer', 'champion', 'rogue'] });
    expect(told(t, 'harvested')).toEqual([
      { key: 'harvested', player: 0, card: 'blacksmith', copies: 1, times: 1, bag: { gold: 2 } },
    ]);
    expect(held(nonActive('blacksmith', [2, 1], soldiers), 1)).toEqual({ gold: 1, magic: 1 });
  });

  it('VAL-HARV.4 Mercenary: 1 strength and 1 gold in the own turn, 1 strength for 2 gold in others', () => {
    expect(held(active('mercenary', [3, 1]), 0)).toEqual({ strength: 1, gold: 1 });
    const t = nonActive('mercenary', [3, 1], { strength: 1 });
    expect(held(t.play([1, 'mercenary:trade']), 1)).toEqual({ gold: 2 });
  });

  it('VAL-HARV.4 Alchemist: 1 gold for 3 magic in the own turn, 1 magic for 2 gold in others', () => {
    const t = active('alchemist', [3, 1], { gold: 2 });
    expect(held(t.play([0, 'alchemist:trade']), 0)).toEqual({ gold: 1, magic: 3 });
    const other = nonActive('alchemist', [3, 1], { magic: 2 });
    expect(held(other.play([1, 'alchemist:trade']), 1)).toEqual({ magic: 1, gold: 2 });
  });

  it('VAL-HARV.4 Archer: 2 strength in the own turn, 1 strength in others', () => {
    expect(held(active('archer', [4, 3]), 0)).toEqual({ strength: 2 });
    expect(held(nonActive('archer', [4, 3]), 1)).toEqual({ strength: 1 });
  });

  it('VAL-HARV.4 Wizard: 1 magic and 1 strength in the own turn, 1 magic in others', () => {
    expect(held(active('wizard', [4, 3]), 0)).toEqual({ magic: 1, strength: 1 });
    expect(held(nonActive('wizard', [4, 3]), 1)).toEqual({ magic: 1 });
  });
});

describe('citizens 5 to 8', () => {
  it('VAL-HARV.4 Peasant: 1 gold in every turn, beside the starter', () => {
    expect(held(active('peasant', [5, 2]), 0)).toEqual({ gold: 1 + 1 });
    expect(held(nonActive('peasant', [5, 2]), 1)).toEqual({ gold: 1 + 1 });
  });

  it('VAL-HARV.4 Knight: 1 strength in every turn, beside the starter', () => {
    expect(held(active('knight', [6, 2]), 0)).toEqual({ strength: 1 + 1 });
    expect(held(nonActive('knight', [6, 2]), 1)).toEqual({ strength: 1 + 1 });
  });

  it('VAL-HARV.4 Rogue: 2 strength and 2 gold in the own turn, 1 of each in others', () => {
    expect(held(active('rogue', [3, 4]), 0)).toEqual({ strength: 2, gold: 2 });
    expect(held(nonActive('rogue', [3, 4]), 1)).toEqual({ strength: 1, gold: 1 });
  });

  it('VAL-HARV.4 VAL-CARD.1 VAL-CARD.2 Thief, own turn: 3 gold or 3 magic of one opponent, or all there is', () => {
    const players = [{ citizens: ['thief' as const] }, { gold: 2, magic: 4 }, { gold: 5 }];
    const position = () => table({ seats: 3, dice: [3, 4], players });
    const amounts = position()
      .asked()
      .options.map(({ label }) => ('bag' in label ? label.bag : label.key));
    expect(amounts).toEqual([{ gold: 2 }, { magic: 3 }, { gold: 3 }, { magic: 0 }, 'decline']);
    const fewer = position().play('take:gold:1');
    expect([held(fewer, 0), held(fewer, 1)]).toEqual([{ gold: 2 }, { magic: 4 }]);
    const magic = position().play('take:magic:1');
    expect([held(magic, 0), held(magic, 1)]).toEqual([{ magic: 3 }, { gold: 2, magic: 1 }]);
  });

  it('VAL-CARD.3 Thief, own turn: taking from somebody with nothing takes 0 and is an activation', () => {
    const t = active('thief', [3, 4]).play('take:gold:1');
    expect([held(t, 0), waiting(t)]).toEqual([{}, [1]]);
    expect(told(t, 'took-from')).toEqual([
      { key: 'took-from', player: 0, from: 1, bag: { gold: 0 }, card: 'thief' },
    ]);
  });

  it('VAL-HARV.4 Thief in the turns of others: 2 gold or 2 magic from the supply', () => {
    const t = nonActive('thief', [3, 4]);
    expect(t.options(1)).toEqual(['thief:gold', 'thief:magic']);
    expect(held(t.play([1, 'thief:gold']), 1)).toEqual({ gold: 2 });
    expect(held(nonActive('thief', [3, 4]).play([1, 'thief:magic']), 1)).toEqual({ magic: 2 });
  });

  it('VAL-HARV.4 Champion: 4 strength in the own turn, 1 gold for 4 strength in others', () => {
    expect(held(active('champion', [5, 3]), 0)).toEqual({ strength: 4, gold: 1 });
    const t = nonActive('champion', [5, 3]);
    // The gold of the starter Peasant pays.
    expect(held(t.play([1, 'champion:trade']), 1)).toEqual({ strength: 4 });
  });

  it('VAL-HARV.4 VAL-CARD.4 Warlord, own turn: 1 strength for each own soldier, itself included', () => {
    expect(held(active('warlord', [5, 3]), 0)).toEqual({ strength: 1, gold: 1 });
    const t = active('warlord', [5, 3], {
      citizens: ['archer', 'knight', 'rogue'],
      domains: ['watcher-on-the-water'],
    });
    expect(held(t, 0)).toEqual({ strength: 3, gold: 1 });
  });

  it('VAL-HARV.4 VAL-CARD.5 Warlord in the turns of others: 1 strength for each Knight, the starter too', () => {
    expect(held(nonActive('warlord', [5, 3]), 1)).toEqual({ strength: 1, gold: 1 });
    const t = nonActive('warlord', [5, 3], { citizens: ['knight', 'knight', 'archer'] });
    expect(held(t, 1)).toEqual({ strength: 3, gold: 1 });
  });
});

describe('citizens 9/10 and 11/12', () => {
  it('VAL-HARV.4 Paladin: 1 strength and 2 magic in the own turn, 1 strength for 3 magic in others', () => {
    expect(held(active('paladin', [4, 5]), 0)).toEqual({ strength: 1, magic: 2, gold: 1 });
    const t = nonActive('paladin', [4, 5], { strength: 1 });
    expect(held(t.play([1, 'paladin:trade']), 1)).toEqual({ magic: 3, gold: 1 });
  });

  it('VAL-HARV.4 Priestess: 2 strength and 1 magic in the own turn, 1 magic for 3 strength in others', () => {
    expect(held(active('priestess', [4, 5]), 0)).toEqual({ strength: 2, magic: 1, gold: 1 });
    const t = nonActive('priestess', [4, 5], { magic: 1 });
    expect(held(t.play([1, 'priestess:trade']), 1)).toEqual({ strength: 3, gold: 1 });
  });

  it('VAL-HARV.4 VAL-CARD.4 Butcher: 2 gold for each own worker in the own turn, 4 gold in others', () => {
    expect(held(active('butcher', [5, 6]), 0)).toEqual({ gold: 2 + 1, strength: 1 });
    const workers: Own = { citizens: ['merchant', 'butcher', 'rogue'], domains: ['rogues-landing'] };
    // Two Butchers, each counting three workers.
    expect(held(active('butcher', [5, 6], workers), 0)).toEqual({ gold: 2 * 6 + 1, strength: 1 });
    expect(held(nonActive('butcher', [5, 6]), 1)).toEqual({ gold: 4 + 1, strength: 1 });
  });

  it('VAL-HARV.4 VAL-CARD.6 Miner: 1 gold and 1 for each own domain in the own turn, 4 gold in others', () => {
    expect(held(active('miner', [5, 6]), 0)).toEqual({ gold: 1 + 1, strength: 1 });
    const built = active('miner', [5, 6], { domains: ['violet-thorn', 'rogues-landing', 'shattered-hand'] });
    expect(held(built, 0)).toEqual({ gold: 1 + 3 + 1, strength: 1 });
    expect(held(nonActive('miner', [5, 6]), 1)).toEqual({ gold: 4 + 1, strength: 1 });
  });
});

describe('trades that cannot be paid', () => {
  it.each([
    ['monk', [1, 1], 1, { strength: 5, magic: 5 }],
    ['alchemist', [3, 3], 0, { strength: 5, magic: 5 }],
    ['alchemist', [3, 3], 1, { gold: 5, strength: 5 }],
    ['champion', [4, 4], 1, { strength: 5, magic: 5 }],
    ['paladin', [5, 5], 1, { gold: 5, magic: 5 }],
    ['priestess', [5, 5], 1, { gold: 5, strength: 5 }],
  ] as const)('VAL-HARV.14 %s on %j for seat %i is not to be had with %j', (card, dice, seat, own) => {
    const t = (seat === 0 ? active : nonActive)(card, [...dice], own);
    expect(t.options(seat)).not.toContain(`${card}:trade`);
    expect(refuses(t, `${card}:trade`, seat).rule).toBe('VAL-HARV.14');
  });

  it('VAL-HARV.14 the Mercenary beside a Monk is not to be had with gold and magic', () => {
    const t = nonActive('mercenary', [1, 3], { gold: 5, magic: 5, citizens: ['monk'] });
    expect(t.options(1)).toEqual(['monk:trade', 'done']);
    expect(refuses(t, 'mercenary:trade', 1).rule).toBe('VAL-HARV.14');
  });
});
