import { describe, expect, it } from 'vitest';
import { DIE_FACES } from '../../data/setup.ts';
import { type Game, offers, playerOf, refuses, type TableSetup, table, told, waiting } from '../table.ts';

const monsterOf = (t: Game, id: string) => t.game.monsters.find((monster) => monster.id === id);

/** Seat 0 takes the Monsters action; nobody's hero is in reach of a monster. */
const action = (setup: TableSetup): Game =>
  table({ step: 'special', ...setup, players: setup.players ?? [{ region: 14 }] }).play('act:monsters');

const MOVE = 1;
const ATTACK = 3;
const CHOICE = 5;

describe('LOR-MONS: the Monsters action', () => {
  const three = { draug: { region: 19 }, garm: { region: 20 }, nokk: { region: 5, owner: 1 } } as const;

  it('LOR-MONS.1 LOR-MONS.2 neutral and own monsters may be activated, not those of others', () => {
    const t = action({ monsters: { ...three, huldra: { region: 3, owner: 0 } } });
    expect(offers(t, 'activate:').sort()).toEqual(['activate:draug', 'activate:garm', 'activate:huldra']);
    expect(refuses(t, 'activate:nokk')).toEqual({
      reason: { key: 'monster-of-another', monster: 'nokk', owner: 1 },
      rule: 'LOR-MCTL.6',
    });
  });

  it('LOR-MONS.1 LOR-MONS.2 a second one may follow, not the same', () => {
    const t = action({ monsters: three, dice: [ATTACK, ATTACK] }).play('activate:garm');
    expect(t.options().sort()).toEqual(['activate:draug', 'done']);
    t.play('activate:draug');
    expect(told(t, 'region-attacked').map(({ monster }) => monster)).toEqual(['garm', 'draug']);
    expect(t.game.active).toBe(1);
  });

  it('LOR-MONS.1 one is enough', () => {
    const t = action({ monsters: three, dice: [ATTACK] }).play('activate:garm', 'done');
    expect(t.game.active).toBe(1);
  });

  it('LOR-MONS.1 LOR-SPEC.2 without a monster in reach the action is closed', () => {
    const t = table({
      step: 'special',
      players: [{ region: 14 }],
      monsters: { nokk: { region: 5, owner: 1 } },
    });
    expect(refuses(t, 'act:monsters').rule).toBe('LOR-MONS.1');
  });

  it('LOR-RACT.8 the rune action activates one neutral or own monster', () => {
    const t = table({
      step: 'rune',
      players: [{ region: 14, runes: { uruz: 1, othila: 1 } }],
      monsters: { draug: { region: 19 }, garm: { region: 20, owner: 1 } },
      dice: [ATTACK],
    }).play('rune:activate');
    expect(told(t, 'region-attacked')).toMatchObject([{ monster: 'draug' }]);
  });
});

describe('LOR-MACT: activation', () => {
  const draug = { draug: { region: 20 } } as const;

  it.each([
    [1, 'move'],
    [2, 'move'],
    [3, 'attack'],
    [4, 'attack'],
    [5, 'choice'],
    [6, 'choice'],
  ] as const)('LOR-MACT.3 LOR-MACT.11 LOR-ICON.4 a roll of %i is %s', (pips, face) => {
    const t = action({ monsters: draug, dice: [pips] });
    expect(told(t, 'die-rolled')).toMatchObject([{ monster: 'draug', player: 0, pips, face }]);
    expect(DIE_FACES).toHaveLength(3);
  });

  it('LOR-MACT.1 LOR-MACT.4 LOR-MOVE.4 a move: the active player picks a region bordering over land', () => {
    const t = action({ monsters: draug, dice: [MOVE] });
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toEqual(['r3', 'r19', 'r21']);
    expect(refuses(t, 'r18')).toEqual({
      reason: { key: 'monster-too-far', monster: 'draug', from: 20 },
      rule: 'LOR-MOVE.4',
    });
    t.play('r21');
    expect(monsterOf(t, 'draug')?.region).toBe(21);
  });

  it('LOR-MACT.7 a rolled move must be made', () => {
    const t = action({ monsters: draug, dice: [MOVE] });
    expect(refuses(t, 'r20').rule).toBe('LOR-MACT.7');
  });

  it('LOR-CLAR.14 monsters use no drakkar, whoever controls them', () => {
    const t = action({
      players: [{ region: 14, drakkar: 6 }],
      monsters: { draug: { region: 20, owner: 0 } },
    }).play('move');
    expect(t.options()).toEqual(['r3', 'r19', 'r21']);
  });

  it('LOR-MACT.9 the example: the draug goes to 19, and the army there loses 1', () => {
    const t = action({
      players: [{ region: 14 }, { armies: [{ region: 19, strength: 3 }] }],
      monsters: draug,
      dice: [MOVE],
    }).play('r19');
    expect(playerOf(t, 1).armies).toMatchObject([{ region: 19, strength: 2 }]);
    expect(told(t, 'morale-dropped')).toEqual([
      { key: 'morale-dropped', monster: 'draug', player: 1, region: 19 },
    ]);
  });

  it('LOR-MACT.9 of several armies the monster player picks one; equal ones are one choice', () => {
    const t = action({
      players: [
        { region: 14 },
        {
          armies: [
            { region: 19, strength: 3 },
            { region: 19, strength: 1 },
            { region: 19, strength: 3 },
          ],
        },
      ],
      monsters: draug,
      dice: [MOVE],
    }).play('r19');
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toEqual(['army:1:0', 'army:1:1']);
    t.play('army:1:1');
    expect(playerOf(t, 1).armies.map(({ strength }) => strength)).toEqual([3, 3]);
  });

  it('LOR-MACT.10 LOR-CLAR.13 the controller may leave the drop, for own armies too', () => {
    const t = action({
      players: [{ region: 14, armies: [{ region: 19, strength: 3 }] }],
      monsters: { draug: { region: 20, owner: 0 } },
    }).play('move', 'r19');
    expect(t.options()).toEqual(['army:0:0', 'spare']);
    t.play('spare');
    expect(playerOf(t, 0).armies[0]?.strength).toBe(3);
    expect(told(t, 'morale-kept')).toHaveLength(1);
  });

  it('LOR-MACT.10 a neutral monster never leaves it, not even for own armies', () => {
    const t = action({
      players: [{ region: 14, armies: [{ region: 19, strength: 3 }] }],
      monsters: draug,
      dice: [MOVE],
    }).play('r19');
    expect(playerOf(t, 0).armies[0]?.strength).toBe(2);
  });

  it('Calm Hearts: the armies of their owner never lose heart', () => {
    const t = action({
      players: [{ region: 14 }, { blessings: ['calm-hearts'], armies: [{ region: 19, strength: 1 }] }],
      monsters: draug,
      dice: [MOVE],
    }).play('r19');
    expect(playerOf(t, 1).armies).toHaveLength(1);
    expect(told(t, 'morale-kept')).toEqual([{ key: 'morale-kept', monster: 'draug', region: 19 }]);
  });

  it('LOR-MACT.5 LOR-MACT.8 an attack hits the region the monster stands in', () => {
    const t = action({
      players: [{ region: 14 }, { armies: [{ region: 20, strength: 3 }] }],
      monsters: draug,
      dice: [ATTACK],
    });
    expect(told(t, 'region-attacked')).toMatchObject([{ monster: 'draug', player: 0, region: 20 }]);
    expect(playerOf(t, 1).armies[0]?.strength).toBe(2);
  });

  it('LOR-MACT.6 on a choice the active player takes either', () => {
    const t = action({ monsters: draug, dice: [CHOICE] });
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toEqual(['move', 'attack']);
  });

  it('LOR-MACT.2 a controlled one acts as its controller likes, without a die', () => {
    const t = action({ monsters: { draug: { region: 20, owner: 0 } } });
    expect(t.options()).toEqual(['move', 'attack']);
    expect(told(t, 'die-rolled')).toEqual([]);
  });

  it('LOR-MACT.2 its attack hits the controller as well', () => {
    const t = action({
      players: [{ region: 14, armies: [{ region: 20, strength: 3 }] }],
      monsters: { draug: { region: 20, owner: 0 } },
    }).play('attack');
    expect(playerOf(t, 0).armies[0]?.strength).toBe(2);
  });

  it('LOR-MACT.12 an attack that hits nothing is legal and does nothing', () => {
    const t = action({ monsters: draug, dice: [ATTACK] });
    expect(told(t, 'region-attacked')).toHaveLength(1);
    expect(t.game.active).toBe(1);
  });
});

describe('Strand of Gleipnir', () => {
  const owner = { region: 14, artifacts: ['gleipnir-strand' as const] };

  it('lets its owner choose the face for a neutral monster, and is exhausted', () => {
    const t = action({ players: [owner], monsters: { draug: { region: 20 } }, dice: [ATTACK] });
    expect(t.options()).toEqual(['roll', 'face:move', 'face:attack']);
    t.play('face:move');
    expect(t.asked().prompt.key).toBe('ask-monster-move');
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'gleipnir-strand', charged: false }]);
    expect(told(t, 'die-rolled')).toEqual([]);
  });

  it('stays charged when the die is rolled', () => {
    const t = action({ players: [owner], monsters: { draug: { region: 20 } }, dice: [ATTACK] }).play('roll');
    expect(told(t, 'die-rolled')).toHaveLength(1);
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'gleipnir-strand', charged: true }]);
  });

  it('is of no use for a controlled monster', () => {
    const t = action({ players: [owner], monsters: { draug: { region: 20, owner: 0 } } });
    expect(t.options()).toEqual(['move', 'attack']);
  });
});
