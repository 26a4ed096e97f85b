import { describe, expect, it } from 'vitest';
import type { PlayerArrangement } from '../../rules/arrange.ts';
import { offers, playerOf, table, told, waiting } from '../table.ts';
import { armiesOf, CAMP, FIELD, war } from '../war-table.ts';

/** Seat 0 marches into 12 and 11, both held by seat 1. */
const twoBattles = (
  attack: readonly number[],
  guard: readonly [number, number],
  more: PlayerArrangement = {},
) => {
  const t = table({
    step: 'special',
    players: [
      { region: 3, drakkar: 6, armies: attack.map((strength) => ({ region: CAMP, strength })) },
      {
        region: 6,
        drakkar: 2,
        regions: [FIELD, 11],
        armies: [
          { region: FIELD, strength: guard[0] },
          { region: 11, strength: guard[1] },
        ],
        ...more,
      },
    ],
  });
  t.play('act:mobilize');
  return t.play('activate:army:0:0', `move:r${FIELD}`, 'activate:army:0:1', 'move:r11');
};

describe('several battles', () => {
  it('LOR-BAT.2 LOR-MOB.4 the active player picks their order', () => {
    const t = twoBattles([3, 3], [2, 2]);
    expect(waiting(t)).toEqual([0]);
    expect(t.asked().prompt).toEqual({ key: 'ask-battle' });
    expect(t.options()).toEqual([`battle:r${FIELD}`, 'battle:r11']);
    t.play('battle:r11');
    expect(told(t, 'battle-begun').map(({ region }) => region)).toEqual([11, FIELD]);
  });

  it('LOR-BAT.2 one battle alone is not asked about', () => {
    expect(told(war({ attack: [3], guard: [2] }), 'battle-begun')).toHaveLength(1);
  });

  it('LOR-RET.8 whoever retreats into a region with a battle to come joins it', () => {
    const t = twoBattles([4, 3], [3, 2]).play(`battle:r${FIELD}`);
    expect(told(t, 'armies-retreated')[0]).toEqual({
      key: 'armies-retreated',
      player: 1,
      from: FIELD,
      to: 11,
      armies: 1,
    });
    expect(told(t, 'battle-counted')[1]).toMatchObject({
      region: 11,
      attacker: { total: 3 },
      defender: { total: 4 },
      winner: 1,
    });
  });

  it('LOR-BLESS.4 what may be used once in a battle may be used again in the next', () => {
    const t = twoBattles([6, 6], [1, 1], { hand: ['spear', 'spear'], blessings: ['muninn'] });
    for (const field of [`battle:r${FIELD}`, undefined]) {
      if (field !== undefined) t.play(field);
      t.play('play:spear', 'pass', 'use:blessing:muninn');
      expect(playerOf(t, 1).hand).toEqual(['spear', 'spear']);
    }
    expect(told(t, 'card-retrieved')).toHaveLength(2);
  });

  it('LOR-MOB.5 LOR-ARMY.3 armies from several sides fight together, as figures of their own', () => {
    const t = war({ attack: [2, 3], guard: [4] });
    expect(told(t, 'battle-begun')).toMatchObject([{ attacking: 5, defending: 4 }]);
    expect(armiesOf(t, 0)).toEqual([
      [FIELD, 2],
      [FIELD, 3],
    ]);
  });
});

describe('battles that no move caused', () => {
  it('LOR-BAT.3 LOR-ARMY.7 whoever recruits beside a foreign army attacks', () => {
    const t = table({
      step: 'special',
      players: [
        { region: 3, drakkar: 4, attributes: { authority: 5 } },
        { hero: 'snorri', drakkar: 2, regions: [FIELD], armies: [{ region: FIELD, strength: 5 }] },
      ],
    });
    t.play('act:reinforce', `r${FIELD}`);
    expect(told(t, 'battle-begun')).toMatchObject([{ attacker: 0, defender: 1, attacking: 5 }]);
    expect(told(t, 'battle-counted')).toMatchObject([{ winner: 1 }]);
    expect(armiesOf(t, 0)).toEqual([]);
  });
});

describe('retreats without a battle', () => {
  const usurped = () =>
    table({
      step: 'special',
      players: [
        { region: FIELD, attributes: { might: 5 } },
        {
          region: 6,
          drakkar: 2,
          regions: [FIELD, 11, 16],
          armies: [
            { region: FIELD, strength: 3 },
            { region: FIELD, strength: 1 },
          ],
        },
      ],
    }).play('act:usurp');

  it('LOR-RET.5 LOR-USURP.4 LOR-DEC.5 each army may choose its own region, and nothing is lost', () => {
    const t = usurped();
    expect(waiting(t)).toEqual([1]);
    t.play('retreat:r11');
    expect(waiting(t)).toEqual([1]);
    t.play('retreat:r16');
    expect(armiesOf(t, 1)).toEqual([
      [11, 3],
      [16, 1],
    ]);
    expect(t.game.control[FIELD]).toBe(0);
  });

  it('LOR-RET.2 Folkvang saves one of all that are cut off', () => {
    const t = table({
      step: 'special',
      players: [
        { region: FIELD, attributes: { might: 5 } },
        {
          region: 6,
          drakkar: 2,
          regions: [FIELD, 5],
          blessings: ['folkvang'],
          armies: [
            { region: FIELD, strength: 3 },
            { region: FIELD, strength: 1 },
          ],
        },
      ],
    }).play('act:usurp', 'use:blessing:folkvang');
    expect(armiesOf(t, 1)).toEqual([[5, 1]]);
  });

  it('LOR-MACT.5 LOR-DEC.5 Huldra drives one army away: the monster player picks it, its owner the region', () => {
    const t = table({
      step: 'special',
      players: [
        { region: 3 },
        {
          region: 6,
          drakkar: 2,
          regions: [FIELD, 11, 16],
          armies: [
            { region: FIELD, strength: 3 },
            { region: FIELD, strength: 1 },
          ],
        },
      ],
      monsters: { huldra: { region: FIELD, owner: 0 } },
    });
    t.play('act:monsters', 'attack');
    expect(waiting(t)).toEqual([0]);
    expect(offers(t, 'army:')).toEqual(['army:1:0', 'army:1:1']);
    t.play('army:1:1');
    expect(waiting(t)).toEqual([1]);
    t.play('retreat:r16');
    expect(armiesOf(t, 1)).toEqual([
      [FIELD, 3],
      [16, 1],
    ]);
    expect(playerOf(t, 1).armies).toHaveLength(2);
  });
});
