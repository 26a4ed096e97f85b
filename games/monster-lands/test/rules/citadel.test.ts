import { describe, expect, it } from 'vitest';
import { buildingOf, SHOPS } from '../../data/board.ts';
import { clanOf, during, offers, refuses, table, told, waitsFor } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };

describe('the Citadel', () => {
  it('ML-DEP.2 an action is dice into the Citadel, a mercenary to the Outside, or dice onto an own settled realm', () => {
    const t = table({
      seed: 'actions',
      areas: [{ realm: null }],
      clans: [
        {
          coins: 9,
          members: ['purkrab', { id: 'ninra', realm: 'kryzie' }],
          realms: ['kryzie'],
          dice: { strength: 6, magic: 6, persuasion: [3] },
        },
        other,
      ],
    });
    const kinds = new Set(t.options().map((id) => id.split(':')[0]));
    expect([...kinds].sort()).toEqual(
      ['armoury', 'laboratory', 'lodge', 'market', 'mine', 'pawnshop', 'realm', 'send', 'tavern'].sort(),
    );
  });

  it('ML-CIT.1 ML-MINE.1 a double space takes two dice in one action, a single one takes one', () => {
    const t = table({ clans: [{ dice: { strength: 3 } }, other] }).play('mine:0');
    expect(t.game.citadel.mine.dice.filter(({ space }) => space === 0)).toHaveLength(2);
    t.play('mine:2');
    expect(t.game.citadel.mine.dice.filter(({ space }) => space === 2)).toHaveLength(1);
  });

  it('ML-CIT.2 ML-POOL.10 the four shops take strength and persuasion dice only', () => {
    const t = table({ clans: [{ coins: 20, dice: { magic: 2 } }, other] });
    for (const shop of SHOPS) {
      expect(offers(t, shop)).toEqual([]);
      expect(buildingOf(shop)).toMatchObject({ colours: ['strength', 'persuasion'], haggle: true });
    }
  });

  it('ML-CIT.3 ML-DEP.9 the gain comes at once', () => {
    const t = table({ clans: [{ coins: 0, dice: { strength: 1, magic: 1 } }, other] }).play('mine:2');
    expect(clanOf(t, 0).coins).toBe(2);
    waitsFor(t, 1);
  });

  it('ML-DEP.9 a settled realm gives at once, what is sent to the Outside waits for the adventure phase', () => {
    const t = table({
      areas: [{ monster: null, realm: 'kale' }],
      quests: { qa: 'quest-01' },
      clans: [
        {
          coins: 0,
          members: ['purkrab', 'hatyr', { id: 'ninra', realm: 'glacie' }],
          realms: ['glacie'],
          dice: { strength: 2, persuasion: [1, 1] },
          traps: [],
        },
        { dice: { strength: 2 } },
      ],
      dice: [6, 6],
    });
    const { coins } = clanOf(t, 0);
    t.play('realm:glacie');
    expect(clanOf(t, 0).coins).toBe(coins + 9);
    t.play([1, 'mine:2'], [0, 'send:qa1']);
    const events = during(t, () => t.play('member:hatyr'));
    expect(told(events, 'sent')).toHaveLength(1);
    expect(told(t, 'rolled')).toEqual([]);
    expect(t.game.phase).toBe('deployment');
    expect(clanOf(t, 0).quests).toBe(0);
    waitsFor(t, 1);
    t.play([1, 'pawnshop']);
    expect(told(t, 'quest-done')).toMatchObject([{ player: 0, quest: 'quest-01', total: 12 }]);
  });

  it('ML-CIT.6 dice in the four shops are placed from left to right, whatever their colour', () => {
    const clan = { coins: 20, dice: { strength: 2, magic: 1, persuasion: [4] } };
    const t = table({ seats: 3, clans: [clan, other, other] });
    t.play('armoury:strength', 'defence:1', 'mine:0', 'mine:1', 'armoury:persuasion-4', 'defence:1');
    expect(t.game.citadel.armoury.dice).toEqual([
      { seat: 0, colour: 'strength', face: 0, space: 0 },
      { seat: 0, colour: 'persuasion', face: 4, space: 1 },
    ]);
  });

  it('ML-CIT.7 panic closes each of the shops', () => {
    const clan = { coins: 20, glory: 20, dice: { strength: 1, magic: 1 } };
    const t = table({ panic: [...SHOPS], clans: [clan, other] });
    for (const shop of SHOPS)
      expect(refuses(t, `${shop}:strength`)).toEqual({
        reason: { key: 'panic', building: shop },
        rule: 'ML-CIT.7',
      });
  });

  it('ML-CIT.8 a clan may visit a building again while spaces last', () => {
    const t = table({ clans: [{ coins: 20, dice: { strength: 3 } }, other] });
    t.play('armoury:strength', 'defence:1', 'mine:0', 'armoury:strength', 'defence:1');
    expect(clanOf(t, 0).defence).toBe(2);
    t.play('mine:2');
    expect(refuses(t, 'armoury:strength')).toMatchObject({ rule: 'ML-CIT.4' });
  });

  it('ML-MINE.1 the worked example: with the 6 coins gone two dice bring 4 coins, or one brings 2', () => {
    const rival = { affinity: 'fire' as const, used: ['onduru' as const] };
    const clans = [
      { dice: { strength: 2, magic: 1 } },
      { ...rival, coins: 0, dice: { strength: 2, magic: 1 } },
    ];
    const t = table({ clans }).play('mine:0');
    expect(offers(t, 'mine')).toEqual(['mine:1', 'mine:2']);
    t.play('mine:1');
    expect(clanOf(t, 1).coins).toBe(4);
    expect(told(t, 'placed')).toHaveLength(2);
  });
});
