import { redeal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { dungeonLords } from '../../index.ts';
import { drill, FATIGUE, fight, lost, party, prison } from '../fight-table.ts';
import { lordOf, refuses, told } from '../table.ts';

const onlyTrap = (trap: string, heroes: readonly string[], more: object = {}) =>
  drill({ party: heroes as never, traps: [trap] as never, fatigue: 0, ...more });

const ONE = ['warrior-1-1', 'warrior-1-2', 'priest-1-1'];
const TWO = ['warrior-1-3', 'thief-1-3', 'thief-1-2'];
const THREE = ['warrior-1-4', 'priest-1-3', 'thief-1-4'];

describe('the examples of the trap step', () => {
  it('DL-TCD.2 example 1: the Wall of Fire lays one on each warrior and two on the priest', () => {
    const t = onlyTrap('wall-of-fire', ONE).play('trap:wall-of-fire', 'done');
    expect(party(t)).toEqual(['warrior-1-1 2', 'warrior-1-2 3', 'priest-1-1 1']);
  });

  it('DL-TCD.1, DL-CMB.3, DL-CMB.4 example 2: the Rolling Stone puts the first warrior into prison', () => {
    const t = onlyTrap('rolling-stone', ONE).play('trap:rolling-stone', 'done');
    expect(prison(t)).toEqual(['warrior-1-1']);
    expect(party(t)).toEqual(['warrior-1-2 4', 'priest-1-1 3']);
  });

  it('DL-TRP.2 example 3: a thief takes two points of the stone away, one is left for the warrior', () => {
    const t = onlyTrap('rolling-stone', THREE).play('trap:rolling-stone', 'done');
    expect(party(t)).toEqual(['warrior-1-4 4', 'priest-1-3 4', 'thief-1-4 4']);
  });

  it('DL-TRP.2 example 4: the thief saves those in front and takes two himself', () => {
    const t = onlyTrap('wall-of-fire', THREE).play('trap:wall-of-fire', 'done');
    expect(party(t)).toEqual(['warrior-1-4 5', 'priest-1-3 4', 'thief-1-4 2']);
  });

  it('DL-TRP.3 example 5: icons of two thieves add up', () => {
    const t = onlyTrap('rolling-stone', TWO).play('trap:rolling-stone', 'done');
    expect(party(t)).toEqual(['warrior-1-3 4', 'thief-1-3 4', 'thief-1-2 3']);
  });

  it('DL-TRP.4 example 6: all damage of the ring is cancelled, and still nothing is conquered', () => {
    const t = drill({ party: TWO as never, traps: ['cursed-ring'], gold: 1 });
    t.play('trap:cursed-ring', 'done');
    expect(party(t)).toEqual(['warrior-1-3 4', 'thief-1-3 4', 'thief-1-2 3']);
    expect(lost(t)).toBe(0);
  });
});

describe('springing', () => {
  it('DL-TRP.1, DL-PLAN.5 the bait lies on the trap until it is sprung, then it is lost', () => {
    const t = fight({
      lord: { gold: 2, traps: ['pendulum'], dungeon: { c2r0: 'hatchery' }, party: ['warrior-1-4'] },
    });
    t.play('trap:pendulum', 'done');
    expect(told(t, 'trap-sprung')).toMatchObject([{ trap: 'pendulum', bait: 1, pays: {} }]);
    expect(told(t, 'fight-planned')[0]).toMatchObject({ player: 0, bait: 1, trapCount: 1 });
    expect(lordOf(t, 0).gold).toBe(1);
  });

  it('DL-TRP.1 a trap lies open, paid and used up, before its owner aims it', () => {
    const t = fight({
      lord: {
        gold: 1,
        traps: ['poisoned-dart'],
        dungeon: { c2r0: 'hatchery' },
        party: ['warrior-1-4', 'warrior-1-3'],
      },
    });
    t.play('trap:poisoned-dart', 'done');
    expect(t.options(0)).toEqual(['target:1', 'target:2']);
    expect(t.game.distant.traps).toEqual(['poisoned-dart']);
    expect(lordOf(t, 0).battle).toMatchObject({ traps: [], bait: 0 });
    expect(told(t, 'trap-sprung')).toMatchObject([{ trap: 'poisoned-dart', bait: 1 }]);
    expect(told(t, 'hero-wounded')).toEqual([]);
    const dealt = redeal(dungeonLords, t.game, 1, 'dealt anew');
    expect(dealt.distant.traps).toEqual(['poisoned-dart']);
  });

  it('DL-TRP.3 icons are there again in the next round', () => {
    const t = drill({ party: THREE as never, traps: ['rolling-stone', 'rolling-stone'], fatigue: 0 });
    t.play('trap:rolling-stone', 'done', 'trap:rolling-stone', 'done');
    expect(party(t)[0]).toBe('warrior-1-4 3');
  });

  it('DL-TRP.3, DL-PAL.7 the paladin disarms too', () => {
    const t = fight({
      lord: { traps: ['rolling-stone'], party: ['paladin-1', 'thief-1-1'] },
      card: FATIGUE[0],
    });
    t.play('trap:rolling-stone', 'done');
    expect(told(t, 'trap-cancelled')).toMatchObject([{ hero: 'paladin-1', cancelled: 3, of: 3 }]);
  });

  it('DL-TRP.5 what is too much for one does not pass on to another', () => {
    const t = drill({ party: ['warrior-1-1', 'warrior-1-2'], traps: ['rolling-stone'], fatigue: 0 });
    t.play('trap:rolling-stone', 'done');
    expect(party(t)).toEqual(['warrior-1-2 4']);
  });

  it('DL-TRP.6 it is gone even if all of it was cancelled', () => {
    const t = onlyTrap('rolling-stone', TWO).play('trap:rolling-stone', 'done');
    expect(lordOf(t, 0).traps).toEqual([]);
    expect(t.game.distant.traps).toEqual(['rolling-stone']);
  });

  it('DL-TRP.7 trap damage wakes no priest', () => {
    const t = onlyTrap('wall-of-fire', ONE).play('trap:wall-of-fire', 'done');
    expect(told(t, 'hero-healed')).toEqual([]);
    expect(told(t, 'nobody-heals')).toMatchObject([{ because: 'no-attack' }]);
  });
});

/** The party of a second year after one trap; its city has no card below fatigue 1. */
const secondYear = (trap: string, heroes: readonly string[], stock: object = {}) => {
  const t = fight({
    year: 2,
    card: 'song-of-courage',
    lord: { traps: [trap] as never, party: heroes as never, gold: 3, food: 3, imps: 3, ...stock },
  });
  return t.play(`trap:${trap}`, 'done');
};

const wounds = (t: ReturnType<typeof fight>, by: string): number[] =>
  told(t, 'hero-wounded').flatMap((event) => (event.by === by ? [event.damage] : []));

describe('the cards', () => {
  it('DL-TCD.1 Rolling Stone: 3, in the second year 4', () => {
    expect(
      wounds(onlyTrap('rolling-stone', ['warrior-1-4']).play('trap:rolling-stone', 'done'), 'rolling-stone'),
    ).toEqual([3]);
    expect(wounds(secondYear('rolling-stone', ['warrior-2-4']), 'rolling-stone')).toEqual([4]);
  });

  it('DL-TCD.2 Wall of Fire: a lone adventurer takes two', () => {
    const t = onlyTrap('wall-of-fire', ['warrior-1-4']).play('trap:wall-of-fire', 'done');
    expect(party(t)).toEqual(['warrior-1-4 3']);
  });

  it('DL-TCD.3 Pendulum: the second 3 or 4, and nobody where there is no second', () => {
    const t = onlyTrap('pendulum', ['warrior-1-4', 'warrior-1-3']).play('trap:pendulum', 'done');
    expect(party(t)).toEqual(['warrior-1-4 5', 'warrior-1-3 1']);
    expect(wounds(onlyTrap('pendulum', ['warrior-1-4']).play('trap:pendulum', 'done'), 'pendulum')).toEqual(
      [],
    );
    expect(wounds(secondYear('pendulum', ['warrior-2-4', 'warrior-2-3']), 'pendulum')).toEqual([4]);
  });

  it('DL-TCD.4 Poisoned Meal: for 1 food, in the second year 2, the first takes his hit-point number', () => {
    const t = drill({ party: ['warrior-1-4', 'thief-1-2'], traps: ['poisoned-meal'], food: 1, fatigue: 0 });
    t.play('trap:poisoned-meal', 'done');
    expect(lordOf(t, 0).food).toBe(0);
    expect(party(t)).toEqual(['warrior-1-4 2', 'thief-1-2 3']);
    const two = secondYear('poisoned-meal', ['warrior-2-4', 'warrior-2-3']);
    expect(lordOf(two, 0).food).toBe(1);
    expect(wounds(two, 'poisoned-meal')).toEqual([8]);
  });

  it('DL-TCD.4 the number is counted, not what is left of it', () => {
    const t = fight({
      lord: { food: 1, traps: ['poisoned-meal'], party: [{ id: 'warrior-1-4', damage: 2 }, 'thief-1-2'] },
      card: FATIGUE[0],
    });
    t.play('trap:poisoned-meal', 'done');
    expect(told(t, 'trap-cancelled')).toMatchObject([{ cancelled: 2, of: 5 }]);
    expect(prison(t)).toEqual(['warrior-1-4']);
  });

  it('DL-TCD.5 Cursed Ring: for 1 gold each takes 1, and nothing is conquered', () => {
    const t = drill({ party: ONE as never, traps: ['cursed-ring'], gold: 1 }).play(
      'trap:cursed-ring',
      'done',
    );
    expect(lordOf(t, 0).gold).toBe(0);
    expect(party(t)).toEqual(['warrior-1-1 2', 'warrior-1-2 3', 'priest-1-1 2']);
    expect(told(t, 'no-conquest')).toHaveLength(1);
    expect(lost(t)).toBe(0);
  });

  it('DL-TCD.6 Trap Door: the first 2, in the second year 3, and nothing is conquered', () => {
    const t = drill({ party: ['warrior-1-4'], traps: ['trap-door'] }).play('trap:trap-door', 'done');
    expect(party(t)).toEqual(['warrior-1-4 3']);
    expect(lost(t)).toBe(0);
    expect(wounds(secondYear('trap-door', ['warrior-2-4']), 'trap-door')).toEqual([3]);
  });

  it('DL-TCD.7 Kamikaze Imp: for an imp the first 3, in the second year 4, the others 1', () => {
    const t = drill({
      party: ['warrior-1-4', 'warrior-1-3', 'warrior-1-2'],
      traps: ['kamikaze-imp'],
      imps: 1,
      fatigue: 0,
    });
    t.play('trap:kamikaze-imp', 'done');
    expect(lordOf(t, 0).imps).toBe(0);
    expect(party(t)).toEqual(['warrior-1-4 2', 'warrior-1-3 3', 'warrior-1-2 3']);
    expect(wounds(secondYear('kamikaze-imp', ['warrior-2-4', 'warrior-2-3']), 'kamikaze-imp')).toEqual([
      4, 1,
    ]);
  });

  it('DL-TCD.8 Poisoned Dart: one now, and two after the conquest if he still stands', () => {
    const t = drill({ party: ['warrior-1-4', 'warrior-1-3'], traps: ['poisoned-dart'] });
    t.play('trap:poisoned-dart', 'done').play('target:2');
    expect(told(t, 'hero-wounded').map(({ by, damage }) => `${by} ${damage}`)).toEqual([
      'poisoned-dart 1',
      'fatigue 1',
      'fatigue 1',
      'poison 2',
    ]);
    expect(party(t)).toEqual(['warrior-1-4 3', 'warrior-1-3 1']);
  });

  it('DL-TCD.8 the late two come even if thieves cancelled the first point, and nobody else takes what is left', () => {
    const t = drill({ party: ['thief-1-2', 'warrior-1-3'], traps: ['poisoned-dart'] });
    t.play('trap:poisoned-dart', 'done', 'target:1');
    expect(party(t)).toEqual(['warrior-1-3 4']);
    expect(prison(t)).toEqual(['thief-1-2']);
  });

  it('DL-TCD.9 a last adventurer conquers and then falls', () => {
    const t = drill({ party: ['warrior-1-3'], traps: ['poisoned-dart'], fatigue: 1 });
    t.play('trap:poisoned-dart', 'done');
    expect(lost(t)).toBe(1);
    expect(prison(t)).toEqual(['warrior-1-3']);
    expect(t.game.outcome).toMatchObject({ scores: [-1] });
  });

  it('DL-TCD.9 it also comes when conquest was prevented', () => {
    const t = drill({ party: ['warrior-1-4'], traps: ['poisoned-dart'], creatures: ['slime'] });
    t.play('trap:poisoned-dart', 'send:slime', 'done', 'attack:slime:smear');
    expect(party(t)).toEqual(['warrior-1-4 2']);
    expect(lost(t)).toBe(0);
  });

  it('DL-TCD.11 Anti-magic Dart on a priest: nobody heals, the paladin neither', () => {
    const t = fight({
      lord: {
        traps: ['antimagic-dart'],
        lair: ['goblin'],
        party: ['paladin-1', 'warrior-1-4', 'priest-1-1'],
      },
      card: FATIGUE[0],
    });
    t.play('trap:antimagic-dart', 'send:goblin', 'done', 'target:3');
    expect(told(t, 'silenced')).toMatchObject([{ class: 'priest' }]);
    expect(told(t, 'hero-healed')).toEqual([]);
    expect(party(t)[0]).toBe('paladin-1 3');
  });

  it('DL-TCD.11 on a wizard: nobody casts, even if the point was cancelled', () => {
    const t = fight({
      lord: { evil: 3, traps: ['antimagic-dart'], party: ['warrior-1-4', 'thief-1-2', 'wizard-1-2'] },
      card: 'detect-evil',
    });
    t.play('trap:antimagic-dart', 'done', 'target:3');
    expect(told(t, 'spell-cast')).toEqual([]);
    expect(told(t, 'spell-fails')).toMatchObject([{ prevented: true }]);
    expect(party(t)).toContain('wizard-1-2 3');
  });

  it('DL-TCD.11 on the paladin: no more than the point', () => {
    const t = fight({
      lord: { evil: 9, traps: ['antimagic-dart'], lair: ['goblin'], party: ['paladin-1', 'warrior-1-4'] },
      card: 'detect-evil',
    });
    t.play('trap:antimagic-dart', 'send:goblin', 'done', 'target:1');
    expect(told(t, 'silenced')).toEqual([]);
    expect(told(t, 'spell-cast')).toHaveLength(1);
    expect(told(t, 'hero-healed')).toHaveLength(1);
  });

  it('DL-PLAN.9 a trap that cannot be paid cannot be planned', () => {
    const t = drill({ party: ['warrior-1-4'], traps: ['poisoned-meal', 'cursed-ring', 'kamikaze-imp'] });
    for (const [trap, lacks] of [
      ['poisoned-meal', { food: 1 }],
      ['cursed-ring', { gold: 1 }],
      ['kamikaze-imp', { imp: 1 }],
    ] as const)
      expect(refuses(t, `trap:${trap}`)).toEqual({
        reason: { key: 'trap-too-dear', needs: lacks, lacks },
        rule: 'DL-PLAN.9',
      });
  });
});
