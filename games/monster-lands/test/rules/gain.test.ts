import { newRecorder, recording } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import type { Bundle } from '../../data/types.ts';
import { affords, gain, hasRoomFor, lose } from '../../rules/gain.ts';
import { clanOf, table, told } from '../table.ts';

const rich = {
  coins: 5,
  potions: 2,
  venoms: 2,
  defence: 3,
  glory: 4,
  traps: ['trap-s1'],
  trophies: ['krus'],
} as const;
const clans = [{ ...rich, dice: { strength: 1 } }, { dice: { strength: 1 } }];
const light = { seats: 1, options: { scenario: 'travelling-light' } };

describe('costs', () => {
  it.each<[keyof Bundle, number]>([
    ['coins', 5],
    ['potions', 2],
    ['venoms', 2],
    ['defence', 3],
    ['trap', 1],
    ['trophyCard', 1],
  ])('ML-GEN.17 ML-QST.8 %s: what is there is enough, one more is too much', (token, has) => {
    const t = table({ clans });
    const cost = (count: number) => ({ [token]: count }) as Bundle;
    expect(affords(t.game, clanOf(t, 0), cost(has))).toBe(true);
    expect(affords(t.game, clanOf(t, 0), cost(has + 1))).toBe(false);
  });

  it('ML-GEN.17 what a cost does not name need not be there', () => {
    const bare = {
      coins: 0,
      potions: 1,
      venoms: 0,
      defence: 0,
      traps: [],
      trophies: [],
      dice: { strength: 1 },
    };
    const t = table({ clans: [bare, { dice: { strength: 1 } }] });
    expect(affords(t.game, clanOf(t, 0), { potions: 1 })).toBe(true);
    const coins = table({ clans: [{ ...bare, coins: 1, potions: 0 }, { dice: { strength: 1 } }] });
    expect(affords(coins.game, clanOf(coins, 0), { coins: 1 })).toBe(true);
  });

  it('ML-LTB.11 the trophies among the loot are one card', () => {
    const t = table({ clans: [{ ...rich, trophies: [], loot: ['loot-trophies3'], dice: { strength: 1 } }] });
    expect(affords(t.game, clanOf(t, 0), { trophyCard: 1 } as Bundle)).toBe(true);
    expect(affords(t.game, clanOf(t, 0), { trophyCard: 2 } as Bundle)).toBe(false);
    const none = table({ clans: [{ ...rich, trophies: [], dice: { strength: 1 } }] });
    expect(affords(none.game, clanOf(none, 0), { trophyCard: 1 } as Bundle)).toBe(false);
  });

  it('ML-SCN.4b in Travelling Light no defence token is paid or gained, everything else is', () => {
    const t = table({ ...light, clans: [clans[0] as object] });
    const clan = clanOf(t, 0);
    expect(affords(t.game, clan, { defence: 1 })).toBe(false);
    expect(affords(t.game, clan, { coins: 1, potions: 1 })).toBe(true);
    gain(t.game, 0, { potions: 1, defence: 1 });
    expect(clan).toMatchObject({ potions: 3, defence: 3 });
    expect(hasRoomFor(t.game, clan, { defence: 1 })).toBe(false);
  });
});

describe('gains and losses', () => {
  it('ML-GEN.17 each part is taken by itself, as far as it is there', () => {
    for (const [bundle, left] of [
      [{ coins: 3 }, { coins: 2 }],
      [{ coins: 9 }, { coins: 0 }],
      [
        { glory: 1, potions: 1 },
        { glory: 3, potions: 1 },
      ],
      [
        { venoms: 3, defence: 1 },
        { venoms: 0, defence: 2 },
      ],
    ] as const) {
      const t = table({ clans });
      const { coins, potions, venoms, defence, glory } = rich;
      lose(t.game, 0, bundle);
      expect(clanOf(t, 0)).toMatchObject({ coins, potions, venoms, defence, glory, ...left });
    }
  });

  it('ML-LAB.2 ML-GEN.18 there is room up to the last token', () => {
    const t = table({ clans });
    expect(hasRoomFor(t.game, clanOf(t, 0), { potions: 1 })).toBe(true);
    gain(t.game, 0, { potions: 1 });
    expect(hasRoomFor(t.game, clanOf(t, 0), { potions: 1 })).toBe(false);
  });

  it('ML-TRK.5 ML-SOLO.11 the thirtieth glory is told once, to those who play against each other', () => {
    const near = (glory: number, more: number, seats = 2) => {
      const t = table({ seats, clans: [{ glory }] });
      const recorder = newRecorder(0);
      recording(recorder, () => gain(t.game, 0, { glory: more }));
      return recorder.events.map(({ event }) => event).filter(({ key }) => key === 'end-near');
    };
    expect(near(29, 1)).toEqual([{ key: 'end-near', player: 0, glory: 30 }]);
    expect(near(28, 1)).toEqual([]);
    expect(near(30, 1)).toEqual([]);
    expect(near(29, 1, 1)).toEqual([]);
  });

  it('ML-PAWN.1 a single coin is gained and told', () => {
    const t = table({ clans }).play('pawnshop');
    expect(told(t, 'gained')).toStrictEqual([
      { key: 'gained', player: 0, bundle: { coins: 1 }, from: 'pawnshop' },
    ]);
    expect(clanOf(t, 0).coins).toBe(6);
  });
});
