import { describe, expect, it } from 'vitest';
import { timesUsed } from '../../rules/clan.ts';
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
});
