// What combats show and change at their bounds, and who counts beside: slips that no test noticed once.
import { describe, expect, it } from 'vitest';
import { enemies } from '../../data/enemies.ts';
import type { Enemy } from '../../data/enemy.ts';
import { mustAgree } from '../../rules/agreement.ts';
import { attackValue } from '../../rules/combat/numbers.ts';
import { combatView } from '../../rules/combat/seen.ts';
import { usableCommon } from '../../rules/common-skills.ts';
import { areMinersGrateful, takeFromMine } from '../../rules/mines.ts';
import { tacticsLeft } from '../../rules/tactics.ts';
import type { Combat } from '../../state.ts';
import { fight, foe, lay, reach, tweak } from '../fight.ts';
import { type Game, table } from '../table.ts';

const seen = (t: Game) => combatView(t.game, t.game.combat as Combat, 0);

describe('what is seen of a combat', () => {
  it('MK-13.25 who defends counts while somebody is aimed at in an attack, and in no block', () => {
    const { defend } = enemies['elven-protectors'] as Enemy;
    const t = reach(fight(['prowlers', 'elven-protectors']), 'block');
    t.play('block:0.0');
    expect(seen(t).defence).toBe(0);
    reach(t, 'attack');
    expect(seen(t).defence).toBe(0);
    t.play('aim:0');
    expect(seen(t).defence).toBe(defend);
    expect(defend).toBeGreaterThan(0);
  });

  it('MK-12.28 one wound more may knock the hero out, none never does', () => {
    const threat = (before: number) => {
      const t = reach(fight(['wolf-riders'], { player: { level: 3 } }), 'block');
      tweak(t, (combat) => {
        combat.wounds = before;
      });
      return seen(t).threat;
    };
    expect(threat(4)).toMatchObject({ wounds: 1, knockedOut: true });
    expect(threat(3)).toMatchObject({ wounds: 1, knockedOut: false });
    const blocked = reach(fight(['wolf-riders'], { player: { level: 3 } }), 'block');
    tweak(blocked, (combat) => {
      combat.wounds = 5;
      for (const attack of combat.foes[0]?.attacks ?? []) attack.state = 'blocked';
    });
    expect(seen(blocked).threat).toMatchObject({ wounds: 0, knockedOut: false });
  });

  it('MK-11.24 an attack is never worth less than nothing', () => {
    const t = reach(fight(['prowlers']), 'block');
    tweak(t, ({ foes: [first] }) => {
      for (const attack of first?.attacks ?? []) attack.delta = -9;
    });
    expect(attackValue(t.game, foe(t), 0)).toBe(0);
  });
});

it('whoever stops the attack that is being blocked blocks nothing any more; another block goes on', () => {
  const stopping = (aimed: string, stopped: string) => {
    const t = fight(['prowlers', 'diggers', 'cursed-hags'], {
      player: { units: [{ unit: 'peasants', banner: 'banner-of-fear' }], level: 3 },
    });
    reach(t, 'block').play(aimed);
    lay(t, 1);
    t.play('banner:0', stopped);
    return [t.game.combat?.aim.map((aim) => aim.foe), t.game.combat?.points.length];
  };
  expect(stopping('block:0.0', 'stop:0.0')).toEqual([[], 0]);
  expect(stopping('block:0.0', 'stop:1.0')).toEqual([[0], 1]);
});

it('common skills that lie there for others or work by themselves are used by nobody', () => {
  const usable = (commonSkills: string[]) => {
    const { game } = table({ seats: 2, commonSkills: commonSkills as never });
    return usableCommon(game, 0, () => true);
  };
  expect(usable(['arythea-dark-paths', 'wolfhawk-wolfs-howl'])).toEqual(['arythea-dark-paths']);
  expect(usable(['goldyx-flight'])).toEqual(['goldyx-flight']);
});

it('MK-33.3, MK-23.9 a tactic leaves while enough are left without it, and not in the last day and night', () => {
  const agrees = (gone: number, more: object = {}) => {
    const { game } = table({
      seats: 2,
      options: { scenario: 'full-cooperation' },
      players: [{ tactic: 'early-bird' }],
      order: [0, 1, -1],
      ...more,
    });
    game.gone.tactics.push(...tacticsLeft(game).slice(-gone || Number.POSITIVE_INFINITY));
    return mustAgree(game);
  };
  expect([agrees(0), agrees(2), agrees(3), agrees(4)]).toEqual([true, true, false, false]);
  expect(agrees(0, { round: 5 })).toBe(false);
  expect(agrees(0, { round: 4 })).toBe(true);
});

describe('mines that are held', () => {
  const MINES = { scenario: 'mines-liberation' } as const;

  it('MK-36.7 miners are grateful from the second round on, where there are such mines', () => {
    const grateful = (round: number, options: Readonly<Record<string, unknown>>) =>
      areMinersGrateful(table({ seats: 2, round, options }).game);
    expect([grateful(1, MINES), grateful(2, MINES), grateful(2, {})]).toEqual([false, true, false]);
  });

  it('MK-36.8 each token that is taken from a mine is owed to it', () => {
    const { game } = table({
      seats: 2,
      options: MINES,
      map: { '0,0': 'start-a', '1,0': 'countryside-2', '0,1': 'countryside-3' },
    });
    const hiding = Object.entries(game.holdings).flatMap(([space, { tokens }]) => {
      const last = tokens.at(-1);
      return last !== undefined && !last.up ? [{ space, last }] : [];
    });
    const [mine] = hiding;
    if (mine === undefined) throw new Error('no mine hides anybody');
    const back = enemies[mine.last.enemy].colour;
    const holding = game.holdings[mine.space];
    holding?.tokens.push({ ...mine.last });
    const same = hiding.filter(({ last }) => enemies[last.enemy].colour === back);
    const taken = Array.from({ length: same.length + 1 }, () => takeFromMine(game, back));
    expect(taken).not.toContain(undefined);
    expect(holding?.owed).toEqual([back, back]);
  });
});
