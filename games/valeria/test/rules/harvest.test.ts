import { describe, expect, it } from 'vitest';
import type { CitizenId } from '../../data/citizens.ts';
import { type Game, gold, held, playerOf, refuses, strength, table, told, waiting } from '../table.ts';

const archers = (count: number): CitizenId[] => new Array<CitizenId>(count).fill('archer');
const activations = (t: Game, seat: number, card: string): number =>
  told(t, 'harvested')
    .filter((event) => event.player === seat && event.card === card)
    .reduce((sum, { times }) => sum + times, 0);

describe('who harvests, and how often', () => {
  it('VAL-HARV.1 all players harvest, not only the active one', () => {
    for (const seats of [2, 3, 4, 5]) {
      const t = table({ seats, active: 1, dice: [5, 6] });
      // With five players the one to the right rests (VAL-P5.5).
      const resting = seats === 5 ? 0 : undefined;
      for (let seat = 0; seat < seats; seat++)
        expect(held(t, seat)).toEqual(seat === resting ? {} : { gold: 1, strength: 1 });
    }
  });

  it('VAL-HARV.2 a citizen or starter wakes when its number is a die or the sum, and only then', () => {
    const citizens: CitizenId[] = ['cleric', 'archer', 'knight', 'rogue'];
    const woken = (dice: number[]) =>
      told(table({ dice, players: [{ citizens }] }), 'harvested')
        .filter(({ player }) => player === 0)
        .map(({ card }) => card);
    expect(woken([1, 5])).toEqual(['starter-peasant', 'starter-knight', 'cleric', 'knight']);
    expect(woken([5, 1])).toEqual(['starter-peasant', 'starter-knight', 'cleric', 'knight']);
    expect(woken([3, 4])).toEqual(['archer', 'rogue']);
    expect(woken([2, 6])).toEqual(['starter-knight', 'knight']);
    expect(woken([2, 3])).toEqual(['starter-peasant']);
  });

  it('VAL-HARV.3 a card with two numbers reacts to either', () => {
    const of = (dice: number[]) => {
      const t = table({ dice, players: [{ citizens: ['paladin', 'butcher'] }] });
      return [activations(t, 0, 'paladin'), activations(t, 0, 'butcher')];
    };
    expect([of([4, 5]), of([4, 6]), of([5, 6]), of([6, 6])]).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
  });

  it('VAL-HARV.4 the active player uses left effects, everybody else right ones', () => {
    const citizens: CitizenId[] = ['cleric', 'archer', 'merchant'];
    const t = table({
      seats: 3,
      active: 1,
      dice: [1, 4],
      players: [{ citizens }, { citizens }, { citizens }],
    });
    expect(held(t, 1)).toEqual({ magic: 3, strength: 2, gold: 1 });
    expect(held(t, 0)).toEqual({ magic: 1, strength: 1, gold: 1 });
    expect(held(t, 2)).toEqual(held(t, 0));
  });

  it('VAL-HARV.5 example: two Archers on a 4 both wake', () => {
    const t = table({ dice: [4, 2], players: [{ citizens: archers(2) }, { citizens: archers(2) }] });
    expect([activations(t, 0, 'archer'), activations(t, 1, 'archer')]).toEqual([2, 2]);
    // The sum of 6 wakes the starter Knights too.
    expect([strength(t, 0), strength(t, 1)]).toEqual([2 * 2 + 1, 2 * 1 + 1]);
  });

  it('VAL-HARV.6 example: three Archers on 4-4 activate six times', () => {
    const t = table({ dice: [4, 4], players: [{ citizens: archers(3) }, { citizens: archers(3) }] });
    expect([activations(t, 0, 'archer'), activations(t, 1, 'archer')]).toEqual([6, 6]);
    expect([strength(t, 0), strength(t, 1)]).toEqual([12, 6]);
  });

  it('VAL-HARV.7 the sum counts once, doubles or not', () => {
    const ones = table({
      dice: [1, 1],
      players: [{ citizens: ['cleric'] }, { citizens: ['cleric', 'merchant'] }],
    });
    expect([activations(ones, 0, 'cleric'), activations(ones, 1, 'cleric')]).toEqual([2, 2]);
    expect(activations(ones, 1, 'merchant')).toBe(1);
    const fives = table({ dice: [5, 5], players: [{ citizens: ['paladin'] }] });
    expect(activations(fives, 0, 'paladin')).toBe(1);
    expect(activations(fives, 0, 'starter-peasant')).toBe(2);
  });

  it('VAL-HARV.16 a citizen gained in this turn, bought or free, does not wake before the next roll', () => {
    const t = table({
      dice: [4, 6, 1, 2, 4, 6],
      domains: [['cloudriders-camp']],
      players: [{ gold: 12, citizens: ['warlord', 'cleric'] }, { citizens: ['cleric'] }],
    });
    t.play('recruit:archer', 'build:cloudriders-camp', 'take:knight');
    expect(playerOf(t, 0).citizens).toEqual(['warlord', 'cleric', 'archer', 'knight']);
    // One from the starter Knight before the actions, three from the domain.
    expect([t.game.active, strength(t, 0)]).toEqual([1, 1 + 3]);
    expect([activations(t, 0, 'archer'), activations(t, 0, 'knight')]).toEqual([0, 0]);
    t.play('gain:gold', 'gain:gold');
    expect([activations(t, 0, 'archer'), activations(t, 0, 'knight')]).toEqual([1, 1]);
  });
});

describe('taking from opponents', () => {
  it('VAL-HARV.8 example: on 2 and 5 the Thief takes before anybody else harvests', () => {
    const t = table({
      dice: [2, 5],
      players: [{ citizens: ['thief', 'blacksmith', 'archer'] }, { gold: 1, citizens: ['merchant'] }],
    });
    expect(told(t, 'harvested')).toEqual([]);
    expect(t.options()).toEqual(['take:gold:1', 'take:magic:1', 'decline']);
    t.play('take:gold:1');
    expect(told(t, 'took-from')).toEqual([
      { key: 'took-from', player: 0, from: 1, bag: { gold: 1 }, card: 'thief' },
    ]);
    const keys = t.events().map(({ key }) => key);
    expect(keys.indexOf('took-from')).toBeLessThan(keys.indexOf('harvested'));
    // What the others gain in this harvest is out of reach.
    expect([gold(t, 0), gold(t, 1)]).toEqual([1 + 1 + 1, 2]);
  });

  it('VAL-HARV.9 VAL-HARV.10 several Thieves go first, each with its own target and resource', () => {
    const t = table({
      seats: 3,
      dice: [3, 4],
      players: [{ citizens: ['thief', 'thief', 'archer'] }, { gold: 3 }, { gold: 3, magic: 5 }],
    });
    t.play('take:gold:1');
    expect(told(t, 'harvested')).toEqual([]);
    expect(t.options()).toEqual(['take:gold:1', 'take:magic:1', 'take:gold:2', 'take:magic:2', 'decline']);
    t.play('take:magic:2');
    expect([held(t, 0), held(t, 1), held(t, 2)]).toEqual([
      { gold: 3, magic: 3, strength: 2 },
      {},
      { gold: 3, magic: 2 },
    ]);
  });
});

describe('order and trades', () => {
  it('VAL-HARV.11 effects are used in any order', () => {
    const position = () =>
      table({
        dice: [1, 3],
        players: [{ citizens: ['cleric'] }, { gold: 1, strength: 1, citizens: ['monk', 'mercenary'] }],
      });
    expect(position().options(1)).toEqual(['monk:trade', 'mercenary:trade', 'done']);
    const either = [
      position().play([1, 'monk:trade'], [1, 'mercenary:trade']),
      position().play([1, 'mercenary:trade'], [1, 'monk:trade']),
    ];
    for (const t of either) expect(held(t, 1)).toEqual({ gold: 2, magic: 2 });
  });

  it('VAL-HARV.12 example: on 1 and 4 the starter Peasant gives the gold the Monk trades for 2 magic', () => {
    const t = table({ dice: [1, 4], players: [{}, { citizens: ['monk'] }] });
    expect(held(t, 1)).toEqual({ gold: 1 });
    t.play([1, 'monk:trade']);
    expect(held(t, 1)).toEqual({ magic: 2 });
    expect(told(t, 'traded')).toEqual([
      { key: 'traded', player: 1, card: 'monk', cost: { gold: 1 }, bag: { magic: 2 } },
    ]);
  });

  it('VAL-HARV.13 each activation allows one trade, doubles two', () => {
    const once = table({
      dice: [1, 3],
      players: [{ citizens: ['cleric'] }, { gold: 9, citizens: ['monk'] }],
    });
    once.play([1, 'monk:trade']);
    expect([held(once, 1), waiting(once)]).toEqual([{ gold: 8, magic: 2 }, [0]]);
    const twice = table({ dice: [1, 1], players: [{}, { gold: 9, citizens: ['monk'] }] });
    twice.play([1, 'monk:trade'], [1, 'monk:trade']);
    expect(twice.options(1).filter((id) => id.startsWith('monk'))).toEqual([]);
    expect(held(twice, 1)).toEqual({ gold: 7, magic: 4 });
  });

  it('VAL-HARV.14 a trade is paid in the resource shown, magic does not stand in', () => {
    const t = table({ dice: [1, 1], players: [{}, { magic: 9, citizens: ['monk'] }] });
    expect(t.options(1)).not.toContain('monk:trade');
    expect(refuses(t, 'monk:trade', 1)).toEqual({
      reason: { key: 'trade-unpaid', cost: { gold: 1 }, has: { gold: 0 } },
      rule: 'VAL-HARV.14',
    });
    t.play([1, 'starter-herald:gold']);
    expect(t.options(1)).toContain('monk:trade');
  });

  it('VAL-HARV.15 nobody waits for the harvest of another, and the order changes nothing', () => {
    const position = () =>
      table({
        seats: 3,
        dice: [2, 2],
        players: [{ citizens: ['merchant'] }, {}, { gold: 1, citizens: ['monk'] }],
      });
    expect(waiting(position())).toEqual([0, 1, 2]);
    const choices: [number, string][] = [
      [0, 'merchant:gold'],
      [0, 'merchant:magic'],
      [0, 'starter-herald:gold'],
      [1, 'starter-herald:gold'],
      [1, 'starter-herald:magic'],
      [2, 'starter-herald:strength'],
      [2, 'starter-herald:strength'],
    ];
    const forward = position().play(...choices);
    const backward = position().play(...choices.toSorted(([a], [b]) => b - a));
    expect(backward.game.players).toEqual(forward.game.players);
    expect([held(forward, 0), held(forward, 1), held(forward, 2)]).toEqual([
      { gold: 3, magic: 2 },
      { gold: 1, magic: 1 },
      { gold: 1, strength: 2 },
    ]);
  });
});
