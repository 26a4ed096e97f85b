import { describe, expect, it } from 'vitest';
import { clanOf, offers, refuses, table, told } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };

describe('armoury and haggling', () => {
  it('ML-ARM.1 up to three defence tokens at 2 coins each', () => {
    const t = table({ clans: [{ coins: 5, dice: { strength: 2 } }, other] }).play('armoury:strength');
    expect(t.options()).toEqual(['defence:2', 'defence:1']);
    t.play('defence:2');
    expect(clanOf(t, 0)).toMatchObject({ coins: 1, defence: 2, dice: { strength: 1 } });
    expect(told(t, 'defence-bought')).toMatchObject([{ player: 0, count: 2, coins: 4 }]);
  });

  it('ML-ARM.2 what is above five is discarded at once', () => {
    const t = table({ clans: [{ coins: 6, defence: 4, dice: { strength: 2 } }, other] });
    t.play('armoury:strength', 'defence:3');
    expect(clanOf(t, 0)).toMatchObject({ coins: 0, defence: 5 });
  });

  it('ML-HAG.1 ML-HAG.5 ML-HAG.6 the first persuasion die takes its face off the whole sum, down to 1 coin', () => {
    const t = table({ clans: [{ coins: 7, dice: { persuasion: [5, 1] } }, other] });
    t.play('armoury:persuasion-5', 'defence:3');
    expect(clanOf(t, 0).coins).toBe(6);
  });

  it('ML-HAG.2 ML-HAG.3 ML-HAG.4 a lower face adds the last persuasion die before it, an equal one does not', () => {
    const before = [
      { seat: 1, colour: 'persuasion', face: 4, space: 0 },
      { seat: 0, colour: 'strength', face: 0, space: 1 },
    ] as const;
    const coinsAfter = (face: number) => {
      const clans = [{ coins: 9, dice: { persuasion: [face], magic: 1 } }, other, other];
      const t = table({ seats: 3, citadel: { armoury: before }, clans });
      return clanOf(t.play(`armoury:persuasion-${face}`, 'defence:3'), 0).coins;
    };
    expect([1, 4, 5].map(coinsAfter)).toEqual([8, 7, 8]);
  });

  it('ML-CIT.5 a die may be placed only if something can be paid', () => {
    const t = table({ clans: [{ coins: 1, dice: { strength: 1, persuasion: [1] } }, other] });
    expect(offers(t, 'armoury')).toEqual(['armoury:persuasion-1']);
    expect(refuses(t, 'armoury:strength')).toEqual({
      reason: { key: 'too-poor', price: 2, coins: 1 },
      rule: 'ML-CIT.5',
    });
  });

  it('ML-CIT.4 ML-DEP.8 two spaces with two players, three with more', () => {
    const dice = [0, 1].map((space) => ({ seat: 1, colour: 'strength', face: 0, space }) as const);
    const full = table({ citadel: { armoury: dice }, clans: [{ dice: { strength: 2 } }, other] });
    expect(refuses(full, 'armoury:strength')).toEqual({
      reason: { key: 'building-full', building: 'armoury' },
      rule: 'ML-CIT.4',
    });
    const three = table({ seats: 3, citadel: { armoury: dice }, clans: [{ dice: { strength: 2 } }, other] });
    expect(offers(three, 'armoury')).toEqual(['armoury:strength']);
  });

  it('ML-SCN.4 in Travelling Light it is closed', () => {
    const t = table({
      seats: 1,
      options: { scenario: 'travelling-light' },
      clans: [{ dice: { strength: 2 } }],
    });
    expect(refuses(t, 'armoury:strength')).toEqual({
      reason: { key: 'building-closed', building: 'armoury' },
      rule: 'ML-SCN.4',
    });
  });
});
