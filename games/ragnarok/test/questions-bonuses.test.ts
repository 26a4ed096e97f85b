// What each question about a bonus of a realm says, with all its labels, refusals and reasons.
import { describe, expect, it } from 'vitest';
import { question } from '../../../kernel/test/said.ts';
import { table } from './table.ts';

describe('a question of a bonus', () => {
  it('LOR-REALM.7, LOR-REALM.8 what an ally takes', () => {
    const t = table({
      step: 'special',
      players: [{}, { region: 11, injured: [] }],
      allies: { alfheim: [1] },
    }).play('act:reinforce');
    expect(t.asked().seat).toBe(1);
    expect(question(t)).toEqual([
      'ask-realm-bonus (realm alfheim)',
      'bonus:placeHero | take-bonus (realm alfheim, deed placeHero) | realm:alfheim | LOR-REALM.7',
      'skip | leave-bonus (realm alfheim) | - | LOR-REALM.8',
      'no bonus:heal | take-bonus (realm alfheim, deed heal) | realm:alfheim | LOR-REALM.8 | bonus-useless (realm alfheim, deed heal)',
    ]);
  });

  it('LOR-REALM.7 the drakkar, or an army placed in an own region', () => {
    const t = table({
      step: 'special',
      players: [
        {},
        {
          drakkar: 3,
          regions: [9, 10, 12],
          armies: [
            { region: 12, strength: 2 },
            { region: 9, strength: 1 },
          ],
        },
      ],
      allies: { niflheim: [1] },
    }).play('act:prepare');
    expect(question(t)).toEqual([
      'ask-realm-bonus (realm niflheim)',
      'bonus:moveDrakkar | take-bonus (realm niflheim, deed moveDrakkar) | realm:niflheim | LOR-REALM.7',
      'bonus:placeArmy | take-bonus (realm niflheim, deed placeArmy) | realm:niflheim | LOR-REALM.7',
      'skip | leave-bonus (realm niflheim) | - | LOR-REALM.8',
    ]);
    const far = table({
      step: 'special',
      players: [{}, { drakkar: 3 }],
      allies: { niflheim: [1] },
    }).play('act:prepare');
    expect(question(far)).toEqual([
      'ask-realm-bonus (realm niflheim)',
      'bonus:moveDrakkar | take-bonus (realm niflheim, deed moveDrakkar) | realm:niflheim | LOR-REALM.7',
      'skip | leave-bonus (realm niflheim) | - | LOR-REALM.8',
      'no bonus:placeArmy | take-bonus (realm niflheim, deed placeArmy) | realm:niflheim | LOR-REALM.8 | bonus-useless (realm niflheim, deed placeArmy)',
    ]);
    t.play('bonus:placeArmy');
    expect(question(t)).toEqual([
      'ask-place-army (source realm:niflheim)',
      'army:1:0 | this-army (player 1, region 12, strength 2) | army:1:0 | LOR-MOVE.5',
      'army:1:1 | this-army (player 1, region 9, strength 1) | army:1:1 | LOR-MOVE.5',
    ]);
    t.play('army:1:0');
    expect(question(t).slice(0, 4)).toEqual([
      'ask-place-army-where (source realm:niflheim, region 12)',
      'r9 | place-in (region 9) | region:r9 | LOR-MOVE.5',
      'r10 | place-in (region 10) | region:r10 | LOR-MOVE.5',
      'no r1 | place-in (region 1) | region:r1 | LOR-MOVE.5 | not-own-region (region 1)',
    ]);
  });

  it('LOR-SEA.5 where the drakkar goes', () => {
    const t = table({
      step: 'special',
      players: [{}, { drakkar: 3 }],
      allies: { niflheim: [1] },
    }).play('act:prepare', 'bonus:moveDrakkar');
    expect(question(t)).toEqual([
      'ask-move-drakkar (source realm:niflheim, moves 3)',
      'drakkar:sea2 | move-drakkar (sea 2) | sea:sea2 | LOR-SEA.5',
      'drakkar:sea4 | move-drakkar (sea 4) | sea:sea4 | LOR-SEA.5',
      'drakkar:sea1 | move-drakkar (sea 1) | sea:sea1 | LOR-SEA.5',
      'drakkar:sea5 | move-drakkar (sea 5) | sea:sea5 | LOR-SEA.5',
      'drakkar:sea6 | move-drakkar (sea 6) | sea:sea6 | LOR-SEA.5',
    ]);
  });

  it('LOR-REALM.7 an army in an own region', () => {
    const t = table({
      step: 'special',
      players: [{}, { drakkar: 3, regions: [9], armies: [{ region: 12, strength: 2 }] }],
      allies: { muspelheim: [1] },
      monsters: { draug: { region: 6 } },
    }).play('act:monsters');
    expect(question(t)).toEqual([
      'ask-realm-bonus (realm muspelheim)',
      'bonus:recruit | take-bonus (realm muspelheim, deed recruit) | realm:muspelheim | LOR-REALM.7',
      'skip | leave-bonus (realm muspelheim) | - | LOR-REALM.8',
    ]);
  });
});
