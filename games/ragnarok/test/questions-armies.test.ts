// What each question of the manoeuvre says, and what is asked of whoever has too much.
import { describe, expect, it } from 'vitest';
import { question } from '../../../kernel/test/said.ts';
import { table } from './table.ts';

describe('a question of the manoeuvre', () => {
  it('LOR-MAN.1, LOR-ARMY.8 which army is activated', () => {
    const t = table({
      seats: 2,
      step: 'manoeuvre',
      loki: 14,
      players: [
        {
          drakkar: 1,
          armies: [
            { region: 15, strength: 4 },
            { region: 7, strength: 2 },
          ],
        },
      ],
    });
    expect(question(t)).toEqual([
      'ask-activation (past 0, max 1)',
      'activate:army:0:0 | activate-army (player 0, region 15, strength 4) | army:0:0 | LOR-ARMY.8',
      'activate:army:0:1 | activate-army (player 0, region 7, strength 2) | army:0:1 | LOR-ARMY.8',
      'skip | skip-step (step manoeuvre) | - | LOR-TURN.3',
    ]);
  });

  it('LOR-MOVE.3, LOR-LOKI.4 where it goes, what awaits it there, and whether it grows', () => {
    const t = table({
      step: 'manoeuvre',
      players: [
        { region: 1, drakkar: 1, armies: [{ region: 7, strength: 2 }], regions: [7, 6] },
        { regions: [5], armies: [{ region: 5, strength: 3 }] },
        { regions: [4] },
        { armies: [{ region: 6, strength: 1 }] },
      ],
    }).play('activate:army:0:0');
    expect(question(t)).toEqual([
      'ask-march (region 7, strength 2)',
      'move:r4 | march-to (region 4, owner 2) | region:r4 | LOR-MOVE.3',
      'move:r5 | march-to (region 5, owner 1, against 1, strength 3) | region:r5 | LOR-MOVE.3',
      'move:r6 | march-to (region 6, against 3, strength 1) | region:r6 | LOR-MOVE.3',
      'grow | army-grows (to 3) | army:0:0 | LOR-ARMY.8',
      'no move:r8 | march-to (region 8) | region:r8 | LOR-LOKI.4 | loki-bars-the-way (region 8)',
    ]);
  });

  it('LOR-ARMY.8, LOR-ARMY.9 why it does not grow', () => {
    const growing = (region: number, strength: number, regions: number[]) =>
      question(
        table({
          step: 'manoeuvre',
          players: [{ region: 1, drakkar: 1, armies: [{ region, strength }], regions }],
        }).play('activate:army:0:0'),
      ).filter((line) => line.includes('grow'));
    expect(growing(9, 6, [9])).toEqual([
      'no grow | army-grows (to 7) | army:0:0 | LOR-ARMY.9 | army-is-at-top (strength 6)',
    ]);
    expect(growing(9, 5, [])).toEqual([
      'no grow | army-grows (to 6) | army:0:0 | LOR-ARMY.8 | no-own-settlement (region 9)',
    ]);
    expect(growing(6, 5, [6])).toEqual([
      'no grow | army-grows (to 6) | army:0:0 | LOR-ARMY.8 | no-own-settlement (region 6)',
    ]);
  });

  it('LOR-MOB.2 which army comes next in Mobilize', () => {
    const t = table({
      step: 'special',
      players: [
        {
          region: 1,
          drakkar: 1,
          armies: [
            { region: 9, strength: 1 },
            { region: 6, strength: 2 },
            { region: 10, strength: 2 },
          ],
        },
      ],
    }).play('act:mobilize');
    expect(question(t)).toEqual([
      'ask-activation (past 0, max 6)',
      'activate:army:0:0 | activate-army (player 0, region 9, strength 1) | army:0:0 | LOR-ARMY.8',
      'activate:army:0:1 | activate-army (player 0, region 6, strength 2) | army:0:1 | LOR-ARMY.8',
      'activate:army:0:2 | activate-army (player 0, region 10, strength 2) | army:0:2 | LOR-ARMY.8',
    ]);
    t.play('activate:army:0:1', 'move:r5');
    expect(question(t)).toEqual([
      'ask-activation (past 1, max 6)',
      'activate:army:0:0 | activate-army (player 0, region 9, strength 1) | army:0:0 | LOR-ARMY.8',
      'activate:army:0:2 | activate-army (player 0, region 10, strength 2) | army:0:2 | LOR-ARMY.8',
      'done | done | - | -',
      'no activate:army:0:1 | activate-army (player 0, region 5, strength 2) | army:0:1 | LOR-MOB.2 | activated-already',
    ]);
  });

  it('LOR-MAN.3, LOR-ARMY.6 where an army is recruited', () => {
    const t = table({
      seats: 2,
      step: 'manoeuvre',
      players: [
        { region: 1, drakkar: 2, regions: [1, 2], attributes: { authority: 4 } },
        { armies: [{ region: 5, strength: 1 }], regions: [3] },
      ],
    });
    expect(question(t)).toEqual([
      'ask-recruit (strength 4)',
      'r5 | recruit-in (region 5, against 1) | region:r5 | LOR-ARMY.6',
      'r6 | recruit-in (region 6) | region:r6 | LOR-ARMY.6',
      'r9 | recruit-in (region 9) | region:r9 | LOR-ARMY.6',
      'r1 | recruit-in (region 1) | region:r1 | LOR-ARMY.6',
      'skip | skip-step (step manoeuvre) | - | LOR-TURN.3',
      'no r2 | recruit-in (region 2) | region:r2 | LOR-ARMY.6 | no-recruiting-place (region 2)',
      'no r3 | recruit-in (region 3) | region:r3 | LOR-ARMY.6 | no-recruiting-place (region 3)',
      'no r4 | recruit-in (region 4) | region:r4 | LOR-ARMY.6 | no-recruiting-place (region 4)',
      'no r7 | recruit-in (region 7) | region:r7 | LOR-ARMY.6 | no-recruiting-place (region 7)',
      'no r8 | recruit-in (region 8) | region:r8 | LOR-ARMY.6 | no-recruiting-place (region 8)',
      'no r10 | recruit-in (region 10) | region:r10 | LOR-ARMY.6 | no-recruiting-place (region 10)',
      'no r11 | recruit-in (region 11) | region:r11 | LOR-ARMY.6 | no-recruiting-place (region 11)',
      'no r12 | recruit-in (region 12) | region:r12 | LOR-ARMY.6 | no-recruiting-place (region 12)',
      'no r13 | recruit-in (region 13) | region:r13 | LOR-ARMY.6 | no-recruiting-place (region 13)',
      'no r14 | recruit-in (region 14) | region:r14 | LOR-ARMY.6 | no-recruiting-place (region 14)',
      'no r15 | recruit-in (region 15) | region:r15 | LOR-ARMY.6 | no-recruiting-place (region 15)',
      'no r16 | recruit-in (region 16) | region:r16 | LOR-ARMY.6 | no-recruiting-place (region 16)',
    ]);
  });
});

describe('a question about a limit', () => {
  it('LOR-HERO.6, LOR-HERO.8 what goes', () => {
    const t = table({
      step: 'rune',
      players: [
        {
          runes: { uruz: 2, othila: 1, algiz: 1 },
          hand: ['axe', 'bow'],
          attributes: { wisdom: 4 },
        },
      ],
      decks: { combat: ['spear', 'axe'] },
    });
    t.game.players[0]?.injured.push('wisdom');
    t.play('rune:draw2');
    expect(question(t)).toEqual([
      'ask-discard-cards (over 2)',
      'discard:axe | discard-card (card axe) | card:axe | LOR-HERO.6',
      'discard:bow | discard-card (card bow) | card:bow | LOR-HERO.6',
      'discard:spear | discard-card (card spear) | card:spear | LOR-HERO.6',
    ]);
    t.play('discard:axe');
    expect(question(t)).toEqual([
      'ask-discard-cards (over 1)',
      'discard:bow | discard-card (card bow) | card:bow | LOR-HERO.6',
      'discard:spear | discard-card (card spear) | card:spear | LOR-HERO.6',
      'discard:axe | discard-card (card axe) | card:axe | LOR-HERO.6',
    ]);
  });

  it('LOR-RUNE.4 which runes are returned', () => {
    const t = table({
      step: 'prayer',
      players: [{ region: 3, runes: { uruz: 1, othila: 1 } }],
      forges: [{ region: 3, rune: 'uruz', filled: true }],
    }).play('forge');
    expect(question(t)).toEqual([
      'ask-return-runes (over 1)',
      'return:uruz | return-rune (rune uruz) | rune:uruz | LOR-RUNE.4',
      'return:othila | return-rune (rune othila) | rune:othila | LOR-RUNE.4',
    ]);
  });
});
