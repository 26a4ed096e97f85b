import { describe, expect, it } from 'vitest';
import type { DomainId } from '../../data/domains.ts';
import { type Game, gold, held, magic, playerOf, refuses, table, vp } from '../table.ts';

const changes = (t: Game) => t.options().filter((id) => id.startsWith('change:'));

describe('domains with dice', () => {
  it('VAL-CARD.11 Foxgrove Palisade: pay 2 gold, one die becomes 6', () => {
    const t = table({ dice: [2, 3], players: [{ gold: 3, domains: ['foxgrove-palisade'] }] });
    t.play('change:foxgrove-palisade:1');
    expect([t.game.dice, gold(t, 0)]).toEqual([[2, 6], 1]);
    const poor = table({ dice: [2, 3], players: [{ gold: 1, domains: ['foxgrove-palisade'] }] });
    expect(poor.asked().path).not.toContain('changeDice');
    expect(poor.game.dice).toEqual([2, 3]);
  });

  it('VAL-CARD.12 Palace of the Dawn: one die less 1, never to 0', () => {
    const t = table({ dice: [1, 4], players: [{ domains: ['palace-of-the-dawn'] }] });
    expect(changes(t)).toEqual(['change:palace-of-the-dawn:1']);
    expect(refuses(t, 'change:palace-of-the-dawn:0')).toEqual({
      reason: { key: 'same-die', value: 1, change: 'lower' },
      rule: 'VAL-ROLL.7',
    });
    t.play('change:palace-of-the-dawn:1');
    expect(t.game.dice).toEqual([1, 3]);
  });

  it('VAL-CARD.12 the Palace works also on a die changed before', () => {
    const t = table({
      dice: [2, 3],
      players: [{ gold: 2, domains: ['palace-of-the-dawn', 'foxgrove-palisade'] }],
    });
    t.play('change:foxgrove-palisade:0', 'change:palace-of-the-dawn:0');
    expect(t.game.dice).toEqual([5, 3]);
  });

  it('VAL-CARD.13 Desert Orchid: 1 gold for each own holy citizen, one die becomes 1', () => {
    const domains: DomainId[] = ['desert-orchid'];
    const t = table({
      dice: [4, 3],
      players: [{ gold: 5, domains, citizens: ['paladin', 'cleric', 'rogue'] }],
    });
    t.play('change:desert-orchid:0');
    expect([t.game.dice, gold(t, 0)]).toEqual([[1, 3], 3]);
  });

  it('VAL-CARD.13 with no holy citizen the Orchid is free, and holy icons of domains cost nothing', () => {
    const t = table({ dice: [3, 4], players: [{ domains: ['desert-orchid', 'cathedral-of-st-aquila'] }] });
    expect(changes(t)).toEqual(['change:desert-orchid:0', 'change:desert-orchid:1']);
    t.play('change:desert-orchid:1');
    expect([t.game.dice, gold(t, 0)]).toEqual([[3, 1], 0]);
  });

  it("VAL-CARD.14 Gargan's Embrace: 1 point whenever any player rolls doubles", () => {
    const domains: DomainId[] = ['gargans-embrace'];
    for (const active of [0, 1]) {
      const t = table({ seats: 3, active, dice: [4, 4], players: [{ domains }] });
      expect([0, 1, 2].map((seat) => vp(t, seat))).toEqual([1, 0, 0]);
    }
    expect(vp(table({ dice: [4, 5], players: [{ domains }] }), 0)).toBe(0);
  });

  it("VAL-CARD.14 Gargan's Embrace: 1 point also when a change makes doubles, by whomever", () => {
    const own = table({
      dice: [6, 3],
      players: [{ gold: 2, domains: ['gargans-embrace', 'foxgrove-palisade'] }],
    });
    expect(vp(own, 0)).toBe(0);
    expect(vp(own.play('change:foxgrove-palisade:1'), 0)).toBe(1);
    const others = table({
      dice: [4, 3],
      players: [{ domains: ['palace-of-the-dawn'] }, { domains: ['gargans-embrace'] }],
    });
    expect(vp(others.play('change:palace-of-the-dawn:0'), 1)).toBe(1);
  });

  it('VAL-CARD.15 rolled doubles score even if changed away afterwards', () => {
    const t = table({
      dice: [3, 3],
      players: [{ gold: 2, domains: ['gargans-embrace', 'foxgrove-palisade'] }],
    });
    t.play('change:foxgrove-palisade:0');
    expect([t.game.dice, vp(t, 0)]).toEqual([[6, 3], 1]);
  });

  it('VAL-CARD.16 it may score twice in a turn: doubles rolled, then changed to other doubles', () => {
    const t = table({
      dice: [2, 2],
      players: [{ domains: ['palace-of-the-dawn', 'desert-orchid'] }, { domains: ['gargans-embrace'] }],
    });
    t.play('change:palace-of-the-dawn:0');
    expect(vp(t, 1)).toBe(1);
    t.play('change:desert-orchid:1');
    expect([t.game.dice, vp(t, 1)]).toEqual([[1, 1], 2]);
  });
});

describe('domains of the action phase', () => {
  it.each([
    ['cathedral-of-st-aquila', 'gold'],
    ['orb-of-urdr', 'magic'],
  ] as const)('VAL-CARD.31 %s: at the end of the own action phase 1 %s from one opponent', (id, resource) => {
    const position = {
      seats: 3,
      phase: 'actions',
      dice: [1, 2],
      players: [{ domains: [id] as DomainId[] }, { [resource]: 4 }, {}],
    } as const;
    const end = () => table(position).play('gain:strength', 'gain:strength');
    expect(end().options()).toEqual([`take:${resource}:1`, `take:${resource}:2`, 'decline']);
    const t = end().play(`take:${resource}:1`);
    expect([playerOf(t, 0)[resource], playerOf(t, 1)[resource]]).toEqual([1, 3]);
    // A player who has none gives none.
    const none = end().play(`take:${resource}:2`);
    expect([playerOf(none, 0)[resource], playerOf(none, 2)[resource]]).toEqual([0, 0]);
  });

  it('VAL-CARD.31 with both, their owner picks the order', () => {
    const t = table({
      phase: 'actions',
      dice: [1, 2],
      players: [{ domains: ['cathedral-of-st-aquila', 'orb-of-urdr'] }, { gold: 1, magic: 1 }],
    });
    t.play('gain:strength', 'gain:strength');
    expect(t.options()).toEqual(['use:cathedral-of-st-aquila', 'use:orb-of-urdr']);
    t.play('use:orb-of-urdr', 'take:magic:1', 'take:gold:1');
    expect([held(t, 0), held(t, 1)]).toEqual([{ gold: 1, strength: 2, magic: 1 }, {}]);
  });

  it.each([
    ['blood-crow-army', 'strength'],
    ['halfpenny-hill', 'gold'],
    ['monolith-of-ostendaar', 'magic'],
  ] as const)('VAL-CARD.32 %s: +1 %s at the start of the own action phase', (id, resource) => {
    const own = table({ phase: 'actions', players: [{ domains: [id] }] });
    expect(held(own, 0)).toEqual({ [resource]: 1 });
    const others = table({ phase: 'actions', active: 1, players: [{ domains: [id] }] });
    expect(held(others, 0)).toEqual({});
    const notYet = table({ dice: [1, 2], players: [{ domains: [id] }] });
    expect(held(notYet, 0)).toEqual({});
  });

  it('VAL-CARD.33 Forgotten Sorrows: +1 magic for every citizen gained, bought or free', () => {
    const t = table({
      phase: 'actions',
      dice: [1, 2],
      players: [{ gold: 2, strength: 9, domains: ['forgotten-sorrows'] }, { domains: [] }],
      monsters: [null, null, null, null, ['orc-warrior', 'orc-chieftain']],
    });
    t.play('recruit:merchant');
    expect(magic(t, 0)).toBe(1);
    t.play('slay:orc-warrior', 'pay:9s0m', 'take:champion');
    expect([magic(t, 0), playerOf(t, 0).citizens]).toEqual([2, ['merchant', 'champion']]);
  });

  it("VAL-CARD.33 it does not work for other players' citizens", () => {
    const t = table({
      phase: 'actions',
      active: 1,
      players: [{ domains: ['forgotten-sorrows'] }, { gold: 2 }],
    });
    t.play('recruit:merchant');
    expect([magic(t, 0), magic(t, 1)]).toEqual([0, 0]);
  });

  it('VAL-CARD.34 Violet Thorn: +1 magic for every monster slain, events and bonus slays included', () => {
    const t = table({
      phase: 'actions',
      dice: [5, 2],
      options: { events: true },
      players: [{ gold: 8, strength: 6, citizens: ['archer', 'cleric'], domains: ['violet-thorn'] }],
      citizens: { champion: 0 },
      spots: { 12: 'bat-swarm' },
      domains: [['eye-of-asteraten']],
    });
    t.play('slay:bat-swarm');
    expect([magic(t, 0), playerOf(t, 0).strength]).toEqual([1, 0]);
    t.play('build:eye-of-asteraten', 'pay:8g0m', 'slay:skeleton', 'pay:2s0m');
    expect([magic(t, 0), playerOf(t, 0).slain]).toEqual([2, ['bat-swarm', 'skeleton']]);
  });

  it('VAL-CARD.35 Emerald Stronghold: no surcharge when its owner recruits', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 6, citizens: ['archer', 'archer'], domains: ['emerald-stronghold'] }],
    });
    t.play('recruit:archer');
    expect(gold(t, 0)).toBe(2);
    t.play('recruit:peasant');
    expect(playerOf(t, 0).citizens).toEqual(['archer', 'archer', 'archer', 'peasant']);
  });

  it("VAL-CARD.36 Pratchett's Plateau: domains cost 1 gold less, the next one in the same turn too, not itself", () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 8 + 5, citizens: ['peasant', 'cleric', 'rogue'] }, { gold: 9 }],
      domains: [['pratchetts-plateau'], ['orb-of-urdr']],
    });
    t.play('build:pratchetts-plateau');
    expect(gold(t, 0)).toBe(5);
    t.play('build:orb-of-urdr');
    expect(playerOf(t, 0)).toMatchObject({ gold: 0, domains: ['pratchetts-plateau', 'orb-of-urdr'] });
  });
});
