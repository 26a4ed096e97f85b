// Every loot token with the Outside symbol.
import { describe, expect, it } from 'vitest';
import { type LootId, loot } from '../../data/loot.ts';
import { type BattleSetup, battle, misses } from '../battle-table.ts';
import { clanOf, offers, table, told } from '../table.ts';

const holding = (id: LootId, setup: BattleSetup) =>
  battle({ ...setup, clans: [{ loot: [id], ...setup.clans?.[0] }] });

describe('loot with the Outside symbol', () => {
  it('ML-LTB.1 ML-LTB.18 loot-capture-glory: three glory after a capture', () => {
    const t = holding('loot-capture-glory', {
      monster: 'krus',
      on: { a1: { s: 2, traps: ['trap-flat4'] } },
      dice: [...misses(4), 5],
    });
    t.play('roll:strength');
    expect(offers(t, 'loot')).toEqual([]);
    t.play('stop');
    expect(t.options()).toEqual(['loot:loot-capture-glory', 'keep']);
    t.play('loot:loot-capture-glory');
    expect(clanOf(t, 0)).toMatchObject({ glory: 16, loot: [] });
    expect(t.game.loot.used).toEqual(['loot-capture-glory']);
  });

  it('ML-LTB.2 loot-kill-glory: four glory after a kill, and it may be kept', () => {
    const kill = () =>
      holding('loot-kill-glory', { monster: 'krus', on: { a1: { s: 2 } }, dice: [...misses(4), 6, 6] }).play(
        'roll-all',
      );
    expect(clanOf(kill().play('loot:loot-kill-glory'), 0).glory).toBe(17);
    const kept = kill().play('keep');
    expect(clanOf(kept, 0)).toMatchObject({ glory: 13, loot: ['loot-kill-glory'] });
  });

  it('ML-LTB.3 loot-conquest-glory: four glory after a conquest', () => {
    const t = holding('loot-conquest-glory', { monster: null, on: { a1: { s: 2 } }, dice: [5, 5] });
    t.play('roll-all', 'loot:loot-conquest-glory');
    expect(clanOf(t, 0).glory).toBe(17);
  });

  it('ML-LTB.4 loot-reroll4: up to four rerolls of strength and magic dice', () => {
    const t = holding('loot-reroll4', {
      monster: 'krus',
      on: { a1: { s: 1, m: 1 } },
      dice: [...misses(4), 1, 1, 2, 2, 2, 6],
    });
    t.play('cancel:0');
    expect(offers(t, 'loot')).toEqual([]);
    t.play('roll-all', 'loot:loot-reroll4');
    expect(t.game.paths.a1?.loot).toEqual(['loot-reroll4']);
    expect(told(t, 'loot-used')).toMatchObject([{ player: 0, loot: 'loot-reroll4' }]);
    t.play(
      'reroll:loot-reroll4:0',
      'reroll:loot-reroll4:0',
      'reroll:loot-reroll4:1',
      'reroll:loot-reroll4:1',
    );
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 8 }]);
    expect(clanOf(t, 0).loot).not.toContain('loot-reroll4');
  });

  it('ML-LTB.5 loot-reroll-magic3: up to three rerolls of magic dice', () => {
    const t = holding('loot-reroll-magic3', {
      monster: 'krus',
      on: { a1: { s: 1, m: 1 } },
      dice: [...misses(4), 1, 1, 2],
    });
    t.play('cancel:0', 'roll-all', 'loot:loot-reroll-magic3');
    expect(offers(t, 'reroll')).toEqual(['reroll:loot-reroll-magic3:1']);
    t.play('reroll:loot-reroll-magic3:1');
    expect(offers(t, 'reroll')).toHaveLength(1);
  });

  it('ML-LTB.10 loot-kill-plus6: six towards a kill, nothing towards a capture, nothing carried', () => {
    const t = holding('loot-kill-plus6', {
      monster: 'krus',
      on: { a1: { s: 1, traps: ['trap-s1'] }, a2: { seat: 1, member: 'tepej', s: 1 } },
      dice: [...misses(4), 3, 1, ...misses(4)],
    });
    t.play('roll:strength', 'loot:loot-kill-plus6');
    expect(t.asked().prompt).toMatchObject({ total: 3, toCapture: 9, toKill: 6 });
    t.play('stop');
    expect(t.asked(1).prompt).toMatchObject({ total: 3 });
    const kill = holding('loot-kill-plus6', {
      monster: 'krus',
      on: { a1: { s: 1 } },
      dice: [...misses(4), 6],
    });
    kill.play('roll:strength', 'loot:loot-kill-plus6');
    expect(told(kill, 'killed')).toMatchObject([{ total: 6 }]);
  });

  it('ML-LTB.10 loot-kill-plus6: not in a conquest', () => {
    const t = holding('loot-kill-plus6', { monster: null, on: { a1: { s: 1, venoms: 1 } }, dice: [1] });
    t.play('roll:strength');
    expect(t.options()).toEqual(['venom', 'stop']);
  });

  it('ML-LTB.14 loot-magic-plus2: every magic die of the path counts two more', () => {
    const t = holding('loot-magic-plus2', {
      monster: 'krus',
      on: { a1: { s: 1, m: 2 } },
      dice: [...misses(4), 1, 1, 1],
    });
    t.play('cancel:0', 'roll-all', 'loot:loot-magic-plus2');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 7 }]);
  });

  it('ML-LTB.15 loot-strength-plus2: every strength die of the path counts two more, in a conquest too', () => {
    const t = holding('loot-strength-plus2', { monster: null, on: { a1: { s: 3 } }, dice: [1, 1, 2] });
    t.play('roll-all', 'loot:loot-strength-plus2');
    expect(told(t, 'conquered')).toMatchObject([{ total: 10 }]);
  });

  it('ML-LTB.18 ML-LTB.19 ML-LOOT.4 only while the owner rolls, in the adventure phase', () => {
    const outside = (Object.keys(loot) as LootId[]).filter((id) => loot[id].outside);
    expect(outside).toEqual([
      ...[
        'loot-capture-glory',
        'loot-kill-glory',
        'loot-conquest-glory',
        'loot-reroll4',
        'loot-reroll-magic3',
      ],
      ...['loot-kill-plus6', 'loot-magic-plus2', 'loot-strength-plus2'],
    ]);
    const t = table({ clans: [{ loot: outside, dice: { strength: 2 } }] });
    expect(offers(t, 'loot')).toEqual([]);
    const other = battle({
      monster: 'krus',
      on: { a1: { seat: 1, member: 'tepej', s: 2 } },
      clans: [{ loot: outside }],
      dice: [...misses(4), 1, 1],
    });
    expect(other.asked(1).options.map(({ id }) => id)).toEqual(['roll-all', 'stop']);
  });

  it('ML-LTB.4 ML-LTB.14 ML-QST.7 on a quest rerolls and bonuses work', () => {
    const t = table({
      phase: 'adventure',
      quests: { qa: 'quest-01' },
      clans: [{ loot: ['loot-strength-plus2', 'loot-kill-plus6'] }],
      paths: {
        qa1: { seat: 0, member: 'korfac', dice: [{ colour: 'strength', face: 0, trap: null }] },
      },
      dice: [1],
    });
    expect(t.options()).toEqual(['stop', 'loot:loot-strength-plus2']);
    t.play('loot:loot-strength-plus2');
    expect(told(t, 'quest-failed')).toMatchObject([{ total: 3 }]);
  });

  it('ML-LTB.17 sixteen tokens, no two alike', () => {
    const abilities = Object.values(loot).map(({ ability }) => JSON.stringify(ability));
    expect(new Set(abilities).size).toBe(16);
  });

  it('ML-LTB.5 ML-LTB.18 rerolls of magic dice wait for a magic die', () => {
    const t = holding('loot-reroll-magic3', {
      monster: 'krus',
      on: { a1: { s: 1, m: 1, traps: ['trap-s1'] } },
      dice: [...misses(4), 3, 3],
    });
    t.play('cancel:0', 'roll:strength');
    expect(offers(t, 'loot')).toEqual([]);
    t.play('roll:magic');
    expect(offers(t, 'loot')).toEqual(['loot:loot-reroll-magic3']);
  });

  it('ML-LTB.10 ML-LTB.18 the bonus waits for the first die, whatever it shows', () => {
    const t = holding('loot-kill-plus6', {
      monster: 'krus',
      on: { a1: { s: 2, traps: ['trap-s1'] } },
      dice: [...misses(4), 1],
    });
    expect(offers(t, 'loot')).toEqual([]);
    t.play('roll:strength');
    expect(offers(t, 'loot')).toEqual(['loot:loot-kill-plus6']);
  });

  it('ML-MON.9 ML-LTB.10 towards an escaped monster nothing counts any more', () => {
    const t = battle({
      monster: 'piskor',
      clans: [{}, { loot: ['loot-kill-plus6'] }],
      on: {
        a1: { member: 'veruda', s: 3 },
        a2: { seat: 1, member: 'tepej', s: 2 },
        a3: { s: 1, member: 'trunk' },
      },
      dice: [...misses(4), 6, 5, 4, 1],
    });
    t.play('roll:strength', 'roll:strength', 'roll:strength');
    expect(told(t, 'captured')).toMatchObject([{ monster: 'piskor' }]);
    t.play([1, 'roll:strength']);
    expect(t.asked(1).prompt).toMatchObject({ key: 'ask-conquest' });
    expect(offers(t, 'loot')).toEqual([]);
  });

  it('ML-LTB.18 nobody lays loot on the path of another', () => {
    const t = battle({
      monster: 'krus',
      clans: [{}, { loot: ['loot-kill-plus6'] }],
      on: { a1: { member: 'zandala' }, a2: { seat: 1, member: 'tepej', m: 1 } },
    });
    expect(t.asked(1).prompt).toMatchObject({ key: 'ask-cancel-dice', attackDice: 1 });
    expect(t.options(1)).toEqual(['cancel:0', 'cancel:1']);
  });

  it('ML-LTB.18 of several tokens only the one for this glory is asked for, and only it is used', () => {
    const t = battle({
      monster: 'krus',
      clans: [{ loot: ['loot-capture-glory', 'loot-kill-glory', 'loot-conquest-glory', 'loot-coins10'] }],
      on: { a1: { s: 2 } },
      dice: [...misses(4), 6, 6],
    });
    t.play('roll-all');
    expect(t.options()).toEqual(['loot:loot-kill-glory', 'keep']);
    t.play('loot:loot-kill-glory');
    expect(clanOf(t, 0).loot).toEqual(['loot-capture-glory', 'loot-conquest-glory', 'loot-coins10']);
  });
});
