import { describe, expect, it } from 'vitest';
import { battle, hits, misses } from '../battle-table.ts';
import { clanOf, offers, told } from '../table.ts';

/** Krus: capture 9, kill 12, four attack dice; the mercenary on a1 is not hurt. */
const krus = misses(4);

describe('the attack of a mercenary', () => {
  it('ML-ATK.1 who survives rolls against the capture and kill values', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 3, traps: ['trap-s1'] } }, dice: krus });
    expect(t.asked().prompt).toMatchObject({
      key: 'ask-attack',
      monster: 'krus',
      total: 0,
      toCapture: 9,
      toKill: 12,
      mayCapture: true,
    });
  });

  it('ML-ATK.2 ML-ATK.3 ML-REV.3 traps are applied at once: a flat one before the first die', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 1, traps: ['trap-flat4'] } }, dice: krus });
    expect(t.asked().prompt).toMatchObject({ total: 4 });
  });

  it('ML-ATK.4 ML-REV.2 a die on a trap counts like the others on the path', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1, traps: ['trap-s2', 'trap-splus1'] } },
      dice: [...krus, 1, 1, 2],
    });
    t.play('roll:strength', 'roll:strength');
    expect(t.asked().prompt).toMatchObject({ total: 4 });
    t.play('roll:strength');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 7 }]);
  });

  it('ML-ATK.5 dice are rolled one by one in any order, and the attack may end after any', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 2, m: 1, traps: ['trap-flat4'] } },
      dice: [...krus, 5],
    });
    t.play('cancel:0');
    expect(t.options()).toEqual(['roll-all', 'roll:strength', 'roll:magic', 'stop']);
    t.play('roll:magic');
    expect(t.options()).toEqual(['roll-all', 'roll:strength', 'stop']);
    t.play('stop');
    expect(told(t, 'captured')).toMatchObject([{ monster: 'krus', member: 'hatyr', total: 9 }]);
  });

  it('ML-ATK.5 without a reason to look between them they are rolled at once', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 3 } }, dice: [...krus, 4, 4, 4] });
    expect(t.options()).toEqual(['roll-all', 'stop']);
    t.play('roll-all');
    expect(told(t, 'killed')).toMatchObject([{ total: 12 }]);
  });

  it('ML-ATK.6 ML-POT.4 a venom adds two after a roll', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 3, traps: ['trap-flat4'], venoms: 1 } },
      dice: [...krus, 3],
    });
    expect(offers(t, 'venom')).toEqual([]);
    t.play('roll:strength', 'venom');
    expect(told(t, 'venom-used')).toMatchObject([{ player: 0, path: 'a1' }]);
    expect(t.asked().prompt).toMatchObject({ total: 9 });
    t.play('stop');
    expect(told(t, 'captured')).toHaveLength(1);
  });

  it('ML-ATK.7 ML-TRO.1 a kill: the reward, and the card as trophy', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 3 } }, dice: [...krus, 4, 4, 4] });
    t.play('roll-all');
    expect(clanOf(t, 0)).toMatchObject({ glory: 13, coins: 22, trophies: ['krus'] });
    expect(t.game.areas[0]?.monster).not.toBe('krus');
  });

  it('ML-ATK.8 ML-RP.7 a capture: a trap, the capture reward, the card is discarded', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 2, traps: ['trap-s1'] } }, dice: [...krus, 5, 4] });
    t.play('roll:strength', 'roll:strength');
    expect(t.asked().options.find(({ id }) => id === 'stop')?.label).toEqual({
      key: 'stop-attack',
      result: 'capture',
    });
    t.play('stop');
    expect(clanOf(t, 0)).toMatchObject({ glory: 13, trophies: [] });
    expect(t.game.monsters.discard).toContain('krus');
    const bare = battle({ monster: 'krus', on: { a1: { s: 2 } }, dice: [...krus, 5, 5] });
    bare.play('roll-all');
    expect(told(bare, 'attack-failed')).toMatchObject([{ carried: 10 }]);
  });

  it('ML-ATK.9 who rolls too much kills although he wanted to capture', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 2, traps: ['trap-flat4'] } }, dice: [...krus, 4, 6] });
    t.play('roll:strength', 'roll:strength');
    expect(told(t, 'killed')).toMatchObject([{ total: 14 }]);
  });

  it('ML-ATK.10 bonuses for one goal do not count for the other', () => {
    const turna = battle({
      monster: 'krus',
      on: { a1: { member: 'turna', s: 1, traps: ['trap-flat6'] } },
      dice: [...krus, 5],
    });
    expect(turna.asked().prompt).toMatchObject({ toCapture: 6, toKill: 12 });
    turna.play('roll:strength');
    expect(told(turna, 'captured')).toMatchObject([{ total: 11 }]);
    const jeducha = battle({
      monster: 'krus',
      on: { a1: { member: 'jeducha', s: 1, traps: ['trap-flat6'] } },
      dice: [...krus, 4],
    });
    expect(jeducha.asked().prompt).toMatchObject({ toCapture: 9, toKill: 10 });
    jeducha.play('roll:strength');
    expect(told(jeducha, 'killed')).toMatchObject([{ total: 10 }]);
  });

  it('ML-ATK.11 ML-TRX.4 a revealed trick is no trap, a hidden one is', () => {
    const conflict = (choice: 'reveal' | 'keep') => {
      const t = battle({
        monster: 'krus',
        options: { tricks: true },
        on: { a1: { s: 2, traps: ['trick-steal-s1'] } },
        dice: krus,
      });
      return t.play(choice).asked().prompt;
    };
    expect(conflict('reveal')).toMatchObject({ key: 'ask-attack', mayCapture: false });
    expect(conflict('keep')).toMatchObject({ key: 'ask-attack', mayCapture: true });
  });

  it('ML-ATK.12 ML-ATK.13 what fails stays, and the next adds the sum of all to his left', () => {
    const t = battle({
      seats: 3,
      monster: 'hlubstir',
      on: {
        a1: { member: 'jeducha', seat: 2, s: 1, traps: ['trap-flat4'], venoms: 1 },
        a2: { seat: 1, member: 'tepej', s: 1 },
        a3: { s: 1 },
      },
      dice: [...misses(5), 3, ...misses(5), 2, ...misses(5)],
    });
    t.play('roll:strength', 'venom');
    expect(told(t, 'attack-failed')).toMatchObject([{ player: 2, carried: 9 }]);
    expect(t.game.paths.a1).toMatchObject({ total: 9, dice: [{ face: 3 }], traps: [{ up: true }] });
    expect(t.asked(1).prompt).toMatchObject({ total: 9, toKill: 22 });
    t.play('roll:strength');
    expect(t.asked(0).prompt).toMatchObject({ total: 11 });
  });

  it('ML-ATK.14 who dies before his attack hands on nothing', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1, traps: ['trap-flat8'] }, a2: { seat: 1, member: 'tepej', s: 1 } },
      dice: [...hits(4), ...misses(4)],
    });
    expect(t.asked(1).prompt).toMatchObject({ total: 0 });
  });

  it('ML-ATK.15 ML-REV.4 modifiers do nothing for dice on other paths', () => {
    const t = battle({
      monster: 'hlubstir',
      on: {
        a1: { member: 'tarka', s: 1, traps: ['trap-splus3'] },
        a2: { seat: 1, member: 'tepej', s: 1 },
      },
      dice: [...misses(5), 1, ...misses(5), 2],
    });
    t.play('roll:strength', 'roll:strength');
    expect(told(t, 'attack-failed')).toMatchObject([
      { path: 'a1', carried: 5 },
      { path: 'a2', carried: 2 },
    ]);
  });

  it('ML-ATK.16 ML-ATK.18 with enough carried he captures without rolling, but only with his own trap', () => {
    const on = (traps: readonly 'trap-s1'[]) =>
      battle({
        monster: 'krus',
        on: {
          a1: { s: 2, traps: ['trap-flat4'] },
          a2: { seat: 1, member: 'tepej', s: 1, traps },
        },
        dice: [...krus, 2, 3, ...krus],
      }).play('roll:strength', 'stop');
    const bare = on([]);
    expect(bare.asked(1).prompt).toMatchObject({ total: 6, mayCapture: false });
    const carrying = (traps: readonly 'trap-s1'[]) =>
      battle({
        monster: 'krus',
        on: { a1: { s: 2 }, a2: { seat: 1, member: 'tepej', s: 1, traps } },
        dice: [...krus, 5, 5, ...krus, 1],
      }).play('roll-all');
    const trapless = carrying([]);
    expect(trapless.asked(1).prompt).toMatchObject({ total: 10, mayCapture: false });
    expect(told(trapless.play([1, 'stop']), 'captured')).toEqual([]);
    const t = carrying(['trap-s1']);
    expect(t.asked(1).prompt).toMatchObject({ total: 10, mayCapture: true });
    t.play('stop');
    expect(told(t, 'captured')).toMatchObject([{ player: 1, member: 'tepej' }]);
  });

  it('ML-ATK.17 a die never counts below nothing', () => {
    const t = battle({ monster: 'praskoun', on: { a1: { s: 2 } }, dice: [...misses(3), 1, 1] });
    t.play('roll-all');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 0 }]);
  });

  it('ML-ATK.19 ML-GEN.7 a reroll may bring the total back below the kill value', () => {
    const t = battle({
      monster: 'krus',
      event: 'event-2',
      on: { a3: { s: 2, traps: ['trap-flat4'] } },
      dice: [...krus, 3, 6, 2],
    });
    t.play('roll-all');
    expect(t.options()).toEqual(['stop', 'reroll:benefit:0', 'reroll:benefit:1']);
    t.play('reroll:benefit:1');
    expect(told(t, 'rerolled')).toMatchObject([{ from: 6, to: 2 }]);
    t.play('stop');
    expect(told(t, 'captured')).toMatchObject([{ total: 9 }]);
  });

  it('ML-ATK.19 nothing is asked any more when nothing can lower the total', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 3, traps: ['trap-flat4'] } }, dice: [...krus, 4, 4] });
    t.play('roll:strength', 'roll:strength');
    expect(told(t, 'killed')).toMatchObject([{ total: 12 }]);
  });

  it('ML-ATK.20 dice left unrolled add nothing to what is carried', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 3 }, a2: { seat: 1, member: 'tepej', s: 1 } },
      dice: [...krus, 4, ...krus],
    });
    t.play('roll:strength', 'stop');
    expect(t.asked(1).prompt).toMatchObject({ total: 4 });
  });

  it('ML-GEN.11 free acts stand beside what the attacker may do', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1 } },
      clans: [{ trophies: ['kodyl'] }],
      dice: krus,
    });
    expect(t.options()).toEqual(['roll:strength', 'stop', 'sell:kodyl']);
    t.play('sell:kodyl');
    expect(clanOf(t, 0).coins).toBe(25);
    expect(t.options()).toEqual(['roll:strength', 'stop']);
  });

  it('ML-ATK.5 ML-ATK.6 example: Truňk captures Krabohlav with eleven', () => {
    const t = battle({
      monster: 'krabohlav',
      on: { a1: { member: 'trunk', s: 2, m: 2, traps: ['trap-flat4'], venoms: 1 } },
      dice: [...misses(3), 2, 2],
    });
    t.play('cancel:0');
    expect(t.asked().prompt).toMatchObject({ total: 4, toCapture: 11, toKill: 12 });
    t.play('roll:magic');
    expect(t.asked().prompt).toMatchObject({ total: 7 });
    t.play('roll:strength');
    expect(t.asked().prompt).toMatchObject({ total: 9 });
    t.play('venom');
    expect(t.asked().prompt).toMatchObject({ total: 11 });
    t.play('stop');
    expect(told(t, 'captured')).toMatchObject([{ monster: 'krabohlav', member: 'trunk', total: 11 }]);
  });
});
