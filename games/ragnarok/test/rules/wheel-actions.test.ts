// Chapters LOR-REINF, LOR-MOB, LOR-PREP.
import { describe, expect, it } from 'vitest';
import { type Game, offers, playerOf, refuses, table, told, waiting } from '../table.ts';

const special = (setup: Parameters<typeof table>[0] = {}): Game => table({ step: 'special', ...setup });

describe('Reinforce', () => {
  it('LOR-REINF.1, LOR-ARMY.6 recruits one army in an own settlement or beside the drakkar', () => {
    const t = special({ players: [{ regions: [2, 18, 19], attributes: { authority: 4 } }] });
    t.play('act:reinforce');
    expect(offers(t, 'r').sort()).toEqual(['r1', 'r18', 'r2', 'r3', 'r5']);
    t.play('r18');
    expect(playerOf(t, 0).armies).toEqual([{ id: 0, region: 18, strength: 4 }]);
  });

  it('LOR-REINF.1, LOR-ARMY.7 beside the drakkar also where a foreign army stands: a battle follows', () => {
    const t = special({
      players: [{ attributes: { authority: 3 } }, { regions: [5], armies: [{ region: 5, strength: 1 }] }],
    });
    t.play('act:reinforce', 'r5');
    expect(told(t, 'battle-begun')).toMatchObject([{ region: 5, attacker: 0, defender: 1 }]);
    expect(t.game.control[5]).toBe(0);
  });

  it('LOR-CLAR.10 an injured Authority recruits an army of strength 2', () => {
    const t = special({ players: [{ attributes: { authority: 5 }, injured: ['authority'] }] });
    t.play('act:reinforce', 'r1');
    expect(playerOf(t, 0).armies[0]?.strength).toBe(2);
  });

  it('LOR-REINF.1 Einherjar arrive one stronger, at most 6', () => {
    for (const [authority, strength] of [
      [3, 4],
      [6, 6],
    ] as const) {
      const t = special({ players: [{ blessings: ['einherjar'], attributes: { authority } }] });
      t.play('act:reinforce', 'r1');
      expect(playerOf(t, 0).armies[0]?.strength).toBe(strength);
    }
  });

  it('LOR-REINF.1, LOR-LIM.1, LOR-ARMY.4 needs an army in supply', () => {
    const armies = Array.from({ length: 6 }, () => ({ region: 1, strength: 1 }));
    expect(refuses(special({ players: [{ armies }] }), 'act:reinforce').rule).toBe('LOR-REINF.1');
    expect(special({ players: [{ armies: armies.slice(1) }] }).options()).toContain('act:reinforce');
  });
});

describe('Mobilize', () => {
  const three = {
    regions: [1],
    armies: [
      { region: 1, strength: 2 },
      { region: 3, strength: 3 },
      { region: 20, strength: 1 },
    ],
  };

  it('LOR-MOB.1 at least one army, then as many as one likes', () => {
    const t = special({ players: [three] });
    t.play('act:mobilize');
    expect(t.options()).toEqual(['activate:army:0:0', 'activate:army:0:1', 'activate:army:0:2']);
    t.play('activate:army:0:1', 'move:r2');
    expect(t.options()).toContain('done');
    t.play('done');
    expect(t.game.active).toBe(1);
    expect(playerOf(t, 0).armies.map(({ region }) => region)).toEqual([1, 2, 20]);
  });

  it('LOR-MOB.2 each army at most once', () => {
    const t = special({ players: [three] });
    t.play('act:mobilize', 'activate:army:0:1', 'move:r2');
    expect(refuses(t, 'activate:army:0:1').rule).toBe('LOR-MOB.2');
    t.play('activate:army:0:0', 'move:r4', 'activate:army:0:2', 'move:r21');
    expect(t.game.active).toBe(1);
  });

  it('LOR-MOB.3 moves and growth may be mixed', () => {
    const t = special({ players: [three] });
    t.play('act:mobilize', 'activate:army:0:0', 'grow', 'activate:army:0:1', 'move:r2', 'done');
    expect(playerOf(t, 0).armies.slice(0, 2)).toEqual([
      { id: 0, region: 1, strength: 3 },
      { id: 1, region: 2, strength: 3 },
    ]);
  });

  it('LOR-MOB.4, LOR-CTRL.12 control changes after the last activation, not on entry', () => {
    const t = special({ players: [three, { regions: [2] }] });
    t.play('act:mobilize', 'activate:army:0:1', 'move:r2');
    expect(t.game.control[2]).toBe(1);
    t.play('done');
    expect(t.game.control[2]).toBe(0);
  });

  it('LOR-MOB.4, LOR-BAT.2 then battles, in the order of the active player', () => {
    const t = special({
      players: [
        three,
        {
          regions: [2, 21],
          armies: [
            { region: 2, strength: 1 },
            { region: 21, strength: 1 },
          ],
        },
      ],
    });
    t.play('act:mobilize', 'activate:army:0:1', 'move:r2', 'activate:army:0:2', 'move:r21', 'done');
    expect(waiting(t)).toEqual([0]);
    expect(offers(t, 'battle:').sort()).toEqual(['battle:r2', 'battle:r21']);
    t.play('battle:r21');
    expect(told(t, 'battle-begun').map(({ region }) => region)).toEqual([21, 2]);
  });

  it('LOR-MOB.5 armies from several sides fight together', () => {
    const t = special({
      players: [three, { regions: [2], armies: [{ region: 2, strength: 4 }] }],
    });
    t.play('act:mobilize', 'activate:army:0:0', 'move:r2', 'activate:army:0:1', 'move:r2', 'done');
    expect(told(t, 'battle-begun')).toMatchObject([{ region: 2, attacking: 5, defending: 4 }]);
    expect(t.game.control[2]).toBe(0);
  });

  it('LOR-MOB.1 without an army on the board it is closed', () => {
    expect(refuses(special(), 'act:mobilize')).toEqual({
      reason: { key: 'no-army-on-board' },
      rule: 'LOR-MOB.1',
    });
  });
});

describe('Prepare', () => {
  it('LOR-PREP.1 two picks of four', () => {
    const t = special({
      players: [{ injured: ['might'], regions: [1], armies: [{ region: 1, strength: 2 }] }],
    });
    t.play('act:prepare');
    expect(t.options()).toEqual(['way:heal', 'way:drawCombat', 'way:gainRune', 'way:armyPlus']);
    t.play('way:heal', 'way:armyPlus');
    expect(playerOf(t, 0).injured).toEqual([]);
    expect(playerOf(t, 0).armies[0]?.strength).toBe(3);
    expect(t.game.active).toBe(1);
  });

  it('LOR-PREP.1 the same one twice', () => {
    const t = special().play('act:prepare', 'way:drawCombat', 'way:drawCombat');
    expect(playerOf(t, 0).hand).toHaveLength(2);
    const runes = special().play('act:prepare', 'way:gainRune', 'gain:uruz', 'way:gainRune', 'gain:uruz');
    expect(playerOf(runes, 0).runes.uruz).toBe(2);
  });

  it('LOR-PREP.1 only an army in an own region with a settlement grows', () => {
    const t = special({
      players: [
        {
          regions: [1, 2],
          armies: [
            { region: 2, strength: 2 },
            { region: 5, strength: 1 },
            { region: 1, strength: 1 },
          ],
        },
      ],
    });
    t.play('act:prepare', 'way:armyPlus');
    expect(playerOf(t, 0).armies.map(({ strength }) => strength)).toEqual([2, 1, 2]);
  });

  it('LOR-PREP.2 picks are resolved one after the other, limits between them', () => {
    const t = special({ players: [{ hand: ['spear', 'sword'] }] });
    t.play('act:prepare', 'way:drawCombat');
    expect(t.asked().prompt).toEqual({ key: 'ask-discard-cards', over: 1 });
    t.play(offers(t, 'discard:')[0] as string);
    expect(t.asked().prompt).toMatchObject({ key: 'ask-way', left: 1 });
  });

  it('LOR-PREP.3 a pick that can do nothing is allowed', () => {
    const t = special().play('act:prepare');
    expect(t.options()).toContain('way:heal');
    t.play('way:heal', 'way:armyPlus');
    expect(t.game.active).toBe(1);
  });

  it('LOR-PREP.1 Goat Feast heals one more, if one likes', () => {
    const t = special({ players: [{ injured: ['might', 'wisdom'], blessings: ['goat-feast'] }] });
    t.play('act:prepare', 'way:heal', 'heal:might', 'way:gainRune', 'gain:uruz');
    expect(t.options()).toEqual(['use:blessing:goat-feast', 'none']);
    t.play('use:blessing:goat-feast');
    expect(playerOf(t, 0).injured).toEqual([]);
  });

  it('LOR-PREP.1 Goat Feast is silent where there is nothing to heal, and after other actions', () => {
    const whole = special({ players: [{ blessings: ['goat-feast'] }] });
    whole.play('act:prepare', 'way:drawCombat', 'way:drawCombat');
    expect(whole.game.active).toBe(1);
    const other = special({ players: [{ injured: ['might'], blessings: ['goat-feast'] }] });
    other.play('act:reinforce', 'r1');
    expect(other.game.active).toBe(1);
  });
});
