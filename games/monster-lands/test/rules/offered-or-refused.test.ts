// Whatever a question refuses is not among its options, and what is refused says why.
import { describe, expect, it } from 'vitest';
import { battle } from '../battle-table.ts';
import { clanOf, type Game, onOffer, refuses, type TableSetup, table, told } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
type Clan = NonNullable<TableSetup['clans']>[number];
const at = (clan: Clan, setup: TableSetup = {}) => table({ ...setup, clans: [clan, other] });

const market = ['batoh-1', 'zeldiv-1', 'nocir-1'] as const;
const lodge = ['trap-s3', 'trap-m1', 'trap-flat4', 'trap-flat6', 'trap-flat8', 'trap-splus3'] as const;
const tavern = ['vendela', 'fandor', 'algust', 'drabor'] as const;
const dice = { strength: 4, magic: 2, persuasion: [5, 2] };

const positions: readonly [string, Game][] = [
  ['a rich clan', at({ coins: 30, glory: 20, dice }, { market, lodge, tavern })],
  [
    'a poor clan',
    at({ coins: 0, glory: 0, dice: { strength: 1, persuasion: [1] } }, { market, lodge, tavern }),
  ],
  [
    'a clan with exactly enough',
    at({ coins: 3, glory: 3, dice: { strength: 1, magic: 1 } }, { market, lodge, tavern }),
  ],
  [
    'panic everywhere',
    at({ coins: 9, dice }, { panic: ['lodge', 'tavern', 'market', 'mine', 'laboratory'] }),
  ],
  ['in the lodge', at({ coins: 7, dice }, { lodge }).play('lodge:strength')],
  ['in the lodge with a trap', at({ coins: 7, dice }, { lodge }).play('lodge:strength', 'trap:trap-m1')],
  ['in the market', at({ coins: 6, dice }, { market }).play('market:strength')],
  ['in the tavern', at({ coins: 6, glory: 9, dice }, { tavern }).play('tavern:strength')],
  [
    'settled realms',
    at({
      coins: 3,
      members: ['purkrab', { id: 'bambul', realm: 'aldavie' }],
      realms: ['aldavie', 'kryzie'],
      dice: { magic: 1, persuasion: [2] },
    }),
  ],
  [
    'a fight',
    battle({ monster: 'kodyl', on: { a1: { s: 2, venoms: 1, potions: 1, defence: 1 } }, dice: [6, 1, 1] }),
  ],
];

describe('a question', () => {
  it.each(positions)('ML-DEP.8 ML-CIT.5 %s: nothing is offered and refused at once', (_, t) => {
    const { options, refused } = t.asked();
    const offered = new Set(options.map(({ id }) => id));
    expect(refused.filter(({ id }) => offered.has(id))).toEqual([]);
  });
});

describe('the market', () => {
  it('ML-MKT.1 ML-HAG.7 exactly the price is enough, and only what can be paid is offered', () => {
    const t = at({ coins: 6, dice: { strength: 1, magic: 1 } }, { market }).play('market:strength');
    const prices = t.asked().options.map(({ label }) => 'price' in label && label.price);
    expect(prices.every((price) => Number(price) <= 6)).toBe(true);
    expect(refuses(t, 'equipment:zeldiv-1')).toEqual({
      reason: { key: 'too-poor', price: 7, coins: 6 },
      rule: 'ML-MKT.1',
    });
    const exact = at({ coins: 7, dice: { strength: 1, magic: 1 } }, { market: ['zeldiv-1'] });
    expect(exact.options()).toContain('market:strength');
  });

  it('ML-EQ.1 ML-GH.8 what nobody at home may bear is refused, the rest is sold', () => {
    const members = ['purkrab' as const, 'greenhorn-1' as const];
    const t = at(
      { coins: 20, members, dice: { strength: 1, magic: 1 } },
      { market, paths: { a1: { seat: 0, member: 'purkrab' } } },
    );
    t.play('market:strength');
    expect(refuses(onlyNocir(), 'market:strength')).toMatchObject({
      reason: { key: 'nobody-to-bear' },
      rule: 'ML-EQ.1',
    });
    expect(told(t, 'equipment-bought')).toMatchObject([{ card: 'batoh-1' }]);
    const two = at(
      { coins: 20, members, dice: { strength: 1, magic: 1 } },
      { market: ['batoh-1', 'nocir-1', 'past-1'], paths: { a1: { seat: 0, member: 'purkrab' } } },
    ).play('market:strength');
    expect(two.options()).toEqual(['equipment:batoh-1', 'equipment:past-1']);
    expect(refuses(two, 'equipment:nocir-1')).toMatchObject({
      reason: { key: 'nobody-to-bear' },
      rule: 'ML-EQ.1',
    });
  });

  const onlyNocir = () =>
    at(
      { coins: 20, members: ['purkrab', 'greenhorn-1'], dice: { strength: 1, magic: 1 } },
      { market: ['nocir-1'], paths: { a1: { seat: 0, member: 'purkrab' } } },
    );

  it('ML-CIT.5 who can pay nothing is told the lowest price', () => {
    const t = at({ coins: 0, dice: { strength: 1, magic: 1 } }, { market });
    expect(refuses(t, 'market:strength').reason).toEqual({ key: 'too-poor', price: 4, coins: 0 });
    const one = at({ coins: 0, dice: { strength: 1, magic: 1 } }, { market: ['zeldiv-1'] });
    expect(refuses(one, 'market:strength').reason).toEqual({ key: 'too-poor', price: 7, coins: 0 });
  });

  it('ML-REA.10 ML-REA.15 a free card costs nothing, leaves the offer, and may be the only one', () => {
    const ujunie = (offer: readonly (typeof market)[number][]) =>
      at(
        {
          coins: 0,
          members: ['purkrab', { id: 'bambul', realm: 'ujunie' }],
          realms: ['ujunie'],
          dice: { strength: 3 },
        },
        { market: offer },
      ).play('realm:ujunie');
    const t = ujunie(market);
    expect(t.asked().options.map(({ label }) => label)).toMatchObject([
      { price: 0 },
      { price: 0 },
      { price: 0 },
    ]);
    expect(t.asked().refused).toEqual([]);
    t.play('equipment:zeldiv-1', 'to:bambul');
    expect(onOffer(t, 'market')).not.toContain('zeldiv-1');
    expect(clanOf(t, 0)).toMatchObject({
      coins: 0,
      members: [{ equipment: [] }, { equipment: ['zeldiv-1'] }],
    });
    const only = ujunie(['nocir-1']).play('to:purkrab');
    expect(clanOf(only, 0).members[0]?.equipment).toEqual(['nocir-1']);
  });
});

describe('the lodge and the laboratory', () => {
  it('ML-HAG.8 a card is offered while there is a price to lower, and not for nothing', () => {
    const members = ['purkrab' as const, { id: 'jutrovic' as const, equipment: ['past-1' as const] }];
    const t = at({ coins: 9, members, dice: { persuasion: [6], magic: 1 } }, { lodge }).play(
      'lodge:persuasion-6',
    );
    t.play('trap:trap-m1');
    expect(t.asked().prompt).toMatchObject({ price: 1 });
    expect(t.options()).toContain('discount:jutrovic');
    t.play('discount:jutrovic');
    expect(t.asked().prompt).toMatchObject({ price: 0 });
    expect(t.options()).not.toContain('discount:past-1');
  });

  it('ML-LODGE.4 ML-LODGE.3 the offer is full again before traps above the limit are discarded', () => {
    const traps = ['trap-s1', 'trap-s1', 'trap-m2', 'trap-s2', 'trap-s2'] as const;
    const t = at({ coins: 9, traps, dice: { strength: 1, magic: 1 } }, { lodge }).play(
      'lodge:strength',
      'trap:trap-m1',
      'done',
    );
    expect(t.asked().prompt).toMatchObject({ key: 'ask-discard-traps' });
    expect(onOffer(t, 'lodge')).toHaveLength(6);
  });

  it('ML-LAB.1 ML-DEP.6 ML-CIT.7 a taken space and panic close the laboratory; the die lies there unrolled', () => {
    const t = at({ dice: { magic: 2 } }).play('laboratory:0', 'brews:3p0v');
    expect(t.game.citadel.laboratory.dice).toEqual([{ seat: 0, colour: 'magic', face: 0, space: 0 }]);
    expect(refuses(t, 'laboratory:0')).toMatchObject({ reason: { key: 'space-taken' }, rule: 'ML-DEP.6' });
    const panic = at({ dice: { magic: 1 } }, { panic: ['laboratory'] });
    expect(refuses(panic, 'laboratory:1')).toMatchObject({ reason: { key: 'panic' }, rule: 'ML-CIT.7' });
  });

  it('ML-CIT.6 ML-HAG.1 a visit names its die; without a strength die there is none with it', () => {
    const t = at({ coins: 20, dice: { strength: 1, persuasion: [5, 1] } }, { lodge });
    const visits = t.asked().options.filter(({ id }) => id.startsWith('lodge'));
    expect(visits.map(({ id, label }) => [id, label])).toStrictEqual([
      ['lodge:strength', { key: 'visit', shop: 'lodge', die: { colour: 'strength' }, discount: 0 }],
      [
        'lodge:persuasion-5',
        { key: 'visit', shop: 'lodge', die: { colour: 'persuasion', face: 5 }, discount: 5 },
      ],
      [
        'lodge:persuasion-1',
        { key: 'visit', shop: 'lodge', die: { colour: 'persuasion', face: 1 }, discount: 1 },
      ],
    ]);
    for (const coins of [20, 0]) {
      const without = at({ coins, dice: { magic: 1, persuasion: [1] } }, { lodge }).asked();
      const ids = [...without.options, ...without.refused].map(({ id }) => id);
      expect(ids.filter((id) => id.endsWith(':strength'))).toEqual([]);
      expect(ids).toContain('lodge:persuasion-1');
    }
  });

  it('ML-CIT.4 ML-CIT.6 equal faces are one visit, and a full shop is refused to each die', () => {
    const equal = at({ coins: 20, dice: { persuasion: [4, 4, 2] } }, { lodge });
    expect(equal.options().filter((id) => id.startsWith('lodge'))).toEqual([
      'lodge:persuasion-4',
      'lodge:persuasion-2',
    ]);
    const die = (space: number) => ({ seat: 1, colour: 'strength' as const, face: 0, space });
    const full = at(
      { coins: 20, dice: { strength: 1, persuasion: [3] } },
      { lodge, citadel: { lodge: [0, 1, 2, 3, 4, 5].map(die) } },
    );
    for (const id of ['lodge:strength', 'lodge:persuasion-3'])
      expect(refuses(full, id)).toEqual({
        reason: { key: 'building-full', building: 'lodge' },
        rule: 'ML-CIT.4',
      });
  });
});
