// Loot without the Outside symbol; the rest is in the tests of the battle.
import { describe, expect, it } from 'vitest';
import type { LootId } from '../../data/loot.ts';
import { clanOf, offers, type TableSetup, table, told, waitsFor } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
type ClanSetup = NonNullable<TableSetup['clans']>[number];

const withLoot = (loot: LootId, clan: ClanSetup = {}, setup: TableSetup = {}) =>
  table({ clans: [{ coins: 0, dice: { strength: 1, magic: 2 }, ...clan, loot: [loot] }, other], ...setup });

describe('loot', () => {
  it('ML-LTB.6 two potions and two venoms, as far as there is room', () => {
    const t = withLoot('loot-brews', { potions: 2 }).play('loot:loot-brews');
    expect(clanOf(t, 0)).toMatchObject({ potions: 3, venoms: 2, loot: [] });
    expect(offers(withLoot('loot-brews', { potions: 3, venoms: 3 }), 'loot')).toEqual([]);
  });

  it('ML-LTB.7 6 coins, a defence token and a potion', () => {
    const t = withLoot('loot-supply').play('loot:loot-supply');
    expect(clanOf(t, 0)).toMatchObject({ coins: 6, defence: 1, potions: 1 });
  });

  it('ML-LTB.8 12 coins', () => {
    expect(clanOf(withLoot('loot-coins12').play('loot:loot-coins12'), 0).coins).toBe(12);
  });

  it('ML-LTB.9 10 coins, also in clean-up before wages', () => {
    expect(clanOf(withLoot('loot-coins10').play('loot:loot-coins10'), 0).coins).toBe(10);
    const late = withLoot('loot-coins10', {}, { phase: 'cleanUp' }).play('loot:loot-coins10');
    expect(told(late, 'wages-paid')[0]).toMatchObject({ player: 0, coins: 1, due: 1 });
  });

  it('ML-LTB.11 the trophies count 3 while they are kept and sell for 15 coins', () => {
    const t = withLoot('loot-trophies3').play('sell:loot-trophies3');
    expect(clanOf(t, 0)).toMatchObject({ coins: 15, loot: [] });
    expect(t.game.loot.used).toEqual(['loot-trophies3']);
  });

  it('ML-LTB.12 ML-DEP.7 a persuasion die becomes three magic dice, without an action', () => {
    const t = withLoot('loot-persuasion-to-magic', { dice: { persuasion: [6, 2] } });
    t.play('loot:loot-persuasion-to-magic');
    expect(t.options()).toEqual(['convert:persuasion-6:magic', 'convert:persuasion-2:magic']);
    t.play('convert:persuasion-2:magic');
    expect(clanOf(t, 0)).toMatchObject({ dice: { magic: 3, persuasion: [6] }, loot: [] });
    waitsFor(t, 0);
  });

  it('ML-LTB.12 without such a die, or outside of deployment, it is kept', () => {
    expect(offers(withLoot('loot-persuasion-to-magic'), 'loot')).toEqual([]);
    const late = withLoot('loot-persuasion-to-magic', { coins: 3, trophies: ['krus'] }, { phase: 'cleanUp' });
    expect(offers(late, 'loot')).toEqual([]);
  });

  it('ML-LTB.13 ML-DEP.7 a magic die becomes three strength dice, without an action', () => {
    const t = withLoot('loot-magic-to-strength').play('loot:loot-magic-to-strength');
    expect(clanOf(t, 0)).toMatchObject({ dice: { strength: 4, magic: 1 }, loot: [] });
    waitsFor(t, 0);
  });

  it('ML-LTB.16 ML-LTB.20 somebody joins for nothing, if the surplus allows', () => {
    const t = withLoot('loot-free-hire', { glory: 5 }, { tavern: ['tarka', 'lemtal'] });
    t.play('loot:loot-free-hire', 'hire:tarka');
    expect(clanOf(t, 0)).toMatchObject({ coins: 0, reputation: 5, dice: { strength: 3 }, loot: [] });
    expect(offers(withLoot('loot-free-hire', { glory: 1 }), 'loot')).toEqual([]);
  });

  it('ML-LOOT.4 ML-LOOT.6 a used token is discarded; those with the Outside symbol cannot be used in deployment', () => {
    const t = withLoot('loot-coins12').play('loot:loot-coins12');
    expect(t.game.loot.used).toEqual(['loot-coins12']);
    expect(offers(withLoot('loot-reroll4'), 'loot')).toEqual([]);
  });

  it('ML-LOOT.4 one token is used, the others stay, and it is told', () => {
    const t = table({
      clans: [{ coins: 0, loot: ['loot-coins10', 'loot-coins12'], dice: { strength: 1 } }, {}],
    });
    t.play('loot:loot-coins10');
    expect(clanOf(t, 0)).toMatchObject({ coins: 10, loot: ['loot-coins12'] });
    expect(told(t, 'loot-used')).toEqual([{ key: 'loot-used', player: 0, loot: 'loot-coins10' }]);
  });

  it('ML-GEN.11 gains and exchanges are for before the action, in later phases gains are offered again', () => {
    const loot: LootId[] = ['loot-coins10', 'loot-persuasion-to-magic', 'loot-magic-to-strength'];
    const t = table({
      clans: [
        { loot, trophies: ['krus'], dice: { strength: 2, magic: 1, persuasion: [2] } },
        { dice: { strength: 1 } },
      ],
    });
    expect(offers(t, 'loot')).toEqual(loot.map((id) => `loot:${id}`));
    t.play('mine:2');
    expect(t.options()).toEqual(['end', 'sell:krus']);
    const later = table({
      phase: 'cleanUp',
      acted: true,
      clans: [{ coins: 9, loot: ['loot-coins10'] }, { coins: 9 }],
    });
    expect(later.options()).toEqual(['done', 'loot:loot-coins10']);
  });

  it('ML-LTB.16 a free hire is offered also when a greenhorn alone would come', () => {
    const t = table({
      tavern: ['vendela', 'fandor', 'lemtal', 'ninra'],
      clans: [
        { glory: 2, coins: 0, loot: ['loot-free-hire'], dice: { strength: 1 } },
        { dice: { strength: 1 } },
      ],
    });
    expect(offers(t, 'loot')).toEqual(['loot:loot-free-hire']);
  });
});
