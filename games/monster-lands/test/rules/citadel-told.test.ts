// What everybody is told of visits to the Citadel.
import { describe, expect, it } from 'vitest';
import { samRolls, solo } from '../solo-table.ts';
import { clanOf, offers, refuses, table, told } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };

describe('dice placed in the Citadel', () => {
  it('ML-CIT.1 ML-GEN.16 are told by colour, persuasion dice by their faces, with what they save', () => {
    const dice = { strength: 4, magic: 2, persuasion: [5, 2] };
    const t = table({
      lodge: ['trap-s3'],
      clans: [{ coins: 20, traps: [], dice }, { dice: { strength: 9 } }],
    });
    t.play('mine:0', 'mine:1', 'laboratory:0', 'brews:3p0v', 'mine:2', 'lodge:persuasion-5');
    t.play('pawnshop', 'strength:1', 'pawnshop', 'strength:1', 'magic:1', 'die:0');
    expect(told(t, 'placed').filter(({ player }) => player === 0)).toStrictEqual([
      { key: 'placed', player: 0, building: 'mine', dice: { strength: 2 } },
      { key: 'placed', player: 0, building: 'laboratory', dice: { magic: 1 } },
      { key: 'placed', player: 0, building: 'lodge', dice: { persuasion: [5] }, discount: 5 },
      { key: 'placed', player: 0, building: 'pawnshop', dice: { strength: 1, magic: 1, persuasion: [2] } },
    ]);
  });

  it('ML-SAM.3 Sam tells where he goes by himself', () => {
    const t = samRolls([1, 6]);
    expect(told(t, 'placed')).toMatchObject([{ player: 0, building: 'mine' }]);
    expect(told(t, 'sam-placed')).toStrictEqual([{ key: 'sam-placed', building: 'mine' }]);
  });

  it('ML-SCN.4 in Travelling Light the armoury is closed and nothing else', () => {
    const t = solo({
      options: { scenario: 'travelling-light' },
      clans: [{ coins: 20, dice: { strength: 2, magic: 1 } }],
    });
    expect(refuses(t, 'armoury:strength')).toMatchObject({ reason: { key: 'building-closed' } });
    for (const building of ['lodge', 'tavern', 'market', 'mine', 'laboratory', 'pawnshop'])
      expect(offers(t, building)).not.toEqual([]);
  });
});

describe('brews and loot', () => {
  it('ML-LAB.2 where one kind is full only the other is taken', () => {
    const potionsFull = table({ clans: [{ potions: 3, venoms: 0, dice: { magic: 1 } }, other] }).play(
      'laboratory:0',
    );
    expect(clanOf(potionsFull, 0)).toMatchObject({ potions: 3, venoms: 3 });
    const venomsFull = table({ clans: [{ potions: 0, venoms: 3, dice: { magic: 1 } }, other] }).play(
      'laboratory:1',
    );
    expect(clanOf(venomsFull, 0)).toMatchObject({ potions: 2, venoms: 3 });
    const mixed = table({ clans: [{ potions: 1, venoms: 2, dice: { magic: 1 } }, other] }).play(
      'laboratory:0',
    );
    expect(clanOf(mixed, 0)).toMatchObject({ potions: 3, venoms: 3 });
  });

  it('ML-LAB.1 only what was chosen is told as gained', () => {
    const t = table({ clans: [{ dice: { magic: 1 } }, other] }).play('laboratory:0', 'brews:3p0v');
    expect(told(t, 'gained')).toEqual([
      { key: 'gained', player: 0, bundle: { potions: 3, venoms: 0 }, from: 'laboratory' },
    ]);
  });

  it('ML-REA.1 ML-LOOT.7 an empty offer gives no loot', () => {
    const members = ['purkrab', { id: 'bambul', realm: 'aldavie' }] as const;
    const t = table({
      clans: [{ members: [...members], realms: ['aldavie'], dice: { strength: 2 } }, other],
    });
    const { loot, box } = t.game;
    box.push(
      ...loot.pile.splice(0),
      ...loot.offer.splice(0, 4, null, null, null, null).filter((id) => id !== null),
    );
    t.play('realm:aldavie');
    expect(clanOf(t, 0).loot).toEqual([]);
    expect(told(t, 'loot-taken')).toEqual([]);
  });

  it('ML-MINE.1 ML-MER.17 the mine says what it takes and gives, its dice lie unrolled, bonuses are told', () => {
    const t = table({ clans: [{ members: ['tentok', 'tepej'], coins: 0, dice: { strength: 3 } }, other] });
    const label = (id: string) => t.asked().options.find((option) => option.id === id)?.label;
    expect(label('mine:0')).toEqual({ key: 'mine', dice: 2, coins: 6 });
    expect(label('mine:2')).toEqual({ key: 'mine', dice: 1, coins: 2 });
    t.play('mine:0');
    const die = { seat: 0, colour: 'strength', face: 0, space: 0 };
    expect(t.game.citadel.mine.dice).toEqual([die, die]);
    expect(told(t, 'ability-used')).toEqual([{ key: 'ability-used', player: 0, card: 'tepej' }]);
    expect(told(t, 'gained')).toMatchObject([
      { bundle: { coins: 6 } },
      { bundle: { coins: 2 }, from: 'tepej' },
    ]);
  });

  it('ML-GEN.19 ML-EQU.4 of what a member bears only the card for the mine counts there', () => {
    const members = [
      'tentok' as const,
      { id: 'hatyr' as const, equipment: ['zeldiv-1' as const, 'batoh-1' as const] },
    ];
    const t = table({
      clans: [{ members, coins: 0, used: ['hatyr'], dice: { strength: 1, magic: 1 } }, other],
    }).play('mine:2');
    expect(clanOf(t, 0)).toMatchObject({ coins: 4, used: ['hatyr', 'batoh-1'] });
  });

  it('ML-PAWN.1 pawned dice lie side by side, persuasion dice with their faces, and one die is enough', () => {
    const t = table({ clans: [{ coins: 0, dice: { strength: 1, magic: 1, persuasion: [5] } }, other] });
    t.play('pawnshop', 'strength:1', 'magic:0');
    expect(t.options()).toEqual(['die:0', 'done']);
    expect(t.asked().options[0]?.label).toEqual({ key: 'die', die: { colour: 'persuasion', face: 5 } });
    const all = table({ clans: [{ coins: 0, dice: { strength: 1, magic: 1, persuasion: [5] } }, other] });
    all.play('pawnshop', 'strength:1', 'magic:1', 'die:0');
    expect(all.game.citadel.pawnshop.dice).toEqual([
      { seat: 0, colour: 'strength', face: 0, space: 0 },
      { seat: 0, colour: 'magic', face: 0, space: 1 },
      { seat: 0, colour: 'persuasion', face: 5, space: 2 },
    ]);
  });

  it('ML-POT.1 a healing is told', () => {
    const members = ['tentok' as const, { id: 'hatyr' as const, wounded: true }];
    const t = table({ clans: [{ members, potions: 1, dice: { strength: 2 } }, other] }).play('heal:hatyr');
    expect(told(t, 'healed')).toEqual([{ key: 'healed', player: 0, member: 'hatyr' }]);
  });
});
