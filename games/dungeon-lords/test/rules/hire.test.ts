import { describe, expect, it } from 'vitest';
import { type CreatureId, creatureOf, creatures } from '../../data/creatures.ts';
import { atActions, SHAFT } from '../orders-table.ts';
import { freshTable, type Game, lordOf, refuses, told } from '../table.ts';

type Setup = NonNullable<Parameters<typeof atActions>[0]>;

const lairOf = (t: Game, seat = 0): CreatureId[] => lordOf(t, seat).lair.map(({ id }) => id);

const hiring = (setup: Setup): Game => atActions({ slots: { 'hire-monster': [0] }, ...setup });

describe('hiring', () => {
  it('DL-HIRE.2, DL-EXE.4 the last food is enough, whatever else is lacking', () => {
    const poor = { gold: 0, food: 1, imps: 0, traps: [] };
    const t = hiring({ lords: [poor], creatures: ['goblin', 'troll'] });
    expect(t.options()).toContain('hire:goblin');
    expect(refuses(t, 'hire:troll').reason).toEqual({ key: 'too-poor', lacks: { food: 1 } });
  });

  it('DL-HIRE.1 in the order III, II, I each may take one of the tiles on offer', () => {
    const rich = { food: 9 };
    const t = atActions({
      lords: [rich, rich, rich],
      slots: { 'hire-monster': [0, 1, 2] },
      creatures: ['goblin', 'slime', 'troll'],
    });
    expect(t.asked().seat).toBe(2);
    t.play('hire:slime');
    expect(t.asked().seat).toBe(1);
    expect(t.options()).toEqual(['hire:goblin', 'hire:troll', 'decline']);
    t.play('decline');
    expect(t.asked().seat).toBe(0);
    t.play('hire:goblin');
    expect([lairOf(t, 2), lairOf(t, 1), lairOf(t, 0)]).toEqual([['slime'], [], ['goblin']]);
    expect(t.game.creatures.offer).toEqual([null, null, 'troll']);
    expect(lordOf(t, 1).stayed).toEqual(['hire-monster']);
  });

  it('DL-HIRE.2 the cost of the tile is paid, in slot III a food more', () => {
    const t = hiring({ lords: [{ food: 4 }], creatures: ['troll'] }).play('hire:troll');
    expect(lordOf(t, 0).food).toBe(2);
    const third = hiring({
      slots: { 'hire-monster': [null, null, 0] },
      lords: [{ food: 4, evil: 4 }],
      creatures: ['troll', 'vampire', 'ghost'],
    });
    expect(third.asked().options.map(({ label }) => label)).toMatchObject([
      { price: { food: 3 } },
      { price: { evil: 2, food: 1 } },
      { price: { evil: 1, food: 1 } },
      { key: 'decline-slot' },
    ]);
    third.play('hire:vampire');
    expect(lordOf(third, 0)).toMatchObject({ food: 3, evil: 6 });
    expect(told(third, 'creature-hired')).toEqual([
      { key: 'creature-hired', player: 0, creature: 'vampire', slot: 2, paid: { evil: 2, food: 1 } },
    ]);
  });

  it.each([
    ['goblin', { food: 1 }],
    ['slime', { food: 1 }],
    ['ghost', { evil: 1 }],
    ['troll', { food: 2 }],
    ['witch', { food: 1, evil: 1 }],
    ['vampire', { evil: 2 }],
    ['golem', { gold: 1, trap: 1 }],
    ['dragon', { food: 2, evil: 2 }],
    ['demon', { evil: 1, monster: 1 }],
  ] as const)('DL-MON.13 a %s costs %o', (id, cost) => {
    expect(creatureOf(id).cost).toEqual(cost);
    const t = hiring({
      year: 2,
      lords: [{ food: 5, gold: 5, evil: 2, traps: ['pendulum'], lair: ['slime'] }],
      creatures: [id],
    });
    t.play(`hire:${id}`);
    const { food = 0, gold = 0, evil = 0, trap = 0, monster = 0 } = cost as Record<string, number>;
    expect(lordOf(t, 0)).toMatchObject({ food: 5 - food, gold: 5 - gold, evil: 2 + evil });
    expect(lordOf(t, 0).traps).toHaveLength(1 - trap);
    expect(lairOf(t)).toEqual(monster > 0 ? [id] : ['slime', id]);
  });

  it('DL-MON.14, DL-GEN.14 two of each kind are in the first year’s pile, of the second year’s one of those and two of three more', () => {
    const counts = (year: 0 | 1): Record<string, number> => {
      const found: Record<string, number> = {};
      for (const id of freshTable().game.creatures.decks[year]) found[id] = (found[id] ?? 0) + 1;
      return found;
    };
    expect(counts(1)).toEqual({
      goblin: 1,
      slime: 1,
      ghost: 1,
      troll: 1,
      witch: 1,
      vampire: 1,
      golem: 2,
      dragon: 2,
      demon: 2,
    });
    for (const id of ['goblin', 'slime', 'ghost', 'troll', 'witch', 'vampire'] as const)
      expect(creatures[id].copies).toEqual([2, 1]);
    expect(freshTable().game.creatures.decks[0]).toHaveLength(9);
  });

  it('DL-HIRE.3 who can pay for nobody has nothing to decide, and the order is not executed', () => {
    const t = hiring({ lords: [{ food: 0 }], creatures: ['goblin', 'troll', 'witch'] });
    expect(told(t, 'slot-impossible')[0]?.hindrance).toEqual({ why: 'none-affordable' });
    expect(lordOf(t, 0).stayed).toEqual(['hire-monster']);
    const empty = hiring({ creatures: [null, null] });
    expect(told(empty, 'slot-impossible')[0]?.hindrance).toEqual({ why: 'nothing-offered' });
    const some = hiring({ lords: [{ food: 1 }], creatures: ['goblin', 'troll', 'witch'] });
    expect(some.options()).toEqual(['hire:goblin', 'hire:witch', 'decline']);
    expect(refuses(some, 'hire:troll')).toEqual({
      reason: { key: 'too-poor', lacks: { food: 1 } },
      rule: 'DL-HIRE.2',
    });
    const third = hiring({
      slots: { 'hire-monster': [null, null, 0] },
      lords: [{ food: 0 }],
      creatures: ['ghost'],
    });
    expect(told(third, 'slot-impossible')[0]?.hindrance).toEqual({ why: 'none-affordable' });
  });

  it('DL-HIRE.4 the tile goes into the lair ready, and there is no limit', () => {
    const lair = ['goblin', 'goblin', 'slime', 'slime', 'troll', 'troll', 'witch', 'witch'] as const;
    const t = hiring({ lords: [{ food: 9, lair: [...lair] }], creatures: ['vampire'] }).play('hire:vampire');
    expect(lordOf(t, 0).lair).toHaveLength(9);
    expect(lordOf(t, 0).lair.at(-1)).toEqual({ id: 'vampire', stance: 'ready' });
  });

  it('two tiles of a kind are one choice', () => {
    const t = hiring({ lords: [{ food: 9 }], creatures: ['goblin', 'goblin', 'slime'] });
    expect(t.options()).toEqual(['hire:goblin', 'hire:slime', 'decline']);
    t.play('hire:goblin');
    expect(t.game.creatures.offer).toEqual([null, 'goblin', 'slime']);
  });

  it('DL-HIRE.5, DL-MON.5 a troll works in production at once, and no longer when it is gone', () => {
    const lord = { food: 9, imps: 2, dungeon: { ...SHAFT, c2r2: 'mint' } } as const;
    const t = hiring({ lords: [lord], creatures: ['troll'] }).play('hire:troll');
    expect(t.options(0)).toEqual(['work:mint', 'done']);
    const without = hiring({ lords: [lord], creatures: ['slime'] }).play('hire:slime');
    expect(without.asked().seat).toBe(3);
  });

  it('DL-HIRE.6 a golem wants a trap of the payer’s choice: no trap, no golem', () => {
    const t = hiring({ year: 2, lords: [{ traps: ['pendulum', 'trap-door'] }], creatures: ['golem'] });
    t.play('hire:golem');
    expect(t.asked().prompt).toEqual({ key: 'ask-bury', creature: 'golem' });
    expect(t.options()).toEqual(['bury:pendulum', 'bury:trap-door']);
    t.play('bury:trap-door');
    expect(lordOf(t, 0)).toMatchObject({ gold: 2, traps: ['pendulum'] });
    expect(lairOf(t)).toEqual(['golem']);
    const without = hiring({ year: 2, creatures: ['golem', 'ghost'] });
    expect(refuses(without, 'hire:golem')).toEqual({
      reason: { key: 'too-poor', lacks: { trap: 1 } },
      rule: 'DL-HIRE.6',
    });
  });

  it('DL-HIRE.7, DL-GEN.3, DL-MON.4 a demon wants another monster, never a ghost: no monster, no demon', () => {
    const t = hiring({ year: 2, lords: [{ lair: ['ghost', 'slime', 'goblin'] }], creatures: ['demon'] });
    t.play('hire:demon');
    expect(t.asked().prompt).toEqual({ key: 'ask-give', creature: 'demon' });
    expect(t.options()).toEqual(['give:slime', 'give:goblin']);
    expect(refuses(t, 'give:ghost')).toEqual({ reason: { key: 'ghost-no-monster' }, rule: 'DL-HIRE.7' });
    t.play('give:slime');
    expect(lairOf(t)).toEqual(['ghost', 'goblin', 'demon']);
    const without = hiring({ year: 2, lords: [{ lair: ['ghost'] }], creatures: ['demon', 'ghost'] });
    expect(refuses(without, 'hire:demon')).toEqual({
      reason: { key: 'too-poor', lacks: { monster: 1 } },
      rule: 'DL-HIRE.7',
    });
  });

  it('DL-HIRE.7 one demon may be given for another', () => {
    const t = hiring({ year: 2, lords: [{ lair: ['demon', 'slime'] }], creatures: ['demon'] }).play(
      'hire:demon',
    );
    expect(t.options()).toEqual(['give:demon', 'give:slime']);
    expect(lairOf(t.play('give:demon'))).toEqual(['slime', 'demon']);
  });

  it('of equals the one on strike is given', () => {
    const lair = ['slime', { id: 'goblin' }, { id: 'goblin', stance: 'striking' }] as const;
    const t = hiring({ year: 2, lords: [{ lair: [...lair] }], creatures: ['demon'] }).play(
      'hire:demon',
      'give:goblin',
    );
    expect(lordOf(t, 0).lair).toEqual([
      { id: 'slime', stance: 'ready' },
      { id: 'goblin', stance: 'ready' },
      { id: 'demon', stance: 'ready' },
    ]);
  });

  it('DL-HIRE.8, DL-GEN.8 a monster given is no release: no evil for it, it is gone, and a troll’s token with it', () => {
    const t = hiring({
      year: 2,
      lords: [{ evil: 4, imps: 2, lair: ['troll'], dungeon: { ...SHAFT, c2r2: 'mint' } }],
      creatures: ['demon'],
    }).play('hire:demon');
    expect(lordOf(t, 0).evil).toBe(5);
    expect(told(t, 'monster-given')).toEqual([
      { key: 'monster-given', player: 0, creature: 'troll', to: 'demon' },
    ]);
    expect(t.game.distant.creatures).toEqual(['troll']);
    expect(t.asked().seat).toBe(3);
  });
});
