// What each question about monsters says, with all its labels, refusals and reasons.
import { describe, expect, it } from 'vitest';
import { question } from '../../../kernel/test/said.ts';
import { sizeOf } from '../data/prey.ts';
import { table } from './table.ts';

describe('a question about monsters', () => {
  it('LOR-MONS.1 to .5 which monster, or which prey', () => {
    const t = table({
      step: 'special',
      loki: 1,
      players: [{ region: 1, slain: ['garm'] }],
      monsters: {
        draug: { region: 1, wounds: [0, null, 2] },
        nokk: { region: 5, owner: 0 },
        huldra: { region: 9, owner: 1 },
      },
    }).play('act:monsters');
    expect(question(t)).toEqual([
      'ask-monsters-action',
      'activate:draug | activate-monster (monster draug, region 1) | monster:draug | LOR-MONS.2',
      'activate:nokk | activate-monster (monster nokk, region 5) | monster:nokk | LOR-MONS.2',
      'hunt:draug | hunt-prey (prey draug, open 6) | monster:draug | LOR-MONS.3',
      'no activate:huldra | activate-monster (monster huldra, region 9) | monster:huldra | LOR-MCTL.6 | monster-of-another (monster huldra, owner 1)',
      'no hunt:huldra | hunt-prey (prey huldra, open 8) | monster:huldra | LOR-MONS.3 | prey-elsewhere (prey huldra, region 9)',
      'no hunt:nokk | hunt-prey (prey nokk, open 8) | monster:nokk | LOR-MONS.3 | prey-elsewhere (prey nokk, region 5)',
      `no hunt:loki | hunt-prey (prey loki, open ${sizeOf('loki', 4)}) | loki | LOR-VIC.5 | loki-too-early (kills 1, needed 2)`,
    ]);
  });

  it('LOR-MONS.5 Loki after enough kills, and elsewhere', () => {
    const hunts = (loki: number) =>
      question(
        table({
          step: 'special',
          loki,
          players: [{ region: 1, slain: ['garm'], tokens: 1 }],
          monsters: { draug: { region: 1 } },
        }).play('act:monsters'),
      ).filter((line) => line.includes('hunt'));
    expect(hunts(1)).toEqual([
      'hunt:draug | hunt-prey (prey draug, open 8) | monster:draug | LOR-MONS.3',
      `hunt:loki | hunt-prey (prey loki, open ${sizeOf('loki', 4)}) | loki | LOR-MONS.5`,
    ]);
    expect(hunts(8)).toEqual([
      'hunt:draug | hunt-prey (prey draug, open 8) | monster:draug | LOR-MONS.3',
      `no hunt:loki | hunt-prey (prey loki, open ${sizeOf('loki', 4)}) | loki | LOR-MONS.5 | prey-elsewhere (prey loki, region 8)`,
    ]);
  });

  it('LOR-MONS.1 whether a second monster', () => {
    const t = table({
      step: 'special',
      players: [{ region: 1 }],
      monsters: {
        draug: { region: 7, owner: 0 },
        nokk: { region: 5, owner: 0 },
        garm: { region: 6, owner: 2 },
      },
    }).play('act:monsters', 'activate:draug');
    expect(question(t)).toEqual([
      'ask-monster-deed (monster draug, region 7)',
      'move | monster-moves (monster draug) | monster:draug | LOR-MACT.4',
      'attack | monster-attacks (monster draug, region 7) | region:r7 | LOR-MACT.8',
    ]);
    t.play('attack');
    expect(question(t)).toEqual([
      'ask-activate (second true)',
      'activate:nokk | activate-monster (monster nokk, region 5) | monster:nokk | LOR-MONS.2',
      'done | activate-no-more | - | LOR-MONS.1',
      'no activate:garm | activate-monster (monster garm, region 6) | monster:garm | LOR-MCTL.6 | monster-of-another (monster garm, owner 2)',
    ]);
  });

  it('LOR-MOVE.4, LOR-MACT.7 where a monster moves', () => {
    const t = table({
      seats: 2,
      step: 'special',
      players: [{ region: 1 }],
      monsters: { draug: { region: 7, owner: 0 }, nokk: { region: 5 } },
    }).play('act:monsters', 'activate:draug', 'move');
    expect(question(t)).toEqual([
      'ask-monster-move (monster draug, from 7)',
      'r4 | move-monster (monster draug, to 4) | region:r4 | LOR-MOVE.4',
      'r5 | move-monster (monster draug, to 5) | region:r5 | LOR-MOVE.4',
      'r6 | move-monster (monster draug, to 6) | region:r6 | LOR-MOVE.4',
      'r8 | move-monster (monster draug, to 8) | region:r8 | LOR-MOVE.4',
      'no r1 | move-monster (monster draug, to 1) | region:r1 | LOR-MOVE.4 | monster-too-far (monster draug, from 7)',
      'no r2 | move-monster (monster draug, to 2) | region:r2 | LOR-MOVE.4 | monster-too-far (monster draug, from 7)',
      'no r3 | move-monster (monster draug, to 3) | region:r3 | LOR-MOVE.4 | monster-too-far (monster draug, from 7)',
      'no r7 | move-monster (monster draug, to 7) | region:r7 | LOR-MACT.7 | monster-too-far (monster draug, from 7)',
      'no r9 | move-monster (monster draug, to 9) | region:r9 | LOR-MOVE.4 | monster-too-far (monster draug, from 7)',
      'no r10 | move-monster (monster draug, to 10) | region:r10 | LOR-MOVE.4 | monster-too-far (monster draug, from 7)',
      'no r11 | move-monster (monster draug, to 11) | region:r11 | LOR-MOVE.4 | monster-too-far (monster draug, from 7)',
      'no r12 | move-monster (monster draug, to 12) | region:r12 | LOR-MOVE.4 | monster-too-far (monster draug, from 7)',
      'no r13 | move-monster (monster draug, to 13) | region:r13 | LOR-MOVE.4 | monster-too-far (monster draug, from 7)',
      'no r14 | move-monster (monster draug, to 14) | region:r14 | LOR-MOVE.4 | monster-too-far (monster draug, from 7)',
      'no r15 | move-monster (monster draug, to 15) | region:r15 | LOR-MOVE.4 | monster-too-far (monster draug, from 7)',
      'no r16 | move-monster (monster draug, to 16) | region:r16 | LOR-MOVE.4 | monster-too-far (monster draug, from 7)',
    ]);
  });

  it('LOR-MACT.9, LOR-MACT.10 whose army loses heart', () => {
    const t = table({
      step: 'special',
      players: [
        {
          region: 1,
          armies: [
            { region: 6, strength: 2 },
            { region: 6, strength: 2 },
            { region: 6, strength: 3 },
          ],
        },
        { armies: [{ region: 5, strength: 4 }] },
      ],
      monsters: { draug: { region: 7, owner: 0 } },
    }).play('act:monsters', 'move', 'r6');
    expect(question(t)).toEqual([
      'ask-morale (monster draug, region 6)',
      'army:0:0 | drop-morale (player 0, strength 2) | army:0:0 | LOR-MACT.9',
      'army:0:2 | drop-morale (player 0, strength 3) | army:0:2 | LOR-MACT.9',
      'spare | spare-morale | - | LOR-MACT.10',
    ]);
  });

  it('LOR-SPEC.15 one move brings prey next door into reach, none farther away', () => {
    const hunting = (region: number) =>
      question(
        table({
          step: 'special',
          players: [{ region: 1, drakkar: 3, blessings: ['storm-chariot'] }],
          monsters: { draug: { region, owner: 2 } },
        }),
      ).filter((line) => line.includes('act:monsters'));
    expect(hunting(4)).toEqual(['act:monsters | take-action (action monsters) | slot:monsters | LOR-SPEC.1']);
    expect(hunting(7)).toEqual([
      'no act:monsters | take-action (action monsters) | slot:monsters | LOR-MONS.1 | no-monster-in-reach',
    ]);
  });

  it('LOR-SPEC.15 where the hero goes before the action', () => {
    const t = table({
      seats: 2,
      step: 'special',
      players: [{ region: 1, drakkar: 5, blessings: ['storm-chariot'] }],
      monsters: { draug: { region: 2 } },
    }).play('act:monsters');
    expect(question(t)).toEqual([
      'ask-holding (on actionStart:monsters)',
      'use:blessing:storm-chariot | use-holding (source blessing:storm-chariot) | blessing:storm-chariot | LOR-BLESS.4',
      'none | decline | - | -',
    ]);
    t.play('use:blessing:storm-chariot');
    expect(question(t).slice(0, 5)).toEqual([
      'ask-move-hero (source blessing:storm-chariot, moves 1)',
      'hero:r2 | move-hero (region 2) | region:r2 | LOR-MOVE.2',
      'hero:r4 | move-hero (region 4) | region:r4 | LOR-MOVE.2',
      'hero:r5 | move-hero (region 5) | region:r5 | LOR-MOVE.2',
      'no hero:r3 | move-hero (region 3) | region:r3 | LOR-MOVE.2 | out-of-reach (moves 1)',
    ]);
  });

  it('LOR-TERM.7, LOR-DEC.9 whoever controls a monster decides for it in the turn of another', () => {
    const t = table({
      step: 'special',
      players: [
        { region: 1 },
        {
          regions: [6],
          armies: [
            { region: 6, strength: 3 },
            { region: 6, strength: 4 },
          ],
        },
      ],
      monsters: { grendel: { region: 6, owner: 2 } },
      wheel: { prepare: [0] },
      decks: { events: [2] },
    }).play('act:monument', 'god:odin');
    expect([t.asked().seat, t.asked().prompt.key]).toEqual([2, 'ask-monster-deed']);
    t.play('attack');
    expect([t.asked().seat, t.asked().prompt.key]).toEqual([2, 'ask-army-minus']);
  });

  it('LOR-LOKI.9, LOR-LOKI.17 where Loki goes', () => {
    const t = table({
      seats: 2,
      step: 'special',
      loki: 15,
      players: [{ region: 1 }],
      wheel: { prepare: [0] },
      decks: { events: [16] },
    }).play('act:monument', 'god:odin');
    expect(question(t)).toEqual([
      'ask-move-loki (from 15)',
      'r14 | move-loki (to 14) | region:r14 | LOR-LOKI.9',
      'r16 | move-loki (to 16) | region:r16 | LOR-LOKI.9',
      'r13 | move-loki (to 13) | region:r13 | LOR-LOKI.9',
      'r12 | move-loki (to 12) | region:r12 | LOR-LOKI.9',
      'no r15 | move-loki (to 15) | region:r15 | LOR-LOKI.17 | loki-must-move',
    ]);
  });

  it('LOR-ART.2, LOR-MACT.3 how the die falls', () => {
    const t = table({
      step: 'special',
      players: [{ region: 1, artifacts: ['gleipnir-strand'] }],
      monsters: { draug: { region: 7 }, nokk: { region: 5, owner: 0 } },
    }).play('act:monsters', 'activate:draug');
    expect(question(t)).toEqual([
      'ask-die (monster draug)',
      'roll | roll-die | - | LOR-MACT.3',
      'face:move | choose-face (face move, source artifact:gleipnir-strand) | artifact:gleipnir-strand | LOR-ART.2',
      'face:attack | choose-face (face attack, source artifact:gleipnir-strand) | artifact:gleipnir-strand | LOR-ART.2',
    ]);
  });
});
