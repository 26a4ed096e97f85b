import { describe, expect, it } from 'vitest';
import { view } from '../../rules/view.ts';
import { battle } from '../battle-table.ts';
import { solo } from '../solo-table.ts';
import { table } from '../table.ts';

describe('what lies before everybody', () => {
  it('ML-MATK.8 the attack dice lie with the mercenary while he strikes back, and go with his own dice', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 2, m: 1, defence: 3, traps: ['trap-flat4'] } },
      dice: [1, 2, 3, 6, 6, 6],
    });
    const seen = () => [0, 1, undefined].map((seat) => view(t.game, seat).paths.a1?.attackRoll);
    expect(seen()).toEqual([undefined, undefined, undefined]);
    t.play('cancel:0', 'defend:token', 'defend:token');
    expect(t.asked().prompt.key).toBe('ask-attack');
    expect(seen()).toEqual([
      [1, 2, 3, 6],
      [1, 2, 3, 6],
      [1, 2, 3, 6],
    ]);
    t.play('roll:strength', 'roll:strength');
    expect(t.game.areas[0]?.monster).toBeNull();
    expect(t.game.paths.a1?.attackRoll).toBeUndefined();
  });
});

describe('what only its owner sees', () => {
  it('ML-LODGE.4 traps laid aside to be bought', () => {
    const t = table({
      lodge: ['trap-s3', 'trap-m1', 'trap-flat4', 'trap-splus1', 'trap-splus1', 'trap-flat8'],
      clans: [{ coins: 20, traps: [], dice: { strength: 1 } }, { dice: { strength: 1 } }],
    });
    const seen = () => [0, 1, undefined].map((seat) => view(t.game, seat).basket);
    expect(seen()).toEqual([undefined, undefined, undefined]);
    t.play('lodge:strength');
    expect(seen()).toEqual([[], undefined, undefined]);
    t.play('trap:trap-splus1', 'trap:trap-s3');
    expect(seen()).toEqual([[3, 0], undefined, undefined]);
    t.play('done');
    expect(seen()).toEqual([undefined, undefined, undefined]);
  });
});

describe('how far a game alone has come', () => {
  it('ML-SCN.5 Full Pack tells what of the pack is there', () => {
    const { game } = solo({
      options: { scenario: 'full-pack' },
      clans: [
        {
          defence: 2,
          potions: 1,
          traps: ['trap-s1', 'trap-m1'],
          members: [{ id: 'purkrab', equipment: ['zeldiv-1', 'nocir-1'] }, 'tepej'],
        },
      ],
    });
    expect(view(game, 0).progress).toEqual({
      rating: 'bungler',
      pack: { defence: 2, traps: 2, potions: 1, venoms: 0, equipmentKinds: 2, affinities: 2 },
    });
  });

  it('ML-SCN.7 Diversity counts the members of each affinity, most first', () => {
    const { game } = solo({
      options: { scenario: 'diversity' },
      clans: [{ members: ['purkrab', 'korfac', 'tepej', 'trunk', 'bambul'] }],
    });
    expect(view(game, 0).progress).toEqual({ rating: 'apprentice', spread: [2, 1, 1, 1] });
  });

  it('ML-SOLO.12 elsewhere it is the rating that would be given now; together there is none', () => {
    const { game } = solo({ clans: [{ glory: 44 }] });
    expect(view(game, 0).progress).toEqual({ rating: 'veteran' });
    expect(view(table().game, 0).progress).toBeUndefined();
  });
});
