import { describe, expect, it } from 'vitest';
import { SAM } from '../../state.ts';
import { conflictTable, countOn, dice, duel } from '../conflict-table.ts';
import { told } from '../table.ts';

describe('tricks step by step', () => {
  it('ML-TRX.7 ML-TRX.9 what is played and cancelled is told', () => {
    const t = duel(['trick-steal-s1', 'trap-m1'], { defence: 1 }).play('reveal');
    expect(told(t, 'traps-revealed')).toEqual([
      { key: 'traps-revealed', player: 0, path: 'a1', traps: ['trick-steal-s1'] },
    ]);
    expect(told(t, 'trick-played')).toEqual([
      { key: 'trick-played', player: 0, trick: 'trick-steal-s1', at: 'a2' },
    ]);
    t.play('cancel');
    expect(told(t, 'trick-cancelled')).toEqual([
      { key: 'trick-cancelled', player: 1, trick: 'trick-steal-s1' },
    ]);
    expect(told(t, 'dice-stolen')).toEqual([]);
    const kept = duel(['trick-steal-s1', 'trap-m1']).play('keep');
    expect([...told(kept, 'traps-revealed'), ...told(kept, 'trick-played')]).toEqual([]);
  });

  it('ML-TRX.9 dice on tokens below a cancelled trick stay with them', () => {
    const t = conflictTable({
      paths: {
        a1: { seat: 0, member: 'lemtal', traps: ['trap-s1', 'trick-steal-s1', 'trap-m1'] },
        a2: { seat: 1, member: 'drabor', dice: dice(1), defence: 1, traps: ['trap-s2'] },
      },
    }).play('reveal', 'reveal', 'cancel', 'reveal');
    expect(t.game.paths.a1?.traps.map(({ id }) => id)).toEqual(['trap-s1', 'trap-m1']);
    expect(t.game.paths.a1?.dice).toEqual([
      { colour: 'strength', face: 0, trap: 0 },
      { colour: 'magic', face: 0, trap: 1 },
    ]);
  });

  it('ML-TRX.17 a thief may take nothing, and nothing is told of it', () => {
    const t = duel(['trick-steal-a2']).play('reveal', 'steal:none');
    expect(told(t, 'dice-stolen')).toEqual([]);
    expect(countOn(t, 'a2')).toEqual([2, 2]);
  });

  it('ML-TRX.5 ML-TRX.9 choices name their pieces and rules', () => {
    const t = duel(['trick-steal-s2', 'trap-m1'], { defence: 1 });
    const pieces = (seat?: number) => t.asked(seat).options.map(({ id, thing, rule }) => [id, thing, rule]);
    expect(pieces()).toEqual([
      ['reveal', 'trap:a1:0', 'ML-TRX.5'],
      ['keep', 'trap:a1:0', 'ML-TRX.4'],
    ]);
    t.play('reveal');
    expect(pieces(1)).toEqual([
      ['cancel', 'token:defence', 'ML-TRX.9'],
      ['suffer', 'trap:a1:0', 'ML-TRX.9'],
    ]);
    t.play('suffer');
    expect(t.asked().options[0]).toMatchObject({ id: 'steal:2s', thing: 'path:a2', rule: 'ML-TRX.17' });
    expect(t.asked().prompt).toEqual({ key: 'ask-stolen-dice', trick: 'trick-steal-s2', from: 'a2' });
  });

  it('ML-TRX.15 ML-TRP.6 of the dice on traps those on hidden traps stay', () => {
    const at = (trick: 'trick-steal-s1' | 'trick-steal-s2') =>
      conflictTable({
        paths: {
          a1: { seat: 1, member: 'drabor', traps: ['trap-hidden-s1', 'trap-s1'] },
          a2: { seat: 0, member: 'lemtal', traps: [trick, 'trap-m1'] },
        },
      }).play('reveal', 'reveal', 'reveal');
    expect(at('trick-steal-s1').game.paths.a1?.dice).toEqual([{ colour: 'strength', face: 0, trap: 0 }]);
    const two = at('trick-steal-s2');
    expect(two.options()).toEqual(['steal:1s', 'steal:none']);
    expect(two.asked().options.map(({ label }) => label)).toStrictEqual([
      { key: 'steal', dice: { strength: 1 } },
      { key: 'steal', dice: {} },
    ]);
  });

  it('ML-SCN.8b Sam takes a single die too', () => {
    const t = conflictTable({
      seats: 1,
      options: { scenario: 'tricky-sam' },
      paths: {
        a1: { seat: 0, member: 'lemtal', dice: dice(1) },
        a2: { seat: SAM, member: null, traps: ['trick-steal-a2'] },
        a3: { seat: 0, member: 'rulfus', traps: ['trap-s1'] },
      },
    });
    expect(countOn(t, 'a1')).toEqual([0, 0]);
    expect(told(t, 'dice-stolen')).toStrictEqual([
      { key: 'dice-stolen', player: SAM, from: 'a1', dice: { strength: 1 } },
    ]);
  });

  it('ML-TRX.9 ML-TRX.11 a cancelled trick aims nothing, nor does one that steals', () => {
    const cancelled = duel(['trick-steal-s1', 'trick-divert1'], { defence: 1 }).play(
      'reveal',
      'cancel',
      'keep',
    );
    expect(cancelled.game.paths.a1?.traps).toStrictEqual([{ id: 'trick-divert1', up: false }]);
    const stolen = duel(['trick-steal-s1', 'trap-m1']).play('reveal');
    expect(stolen.game.paths.a1?.traps[0]).toStrictEqual({ id: 'trick-steal-s1', up: true });
  });
});
