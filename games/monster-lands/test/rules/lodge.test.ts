import { describe, expect, it } from 'vitest';
import { priceOfTrap, type TrapId } from '../../data/traps.ts';
import { view } from '../../rules/view.ts';
import { clanOf, during, offers, onOffer, refuses, type TableSetup, table, told } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
const offer: readonly TrapId[] = [
  'trap-s3',
  'trap-m1',
  'trap-flat4',
  'trap-splus1',
  'trap-splus1',
  'trap-flat8',
];

const at = (clan: NonNullable<TableSetup['clans']>[number], setup: TableSetup = {}) =>
  table({ lodge: offer, clans: [clan, other], ...setup });

describe('hunting lodge', () => {
  it('ML-LODGE.1 ML-HAG.1 ML-HAG.2 ML-HAG.4 the worked example: 9 coins less 5, full price with a strength die, 8 coins less 8', () => {
    const fullPrice = priceOfTrap('trap-flat8');
    const clan = (dice: object) => ({ coins: 9, traps: [], dice: { magic: 1, ...dice } });
    const t = table({
      seats: 3,
      lodge: offer,
      clans: [clan({ persuasion: [5] }), clan({ strength: 1 }), clan({ persuasion: [3] })],
    });
    t.play('lodge:persuasion-5', 'trap:trap-s3', 'done');
    expect(clanOf(t, 0)).toMatchObject({ coins: 5, traps: ['trap-s3'] });
    t.play('lodge:strength', 'trap:trap-flat8');
    expect(clanOf(t, 1)).toMatchObject({ coins: 9 - fullPrice, traps: ['trap-flat8'] });
    t.play('lodge:persuasion-3', 'trap:trap-m1', 'trap:trap-flat4', 'done');
    expect(clanOf(t, 2)).toMatchObject({ coins: 8, traps: ['trap-m1', 'trap-flat4'] });
    expect(told(t, 'traps-bought').map((event) => 'coins' in event && event.coins)).toEqual([
      4,
      fullPrice,
      1,
    ]);
  });

  it('ML-LODGE.1 any number of traps, as far as the coins reach for all of them', () => {
    const t = at({ coins: 10, traps: [], dice: { strength: 1, magic: 1 } }).play('lodge:strength');
    expect(t.options()).toEqual([
      'trap:trap-s3',
      'trap:trap-m1',
      'trap:trap-flat4',
      'trap:trap-splus1',
      'trap:trap-flat8',
    ]);
    t.play('trap:trap-splus1', 'trap:trap-splus1');
    expect(t.asked()).toMatchObject({
      kind: 'some',
      picked: [{ id: 'trap:trap-splus1' }, { id: 'trap:trap-splus1' }],
      prompt: { key: 'ask-traps', coins: 10, price: 6 },
    });
    expect(t.options()).toEqual(['trap:trap-m1', 'trap:trap-flat4', 'done']);
    expect(refuses(t, 'trap:trap-flat8')).toEqual({
      reason: { key: 'too-poor', price: 6 + priceOfTrap('trap-flat8'), coins: 10 },
      rule: 'ML-LODGE.1',
    });
    t.play('trap:trap-m1');
    expect(clanOf(t, 0)).toMatchObject({ coins: 0, traps: ['trap-splus1', 'trap-splus1', 'trap-m1'] });
  });

  it('ML-LODGE.2 ML-HAG.5 ML-HAG.6 the discount is for the sum, down to 1 coin; labels tell what a trap adds', () => {
    const t = at({ coins: 9, dice: { persuasion: [6], magic: 1 } }).play('lodge:persuasion-6');
    const price = (id: string) => t.asked().options.find((option) => option.id === id)?.label;
    expect(price('trap:trap-m1')).toMatchObject({ price: 1 });
    t.play('trap:trap-m1');
    expect(price('trap:trap-splus1')).toMatchObject({ price: 0 });
    expect(price('trap:trap-s3')).toMatchObject({ price: 6 });
    t.play('trap:trap-splus1', 'done');
    expect(clanOf(t, 0).coins).toBe(8);
  });

  it('ML-HAG.9 what is left of a discount is lost', () => {
    const t = at({ coins: 9, dice: { persuasion: [6, 1], magic: 1 } });
    t.play('lodge:persuasion-6', 'trap:trap-splus1', 'done');
    t.play('pawnshop', 'strength:1', 'magic:0');
    t.play('armoury:persuasion-1', 'defence:3');
    expect(clanOf(t, 0).coins).toBe(9 - 1 - 5);
  });

  it('ML-CIT.9 a die placed here buys at least one trap', () => {
    const t = at({ coins: 9, dice: { strength: 1, magic: 1 } }).play('lodge:strength');
    expect(t.options()).not.toContain('done');
  });

  it('ML-CIT.5 without the coins for the cheapest trap the die may not be placed', () => {
    const t = at({ coins: 2, dice: { strength: 1, persuasion: [1] } });
    expect(offers(t, 'lodge')).toEqual(['lodge:persuasion-1']);
    expect(refuses(t, 'lodge:strength')).toEqual({
      reason: { key: 'too-poor', price: 3, coins: 2 },
      rule: 'ML-CIT.5',
    });
  });

  it('ML-LODGE.3 ML-GEN.18 the board holds five; what is above is discarded at once, by choice', () => {
    const traps: TrapId[] = ['trap-basic-jungle', 'trap-s1', 'trap-s1', 'trap-m2', 'trap-s2'];
    const t = at({ coins: 4, traps, dice: { strength: 1, magic: 1 } });
    t.play('lodge:strength', 'trap:trap-m1');
    expect(t.asked().prompt).toEqual({ key: 'ask-discard-traps', excess: 1 });
    t.play('discard:trap-m2:3');
    expect(clanOf(t, 0).traps).toEqual(['trap-basic-jungle', 'trap-s1', 'trap-s1', 'trap-s2', 'trap-m1']);
    expect(t.game.lodge.used).toEqual(['trap-m2']);
  });

  it('ML-LODGE.3 traps on paths do not count', () => {
    const t = at(
      { coins: 4, traps: ['trap-s1', 'trap-s1', 'trap-m2', 'trap-s2'], dice: { strength: 1, magic: 1 } },
      { paths: { a1: { seat: 0, member: 'korfac', traps: ['trap-s1', 'trap-s2'] } } },
    );
    t.play('lodge:strength', 'trap:trap-m1');
    expect(clanOf(t, 0).traps).toHaveLength(5);
  });

  it('ML-LODGE.4 the offer is filled up to six after a purchase', () => {
    const t = at({ coins: 7, dice: { strength: 1, magic: 1 } });
    const bought = during(t, () => t.play('lodge:strength', 'trap:trap-m1', 'trap:trap-splus1'));
    expect(onOffer(t, 'lodge')).toHaveLength(6);
    expect(told(bought, 'trap-offered')).toHaveLength(2);
  });

  it.each([2, 3, 4])(
    'ML-LODGE.4 with %i players new traps come to the empty places, the others stay',
    (seats) => {
      const t = at({ coins: 7, dice: { strength: 1, magic: 1 } }, { seats });
      const bought = during(t, () => t.play('lodge:strength', 'trap:trap-splus1', 'trap:trap-m1'));
      const [first, second] = told(bought, 'trap-offered').map(({ trap }) => trap);
      expect(t.game.lodge.offer).toEqual([
        'trap-s3',
        first,
        'trap-flat4',
        second,
        'trap-splus1',
        'trap-flat8',
      ]);
      expect(view(t.game, 1).lodge.offer).toEqual(t.game.lodge.offer);
    },
  );

  it('ML-LODGE.5 an empty pile is made anew of the used traps', () => {
    const t = at({ coins: 4, dice: { strength: 1, magic: 1 } });
    const { lodge } = t.game;
    lodge.used.push(...lodge.pile.splice(0));
    t.play('lodge:strength', 'trap:trap-m1');
    expect(onOffer(t, 'lodge')).toHaveLength(6);
    expect(t.game.lodge.used).toEqual([]);
  });

  it('ML-LODGE.4 when pile and used traps are gone the offer stays short, and empty it sells nothing', () => {
    const t = table({ lodge: ['trap-m1'], clans: [{ coins: 9, dice: { strength: 2 } }, other] });
    const { lodge, box } = t.game;
    box.push(...lodge.pile.splice(0));
    t.play('lodge:strength');
    expect(onOffer(t, 'lodge')).toEqual([]);
    t.play('mine:2');
    expect(refuses(t, 'lodge:strength')).toEqual({ reason: { key: 'nothing-offered' }, rule: 'ML-CIT.5' });
  });

  it('ML-LODGE.4 a short offer is filled up when traps have come back', () => {
    expect(onOffer(table({ phase: 'pool', lodge: ['trap-m1'] }), 'lodge')).toHaveLength(6);
    const traps: TrapId[] = ['trap-s1', 'trap-s1', 'trap-s1', 'trap-m2', 'trap-s2'];
    const t = at({ coins: 4, traps, dice: { strength: 1, magic: 1 } });
    const { lodge, box } = t.game;
    box.push(...lodge.pile.splice(0));
    t.play('lodge:strength', 'trap:trap-m1', 'discard:trap-m2:3');
    expect(onOffer(t, 'lodge')).toHaveLength(6);
    expect(t.game.lodge.used).toEqual([]);
  });

  it('ML-LODGE.6 ML-GEN.15 bought traps lie face down: the others see how many, not which', () => {
    const t = at({ coins: 4, traps: [], dice: { strength: 1, magic: 1 } });
    t.play('lodge:strength', 'trap:trap-m1');
    expect(view(t.game, 0).clans[0]?.traps).toEqual(['trap-m1']);
    expect(view(t.game, 1).clans[0]?.traps).toEqual([null]);
  });

  it('ML-LODGE.7 when Dajána leaves the clan, the board holds five again', () => {
    const traps: TrapId[] = ['trap-basic-jungle', 'trap-s1', 'trap-s1', 'trap-m2', 'trap-s2', 'trap-s3'];
    const t = table({
      phase: 'cleanUp',
      clans: [{ coins: 0, traps, members: ['purkrab', 'dajana'] }, { coins: 9 }],
    });
    expect(t.asked().prompt).toEqual({ key: 'ask-discard-traps', excess: 1 });
    t.play('discard:trap-s1:1');
    expect(clanOf(t, 0)).toMatchObject({ members: [{ id: 'purkrab' }] });
    expect(clanOf(t, 0).traps).toHaveLength(5);
  });

  it('ML-LODGE.8 a discarded basic trap leaves the game', () => {
    const traps: TrapId[] = ['trap-basic-jungle', 'trap-s1', 'trap-s1', 'trap-m2', 'trap-s2'];
    const t = at({ coins: 4, traps, dice: { strength: 1, magic: 1 } });
    t.play('lodge:strength', 'trap:trap-m1', 'discard:trap-basic-jungle:0');
    expect(t.game.box).toContain('trap-basic-jungle');
    expect(t.game.lodge.used).toEqual([]);
  });

  it('ML-HAG.8 a card comes after the dice and may bring the price to nothing', () => {
    const members = ['purkrab', 'jutrovic'] as const;
    const t = at({ coins: 0, members, dice: { persuasion: [1], strength: 1 } });
    expect(offers(t, 'lodge')).toEqual(['lodge:strength', 'lodge:persuasion-1']);
    t.play('lodge:persuasion-1');
    expect(t.options()).toEqual(['trap:trap-m1', 'trap:trap-flat4', 'trap:trap-splus1']);
    t.play('trap:trap-m1');
    expect(clanOf(t, 0)).toMatchObject({ coins: 0, used: ['jutrovic'] });
    expect(clanOf(t, 0).traps).toContain('trap-m1');
  });
});
