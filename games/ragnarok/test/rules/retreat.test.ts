import { describe, expect, it } from 'vitest';
import { playerOf, refuses, told, waiting } from '../table.ts';
import { armiesOf, CAMP, FIELD, war } from '../war-table.ts';

describe('LOR-RET: retreats', () => {
  it('LOR-RET.1 LOR-RET.3 to a bordering region one controls, by choice', () => {
    const t = war({ attack: [6], guard: [3], defender: { regions: [FIELD, 11, 16, 10] } });
    expect(waiting(t)).toEqual([1]);
    expect(t.options()).toEqual(['retreat:r11', 'retreat:r16']);
    expect(refuses(t, `retreat:r${CAMP}`)).toEqual({
      reason: { key: 'retreat-not-own', region: CAMP },
      rule: 'LOR-RET.1',
    });
    t.play('retreat:r11');
    expect(told(t, 'armies-retreated')).toEqual([
      { key: 'armies-retreated', player: 1, from: FIELD, to: 11, armies: 1 },
    ]);
    expect(armiesOf(t, 1)).toEqual([[11, 2]]);
  });

  it('LOR-RET.2 without such a region they are destroyed', () => {
    const t = war({ attack: [6], guard: [3, 2] });
    expect(armiesOf(t, 1)).toEqual([]);
    expect(told(t, 'retreat-cut-off')).toEqual([
      { key: 'retreat-cut-off', player: 1, region: FIELD, armies: 2 },
    ]);
    expect(told(t, 'army-destroyed')).toHaveLength(2);
  });

  it('LOR-RET.1 LOR-CLAR.15 over the sea of the own drakkar', () => {
    const by = (drakkar: number) =>
      armiesOf(
        war({ attack: [6], guard: [3], field: 16, camp: 14, defender: { drakkar, regions: [16, 11] } }),
        1,
      );
    expect(by(4)).toEqual([[11, 2]]);
    expect(by(3)).toEqual([]);
  });

  it('LOR-CLAR.15 somebody else’s drakkar is no bridge', () => {
    const t = war({
      attack: [6],
      guard: [3],
      field: 16,
      camp: 14,
      attacker: { drakkar: 4 },
      defender: { drakkar: 2, regions: [16, 11] },
    });
    expect(armiesOf(t, 1)).toEqual([]);
  });

  it('LOR-RET.6 LOR-LOKI.5 Loki bars no retreat', () => {
    const t = war({ attack: [6], guard: [3], loki: 11, defender: { regions: [FIELD, 11] } });
    expect(armiesOf(t, 1)).toEqual([[11, 2]]);
    expect(told(t, 'army-moved')).toHaveLength(1);
  });

  it('LOR-RET.7 an attacker need not go back where it came from', () => {
    const t = war({ attack: [3], guard: [6], attacker: { regions: [CAMP, 16] } });
    expect(t.options()).toEqual([`retreat:r${CAMP}`, 'retreat:r16']);
    t.play('retreat:r16');
    expect(armiesOf(t, 0)).toEqual([[16, 2]]);
  });

  it('LOR-BLESS.4 Sessrumnir: one of the armies that retreated gains 1', () => {
    const t = war({
      attack: [6],
      guard: [3, 2],
      defender: { regions: [FIELD, 11], blessings: ['sessrumnir'] },
    });
    t.play('use:blessing:sessrumnir');
    expect(t.options()).toEqual(['army:1:0', 'army:1:1']);
    t.play('army:1:1');
    expect(armiesOf(t, 1)).toEqual([
      [11, 2],
      [11, 2],
    ]);
  });

  it('LOR-BLESS.4 Sessrumnir is silent when nobody came away', () => {
    const t = war({ attack: [6], guard: [3], defender: { blessings: ['sessrumnir'] } });
    expect(armiesOf(t, 1)).toEqual([]);
    expect(waiting(t)).toEqual([0]);
  });

  it('LOR-BLESS.4 Folkvang: one army that would be destroyed goes to an own region, with strength 1', () => {
    const t = war({
      attack: [6],
      guard: [3, 2],
      defender: { regions: [FIELD, 5, 9], blessings: ['folkvang'] },
    });
    expect(waiting(t)).toEqual([1]);
    t.play('use:blessing:folkvang');
    expect(t.options()).toEqual(['r5', 'r9']);
    t.play('r9');
    expect(armiesOf(t, 1)).toEqual([[9, 1]]);
    expect(told(t, 'army-destroyed')).toHaveLength(1);
    expect(t.game.control[FIELD]).toBe(0);
  });

  it('LOR-BLESS.4 Folkvang needs another own region, and may be left', () => {
    const nowhere = war({ attack: [6], guard: [5], defender: { blessings: ['folkvang'] } });
    expect(armiesOf(nowhere, 1)).toEqual([]);
    const left = war({ attack: [6], guard: [5], defender: { regions: [FIELD, 5], blessings: ['folkvang'] } });
    left.play('none');
    expect(armiesOf(left, 1)).toEqual([]);
  });

  it("LOR-BLESS.4 Valkyrie's Choice: a rune for each army destroyed", () => {
    const t = war({ attack: [6], guard: [3, 2], defender: { blessings: ['valkyries-choice'] } });
    t.play('use:blessing:valkyries-choice', 'gain:uruz', 'use:blessing:valkyries-choice', 'gain:algiz');
    expect(playerOf(t, 1).runes).toEqual({ uruz: 1, othila: 0, algiz: 1 });
  });
});
