import { describe, expect, it } from 'vitest';
import { held, magic, table, told, waiting } from '../table.ts';

const HERALD = ['starter-herald:gold', 'starter-herald:strength', 'starter-herald:magic'];

describe('the Herald', () => {
  it('VAL-HER.1 example: 1 and 2 wake nobody, so the active player takes 1 magic', () => {
    const t = table({ dice: [1, 2], players: [{ citizens: ['archer', 'rogue'] }, {}] });
    expect(t.options(0)).toEqual(HERALD);
    t.play([0, 'starter-herald:magic']);
    expect(held(t, 0)).toEqual({ magic: 1 });
    expect(told(t, 'harvested')).toEqual([
      { key: 'harvested', player: 0, card: 'starter-herald', copies: 1, times: 1, bag: { magic: 1 } },
    ]);
  });

  it('VAL-HER.1 the Herald serves active and other players alike, once', () => {
    const t = table({ seats: 3, dice: [1, 2], players: [{}, {}, { citizens: ['cleric'] }] });
    expect(waiting(t)).toEqual([0, 1]);
    t.play([1, 'starter-herald:strength'], [0, 'starter-herald:gold']);
    expect([held(t, 0), held(t, 1), held(t, 2)]).toEqual([{ gold: 1 }, { strength: 1 }, { magic: 1 }]);
    expect(t.asked().path).toContain('actions');
  });

  it('VAL-HER.2 a woken starter Peasant or Knight keeps the Herald asleep', () => {
    const peasant = table({ dice: [1, 4] });
    expect([held(peasant, 0), held(peasant, 1)]).toEqual([{ gold: 1 }, { gold: 1 }]);
    expect(peasant.asked().path).toContain('actions');
    const knight = table({ dice: [6, 1] });
    expect([held(knight, 0), held(knight, 1)]).toEqual([{ strength: 1 }, { strength: 1 }]);
    expect(knight.asked().path).toContain('actions');
  });

  it('VAL-HER.3 a woken citizen that is not used keeps it asleep as well', () => {
    const unwilling = table({ dice: [1, 2], players: [{}, { gold: 3, citizens: ['monk'] }] });
    expect(unwilling.options(1)).toEqual(['monk:trade', 'done']);
    unwilling.play([1, 'done']);
    expect([held(unwilling, 1), waiting(unwilling)]).toEqual([{ gold: 3 }, [0]]);
    const theft = table({ dice: [3, 4], players: [{ citizens: ['thief'] }, { citizens: ['rogue'] }] });
    theft.play('decline');
    expect([held(theft, 0), theft.asked().path.includes('actions')]).toEqual([{}, true]);
  });

  it('VAL-HER.4 example: two Monks in the turn of another and no gold: no Herald', () => {
    const t = table({ dice: [1, 2], players: [{}, { citizens: ['monk', 'monk'] }] });
    expect(waiting(t)).toEqual([0]);
    t.play('starter-herald:gold');
    expect([held(t, 1), told(t, 'harvested').filter(({ player }) => player === 1)]).toEqual([{}, []]);
  });

  it('VAL-HER.5 doubles wake everybody’s Herald on top of other income', () => {
    const t = table({ dice: [4, 4], players: [{ citizens: ['archer'] }, { citizens: ['archer'] }] });
    expect(waiting(t)).toEqual([0, 1]);
    t.play([0, 'starter-herald:gold'], [1, 'starter-herald:magic']);
    expect([held(t, 0), held(t, 1)]).toEqual([
      { strength: 4, gold: 1 },
      { strength: 2, magic: 1 },
    ]);
    expect(t.asked().path).toContain('actions');
  });

  it('VAL-HER.5 VAL-HER.6 with any number of players everybody in play is served', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      // With five players seat 4 rests (VAL-P5.5).
      const inPlay = [0, 1, 2, 3].slice(0, seats);
      const fives = table({ seats, dice: [5, 5] });
      const twos = table({ seats, dice: [2, 2] });
      expect([waiting(fives), waiting(twos)]).toEqual([inPlay, inPlay]);
      for (const seat of inPlay) {
        fives.play([seat, 'starter-herald:magic']);
        twos.play([seat, 'starter-herald:magic'], [seat, 'starter-herald:strength']);
        expect(held(fives, seat)).toEqual({ gold: 2, magic: 1 });
        expect(held(twos, seat)).toEqual({ magic: 1, strength: 1 });
      }
      for (const t of [fives, twos]) expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 1 });
    }
  });

  it('VAL-HER.6 doubles and nothing woken: the Herald serves twice, with a free choice each time', () => {
    const t = table({ dice: [2, 2], players: [{ citizens: ['cleric'] }, {}] });
    t.play([0, 'starter-herald:gold']);
    expect(t.options(0)).toEqual(HERALD);
    t.play([0, 'starter-herald:magic'], [1, 'starter-herald:strength'], [1, 'starter-herald:strength']);
    expect([held(t, 0), held(t, 1)]).toEqual([{ gold: 1, magic: 1 }, { strength: 2 }]);
    expect(t.asked().path).toContain('actions');
  });

  it('VAL-HER.7 doubles are those announced, after changes', () => {
    const domains = ['palace-of-the-dawn'] as const;
    const made = table({ dice: [4, 5], players: [{ domains: [...domains] }, { citizens: ['archer'] }] });
    made.play('change:palace-of-the-dawn:1');
    expect([made.game.dice, waiting(made)]).toEqual([
      [4, 4],
      [0, 1],
    ]);
    made.play([1, 'starter-herald:gold']);
    expect(waiting(made)).toEqual([0]);
    const unmade = table({ dice: [6, 6], players: [{ domains: [...domains] }] });
    unmade.play('change:palace-of-the-dawn:0');
    expect([held(unmade, 0), held(unmade, 1)]).toEqual([
      { gold: 1, strength: 1 },
      { gold: 1, strength: 1 },
    ]);
    expect(unmade.asked().path).toContain('actions');
  });

  it('VAL-HER.8 on doubles the Herald may go first and pay for a trade, or last', () => {
    const position = () =>
      table({ dice: [1, 1], players: [{ citizens: ['cleric'] }, { gold: 1, citizens: ['monk'] }] });
    expect(position().options(1)).toEqual(['monk:trade', ...HERALD]);
    const first = position().play([1, 'starter-herald:gold'], [1, 'monk:trade'], [1, 'monk:trade']);
    expect(held(first, 1)).toEqual({ magic: 4 });
    const last = position().play([1, 'monk:trade'], [1, 'starter-herald:strength']);
    expect([held(last, 1), magic(last, 1)]).toEqual([{ magic: 2, strength: 1 }, 2]);
  });
});
