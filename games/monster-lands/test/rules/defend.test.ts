import { describe, expect, it } from 'vitest';
import { timesUsed } from '../../rules/clan.ts';
import { defencesOn } from '../../rules/defend.ts';
import { battle, hits, misses } from '../battle-table.ts';
import { clanOf, offers, told } from '../table.ts';

describe('defence', () => {
  it('ML-DEF.1 ML-DEF.2 ML-DEF.6 abilities of the cards stop a hit each, without being asked', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { member: 'lemtal', s: 1, equipment: ['nocir-1'] } },
      dice: [6, 6, 6, 1],
    });
    expect(told(t, 'hit-stopped').map(({ by }) => by)).toEqual(['lemtal', 'lemtal', 'nocir-1']);
    expect(clanOf(t, 0).members).toMatchObject([{}, { id: 'lemtal', wounded: false }]);
  });

  it('ML-DEF.1 once a round: what was spent before is gone', () => {
    const t = battle({
      monster: 'trousic',
      on: { a1: { member: 'ninra', s: 1 } },
      dice: [6, ...hits(1), ...misses(3)],
    });
    expect(offers(t, '')).toEqual(['defend:ninra', 'take-hits']);
    t.play('defend:ninra');
    expect(clanOf(t, 0).members).toMatchObject([{}, { id: 'ninra', wounded: true }]);
    expect(timesUsed(clanOf(t, 0), 'ninra')).toBe(1);
  });

  it('ML-DEF.3 ML-DEF.8 tokens on his path stop a hit each, and the defender picks the means', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1, defence: 2, potions: 1 } },
      dice: [6, 6, 1, 1],
    });
    expect(offers(t, '')).toEqual(['defend:token', 'defend:potion', 'take-hits']);
    t.play('defend:token', 'defend:potion');
    expect(t.game.paths.a1).toMatchObject({ defence: 1, potions: 0 });
    expect(told(t, 'wounded')).toEqual([]);
  });

  it('ML-DEF.4 ML-RP.6 tokens on paths are gone after the round, used or not', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1, defence: 2, traps: ['trap-s1'] } },
      loot: ['loot-coins10', 'loot-coins12'],
      dice: [...misses(4), 1, 1],
    });
    t.play('roll-all', 'loot:loot-coins10', 'done');
    expect(t.game.round).toBe(2);
    expect(clanOf(t, 0).defence).toBe(0);
    expect(t.game.lodge.used).toContain('trap-s1');
  });

  it('ML-DEF.6 against other hits than his own attack a card may be held back', () => {
    const t = battle({ monster: 'trousic', on: { a1: { member: 'lemtal', s: 1 } }, dice: [6] });
    expect(offers(t, '')).toEqual(['defend:lemtal', 'take-hits']);
  });

  it('ML-DEF.7 points of an ability that were not needed wait for later hits', () => {
    const t = battle({
      monster: 'trousic',
      on: { a1: { member: 'lemtal', s: 1 } },
      dice: [6, 6, 1, 1, 1],
    });
    t.play('defend:lemtal');
    expect(timesUsed(clanOf(t, 0), 'lemtal')).toBe(2);
    expect(told(t, 'wounded')).toEqual([]);
  });

  it('ML-EV.2 the defence of the path works like an ability', () => {
    const t = battle({ monster: 'krus', event: 'event-2', on: { a1: { s: 1 } }, dice: [6, 6, 1, 1] });
    expect(offers(t, '')).toEqual(['defend:benefit', 'take-hits']);
    t.play('defend:benefit', 'defend:benefit');
    expect(told(t, 'wounded')).toEqual([]);
    expect(t.game.paths.a1).toMatchObject({ guardsUsed: 2 });
  });

  it('ML-POT.3 a potion on the token cancels a wound just dealt', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1, potions: 2, wounded: true } },
      dice: [6, 1, 1, 1],
    });
    t.play('defend:potion');
    expect(t.game.paths.a1).toMatchObject({ potions: 1 });
    expect(clanOf(t, 0).members).toMatchObject([{}, { id: 'hatyr', wounded: true }]);
  });

  it('ML-DEF.1 ML-DEF.7 a card spends no more points than there are hits', () => {
    const t = battle({ monster: 'krus', on: { a1: { member: 'lemtal', s: 1 } }, dice: [6, 1, 1, 1] });
    expect(told(t, 'hit-stopped')).toHaveLength(1);
    expect(timesUsed(clanOf(t, 0), 'lemtal')).toBe(1);
  });

  it('ML-MATK.10 a wounded one who could stop only one of two hits is not asked', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1, defence: 1, wounded: true } },
      dice: [6, 6, 1, 1],
    });
    expect(told(t, 'left')).toMatchObject([{ member: 'hatyr', why: 'died' }]);
    expect(told(t, 'hit-stopped')).toEqual([]);
  });

  it('ML-MATK.10 hits that are taken use nothing up', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 1, defence: 1 } }, dice: [6, 1, 1, 1] }).play(
      'take-hits',
    );
    expect(told(t, 'hit-stopped')).toEqual([]);
    expect(t.game.paths.a1).toMatchObject({ defence: 1 });
    expect(clanOf(t, 0)).toMatchObject({ used: [], members: [{}, { wounded: true }] });
  });

  it('ML-DEF.3 ML-POT.3 each means is named with its piece of the board and its rule', () => {
    const t = battle({
      monster: 'krus',
      event: 'event-2',
      on: { a1: { s: 1, defence: 1, potions: 1 } },
      dice: [6, 1, 1, 1],
    });
    expect(t.asked().options.map(({ id, thing, rule }) => [id, thing, rule])).toEqual([
      ['defend:benefit', 'path:a1', 'ML-MATK.9'],
      ['defend:token', 'token:a1', 'ML-MATK.9'],
      ['defend:potion', 'potion:a1', 'ML-POT.3'],
      ['take-hits', undefined, 'ML-MATK.10'],
    ]);
    expect(t.asked().refused).toEqual([]);
    const dry = battle({ monster: 'kodyl', on: { a1: { s: 1, defence: 1 } }, dice: [6, 1, 1] });
    expect(dry.asked().refused).toEqual([]);
  });

  it('ML-MON.15 ML-EQU.10 Chapadlice bans weapons, not armour', () => {
    const t = battle({
      monster: 'chapadlice',
      on: { a1: { s: 1, equipment: ['nocir-1'] } },
      dice: [6, ...misses(4)],
    });
    expect(told(t, 'hit-stopped')).toMatchObject([{ by: 'nocir-1' }]);
  });

  it('ML-GATE.5 ML-DEF.7 the guards have one point left after one hit', () => {
    const t = battle({ gate: 'trousic', monster: 'kodyl', on: { gate1: { s: 1 } }, dice: [6, ...misses(5)] });
    expect(defencesOn(t.game, 'gate1', 'trousic')).toEqual([['guards', 2]]);
    t.play('defend:guards');
    expect(defencesOn(t.game, 'gate1', 'trousic')).toEqual([['guards', 1]]);
  });

  it('ML-SCN.4 in Travelling Light a token on the path stops nothing', () => {
    const { game } = battle({
      seats: 1,
      options: { scenario: 'travelling-light' },
      monster: 'krus',
      on: { a1: { s: 1, m: 1, defence: 2, potions: 1 } },
    });
    expect(defencesOn(game, 'a1', 'krus')).toEqual([['potion', 1]]);
  });
});
