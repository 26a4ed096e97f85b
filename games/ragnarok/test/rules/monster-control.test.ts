import { describe, expect, it } from 'vitest';
import { RINGS } from '../../data/setup.ts';
import { type Game, offers, playerOf, table, told } from '../table.ts';

const monsterOf = (t: Game, id: string) => t.game.monsters.find((monster) => monster.id === id);

describe('LOR-MCTL: control', () => {
  const hunter = { region: 20, runes: { othila: 1, algiz: 1, uruz: 0 } };

  it('LOR-MCTL.1 LOR-RACT.5 a rune of its kind puts a ring under a neutral monster in the hero’s region', () => {
    const t = table({ step: 'rune', players: [hunter], monsters: { draug: { region: 20 } } });
    t.play('rune:control');
    expect(monsterOf(t, 'draug')?.owner).toBe(0);
    expect(playerOf(t, 0).runes.othila).toBe(0);
    expect(told(t, 'monster-controlled')).toMatchObject([{ monster: 'draug', player: 0 }]);
  });

  it('LOR-MCTL.2 a third takes its ring from one of the two, which is free at once', () => {
    expect(RINGS).toBe(2);
    const t = table({
      step: 'rune',
      players: [hunter],
      monsters: {
        draug: { region: 20 },
        garm: { region: 5, owner: 0 },
        nokk: { region: 6, owner: 0 },
      },
    }).play('rune:control');
    expect(t.options().sort()).toEqual(['monster:garm', 'monster:nokk']);
    t.play('monster:garm');
    expect(
      t.game.monsters
        .filter(({ owner }) => owner === 0)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['draug', 'nokk']);
    expect(told(t, 'monster-released')).toMatchObject([{ monster: 'garm', player: 0 }]);
  });

  it('LOR-MCTL.3 neither a monster of another player nor Loki can be taken', () => {
    const t = table({
      step: 'rune',
      loki: 20,
      players: [hunter],
      monsters: { draug: { region: 20, owner: 1 }, garm: { region: 5 } },
    });
    expect(offers(t, 'rune:')).not.toContain('rune:control');
  });

  it('Beast-Speech reaches regions bordering over land', () => {
    const players = [{ ...hunter, blessings: ['beast-speech' as const] }];
    const t = table({ step: 'rune', players, monsters: { draug: { region: 21 } } }).play('rune:control');
    expect(monsterOf(t, 'draug')?.owner).toBe(0);
    const far = table({ step: 'rune', players, monsters: { draug: { region: 18 } } });
    expect(offers(far, 'rune:')).not.toContain('rune:control');
  });

  it('LOR-MCTL.6 nobody else activates it', () => {
    const t = table({
      step: 'special',
      players: [{ region: 14 }],
      monsters: { draug: { region: 19, owner: 1 }, garm: { region: 20 } },
      dice: [3],
    }).play('act:monsters');
    expect(told(t, 'monster-activated')).toMatchObject([{ monster: 'garm', owned: false }]);
  });
});
