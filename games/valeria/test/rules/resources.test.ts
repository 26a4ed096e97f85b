import { describe, expect, it } from 'vitest';
import { RESOURCES } from '../../data/effect.ts';
import { valeria } from '../../index.ts';
import { view } from '../../rules/view.ts';
import { gold, held, magic, playerOf, refuses, strength, table, told, vp } from '../table.ts';

describe('resources', () => {
  it('VAL-RES.1 gold, strength and magic are resources, victory points are not', () => {
    expect(RESOURCES).toEqual(['gold', 'strength', 'magic']);
    const t = table({ dice: [1, 2] });
    const ids = (prefix: string) => t.options().filter((id) => id.startsWith(prefix));
    expect(ids('starter-herald')).toEqual(RESOURCES.map((each) => `starter-herald:${each}`));
    t.play([0, 'starter-herald:gold'], [1, 'starter-herald:gold']);
    expect(ids('gain')).toEqual(RESOURCES.map((each) => `gain:${each}`));
    // A duke that pays for leftover resources does not pay for points.
    const ended = table({
      phase: 'end',
      active: 1,
      monsters: [[], [], [], [], []],
      players: [{ duke: 'cornelius', gold: 1, strength: 1, magic: 1, vp: 6 }],
    });
    expect(ended.game.outcome?.sheet[0]).toContainEqual({ key: 'duke', points: 1 });
  });

  it('VAL-RES.2 gains and payments concern the unlimited supply, unless a card names a player', () => {
    const t = table({ dice: [5, 6], players: [{ gold: 500, citizens: ['butcher'] }, { gold: 500 }] });
    expect([gold(t, 0), gold(t, 1)]).toEqual([503, 501]);
    t.play('recruit:archer');
    expect([gold(t, 0), gold(t, 1), magic(t, 1)]).toEqual([499, 501, 0]);
    const thief = table({ dice: [3, 4], players: [{ citizens: ['thief'] }, { gold: 5 }] }).play(
      'take:gold:1',
    );
    expect([gold(thief, 0), gold(thief, 1)]).toEqual([3, 2]);
  });

  it('VAL-RES.3 no value has a cap', () => {
    const full = { gold: 10, strength: 99, magic: 10, vp: 10, domains: ['gargans-embrace' as const] };
    const t = table({ dice: [6, 6, 1, 2], players: [{ ...full, citizens: ['knight'] }, {}] });
    expect([strength(t, 0), vp(t, 0)]).toEqual([103, 11]);
    t.play([0, 'starter-herald:gold'], [1, 'starter-herald:gold'], 'gain:magic', 'gain:gold');
    expect([gold(t, 0), magic(t, 0)]).toEqual([12, 11]);
  });

  it('VAL-RES.4 nothing goes below 0, and what cannot be paid in full cannot be had', () => {
    const robbed = table({
      options: { events: true },
      dice: [6, 1],
      monsters: [[]],
      spots: { 0: 'kobold-thieves' },
      players: [{ gold: 0 }, { gold: 2 }],
    });
    expect([gold(robbed, 0), gold(robbed, 1)]).toEqual([0, 1]);
    const poor = table({ phase: 'actions', players: [{ gold: 1, strength: 1 }] });
    expect(poor.options()).toEqual([
      ...RESOURCES.map((each) => `gain:${each}`),
      'slay:goblin',
      'recruit:butcher',
    ]);
    expect(refuses(poor, 'slay:skeleton').reason.key).toBe('too-weak');
    expect(refuses(poor, 'recruit:rogue').reason.key).toBe('too-poor');
    const broken = structuredClone(poor.game);
    Object.assign(broken.players[0] ?? {}, { gold: -1 });
    expect(valeria.inconsistency?.(broken)).toContain('VAL-RES.4');
    expect(valeria.inconsistency?.(poor.game)).toBeUndefined();
  });

  it('VAL-RES.5 points of effects go on the board at once, printed points wait for the end', () => {
    const t = table({
      phase: 'actions',
      domains: [['golden-obelisk-of-nae']],
      monsters: [['goblin'], ['skeleton'], ['spider-queen'], ['owlbear'], ['dire-bear']],
      players: [{ gold: 6, strength: 10, magic: 6, citizens: ['peasant', 'cleric'] }],
    });
    t.play('build:golden-obelisk-of-nae', 'pay:6g0m', 'accept');
    expect(vp(t, 0)).toBe(3);
    t.play('slay:spider-queen', 'reward:citizen', 'decline');
    expect([playerOf(t, 0).slain, vp(t, 0)]).toEqual([['spider-queen'], 3 + 1]);
    const ended = table({
      phase: 'end',
      active: 1,
      monsters: [[], [], [], [], []],
      players: [{ vp: 4, slain: ['spider-queen'], domains: ['golden-obelisk-of-nae'], duke: 'elsyn' }],
    });
    expect(ended.game.outcome?.sheet[0]?.slice(0, 3)).toEqual([
      { key: 'monsters', points: 5 },
      { key: 'domains', points: 3 },
      { key: 'board', points: 4 },
    ]);
    expect(vp(ended, 0)).toBe(4);
  });

  it('VAL-RES.6 boards are public', () => {
    const mine = { gold: 1, strength: 2, magic: 3, vp: 4 };
    const t = table({ phase: 'actions', players: [mine, {}] });
    for (const viewer of [0, 1, undefined]) expect(view(t.game, viewer).players[0]).toMatchObject(mine);
    expect(held(t, 0)).toEqual(mine);
    expect(told(t, 'harvested')).toEqual([]);
  });
});
