// When an attack is judged, and what becomes of the monster.
import { describe, expect, it } from 'vitest';
import { battle, misses } from '../battle-table.ts';
import { clanOf, offers, told } from '../table.ts';

const krus = misses(4);

describe('at the kill value', () => {
  /** Its third path gives a reroll of strength dice. */
  const atKill = (rolled: readonly number[], loot: readonly ('loot-reroll4' | 'loot-coins10')[] = []) =>
    battle({
      monster: 'krus',
      event: 'event-2',
      clans: [{ loot, trophies: ['kodyl'] }],
      on: { a3: { s: rolled.length, traps: ['trap-flat8', 'trap-splus3'] } },
      dice: [...krus, ...rolled],
    });

  it('ML-ATK.19 a die that shows one cannot lower the total, so the monster is killed at once', () => {
    const t = atKill([1]).play('roll:strength');
    expect(told(t, 'killed')).toMatchObject([{ monster: 'krus', total: 12 }]);
    const withLoot = atKill([1], ['loot-reroll4', 'loot-coins10']).play('roll:strength');
    expect(told(withLoot, 'killed')).toHaveLength(1);
  });

  it('ML-ATK.19 a die that shows two can, by the reroll of the path', () => {
    expect(atKill([2]).play('roll:strength').options()).toEqual(['stop', 'reroll:benefit:0']);
    const two = atKill([1, 2]).play('roll-all');
    expect(two.options()).toEqual(['stop', 'reroll:benefit:1']);
  });

  it('ML-ATK.19 ML-LTB.4 of the loot only rerolls are offered there', () => {
    const t = atKill([5], ['loot-coins10', 'loot-reroll4']).play('roll:strength');
    expect(t.options()).toEqual(['stop', 'reroll:benefit:0', 'loot:loot-reroll4']);
    const oneOfTwo = atKill([1, 4], ['loot-reroll4']).play('roll-all');
    expect(oneOfTwo.options()).toEqual(['stop', 'reroll:benefit:1', 'loot:loot-reroll4']);
  });
});

describe('at the kill value without a reroll of the path', () => {
  it('ML-ATK.19 ML-LTB.4 a single die that shows two is reason enough for a loot that rerolls', () => {
    const t = battle({
      monster: 'krus',
      clans: [{ loot: ['loot-reroll4'] }],
      on: { a1: { s: 1, traps: ['trap-flat8', 'trap-splus3'] } },
      dice: [...krus, 2],
    });
    expect(t.play('roll:strength').options()).toEqual(['stop', 'loot:loot-reroll4']);
  });
});

describe('an attack without dice', () => {
  const bare = (loot: readonly ('loot-kill-plus6' | 'loot-coins10')[]) =>
    battle({
      monster: 'krus',
      clans: [{ loot, trophies: ['kodyl'] }],
      loot: ['loot-brews'],
      on: { a1: { traps: ['trap-flat4'] } },
      dice: krus,
    });

  it('ML-GEN.11 is over at once when there is nothing to do in it, whatever could be sold', () => {
    const t = bare(['loot-coins10']);
    expect(told(t, 'attack-failed')).toMatchObject([{ path: 'a1', carried: 4 }]);
  });

  it('ML-LTB.10 ML-LTB.18 waits for loot that could help, with the free acts beside it', () => {
    const t = bare(['loot-coins10', 'loot-kill-plus6']);
    expect(t.options()).toEqual(['stop', 'sell:kodyl', 'loot:loot-coins10', 'loot:loot-kill-plus6']);
  });
});

describe('what becomes of the monster', () => {
  it('ML-ATK.5 ML-MON.3 against one whose death hurts the dice are rolled one by one', () => {
    for (const monster of ['lepivec', 'zoban'] as const) {
      const t = battle({ monster, on: { a1: { s: 3 } }, dice: krus });
      expect(t.options()).toEqual(['roll-all', 'roll:strength', 'stop']);
    }
  });

  it('ML-MON.3 captured it hurts nobody', () => {
    const t = battle({
      monster: 'lepivec',
      on: {
        a1: { member: 'veruda', s: 4 },
        a2: { seat: 1, member: 'tepej', s: 1, defence: 1 },
      },
      dice: [...krus, 6, 6, 2],
    });
    t.play('roll:strength', 'roll:strength', 'roll:strength', 'stop');
    expect(told(t, 'captured')).toHaveLength(1);
    expect([...told(t, 'wounded'), ...told(t, 'hit-stopped')]).toEqual([]);
  });

  it('ML-DEF.6 ML-MON.3 a card may be held back when its death hurts', () => {
    const t = battle({
      monster: 'lepivec',
      on: { a1: { s: 4 }, a2: { seat: 1, member: 'lemtal', s: 1 } },
      dice: [...krus, 6, 6, 6, 6],
    });
    t.play('roll-all');
    expect(t.options(1)).toEqual(['defend:lemtal', 'take-hits']);
  });

  it('ML-ATK.7 killed it is a trophy and nothing else, and nothing has failed', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 2, venoms: 1 }, a2: { seat: 1, member: 'tepej', s: 1 } },
      dice: [...krus, 5, 5],
    });
    t.play('roll-all', 'venom');
    expect(clanOf(t, 0).trophies).toEqual(['krus']);
    expect(t.game.monsters.discard).not.toContain('krus');
    expect(t.game.areas[0]).toMatchObject({ monster: null, leaving: false });
    expect(told(t, 'attack-failed')).toEqual([]);
    expect(t.game.paths.a1).toMatchObject({ bonus: 0, dice: [], won: true });
  });

  it('ML-MON.9 killed in a realm Pískoř does not escape', () => {
    const t = battle({
      monster: 'piskor',
      on: { a1: { member: 'barbucha', s: 4 }, a2: { seat: 1, member: 'tepej', s: 1 } },
      dice: [...krus, 6, 6, 6, 6],
    });
    t.play('roll-all');
    expect(clanOf(t, 0).trophies).toEqual(['piskor']);
    expect(t.game.areas[0]).toMatchObject({ monster: null, leaving: false });
  });

  it('ML-ATK.12 ML-BEND.3 unbeaten: dice and traps stay until clean-up, and nobody is being resolved at the loot', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1, traps: ['trap-flat4'] } },
      loot: ['loot-coins10', 'loot-trophies3'],
      dice: [...krus, 2],
    });
    t.play('roll:strength');
    expect(offers(t, 'loot')).toHaveLength(2);
    expect(t.game.paths.a1).toMatchObject({ dice: [{ face: 2 }], traps: [{ id: 'trap-flat4' }], total: 6 });
    expect(t.game.areas[0]).toMatchObject({ monster: 'krus', leaving: true });
    expect(t.game.resolving).toBeNull();
  });

  it('ML-GEN.11 when a fight is over nobody is being resolved, at the entrance and after a try for the realm', () => {
    const gate = battle({
      gate: 'krus',
      monster: 'kodyl',
      clans: [{ trophies: ['pocih'] }],
      on: { gate1: { s: 1 } },
      dice: [...krus, 1],
    }).play('roll:strength');
    expect([gate.asked().prompt.key, gate.game.resolving]).toEqual(['ask-clean-up', null]);
    const realm = battle({
      monster: null,
      on: { a1: { s: 1 } },
      loot: ['loot-coins10', 'loot-coins12'],
      dice: [1],
    }).play('roll:strength');
    expect([realm.asked().prompt.key, realm.game.resolving]).toEqual(['ask-loot', null]);
  });
});
