import { describe, expect, it } from 'vitest';
import { discountInHand } from '../../rules/card-discounts.ts';
import { clanOf, refuses, table, told } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
const members = ['purkrab' as const, 'jutrovic' as const, 'vendela' as const];

describe('discounts of cards', () => {
  it('ML-MER.11 ML-MER.12 ML-EQU.5 are for hires or for traps, and each card adds its own', () => {
    const equipped = [
      'purkrab' as const,
      'jutrovic' as const,
      { id: 'vendela' as const, equipment: ['past-1' as const] },
    ];
    const clan = clanOf(table({ clans: [{ members: equipped, dice: { strength: 1 } }, other] }), 0);
    expect([discountInHand(clan, 'traps'), discountInHand(clan, 'hire')]).toEqual([8, 4]);
  });

  it('ML-HAG.8 ML-GEN.5 a card used this round takes nothing off any more', () => {
    const equipped = ['purkrab' as const, { id: 'jutrovic' as const, equipment: ['past-1' as const] }];
    const used = (...cards: ('jutrovic' | 'past-1')[]) =>
      table({
        lodge: ['trap-s3'],
        clans: [{ coins: 0, members: equipped, used: cards, dice: { strength: 1, persuasion: [1] } }, other],
      });
    expect(discountInHand(clanOf(used('jutrovic'), 0), 'traps')).toBe(4);
    expect(discountInHand(clanOf(used('past-1'), 0), 'traps')).toBe(4);
    const t = used('jutrovic', 'past-1');
    expect(discountInHand(clanOf(t, 0), 'traps')).toBe(0);
    expect(refuses(t, 'lodge:strength').reason).toMatchObject({ key: 'too-poor', coins: 0 });
  });

  it('ML-HAG.8 their use is told, and they are spent with the purchase', () => {
    const t = table({
      lodge: ['trap-s3', 'trap-m1'],
      clans: [{ coins: 9, members, dice: { strength: 2 } }, other],
    });
    t.play('lodge:strength', 'discount:jutrovic', 'trap:trap-s3', 'done');
    expect(told(t, 'ability-used')).toEqual([{ key: 'ability-used', player: 0, card: 'jutrovic' }]);
    expect(clanOf(t, 0).used).toEqual(['jutrovic']);
  });
});
