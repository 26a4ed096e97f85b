// What everybody is told of fights, sales, gifts and discards.
import { describe, expect, it } from 'vitest';
import { trophyPoints } from '../../rules/trophies.ts';
import { battle, misses } from '../battle-table.ts';
import { clanOf, offers, refuses, table, told } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };

describe('told of fights', () => {
  it('ML-MATK.7 ML-MATK.8 dice that are discarded and rolled, with the odds of each choice in his own attack', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 1, m: 2, defence: 1 } }, dice: [1, 3, 2] });
    expect(t.options()).toEqual(['cancel:0', 'cancel:1', 'cancel:2']);
    expect(t.asked().options.map(({ thing, rule }) => [thing, rule])).toEqual(
      [0, 1, 2].map(() => ['path:a1', 'ML-MATK.7']),
    );
    expect(t.asked().options.every(({ label }) => 'odds' in label)).toBe(true);
    t.play('cancel:1');
    expect(told(t, 'dice-cancelled')).toEqual([{ key: 'dice-cancelled', player: 0, path: 'a1', magic: 1 }]);
    expect(told(t, 'monster-rolled')).toEqual([
      { key: 'monster-rolled', monster: 'krus', path: 'a1', dice: [1, 3, 2], hits: 1 },
    ]);
    const none = battle({ monster: 'krus', on: { a1: { s: 1, m: 1, defence: 1 } }, dice: misses(4) }).play(
      'cancel:0',
    );
    expect(told(none, 'dice-cancelled')).toEqual([]);
    expect(none.game.paths.a1?.dice).toHaveLength(2);
  });

  it('ML-MATK.7 no more dice are discarded than attack; in the attack on another there are no odds', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { member: 'zandala', s: 1 }, a2: { seat: 1, member: 'tepej', m: 3 } },
    });
    expect(t.options(1)).toEqual(['cancel:0', 'cancel:1']);
    expect(t.asked(1).options.map(({ label }) => label)).toStrictEqual([
      { key: 'cancel-dice', magic: 0 },
      { key: 'cancel-dice', magic: 1 },
    ]);
    expect(told(t, 'dice-diverted')).toEqual([{ key: 'dice-diverted', player: 0, to: 'a2', dice: 1 }]);
  });

  it('ML-MATK.7 ML-GEN.11 free acts stand beside dice to be discarded, never alone', () => {
    const at = (m: number) =>
      battle({ monster: 'krus', clans: [{ trophies: ['kodyl'] }], on: { a1: { s: 2, m } }, dice: misses(4) });
    expect(at(1).options()).toEqual(['cancel:0', 'cancel:1', 'sell:kodyl']);
    expect(at(0).asked().prompt.key).toBe('ask-attack');
  });

  it('ML-MATK.7 dice on traps are discarded last', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { m: 1, s: 1, traps: ['trap-m1'] } },
      dice: misses(3),
    }).play('cancel:1');
    expect(t.game.paths.a1?.dice).toEqual([
      { colour: 'strength', face: 0, trap: null },
      { colour: 'magic', face: 0, trap: 0 },
    ]);
  });

  it('ML-MON.6 ML-TRX.19 automatic hits are for the one who is attacked, not for a die sent on', () => {
    const t = battle({
      monster: 'pocih',
      on: { a1: { member: 'zandala', s: 1 }, a2: { seat: 1, member: 'tepej', s: 1 } },
      dice: misses(6),
    });
    expect(told(t, 'wounded')).toMatchObject([{ member: 'zandala', wounds: 1 }]);
  });
});

describe('told of what leaves a clan', () => {
  it('ML-TRO.2 ML-LTB.11 a sale: five coins a point, cards and loot; other loot is no trophy', () => {
    const t = table({
      clans: [
        { coins: 0, trophies: ['krus'], loot: ['loot-trophies3', 'loot-coins10'], dice: { strength: 1 } },
        other,
      ],
    });
    expect(offers(t, 'sell')).toEqual(['sell:krus', 'sell:loot-trophies3']);
    const label = (id: string) => t.asked().options.find((option) => option.id === id)?.label;
    const coins = trophyPoints('krus') * 5;
    expect(label('sell:krus')).toEqual({ key: 'sell-trophy', card: 'krus', coins });
    expect(trophyPoints('loot-coins10')).toBe(0);
    t.play('sell:krus', 'sell:loot-trophies3');
    expect(told(t, 'trophy-sold')).toEqual([
      { key: 'trophy-sold', player: 0, card: 'krus', coins },
      { key: 'trophy-sold', player: 0, card: 'loot-trophies3', coins: 15 },
    ]);
    expect(clanOf(t, 0)).toMatchObject({ coins: coins + 15, trophies: [], loot: ['loot-coins10'] });
    expect(t.game.monsters.discard).toEqual(['krus']);
    expect(t.game.loot.used).toEqual(['loot-trophies3']);
  });

  it('ML-TRO.2 of several trophies one is sold', () => {
    const t = table({ clans: [{ trophies: ['krus', 'kodyl', 'pocih'], dice: { strength: 1 } }, other] }).play(
      'sell:kodyl',
    );
    expect(clanOf(t, 0).trophies).toEqual(['krus', 'pocih']);
  });

  it('ML-LODGE.3 traps above the limit are told, traps within it are not touched', () => {
    const traps = ['trap-s1', 'trap-s1', 'trap-m2', 'trap-s2', 'trap-s2'] as const;
    const t = table({
      lodge: ['trap-m1', 'trap-s3'],
      clans: [{ coins: 20, traps, dice: { strength: 1 } }, other],
    });
    t.play('lodge:strength', 'trap:trap-m1', 'trap:trap-s3');
    expect(t.asked().prompt).toEqual({ key: 'ask-discard-traps', excess: 2 });
    t.play('discard:trap-m2:2', 'discard:trap-s1:0');
    expect(told(t, 'traps-discarded')).toEqual([
      { key: 'traps-discarded', player: 0, traps: ['trap-m2', 'trap-s1'] },
    ]);
    const within = table({
      lodge: ['trap-m1'],
      clans: [{ coins: 20, traps: traps.slice(1), dice: { strength: 1 } }, other],
    });
    expect(told(within.play('lodge:strength'), 'traps-discarded')).toEqual([]);
  });
});

describe('the tavern says why', () => {
  it('ML-TAV.3 ML-TAV.4 who has some surplus is refused those above it', () => {
    const t = table({
      tavern: ['vendela', 'fandor', 'algust', 'drabor'],
      clans: [{ glory: 2, coins: 20, members: ['purkrab', 'korfac'], dice: { strength: 1 } }, other],
    }).play('tavern:strength');
    expect(t.asked().refused.map(({ id, rule }) => [id, rule])).toEqual([
      ['hire:vendela', 'ML-TAV.3'],
      ['hire:fandor', 'ML-TAV.3'],
      ['hire:algust', 'ML-TAV.3'],
      ['hire:drabor', 'ML-TAV.3'],
    ]);
  });

  it('ML-TAV.9 ML-TAV.11 the round and the way out are named with their rules, and the round is told', () => {
    const t = table({
      tavern: ['vendela', 'fandor', 'algust', 'drabor'],
      clans: [{ glory: 20, coins: 20, dice: { strength: 1 } }, other],
    }).play('tavern:strength');
    expect(t.asked().options.at(-1)).toEqual({
      id: 'beer-round',
      label: { key: 'beer-round', coins: 2 },
      thing: 'building:tavern',
      rule: 'ML-TAV.9',
    });
    expect(t.asked().options.at(-2)).toMatchObject({ id: 'hire:greenhorn', thing: 'stack:greenhorns' });
    expect(t.asked().options[0]).toMatchObject({
      id: 'hire:vendela',
      thing: 'card:vendela',
      rule: 'ML-TAV.1',
    });
    t.play('beer-round');
    expect(told(t, 'beer-round')).toEqual([{ key: 'beer-round', player: 0, coins: 2 }]);
    expect(t.asked().options.at(-1)).toMatchObject({ id: 'leave', rule: 'ML-TAV.11' });
  });

  it('ML-TAV.1 ML-CIT.5 a die may be placed for a hire that costs less than the round, at exactly its price', () => {
    const at = (coins: number, members = ['purkrab' as const, 'vendela' as const]) =>
      table({
        tavern: ['algust', 'drabor', 'fandor', 'lorin'],
        clans: [{ glory: 30, coins, members, dice: { strength: 1 } }, other],
      });
    expect(offers(at(1), 'tavern')).toEqual(['tavern:strength']);
    expect(offers(at(0), 'tavern')).toEqual(['tavern:strength']);
    const used = table({
      tavern: ['algust'],
      clans: [
        { glory: 30, coins: 1, members: ['purkrab', 'vendela'], used: ['vendela'], dice: { strength: 1 } },
        other,
      ],
    });
    expect(refuses(used, 'tavern:strength').reason).toEqual({ key: 'too-poor', price: 2, coins: 1 });
  });

  it('ML-TAV.1 ML-TAV.12 also without a greenhorn the cheapest who would come counts; a free hire costs nothing', () => {
    const t = table({
      tavern: ['algust', 'drabor', 'fandor', 'lorin'],
      clans: [{ glory: 30, coins: 0, members: ['purkrab', 'vendela'], dice: { strength: 1 } }, other],
    });
    t.game.box.push(...t.game.tavern.greenhorns.splice(0));
    expect(offers(t, 'tavern')).toEqual(['tavern:strength']);
    const free = table({
      tavern: ['algust', 'drabor', 'fandor', 'lorin'],
      clans: [{ glory: 30, coins: 0, loot: ['loot-free-hire'], dice: { strength: 1 } }, other],
    }).play('loot:loot-free-hire');
    expect(free.asked().options[0]).toMatchObject({ label: { key: 'hire', price: 0 }, rule: 'ML-TAV.12' });
    expect(free.asked().refused).toEqual([]);
  });
});
