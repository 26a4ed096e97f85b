// Chapters ML-MINE, ML-LAB and ML-PAWN.
import { describe, expect, it } from 'vitest';
import { clanOf, offers, refuses, table, told, waitsFor } from '../table.ts';

describe('mine', () => {
  it('ML-MINE.1 two strength dice bring 6 coins on one double space and 4 on the other, in one action', () => {
    const t = table({ clans: [{ coins: 0, dice: { strength: 5 } }, { dice: { strength: 1 } }] });
    expect(offers(t, 'mine')).toEqual(['mine:0', 'mine:1', 'mine:2']);
    t.play('mine:0');
    expect(clanOf(t, 0)).toMatchObject({ coins: 6, dice: { strength: 3 } });
    t.play('pawnshop', 'mine:1');
    expect(clanOf(t, 0)).toMatchObject({ coins: 10, dice: { strength: 1 } });
    expect(told(t, 'placed')).toMatchObject([
      { player: 0, building: 'mine', dice: { strength: 2 } },
      { player: 1, building: 'pawnshop' },
      { player: 0, building: 'mine', dice: { strength: 2 } },
    ]);
  });

  it('ML-MINE.2 a single die brings 2 coins; the second single space is for three and more', () => {
    const t = table({ clans: [{ coins: 0, dice: { strength: 1 } }, { dice: { strength: 2 } }] });
    expect(offers(t, 'mine')).toEqual(['mine:2']);
    expect(refuses(t, 'mine:3')).toEqual({
      reason: { key: 'for-more-players', players: 3 },
      rule: 'ML-DEP.8',
    });
    t.play('mine:2');
    expect(clanOf(t, 0).coins).toBe(2);
    const three = table({ seats: 3, clans: [{ dice: { strength: 1 } }] });
    expect(offers(three, 'mine')).toEqual(['mine:2', 'mine:3']);
  });

  it('ML-MINE.1 without two strength dice a double space is refused', () => {
    const t = table({ clans: [{ dice: { strength: 1, magic: 1 } }] });
    expect(refuses(t, 'mine:0')).toEqual({
      reason: { key: 'no-dice', colour: 'strength', needed: 2, has: 1 },
      rule: 'ML-MINE.1',
    });
  });

  it('ML-DEP.6 a taken space stays closed for the round', () => {
    const t = table({ clans: [{ dice: { strength: 2 } }, { dice: { strength: 2 } }] }).play('mine:2');
    waitsFor(t, 1);
    expect(refuses(t, 'mine:2')).toEqual({ reason: { key: 'space-taken' }, rule: 'ML-DEP.6' });
  });

  it('ML-MER.17 Tepej adds 2 coins once a round', () => {
    const t = table({ clans: [{ affinity: 'water', coins: 0, dice: { strength: 4 } }] });
    t.play('mine:0');
    expect(clanOf(t, 0).coins).toBe(8);
    t.play('mine:2');
    expect(clanOf(t, 0).coins).toBe(10);
  });

  it('ML-EQU.4 ML-GEN.19 the backpack adds 2 coins more, also on a path (ML-EQ.7)', () => {
    const members = [{ id: 'tentok' as const, equipment: ['batoh-1' as const] }, 'tepej' as const];
    const t = table({
      clans: [{ affinity: 'water', coins: 0, members, dice: { strength: 3 } }],
      paths: { qa1: { seat: 0, member: 'tentok' } },
    });
    t.play('mine:0');
    expect(clanOf(t, 0).coins).toBe(10);
  });

  it('ML-CIT.7 panic closes it', () => {
    const t = table({ panic: ['mine'], clans: [{ dice: { strength: 2, magic: 1 } }] });
    expect(offers(t, 'mine')).toEqual([]);
    expect(refuses(t, 'mine:0')).toEqual({ reason: { key: 'panic', building: 'mine' }, rule: 'ML-CIT.7' });
  });
});

describe('laboratory', () => {
  it('ML-LAB.1 the upper space gives three brews, the lower two, in any mix', () => {
    const t = table({ clans: [{ dice: { magic: 1 } }, { dice: { magic: 1 } }] }).play('laboratory:0');
    expect(t.options()).toEqual(['brews:3p0v', 'brews:2p1v', 'brews:1p2v', 'brews:0p3v']);
    t.play('brews:1p2v');
    expect(clanOf(t, 0)).toMatchObject({ potions: 1, venoms: 2, dice: { magic: 0 } });
    expect(offers(t, 'laboratory')).toEqual(['laboratory:1']);
    t.play('laboratory:1', 'brews:2p0v');
    expect(clanOf(t, 1)).toMatchObject({ potions: 2, venoms: 0 });
  });

  it('ML-LAB.2 no more than three of each are kept', () => {
    const t = table({ clans: [{ potions: 3, venoms: 2, dice: { magic: 1 } }] }).play('laboratory:0');
    expect(clanOf(t, 0)).toMatchObject({ potions: 3, venoms: 3 });
  });

  it('ML-LAB.3 there is one space of each kind, whatever the number of players', () => {
    const t = table({ seats: 4, clans: [{ dice: { magic: 1 } }] });
    expect(offers(t, 'laboratory')).toEqual(['laboratory:0', 'laboratory:1']);
  });

  it('ML-CIT.2 only magic dice fit', () => {
    const t = table({ clans: [{ dice: { strength: 1, persuasion: [4] } }] });
    expect(refuses(t, 'laboratory:0')).toEqual({
      reason: { key: 'no-dice', colour: 'magic', needed: 1, has: 0 },
      rule: 'ML-LAB.1',
    });
  });
});

describe('pawnshop', () => {
  it('ML-PAWN.1 any number of dice of any colours in one action, a coin each', () => {
    const t = table({ clans: [{ coins: 0, dice: { strength: 2, magic: 1, persuasion: [5, 2] } }] });
    t.play('pawnshop', 'strength:2', 'magic:0', 'die:1', 'done');
    expect(clanOf(t, 0)).toMatchObject({ coins: 3, dice: { strength: 0, magic: 1, persuasion: [5] } });
  });

  it('ML-PAWN.1 at least one die is pawned', () => {
    const t = table({ clans: [{ coins: 0, dice: { strength: 1, persuasion: [5, 2] } }] });
    t.play('pawnshop', 'strength:0');
    expect(t.options()).toEqual(['die:0', 'die:1']);
  });

  it('ML-PAWN.2 ML-CIT.4 it never fills', () => {
    const t = table({ clans: [{ dice: { strength: 30 } }, { dice: { strength: 1 } }] });
    t.play('pawnshop', 'strength:20');
    expect(offers(t, 'pawnshop')).toEqual(['pawnshop']);
    t.play('pawnshop');
    expect(offers(t, 'pawnshop')).toEqual(['pawnshop']);
  });

  it('ML-DEP.5 dice that fit nowhere are dropped without gain, and their owner is out', () => {
    const t = table({
      panic: ['pawnshop', 'laboratory', 'lodge', 'tavern', 'armoury', 'market', 'mine'],
      clans: [{ coins: 9, members: ['greenhorn-1'], used: ['greenhorn-1'], dice: { strength: 1 } }],
    });
    expect(told(t, 'dice-dropped')[0]).toMatchObject({ player: 0, dice: { strength: 1 } });
  });
});
