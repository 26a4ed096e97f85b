import { describe, expect, it } from 'vitest';
import { SPECIAL_EVENTS, specialEvents } from '../../data/events.ts';
import { atEvent, atSpecial } from '../event-table.ts';
import { type Game, lordOf, refuses, table, told } from '../table.ts';

const lairOf = (t: Game, seat = 0): string[] => lordOf(t, seat).lair.map(({ id }) => id);

const tunnels = (...cells: readonly string[]): Record<string, 'tunnel'> =>
  Object.fromEntries(cells.map((cell) => [cell, 'tunnel']));

const isOver = (t: Game): boolean => t.game.special[0] === null;

describe('the special event', () => {
  it('DL-SPE.1, DL-SET.14 in a first game it does nothing, and there are no cards', () => {
    const t = atEvent('special', { lords: [{ lair: ['goblin'], gold: 4, food: 4, evil: 3 }] });
    expect(lordOf(t, 0)).toMatchObject({ gold: 4, food: 4, evil: 3, imps: 3, letters: 0 });
    expect(lairOf(t)).toEqual(['goblin']);
    expect(t.game.special).toEqual([]);
    expect(t.game.box.special.slice().sort()).toEqual(SPECIAL_EVENTS.slice().sort());
  });

  it('DL-FULL.3 nor does it in a full game without special events', () => {
    const t = atEvent('special', { options: { rules: 'full', specialEvents: false }, lords: [{ gold: 4 }] });
    expect(lordOf(t, 0)).toMatchObject({ gold: 4, evil: 4 });
    expect(t.game.special).toEqual([]);
  });

  it('DL-SPE.2, DL-FULL.4 in a full game the card of the year is carried out in turn order and leaves', () => {
    const t = atSpecial('smear-campaign', { start: 3 });
    const seats: number[] = [];
    for (let count = 0; count < 4; count++) {
      seats.push(t.asked().seat);
      expect(t.game.special[0]).toBe('smear-campaign');
      t.play('pay:0');
    }
    expect(seats).toEqual([3, 0, 1, 2]);
    expect(t.game.special[0]).toBeNull();
    expect(t.game.distant.special).toEqual(['smear-campaign']);
    expect(told(t, 'event-began')[0]).toMatchObject({ event: 'smear-campaign' });
  });

  it('DL-FULL.2 the other card waits for the second year', () => {
    const t = atSpecial('smear-campaign', { year: 2, seats: 2 });
    const first = t.game.special[0];
    expect(first).not.toBe('smear-campaign');
    t.play('pay:0', 'pay:0');
    expect(t.game.special).toEqual([first, null]);
  });

  it('DL-YR.3 winter has no event', () => {
    const t = table({
      phase: 'event',
      season: 'winter',
      events: ['taxes', 'payday', 'special'],
      forecast: 1,
    });
    expect(told(t, 'event-began').length).toBeLessThanOrEqual(1);
    expect(t.game.season).not.toBe('winter');
    expect(told(t, 'owed-paid')).toEqual([]);
  });
});

describe('witch hunt', () => {
  it('DL-SPE.3 a monster is given up, or one moves three toward evil', () => {
    const lord = { lair: ['goblin', 'ghost', 'troll'], evil: 4 } as const;
    const t = atSpecial('witch-hunt', { lords: [lord] });
    expect(t.options()).toEqual(['discard:goblin', 'discard:troll', 'evil']);
    t.play('discard:troll');
    expect(lairOf(t)).toEqual(['goblin', 'ghost']);
    expect(lordOf(t, 0).evil).toBe(4);
    expect(t.game.distant.creatures).toContain('troll');
    const evil = atSpecial('witch-hunt', { lords: [lord] }).play('evil');
    expect(lordOf(evil, 0).evil).toBe(7);
    expect(lairOf(evil)).toHaveLength(3);
  });

  it('DL-SPE.3, DL-GEN.3 a ghost is no monster: it is refused, and with ghosts alone the evil comes unasked', () => {
    const t = atSpecial('witch-hunt', { lords: [{ lair: ['ghost', 'goblin'] }] });
    expect(refuses(t, 'discard:ghost')).toEqual({ reason: { key: 'ghost-no-monster' }, rule: 'DL-GEN.3' });
    const ghosts = atSpecial('witch-hunt', { lords: [{ lair: ['ghost'], evil: 4 }] });
    expect(ghosts.game.lords.map(({ evil }) => evil)).toEqual([7, 7, 7, 7]);
    expect(isOver(ghosts)).toBe(true);
  });

  it('DL-SPE.16, DL-FULL.9 its evil is a movement that stops at the top', () => {
    const t = atSpecial('witch-hunt', { lords: [{ evil: 13 }] });
    expect(lordOf(t, 0).evil).toBe(14);
  });
});

describe('monster strike', () => {
  it('DL-SPE.4 each monster is paid one icon of its cost or does not fight; ghosts are exempt', () => {
    const t = atSpecial('monster-strike', {
      lords: [{ lair: ['troll', 'ghost', 'goblin'], food: 2, evil: 4 }],
    });
    expect(t.options()).toEqual(['pay:troll:food', 'strike:troll', 'pay:goblin:food', 'strike:goblin']);
    t.play('pay:troll:food', 'strike:goblin');
    expect(lordOf(t, 0)).toMatchObject({
      food: 1,
      evil: 4,
      lair: [
        { id: 'troll', stance: 'ready' },
        { id: 'ghost', stance: 'ready' },
        { id: 'goblin', stance: 'striking' },
      ],
    });
    expect(isOver(t)).toBe(true);
  });

  it('DL-SPE.13 the owner picks the icon: food or evil of a witch and a dragon, gold or a trap of a golem', () => {
    const t = atSpecial('monster-strike', {
      year: 2,
      lords: [{ lair: ['witch', 'dragon', 'golem'], food: 5, gold: 5, evil: 4, traps: ['pendulum'] }],
    });
    expect(t.options()).toEqual([
      'pay:witch:food',
      'pay:witch:evil',
      'strike:witch',
      'pay:dragon:food',
      'pay:dragon:evil',
      'strike:dragon',
      'pay:golem:gold',
      'pay:golem:trap',
      'strike:golem',
    ]);
    t.play('pay:witch:evil', 'pay:dragon:food', 'pay:golem:trap');
    expect(lordOf(t, 0)).toMatchObject({ food: 4, gold: 5, evil: 5, traps: [] });
    expect(t.game.distant.buried[0]).toEqual(['pendulum']);
  });

  it('DL-SPE.13 of a demon it is one evil or another monster, which is then asked no more', () => {
    const lord = { lair: ['demon', 'goblin'], food: 1, evil: 4 } as const;
    const fed = atSpecial('monster-strike', { year: 2, lords: [lord] }).play('pay:demon:monster');
    expect(lairOf(fed)).toEqual(['demon']);
    expect(lordOf(fed, 0)).toMatchObject({ evil: 4, food: 1 });
    expect(fed.game.special[1]).toBeNull();
    const evil = atSpecial('monster-strike', { year: 2, lords: [lord] }).play('pay:demon:evil');
    expect(lordOf(evil, 0).evil).toBe(5);
    expect(evil.options()).toEqual(['pay:goblin:food', 'strike:goblin']);
    const alone = atSpecial('monster-strike', { year: 2, lords: [{ lair: ['demon'] }] });
    expect(refuses(alone, 'pay:demon:monster').reason).toEqual({ key: 'too-poor', lacks: { monster: 1 } });
  });

  it('DL-FULL.9 the icon is paid, so evil beyond the top is refused', () => {
    const t = atSpecial('monster-strike', { lords: [{ lair: ['witch'], food: 1, evil: 14 }] });
    expect(refuses(t, 'pay:witch:evil')).toMatchObject({ rule: 'DL-FULL.8' });
    expect(t.options()).toEqual(['pay:witch:food', 'strike:witch']);
  });

  it('DL-SPE.4 whoever can pay nothing strikes unasked', () => {
    const t = atSpecial('monster-strike', { lords: [{ lair: ['goblin', 'troll'], food: 0 }] });
    expect(lordOf(t, 0).lair.map(({ stance }) => stance)).toEqual(['striking', 'striking']);
    expect(told(t, 'creature-strikes').map(({ creature }) => creature)).toEqual(['goblin', 'troll']);
  });

  it('DL-SPE.13 a striking troll keeps its token', () => {
    const t = atSpecial('monster-strike', { lords: [{ lair: ['troll'], busyTrolls: 1, food: 0 }] });
    expect(t.game.lords[0]?.lair).toEqual([{ id: 'troll', stance: 'striking' }]);
  });
});

describe('robbery and rats', () => {
  const halves = (card: 'robbery' | 'rats', what: 'gold' | 'food'): void => {
    const lords = [0, 1, 4, 7].map((amount) => ({ [what]: amount }));
    const t = atSpecial(card, { lords });
    expect(t.game.lords.map((lord) => lord[what])).toEqual([0, 0, 2, 3]);
    expect(told(t, 'goods-lost').map(({ had, lost }) => [had, lost])).toEqual([
      [1, 1],
      [4, 2],
      [7, 4],
    ]);
    const other = what === 'gold' ? 'food' : 'gold';
    expect(t.game.lords.map((lord) => lord[other])).toEqual([3, 3, 3, 3]);
  };

  it('DL-SPE.5 robbery takes half of the gold, rounded up', () => halves('robbery', 'gold'));

  it('DL-SPE.6 rats take half of the food, rounded up', () => halves('rats', 'food'));
});

describe('imp walkout', () => {
  const [{ saveEachFor }] = specialEvents['imp-walkout'].ops;

  it('DL-SPE.8 half of the imps leave, rounded down; food keeps one each', () => {
    const t = atSpecial('imp-walkout', { lords: [{ imps: 7, food: 5 * saveEachFor.food }] });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-keep', what: 'imp', lost: 3 });
    expect(t.options()).toEqual(['pay:0', 'pay:1', 'pay:2', 'pay:3']);
    t.play('pay:2');
    expect(lordOf(t, 0)).toMatchObject({ imps: 6, food: 3 * saveEachFor.food });
    expect(told(t, 'goods-lost')[0]).toMatchObject({ had: 7, lost: 1, kept: 2 });
  });

  it('DL-SPE.8 no more are kept than can be paid for, and one imp alone stays', () => {
    const t = atSpecial('imp-walkout', { lords: [{ imps: 6, food: saveEachFor.food }, { imps: 1 }] });
    expect(t.options()).toEqual(['pay:0', 'pay:1']);
    t.play('pay:0');
    expect(lordOf(t, 0).imps).toBe(3);
    expect(lordOf(t, 1).imps).toBe(1);
    expect(t.asked().seat).toBe(2);
  });

  it('DL-SPE.12 busy imps leave too, and what they did stays', () => {
    const t = atSpecial('imp-walkout', {
      lords: [{ imps: 4, busyImps: 4, food: 0, dug: ['c2r2'], mined: ['c2r1'] }],
    });
    expect(lordOf(t, 0)).toMatchObject({ imps: 2, busyImps: 2 });
    expect(lordOf(t, 0).dungeon.filter((tile) => tile === 'tunnel')).toHaveLength(3);
  });
});

describe('cave-in', () => {
  /** A ring would be a block, so a comb: the entrance column with side tunnels. */
  const comb = tunnels('c2r0', 'c2r1', 'c2r2', 'c2r3', 'c1r1', 'c3r1', 'c3r3', 'c1r3');

  it('DL-SPE.7, DL-SPE.14 one of each three unconquered tunnels collapses, by choice, and can be dug again', () => {
    const t = atSpecial('cave-in', { lords: [{ dungeon: comb, gold: 0 }] });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-collapse', left: 2 });
    expect(t.options()).toEqual(['at:c1r1', 'at:c3r1', 'at:c1r3', 'at:c3r3']);
    t.play('at:c3r1', 'at:c1r3');
    expect(lordOf(t, 0).dungeon.filter((tile) => tile !== null)).toHaveLength(6);
    expect(lordOf(t, 0).dungeon[8]).toBeNull();
    expect(lordOf(t, 0).dungeon[16]).toBeNull();
  });

  it('DL-SPE.14 the entrance and whatever leads to another tile stay, with the reason', () => {
    const t = atSpecial('cave-in', { lords: [{ dungeon: comb, gold: 0 }] });
    expect(refuses(t, 'at:c2r0')).toEqual({ reason: { key: 'entrance-stays' }, rule: 'DL-SPE.14' });
    expect(refuses(t, 'at:c2r3').reason).toEqual({ key: 'would-cut-off', cells: [16, 18] });
    expect(refuses(t, 'at:c2r1').reason).toMatchObject({ key: 'would-cut-off' });
  });

  it('DL-SPE.14 conquered tiles and rooms must stay connected too, and never collapse', () => {
    const t = atSpecial('cave-in', {
      lords: [
        {
          dungeon: { ...tunnels('c2r0', 'c2r1', 'c2r2', 'c1r2', 'c3r2'), c4r2: 'workshop', c2r3: 'mint' },
          conquered: ['c2r0', 'c1r2'],
          gold: 1,
        },
      ],
    });
    // Of three unconquered tunnels none can go: one leads to all, one to the workshop, one to the mint.
    expect(told(t, 'collapse-averted')).toEqual([{ key: 'collapse-averted', player: 0, left: 1 }]);
    expect(lordOf(t, 0).gold).toBe(1);
  });

  it('DL-SPE.7 a gold saves one; without gold that is refused', () => {
    const t = atSpecial('cave-in', { lords: [{ dungeon: comb, gold: 1 }] }).play('pay');
    expect(lordOf(t, 0).gold).toBe(0);
    expect(t.asked().prompt).toMatchObject({ left: 1 });
    expect(refuses(t, 'pay').reason).toEqual({ key: 'too-poor', lacks: { gold: 1 } });
    t.play('at:c1r1');
    expect(lordOf(t, 0).dungeon.filter((tile) => tile !== null)).toHaveLength(7);
    expect(t.asked().seat).not.toBe(0);
  });

  it('DL-SPE.14 the number is fixed at the start, from unconquered tunnels alone', () => {
    const t = atSpecial('cave-in', {
      lords: [{ dungeon: comb, conquered: ['c2r0', 'c2r1', 'c2r2'], gold: 0 }],
    });
    expect(t.asked().prompt).toMatchObject({ left: 1 });
  });

  it('DL-SPE.14 imps who stood in it are busy all the same', () => {
    const t = atSpecial('cave-in', {
      lords: [{ dungeon: comb, gold: 1, busyImps: 2, dug: ['c1r3'], mined: ['c1r3'] }],
    }).play('at:c1r3');
    expect(lordOf(t, 0)).toMatchObject({ dug: [], mined: [], busyImps: 2, imps: 3 });
  });

  it('DL-SPE.7 the three tunnels of the beginning lose the last', () => {
    const t = atSpecial('cave-in', { lords: [{ gold: 0 }] });
    expect(told(t, 'tunnel-collapsed')).toEqual([{ key: 'tunnel-collapsed', player: 0, cell: 12 }]);
  });
});

describe('head-hunters', () => {
  it('DL-SPE.9, DL-SPE.15 beyond two of choice each creature, ghosts too, costs a gold or leaves without evil', () => {
    const t = atSpecial('head-hunters', {
      lords: [{ lair: ['goblin', 'ghost', 'troll', 'witch'], gold: 1, evil: 4 }],
    });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-dues', free: 2, bill: { gold: 2 } });
    expect(t.options()).toContain('release:ghost');
    t.play('pay:witch');
    expect(refuses(t, 'pay:troll').reason).toEqual({ key: 'too-poor', lacks: { gold: 1 } });
    expect(t.options()).toEqual(['release:goblin', 'release:ghost', 'release:troll']);
    t.play('release:ghost');
    expect(lordOf(t, 0)).toMatchObject({ gold: 0, evil: 4 });
    expect(lairOf(t)).toEqual(['goblin', 'troll', 'witch']);
    expect(lordOf(t, 0).lair.some(({ due }) => due)).toBe(false);
    expect(isOver(t)).toBe(true);
  });

  it('DL-SPE.9, DL-SPE.15 to pay for all is one answer: gold for those beyond two, and everybody stays', () => {
    const lair = ['goblin', 'ghost', 'troll', 'witch'] as const;
    const t = atSpecial('head-hunters', { lords: [{ lair: [...lair], gold: 3 }] });
    const { free, chooseOne } = specialEvents['head-hunters'].ops[0];
    const gold = (lair.length - free) * chooseOne[0][0].goods.gold;
    expect(t.asked().options[0]).toMatchObject({ id: 'pay:all', label: { key: 'pay-all', cost: { gold } } });
    t.play('pay:all');
    expect(lordOf(t, 0).gold).toBe(3 - gold);
    expect(lordOf(t, 0).lair).toEqual(lair.map((id) => ({ id, stance: 'ready' })));
    expect(isOver(t)).toBe(true);
  });

  it('DL-SPE.9 two creatures are left alone', () => {
    const t = atSpecial('head-hunters', { lords: [{ lair: ['goblin', 'ghost'], gold: 2 }] });
    expect(isOver(t)).toBe(true);
    expect(lordOf(t, 0)).toMatchObject({ gold: 2, lair: [{ id: 'goblin' }, { id: 'ghost' }] });
  });
});

describe('smear campaign', () => {
  it('DL-SPE.11, DL-SPE.16 two toward evil, each step can be bought off', () => {
    for (const [paid, evil] of [
      [0, 6],
      [1, 5],
      [2, 4],
    ] as const) {
      const t = atSpecial('smear-campaign', { lords: [{ gold: 3, evil: 4 }] });
      expect(t.options()).toEqual(['pay:0', 'pay:1', 'pay:2']);
      t.play(`pay:${paid}`);
      expect(lordOf(t, 0)).toMatchObject({ gold: 3 - paid, evil });
    }
  });

  it('DL-SPE.11 who has no gold is not asked; DL-FULL.9 it stops at the top', () => {
    const t = atSpecial('smear-campaign', { lords: [{ gold: 0, evil: 13 }] });
    expect(lordOf(t, 0).evil).toBe(14);
    expect(t.asked().seat).toBe(1);
  });

  it('DL-GEN.15, DL-PAL.2 the paladin goes to the first who gets there, and on to a worse one', () => {
    const t = atSpecial('smear-campaign', {
      lords: [
        { gold: 0, evil: 8 },
        { gold: 0, evil: 8 },
        { gold: 0, evil: 9 },
      ],
    });
    // Seat 2 is in the zone, but nobody has moved yet: seat 0 steps on 9, is not worse than seat 2, then on 10.
    expect(told(t, 'paladin-came').map(({ player, from }) => [player, from])).toEqual([
      [2, undefined],
      [0, 2],
      [2, 0],
    ]);
  });
});
