import { describe, expect, it } from 'vitest';
import { atEvent } from '../event-table.ts';
import { type Game, lordOf, refuses, told } from '../table.ts';

const lairOf = (t: Game, seat = 0): string[] => lordOf(t, seat).lair.map(({ id }) => id);

const FULL = { rules: 'full' };

describe('payday', () => {
  it('DL-EVT.1, DL-GEN.17 everybody settles with all creatures in turn order, the starting player first', () => {
    const lord = { lair: ['goblin', 'ghost'], food: 2, evil: 0 } as const;
    const t = atEvent('payday', { seats: 3, start: 2, lords: [lord, { lair: ['slime'], food: 1 }, lord] });
    const order: number[] = [];
    for (const choice of ['pay:goblin', 'pay:ghost', 'release:goblin', 'release:ghost', 'pay:slime']) {
      order.push(t.asked().seat);
      t.play(choice);
    }
    expect(order).toEqual([2, 2, 0, 0, 1]);
    expect(told(t, 'event-began')[0]).toMatchObject({ event: 'payday' });
  });

  it('DL-PAY.1, DL-MON.13 every creature is paid its printed cost again, ghosts too', () => {
    const costs = {
      goblin: { food: 1 },
      slime: { food: 1 },
      ghost: { evil: 1 },
      troll: { food: 2 },
      witch: { food: 1, evil: 1 },
      vampire: { evil: 2 },
      dragon: { food: 2, evil: 2 },
    } as const;
    for (const [creature, cost] of Object.entries(costs)) {
      const id = creature as keyof typeof costs;
      const t = atEvent('payday', { year: 2, lords: [{ lair: [id], food: 5, evil: 3 }] });
      expect(t.asked().prompt).toMatchObject({ key: 'ask-dues', source: 'payday', bill: cost });
      t.play(`pay:${id}`);
      const paid: { food?: number; evil?: number } = cost;
      expect([id, lordOf(t, 0).food, lordOf(t, 0).evil]).toEqual([
        id,
        5 - (paid.food ?? 0),
        3 + (paid.evil ?? 0),
      ]);
      expect(lairOf(t)).toEqual([id]);
      expect(told(t, 'creature-paid')).toEqual([
        { key: 'creature-paid', player: 0, creature: id, cost, source: 'payday' },
      ]);
    }
  });

  it('DL-PAY.1 a creature that cannot be paid is refused its pay with what is missing', () => {
    const t = atEvent('payday', { lords: [{ lair: ['troll', 'ghost'], food: 1 }] });
    expect(t.options()).toEqual(['release:troll', 'pay:ghost', 'release:ghost']);
    expect(refuses(t, 'pay:troll')).toEqual({
      reason: { key: 'too-poor', lacks: { food: 1 } },
      rule: 'DL-PAY.1',
    });
  });

  it('DL-PAY.1 where all can be paid, that is one answer', () => {
    const t = atEvent('payday', { lords: [{ lair: ['troll', 'witch', 'ghost'], food: 4, evil: 2 }] });
    expect(t.asked().options[0]).toEqual({
      id: 'pay:all',
      label: { key: 'pay-all', cost: { food: 3, evil: 2 } },
      rule: 'DL-PAY.1',
    });
    t.play('pay:all');
    expect(lordOf(t, 0)).toMatchObject({ food: 1, evil: 4 });
    expect(lordOf(t, 0).lair).toEqual(['troll', 'witch', 'ghost'].map((id) => ({ id, stance: 'ready' })));
    expect(told(t, 'creature-paid').map(({ creature }) => creature)).toEqual(['troll', 'witch', 'ghost']);
  });

  it('DL-PAY.1, DL-PAY.3 whoever is left can be paid together as well', () => {
    const t = atEvent('payday', { lords: [{ lair: ['troll', 'goblin', 'slime'], food: 2 }] });
    expect(t.options()).not.toContain('pay:all');
    t.play('release:troll', 'pay:all');
    expect([lairOf(t), lordOf(t, 0).food]).toEqual([['goblin', 'slime'], 0]);
  });

  it.each([
    ['one alone', { lair: ['goblin'], food: 3 }, {}],
    ['too little food', { lair: ['goblin', 'troll'], food: 2 }, {}],
    ['DL-FULL.8 evil beyond the track', { lair: ['vampire', 'vampire'], evil: 11 }, FULL],
    ['DL-PAY.4 a demon, who names whom he wants', { lair: ['demon', 'goblin', 'goblin'], food: 9 }, {}],
  ] as const)('DL-PAY.1 there is no paying all: %s', (_, { lair, ...lord }, options) => {
    const t = atEvent('payday', { year: 2, options, lords: [{ ...lord, lair: [...lair] }] });
    expect(t.options()).not.toContain('pay:all');
  });

  it('DL-PAY.1, DL-HIRE.6 golems still ask which traps they get', () => {
    const t = atEvent('payday', {
      year: 2,
      lords: [{ lair: ['golem', 'golem'], gold: 2, traps: ['pendulum', 'cursed-ring', 'trap-door'] }],
    }).play('pay:all');
    expect(t.asked().prompt.key).toBe('ask-bury');
    t.play('bury:pendulum', 'bury:trap-door');
    expect([lordOf(t, 0).gold, lordOf(t, 0).traps]).toEqual([0, ['cursed-ring']]);
  });

  it('DL-PAY.2, DL-GEN.8 a release sends the tile away and moves one toward evil', () => {
    const t = atEvent('payday', { lords: [{ lair: ['goblin'], food: 3, evil: 4 }] }).play('release:goblin');
    expect(lordOf(t, 0)).toMatchObject({ lair: [], food: 3, evil: 5 });
    expect(t.game.distant.creatures).toContain('goblin');
    expect(told(t, 'creature-released')).toMatchObject([{ player: 0, creature: 'goblin' }]);
  });

  it('DL-PAY.2 whoever can pay nobody releases them without being asked', () => {
    const t = atEvent('payday', { lords: [{ lair: ['goblin', 'troll', 'goblin'], food: 0, evil: 4 }] });
    expect(lordOf(t, 0)).toMatchObject({ lair: [], evil: 7 });
    expect(t.asked().prompt.key).not.toBe('ask-dues');
  });

  it('DL-PAY.3 whom to pay is free, and so is the order: nobody is asked about one who was settled with', () => {
    const t = atEvent('payday', { lords: [{ lair: ['goblin', 'goblin', 'witch'], food: 3, evil: 4 }] });
    expect(t.options()).toEqual(['pay:all', 'pay:goblin', 'release:goblin', 'pay:witch', 'release:witch']);
    expect(t.asked().prompt).toMatchObject({
      creatures: ['goblin', 'goblin', 'witch'],
      bill: { food: 3, evil: 1 },
    });
    t.play('pay:goblin');
    expect(t.asked().prompt).toMatchObject({ creatures: ['goblin', 'witch'], bill: { food: 2, evil: 1 } });
    t.play('release:witch', 'pay:goblin');
    expect(lordOf(t, 0)).toMatchObject({ food: 1, evil: 5 });
    expect(lairOf(t)).toEqual(['goblin', 'goblin']);
    expect(lordOf(t, 0).lair.some(({ due }) => due)).toBe(false);
  });

  it('DL-PAY.3, DL-GEN.16 the order decides whether the paladin is called', () => {
    const lord = { lair: ['ghost', 'vampire'], evil: 7 } as const;
    const t = atEvent('payday', { lords: [lord] }).play('release:ghost');
    expect(t.game.paladin.host).toBeNull();
    t.play('pay:vampire');
    expect(t.game.paladin.host).toBe(0);
  });

  it('DL-PAY.4 a golem costs a gold and a trap of choice again, and without a trap it cannot be paid', () => {
    const lair = ['golem'] as const;
    const t = atEvent('payday', {
      year: 2,
      lords: [{ lair, gold: 2, traps: ['pendulum', 'trap-door'] }],
    }).play('pay:golem');
    expect(t.options()).toEqual(['bury:pendulum', 'bury:trap-door']);
    t.play('bury:trap-door');
    expect(lordOf(t, 0)).toMatchObject({ gold: 1, traps: ['pendulum'] });
    expect(t.game.distant.buried[0]).toEqual(['trap-door']);
    const poor = atEvent('payday', { year: 2, lords: [{ lair: ['golem', 'goblin'], gold: 2, food: 1 }] });
    expect(refuses(poor, 'pay:golem').reason).toEqual({ key: 'too-poor', lacks: { trap: 1 } });
  });

  it('DL-PAY.4, DL-HIRE.7 a demon wants another monster again, never a ghost and not itself', () => {
    const t = atEvent('payday', { year: 2, lords: [{ lair: ['demon', 'ghost'], evil: 4 }] });
    expect(refuses(t, 'pay:demon').reason).toEqual({ key: 'too-poor', lacks: { monster: 1 } });
    const fed = atEvent('payday', {
      year: 2,
      lords: [{ lair: ['demon', 'ghost', 'goblin', 'troll'], evil: 4 }],
    }).play('pay:demon');
    expect(fed.options()).toEqual(['give:goblin', 'give:troll']);
    expect(refuses(fed, 'give:ghost').reason).toEqual({ key: 'ghost-no-monster' });
  });

  it('DL-PAY.5, DL-HIRE.8 who is fed to a demon is not paid and brings no evil', () => {
    const t = atEvent('payday', {
      year: 2,
      lords: [{ lair: ['goblin', 'demon', 'slime'], food: 3, evil: 4 }],
    }).play('pay:demon', 'give:goblin');
    expect(lordOf(t, 0)).toMatchObject({ food: 3, evil: 5 });
    expect(t.options()).toEqual(['pay:slime', 'release:slime']);
    t.play('pay:slime');
    expect(lairOf(t)).toEqual(['demon', 'slime']);
    expect(lordOf(t, 0)).toMatchObject({ food: 2, evil: 5 });
    expect(t.game.distant.creatures).toContain('goblin');
  });

  it('DL-PAY.5 one who was paid may be fed as well; of equals the unpaid one goes', () => {
    const lord = { lair: ['goblin', 'goblin', 'demon'], food: 3, evil: 4 } as const;
    const t = atEvent('payday', { year: 2, lords: [lord] }).play('pay:goblin', 'pay:demon');
    expect(lairOf(t)).toEqual(['goblin', 'demon']);
    expect(t.asked().prompt.key).not.toBe('ask-dues');
    const both = atEvent('payday', { year: 2, lords: [lord] }).play('pay:goblin', 'pay:goblin', 'pay:demon');
    expect(lairOf(both)).toEqual(['goblin', 'demon']);
    expect(lordOf(both, 0).food).toBe(1);
  });

  it('DL-PAY.5 two demons cannot be fed with each other and both stay', () => {
    const t = atEvent('payday', { year: 2, lords: [{ lair: ['demon', 'demon'], evil: 4 }] }).play(
      'pay:demon',
    );
    expect(lairOf(t)).toEqual(['demon']);
    expect(lordOf(t, 0).evil).toBe(5);
    expect(t.asked().prompt.key).not.toBe('ask-dues');
  });

  it('DL-PAY.6, DL-HIRE.5 a released troll takes its token along', () => {
    const t = atEvent('payday', {
      lords: [{ lair: ['troll', 'troll'], busyTrolls: 2, food: 2 }],
    }).play('release:troll');
    expect(lordOf(t, 0).busyTrolls).toBe(1);
    expect(lairOf(t)).toEqual(['troll']);
  });

  it('DL-SPE.13 one on strike wants its pay too and is told from an equal one that works', () => {
    const t = atEvent('payday', {
      lords: [{ lair: ['goblin', { id: 'goblin', stance: 'striking' }], food: 2 }],
    });
    expect(t.options()).toEqual([
      'pay:all',
      'pay:goblin',
      'release:goblin',
      'pay:goblin:striking',
      'release:goblin:striking',
    ]);
    t.play('release:goblin:striking');
    expect(lordOf(t, 0).lair).toEqual([{ id: 'goblin', stance: 'ready', due: true }]);
  });

  it('DL-PAY.3 the example: two food and three evil; releasing the witch does not spare the line, the vampire does', () => {
    const lord = { lair: ['goblin', 'witch', 'vampire'], food: 2, evil: 6 } as const;
    const all = atEvent('payday', { lords: [lord] });
    expect(all.asked().prompt).toMatchObject({ bill: { food: 2, evil: 3 } });
    all.play('pay:goblin', 'pay:witch', 'pay:vampire');
    expect(lordOf(all, 0)).toMatchObject({ food: 0, evil: 9 });
    expect(all.game.paladin.host).toBe(0);
    const witch = atEvent('payday', { lords: [lord] }).play('pay:goblin', 'pay:vampire', 'release:witch');
    expect(lordOf(witch, 0)).toMatchObject({ food: 1, evil: 9 });
    expect(witch.game.paladin.host).toBe(0);
    const vampire = atEvent('payday', { lords: [lord] }).play('pay:goblin', 'pay:witch', 'release:vampire');
    expect(lordOf(vampire, 0)).toMatchObject({ food: 0, evil: 8 });
    expect(vampire.game.paladin.host).toBeNull();
  });

  it('DL-FULL.8, DL-FULL.9 the example of absolute evil: two spaces below, the vampire is paid, the witch released', () => {
    const t = atEvent('payday', {
      options: FULL,
      lords: [{ lair: ['vampire', 'witch'], food: 3, evil: 12 }],
    });
    expect(t.options()).toEqual(['pay:vampire', 'release:vampire', 'pay:witch', 'release:witch']);
    t.play('pay:vampire');
    expect(lordOf(t, 0).evil).toBe(14);
    expect(told(t, 'creature-released')).toMatchObject([{ creature: 'witch' }]);
    expect(lordOf(t, 0)).toMatchObject({ evil: 14, food: 3 });
    expect(lairOf(t)).toEqual(['vampire']);
  });

  it('DL-FULL.8 evil beyond the top cannot be paid in a full game, and says so', () => {
    const t = atEvent('payday', {
      options: FULL,
      lords: [{ lair: ['vampire', 'goblin'], food: 1, evil: 13 }],
    });
    expect(refuses(t, 'pay:vampire')).toEqual({
      reason: { key: 'too-poor', lacks: { evil: 1 } },
      rule: 'DL-FULL.8',
    });
  });

  it('DL-EXE.6 in a first game evil is paid even where the counter cannot move that far', () => {
    const t = atEvent('payday', { lords: [{ lair: ['vampire'], evil: 13 }] }).play('pay:vampire');
    expect(lordOf(t, 0).evil).toBe(14);
    expect(lairOf(t)).toEqual(['vampire']);
  });
});
