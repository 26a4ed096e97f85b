import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type DifficultyId, difficulties } from '../../data/difficulties.ts';
import { attackDice } from '../../rules/attack-strength.ts';
import { chanceOfHits } from '../../rules/dice-odds.ts';
import { battle, hits, misses } from '../battle-table.ts';
import { clanOf, during, offers, told, waitsFor } from '../table.ts';

describe('the attack of a monster', () => {
  it('ML-MATK.1 the leftmost mercenary is attacked first and strikes back, then the next one', () => {
    const t = battle({
      monster: 'krus',
      on: { a2: { s: 1 }, a4: { seat: 1, member: 'tepej', s: 1 } },
      dice: [...misses(4), 2, ...misses(4), 3],
    });
    expect(told(t, 'monster-rolled')).toMatchObject([{ path: 'a2' }]);
    t.play('roll:strength');
    expect(told(t, 'monster-rolled')).toMatchObject([{ path: 'a2' }, { path: 'a4' }]);
    waitsFor(t, 1);
  });

  it('ML-MATK.2 ML-MATK.8 rolls its printed dice, and every 3 to 6 is a hit', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 1, defence: 3 } }, dice: [1, 2, 3, 6] });
    expect(told(t, 'monster-rolled')).toMatchObject([{ dice: [1, 2, 3, 6], hits: 2 }]);
    expect(t.asked().prompt).toMatchObject({ key: 'ask-defend', hits: 2 });
  });

  it('ML-MATK.3 ML-AFF.1 one die more in a realm of its affinity', () => {
    const diceIn = (realm: 'jaha' | 'kale') =>
      attackDice(battle({ monster: 'krus', realm, on: { a1: { s: 1 } } }).game, 'a1', 'krus');
    expect([diceIn('kale'), diceIn('jaha')]).toEqual([4, 5]);
  });

  it('ML-MATK.4 ML-MATK.5 rounds and difficulties add dice', () => {
    const extra = (difficulty: DifficultyId) =>
      [1, 2, 3, 4, 5, 6].map((round) => {
        const t = battle({
          monster: 'krus',
          round,
          options: { difficulty },
          on: { a1: { s: 1 } },
          dice: misses(7),
        });
        return attackDice(t.game, 'a1', 'krus') - 4;
      });
    expect(extra('easy')).toEqual([0, 0, 0, 0, 0, 0]);
    expect(extra('normal')[3]).toBe(1);
    for (const difficulty of DIFFICULTIES)
      expect(extra(difficulty)).toEqual(difficulties[difficulty].extraDice);
    expect(extra('hard')).toEqual(extra('normal'));
  });

  it('ML-MATK.7 ML-POOL.9 every magic die discarded takes an attack die away, those on traps too', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1, m: 1, traps: ['trap-m2'] } },
      dice: [6, 1, 1],
    });
    expect(offers(t, 'cancel')).toEqual(['cancel:0', 'cancel:1', 'cancel:2', 'cancel:3']);
    t.play('cancel:2');
    expect(told(t, 'dice-cancelled')).toMatchObject([{ path: 'a1', magic: 2 }]);
    expect(t.game.paths.a1?.dice.filter(({ colour }) => colour === 'magic')).toEqual([
      { colour: 'magic', face: 0, trap: 0 },
    ]);
    expect(clanOf(t, 0).members.find(({ id }) => id === 'hatyr')?.wounded).toBe(true);
  });

  it('ML-MATK.7 dice that were rolled already cancel nothing', () => {
    const t = battle({
      monster: 'trousic',
      on: { a1: { m: 1 }, a2: { seat: 1, member: 'zandala', s: 1 } },
      dice: [...misses(5), 4, 1, 6],
    });
    t.play('cancel:0', 'roll:magic');
    expect(told(t, 'dice-diverted')).toMatchObject([{ player: 1, to: 'a1', dice: 1 }]);
    expect(told(t, 'dice-cancelled')).toEqual([]);
    expect(clanOf(t, 0).members.find(({ id }) => id === 'hatyr')?.wounded).toBe(true);
  });

  it('ML-MATK.9 ML-MATK.10 what is not stopped wounds, and a second wound kills', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 1 } }, dice: [6, 1, 1, 1] });
    expect(told(t, 'wounded')).toMatchObject([{ player: 0, member: 'hatyr', wounds: 1 }]);
    const twice = battle({ monster: 'krus', on: { a1: { s: 1 } }, dice: [6, 6, 1, 1] });
    expect(told(twice, 'left')).toMatchObject([{ member: 'hatyr', why: 'died' }]);
    const again = battle({ monster: 'krus', on: { a1: { s: 1, wounded: true } }, dice: [6, 1, 1, 1] });
    expect(told(again, 'left')).toMatchObject([{ member: 'hatyr', why: 'died' }]);
  });

  it('ML-MATK.11 ML-MATK.13 without attack dice nothing is rolled, but the automatic hit comes', () => {
    const t = battle({ monster: 'ohnivousove', on: { a1: { s: 1, m: 4 } } });
    t.play('cancel:4');
    expect(told(t, 'monster-rolled')).toEqual([]);
    expect(told(t, 'automatic-hits')).toEqual([
      { key: 'automatic-hits', monster: 'ohnivousove', path: 'a1', hits: 1 },
    ]);
    const plain = battle({ monster: 'krus', on: { a1: { s: 1, m: 4 } } }).play('cancel:4');
    expect(told(plain, 'automatic-hits')).toEqual([]);
    expect(clanOf(t, 0).members.find(({ id }) => id === 'hatyr')?.wounded).toBe(true);
  });

  it('ML-MATK.12 ML-MATK.13 the pre-roll comes first, then diverted dice, magic dice, the roll and the defence', () => {
    const t = battle({
      monster: 'trousic',
      on: { a1: { member: 'zandala', m: 1, defence: 2 }, a2: { seat: 1, member: 'tepej', s: 1 } },
      dice: [1, 1, 6, 1],
    });
    expect(told(t, 'monster-rolled').map(({ path, dice }) => [path, dice])).toEqual([
      ['a1', [1]],
      ['a2', [1]],
    ]);
    expect(t.asked().prompt).toMatchObject({ key: 'ask-cancel-dice', attackDice: 3, magic: 1 });
    const cancelled = during(t, () => t.play('cancel:1'));
    expect(told(cancelled, 'monster-rolled')).toMatchObject([{ path: 'a1', dice: [6, 1] }]);
    expect(offers(t, 'defend')).toEqual(['defend:token']);
  });

  it('ML-GEN.13 more than eight attack dice are all rolled', () => {
    const t = battle({
      monster: 'chapadlice',
      realm: 'glacie',
      round: 5,
      options: { difficulty: 'deadly' },
      on: { a1: { s: 1 } },
      dice: misses(9),
    });
    expect(told(t, 'monster-rolled')).toMatchObject([{ dice: misses(9), hits: 0 }]);
  });

  it('ML-MATK.9 example: two hits on Truňk, a potion heals one, he is wounded and alive', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { member: 'trunk', s: 1, potions: 1 } },
      dice: [6, 6, 1, 1],
    });
    expect(offers(t, '')).toEqual(['defend:potion', 'take-hits']);
    t.play('defend:potion');
    expect(clanOf(t, 0).members).toMatchObject([{ id: 'purkrab' }, { id: 'trunk', wounded: true }]);
    expect(t.game.paths.a1).toMatchObject({ potions: 0 });
  });

  it('ML-MATK.10 nothing is asked when nothing can save him', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 1, defence: 2 } }, dice: hits(4) });
    expect(told(t, 'left')).toMatchObject([{ member: 'hatyr' }]);
  });

  it('ML-SCN.10 in Doom only misses are rolled again, each once', () => {
    const t = battle({
      seats: 1,
      options: { scenario: 'doom', difficulty: 'normal' },
      monster: 'krus',
      on: { a1: { s: 1, defence: 4 } },
      dice: [3, 1, 6, 2, 1, 6],
    });
    expect(told(t, 'monster-rolled')).toMatchObject([{ dice: [3, 6, 1, 6], hits: 3 }]);
  });

  it('ML-MATK.7 of magic dice the rolled ones stay, they are part of his total', () => {
    const t = battle({
      monster: 'hlubstir',
      on: { a1: { m: 2, traps: ['trap-s1'] }, a2: { seat: 1, member: 'zandala', s: 1 } },
      dice: [...misses(5), 4],
    });
    t.play('cancel:0', 'roll:magic', 'stop');
    expect(t.asked(0).prompt).toMatchObject({ key: 'ask-cancel-dice', attackDice: 1, magic: 1 });
    t.play('cancel:1');
    expect(t.game.paths.a1?.dice.map(({ colour, face }) => [colour, face])).toEqual([
      ['magic', 4],
      ['strength', 0],
    ]);
  });

  it('ML-MON.2 ML-MATK.13 when he decides about his magic dice the pre-roll is over', () => {
    const t = battle({ monster: 'trousic', on: { a1: { s: 1, m: 1 } }, dice: [1] });
    const [none] = t.asked().options.map(({ label }) => label);
    const odds = none !== undefined && 'odds' in none ? none.odds : undefined;
    expect(odds).toMatchObject({
      death: expect.closeTo(chanceOfHits(attackDice(t.game, 'a1', 'trousic'), 2 / 3, 2), 8),
    });
  });
});
