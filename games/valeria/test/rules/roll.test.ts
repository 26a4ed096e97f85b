import { describe, expect, it } from 'vitest';
import type { CitizenId } from '../../data/citizens.ts';
import { activationValues } from '../../rules/roll.ts';
import { gold, held, magic, playerOf, refuses, table, told, vp, waiting } from '../table.ts';

const PALACE = 'change:palace-of-the-dawn';
const PALISADE = 'change:foxgrove-palisade';
const ORCHID = 'change:desert-orchid';

describe('the roll', () => {
  it('VAL-ROLL.1 the active player rolls two dice', () => {
    const t = table({ active: 1, dice: [2, 6] });
    expect(told(t, 'rolled')).toEqual([{ key: 'rolled', player: 1, dice: [2, 6] }]);
    const rolls = Array.from({ length: 120 }, (_, seed) => table({ seed: `roll ${seed}` }).game.dice);
    for (const die of [0, 1])
      expect([...new Set(rolls.map((dice) => dice[die]))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('VAL-ROLL.2 example: 3 and 5 wake the citizens 3, 5 and 8 of all players', () => {
    const one: CitizenId[] = ['cleric', 'merchant', 'archer', 'rogue', 'paladin', 'butcher'];
    const all: CitizenId[] = [...one, 'mercenary', 'peasant', 'knight', 'champion'];
    const t = table({ dice: [3, 5], players: [{ citizens: all }, { strength: 1, gold: 1, citizens: all }] });
    expect(activationValues(t.game)).toEqual([3, 5, 8]);
    const woken = (seat: number) =>
      told(t, 'harvested')
        .filter(({ player }) => player === seat)
        .map(({ card }) => card);
    expect(woken(0)).toEqual(['starter-peasant', 'mercenary', 'peasant', 'champion']);
    // The Mercenary and the Champion trade in the turns of others.
    expect(woken(1)).toEqual(['starter-peasant', 'peasant']);
    expect(t.options(1)).toEqual(['mercenary:trade', 'champion:trade', 'done']);
  });
});

describe('changing dice', () => {
  it('VAL-ROLL.3 only the active player changes dice, with own domains, before anybody harvests', () => {
    const t = table({
      dice: [4, 5],
      players: [
        { gold: 5, domains: ['palace-of-the-dawn'] },
        { gold: 5, domains: ['foxgrove-palisade'] },
      ],
    });
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toEqual(['announce', `${PALACE}:0`, `${PALACE}:1`]);
    expect(told(t, 'harvested')).toEqual([]);
    t.play(`${PALACE}:1`);
    expect(t.game.dice).toEqual([4, 4]);
    const without = table({ dice: [4, 5], players: [{ gold: 5 }, { domains: ['palace-of-the-dawn'] }] });
    expect(without.game.dice).toEqual([4, 5]);
    expect(without.asked().path).toContain('actions');
  });

  it('VAL-ROLL.4 each card once in a roll phase, several in any order and on any die', () => {
    const position = () =>
      table({
        dice: [2, 3, 5, 6, 2, 3],
        players: [{ gold: 5, domains: ['palace-of-the-dawn', 'foxgrove-palisade'] }],
      });
    const sameDie = position().play(`${PALACE}:0`);
    expect(sameDie.options()).toEqual(['announce', `${PALISADE}:0`, `${PALISADE}:1`]);
    sameDie.play(`${PALISADE}:0`);
    expect(sameDie.game.dice).toEqual([6, 3]);
    expect(sameDie.asked().path).not.toContain('roll');
    expect(position().play(`${PALISADE}:0`, `${PALACE}:0`).game.dice).toEqual([5, 3]);
    expect(position().play(`${PALISADE}:1`, `${PALACE}:0`).game.dice).toEqual([1, 6]);
    // The next roll phase is a new one.
    const later = position().play(`${PALACE}:0`, 'announce');
    later.play([0, 'starter-herald:gold'], [1, 'starter-herald:gold'], 'gain:gold', 'gain:gold');
    later.play('gain:gold', 'gain:gold');
    expect(later.options()).toContain(`${PALACE}:0`);
  });

  it('VAL-ROLL.5 a changed die may be changed again by another card', () => {
    const t = table({
      dice: [3, 4],
      players: [{ gold: 2, domains: ['foxgrove-palisade', 'palace-of-the-dawn'] }],
    });
    t.play(`${PALISADE}:0`);
    expect(t.game.dice).toEqual([6, 4]);
    t.play(`${PALACE}:0`);
    expect(t.game.dice).toEqual([5, 4]);
    expect(told(t, 'die-changed').map(({ die, from, to }) => ({ die, from, to }))).toEqual([
      { die: 0, from: 3, to: 6 },
      { die: 0, from: 6, to: 5 },
    ]);
  });

  it('VAL-ROLL.6 announcing ends the phase, and the harvest reads the announced dice', () => {
    const t = table({ dice: [3, 6], players: [{ domains: ['palace-of-the-dawn'] }, {}] });
    t.play(`${PALACE}:1`);
    // With nothing left to use the dice stand as they are.
    expect(t.game.dice).toEqual([3, 5]);
    expect([held(t, 0), held(t, 1)]).toEqual([{ gold: 1 }, { gold: 1 }]);
    const kept = table({ dice: [3, 6], players: [{ domains: ['palace-of-the-dawn'] }, {}] }).play('announce');
    expect([held(kept, 0), held(kept, 1)]).toEqual([{ strength: 1 }, { strength: 1 }]);
    expect(kept.asked()).toMatchObject({ seat: 0, prompt: { key: 'ask-action', number: 1 } });
  });

  it('VAL-ROLL.7 a change that changes nothing is refused', () => {
    const t = table({
      dice: [1, 6],
      players: [{ gold: 5, domains: ['palace-of-the-dawn', 'foxgrove-palisade', 'desert-orchid'] }],
    });
    expect(new Set(t.options())).toEqual(
      new Set(['announce', `${PALISADE}:0`, `${ORCHID}:1`, `${PALACE}:1`]),
    );
    for (const [id, value, change] of [
      [`${PALACE}:0`, 1, 'lower'],
      [`${ORCHID}:0`, 1, 'set'],
      [`${PALISADE}:1`, 6, 'set'],
    ] as const)
      expect(refuses(t, id)).toEqual({ reason: { key: 'same-die', value, change }, rule: 'VAL-ROLL.7' });
  });

  it('VAL-ROLL.8 a die is paid for in gold when the card is used, never in magic', () => {
    const paid = table({ dice: [3, 4], players: [{ gold: 3, magic: 9, domains: ['foxgrove-palisade'] }] });
    paid.play(`${PALISADE}:0`);
    expect(told(paid, 'die-changed')).toMatchObject([{ cost: { gold: 2 } }]);
    expect([gold(paid, 0), magic(paid, 0)]).toEqual([1, 9]);
    const poor = table({
      dice: [3, 4],
      players: [{ gold: 1, magic: 9, domains: ['foxgrove-palisade', 'palace-of-the-dawn'] }],
    });
    expect(poor.options()).toEqual(['announce', `${PALACE}:0`, `${PALACE}:1`]);
    expect(refuses(poor, `${PALISADE}:0`)).toEqual({
      reason: { key: 'no-gold-for-die', cost: 2, gold: 1 },
      rule: 'VAL-ROLL.8',
    });
  });

  it('VAL-ROLL.9 doubles pay at once, on the roll and after every change', () => {
    const t = table({
      dice: [2, 2],
      players: [{ domains: ['gargans-embrace', 'palace-of-the-dawn', 'desert-orchid'] }],
    });
    expect([t.asked().path.includes('roll'), vp(t, 0)]).toEqual([true, 1]);
    t.play(`${PALACE}:0`);
    expect([t.game.dice, vp(t, 0)]).toEqual([[1, 2], 1]);
    t.play(`${ORCHID}:1`);
    expect([t.game.dice, vp(t, 0)]).toEqual([[1, 1], 2]);
    const again = table({
      dice: [2, 1],
      players: [{ domains: ['palace-of-the-dawn'] }, { domains: ['gargans-embrace'] }],
    });
    expect(vp(again, 1)).toBe(0);
    again.play(`${PALACE}:0`);
    expect(vp(again, 1)).toBe(1);
    expect(playerOf(again, 0).vp).toBe(0);
  });
});
