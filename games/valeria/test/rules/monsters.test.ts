import { describe, expect, it } from 'vitest';
import { MONSTER_TYPES } from '../../data/effect.ts';
import { isMonster, type MonsterId, monsterOf, monsters } from '../../data/monsters.ts';
import { view } from '../../rules/view.ts';
import { freshTable, held, table, vp } from '../table.ts';

const LAYOUTS = ['first-game', 'glittering-gold', 'mastery-over-magic', 'monster-blood'] as const;

const stacksOf = (seats: number, layout: string): MonsterId[][] =>
  freshTable(seats, { layout })
    .game.center.slice(0, 5)
    .map(({ cards }) => cards.filter(isMonster));

describe('monster cards on the table', () => {
  it('VAL-MON.1 every monster has an area, and a stack holds one area', () => {
    for (const layout of LAYOUTS) {
      const { game } = freshTable(5, { layout });
      for (const [index, cards] of stacksOf(5, layout).entries())
        expect(new Set(cards.map((id) => monsterOf(id).area))).toEqual(new Set([game.areas[index]]));
    }
  });

  it('VAL-MON.2 every monster has one of four types, of which Hrothgar scores titans once more', () => {
    const points = (slain: MonsterId[]) => {
      const { game } = table({
        active: 1,
        phase: 'end',
        players: [{ duke: 'hrothgar', slain }],
        domains: [[], [], [], [], []],
      });
      return game.outcome?.sheet[0]?.at(-1)?.points;
    };
    expect(
      ['goblin', 'goblin-mage', 'goblin-king', 'owlbear'].filter(isMonster).map((id) => monsterOf(id).type),
    ).toEqual(['minion', 'titan', 'boss', 'beast']);
    for (const id of Object.keys(monsters).filter(isMonster)) {
      expect(MONSTER_TYPES).toContain(monsterOf(id).type);
      expect(points([id])).toBe(monsterOf(id).type === 'titan' ? 3 : 2);
    }
  });

  it('VAL-MON.3 every monster has strength; some have magic above it, which is asked for as well', () => {
    const t = table({
      phase: 'actions',
      options: { layout: 'glittering-gold' },
      players: [{ strength: 99 }],
    });
    expect(t.options().filter((id) => id.startsWith('slay'))).toEqual([
      'slay:goblin',
      'slay:skeleton',
      'slay:treant',
    ]);
    const refused = t.asked().refused.filter(({ id }) => id.startsWith('slay'));
    expect(refused.map(({ id, reason }) => [id, reason.key === 'too-weak' && reason.needs.magic])).toEqual([
      ['slay:gelatinous-cube', 1],
      ['slay:kobolds', 1],
    ]);
  });

  it('VAL-MON.4 each area has exactly three strength values, the weakest on top', () => {
    for (const layout of LAYOUTS)
      for (const cards of stacksOf(2, layout)) {
        const strengths = [...new Set(cards.map((id) => monsterOf(id).strength))];
        expect(strengths).toHaveLength(3);
        expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
      }
  });

  it('VAL-MON.5 a boss rewards by the number of monsters of its area in the victory stack', () => {
    const reward = (slain: MonsterId[]) => {
      const t = table({
        phase: 'actions',
        players: [{ strength: 12, slain }],
        monsters: [null, null, null, ['troll']],
      });
      return held(t.play('slay:troll'), 0);
    };
    expect(reward([])).toEqual({ magic: 2 });
    expect(reward(['owlbear', 'goblin'])).toEqual({ magic: 4 });
    expect(reward(['owlbear', 'owlbear', 'giant', 'goblin', 'treant'])).toEqual({ magic: 8 });
  });

  it('VAL-MON.6 victory points given as reward are added to the board at once', () => {
    const t = table({
      phase: 'actions',
      players: [{ strength: 10, magic: 3, vp: 4 }],
      monsters: [null, null, ['spider-queen']],
    });
    t.play('slay:spider-queen', 'reward:citizen');
    expect(vp(t, 0)).toBe(4);
    t.play('take:archer');
    expect(vp(t, 0)).toBe(5);
  });

  it('VAL-MON.6 a reward counted by area counts all cards of the area in the own victory stack only', () => {
    const t = table({
      phase: 'actions',
      players: [{ strength: 6, slain: ['goblin', 'goblin', 'skeleton'] }, { slain: ['goblin-mage'] }],
      monsters: [['goblin-king']],
    });
    t.play('slay:goblin-king');
    expect(held(t, 0)).toEqual({ gold: 3 });
  });

  it('VAL-MON.7 Ruins for five from bottom to top: Skeleton King, 2 Flaming Skeletons, 3 Skeletons', () => {
    expect(stacksOf(5, 'first-game')[1]?.join(' ')).toBe(
      'skeleton-king flaming-skeleton flaming-skeleton skeleton skeleton skeleton',
    );
  });

  it('VAL-MON.8 the points of a slain monster are never put on the board, they are counted at the end', () => {
    const t = table({
      active: 1,
      phase: 'actions',
      players: [{}, { strength: 9, vp: 2 }],
      domains: [[], [], [], [], []],
    });
    t.play('slay:skeleton', 'slay:goblin');
    expect(vp(t, 1)).toBe(2);
    expect(view(t.game, undefined).players[1]?.vp).toBe(2);
    expect(t.game.outcome?.sheet[1]?.slice(0, 3)).toEqual([
      { key: 'monsters', points: 2 + 1 },
      { key: 'domains', points: 0 },
      { key: 'board', points: 2 },
    ]);
  });
});
