import { describe, expect, it } from 'vitest';
import type { LordArrangement } from '../../rules/arrangement.ts';
import { drill, FATIGUE, fight, fighters, lost, party, prison } from '../fight-table.ts';
import { lordOf, refuses, told } from '../table.ts';

const SITUATION_2 = [{ id: 'warrior-1-3', damage: 1 }, 'thief-1-3', 'thief-1-2'] as const;

/** Without fatigue, and without any magic to speak of. */
const calm = (lord: LordArrangement) => fight({ lord, card: FATIGUE[0] });

const secondYear = (lord: LordArrangement) => fight({ year: 2, card: 'song-of-courage', lord });

describe('the kinds of attack, by the examples', () => {
  it('DL-ATK.4 standard: four points on the wounded first, and nobody else gets the rest', () => {
    const t = calm({ party: [{ id: 'warrior-1-2', damage: 2 }, 'thief-1-1'], lair: ['witch'] });
    t.play('send:witch', 'done', 'attack:witch:hex');
    expect(prison(t)).toEqual(['warrior-1-2']);
    expect(party(t)).toEqual(['thief-1-1 3']);
  });

  it('DL-ATK.5 on anyone: the vampire may fell the first or the last, or wound the middle one', () => {
    const bite = (target: string) =>
      calm({ party: [...SITUATION_2], lair: ['vampire'] }).play(
        'send:vampire',
        'done',
        'attack:vampire:drain',
        target,
      );
    expect(prison(bite('target:1'))).toEqual(['warrior-1-3']);
    expect(prison(bite('target:3'))).toEqual(['thief-1-2']);
    expect(party(bite('target:2'))).toEqual(['warrior-1-3 3', 'thief-1-3 1', 'thief-1-2 3']);
  });

  it('DL-ATK.6 on all: the slime gives one to each, front to rear, and fells a wounded warrior', () => {
    const t = calm({ party: [{ id: 'warrior-1-1', damage: 2 }, 'thief-1-1', 'priest-1-1'], lair: ['slime'] });
    t.play('send:slime', 'done', 'attack:slime:drop');
    expect(told(t, 'hero-wounded').map(({ hero }) => hero)).toEqual([
      'warrior-1-1',
      'thief-1-1',
      'priest-1-1',
    ]);
    expect(prison(t)).toEqual(['warrior-1-1']);
  });
});

describe('the monster step', () => {
  it('DL-ATK.1, DL-ATK.2 the order and the options are chosen as they go', () => {
    const t = drill({
      party: ['warrior-1-1', 'warrior-1-4'],
      creatures: ['goblin', 'troll'],
      tiles: ['room', 'tunnel'],
      food: 1,
      fatigue: 0,
    });
    t.play('send:goblin', 'send:troll', 'done');
    expect(t.options()).toEqual(['attack:goblin:stab', 'attack:troll:club', 'attack:troll:fed-club']);
    t.play('attack:troll:club');
    expect(prison(t)).toEqual(['warrior-1-1']);
    expect(party(t)).toEqual(['warrior-1-4 3']);
  });

  it('DL-ATK.2 an option with a price is refused without it', () => {
    const t = drill({ party: ['warrior-1-4'], creatures: ['goblin', 'troll'], tiles: ['room'] });
    t.play('send:goblin', 'send:troll', 'done');
    expect(refuses(t, 'attack:troll:fed-club')).toEqual({
      reason: { key: 'attack-unpaid', pays: { food: 1 } },
      rule: 'DL-ATK.2',
    });
  });

  it('DL-ATK.3 who can attack must: a troll without food clubs by itself', () => {
    const t = drill({ party: ['warrior-1-4'], creatures: ['troll'], fatigue: 0 }).play('send:troll', 'done');
    expect(party(t)).toEqual(['warrior-1-4 2']);
  });

  it('DL-ATK.8, DL-ATK.13 afterwards it lies face down, and wakes when the combat is over', () => {
    const t = fight({
      lord: { party: ['warrior-1-4', 'warrior-1-3'], lair: ['goblin'] },
      round: 3,
      card: FATIGUE[0],
    });
    t.play('send:goblin', 'done');
    expect(fighters(t)).toEqual(['goblin out']);
    expect(refuses(t, 'send:goblin')).toMatchObject({ reason: { because: 'out' } });
    t.play('done');
    expect(fighters(t)).toEqual(['goblin ready']);
  });

  it('DL-ATK.8 also when it could not attack', () => {
    const t = fight({ lord: { party: ['warrior-1-4'], lair: ['ghost'] }, card: FATIGUE[0] });
    t.play('send:ghost', 'done');
    expect(told(t, 'cannot-attack')).toMatchObject([{ creature: 'ghost' }]);
    expect(fighters(t)).toEqual(['ghost out']);
  });

  it('DL-ATK.8 where nobody can attack nobody is asked whose turn is over first', () => {
    const t = fight({ lord: { party: ['priest-1-3'], lair: ['vampire', 'ghost'] }, card: FATIGUE[0] });
    t.play('send:vampire', 'send:ghost', 'done');
    expect(told(t, 'cannot-attack').map(({ creature }) => creature)).toEqual(['vampire', 'ghost']);
  });

  it('equal creatures are one choice, and no choice where nothing else is left', () => {
    const t = calm({
      party: ['warrior-1-1', 'warrior-1-2'],
      lair: ['goblin', 'goblin'],
      dungeon: { c2r0: 'hatchery', c2r1: 'tunnel' },
    });
    t.play('send:goblin', 'send:goblin', 'done');
    expect(told(t, 'creature-attacks')).toHaveLength(2);
    expect(fighters(t)).toEqual(['goblin out', 'goblin out']);
  });
});

describe('the creatures', () => {
  it('DL-MON.1 goblin: 2 on the first; if that fells him, 1 on the new first', () => {
    const t = calm({ party: [{ id: 'warrior-1-1', damage: 1 }, 'thief-1-1'], lair: ['goblin'] });
    t.play('send:goblin', 'done');
    expect(told(t, 'hero-wounded').map(({ hero, damage }) => `${hero} ${damage}`)).toEqual([
      'warrior-1-1 2',
      'thief-1-1 1',
    ]);
    const other = calm({ party: ['warrior-1-1', 'thief-1-1'], lair: ['goblin'] }).play('send:goblin', 'done');
    expect(party(other)).toEqual(['warrior-1-1 1', 'thief-1-1 3']);
  });

  it('DL-MON.2, DL-ATK.11, DL-HEAL.1 slime: 1 to all, or it delays, which is no attack', () => {
    const slime = () =>
      fight({
        lord: { party: [{ id: 'warrior-1-4', damage: 1 }, 'priest-1-1'], lair: ['slime'] },
        card: FATIGUE[2],
      }).play('send:slime', 'done');
    const hit = slime().play('attack:slime:drop');
    expect(party(hit)).toEqual(['warrior-1-4 2', 'priest-1-1 2']);
    expect(lost(hit)).toBe(1);
    const held = slime().play('attack:slime:smear');
    expect(party(held)).toEqual(['warrior-1-4 4', 'priest-1-1 3']);
    expect(lost(held)).toBe(0);
    expect(fighters(held)).toEqual(['slime out']);
    expect(told(held, 'nobody-heals')).toMatchObject([{ because: 'no-attack' }]);
  });

  it('DL-MON.3 ghost: 2 on anyone but the first', () => {
    const t = calm({ party: ['warrior-1-4', 'thief-1-1', 'thief-1-2'], lair: ['ghost'] }).play(
      'send:ghost',
      'done',
    );
    expect(t.options()).toEqual(['target:2', 'target:3']);
    expect(refuses(t, 'target:1')).toEqual({
      reason: { key: 'target-first', creature: 'ghost', hero: 'warrior-1-4' },
      rule: 'DL-MON.3',
    });
    expect(party(t.play('target:3'))).toContain('thief-1-2 1');
  });

  it('DL-MON.5 troll: 3 on the first, or 4 for a food', () => {
    const troll = (attack: string) =>
      calm({ food: 1, party: ['warrior-1-4'], lair: ['troll'] }).play(
        'send:troll',
        'done',
        `attack:troll:${attack}`,
      );
    expect(party(troll('club'))).toEqual(['warrior-1-4 2']);
    expect(lordOf(troll('club'), 0).food).toBe(1);
    expect(party(troll('fed-club'))).toEqual(['warrior-1-4 1']);
    expect(lordOf(troll('fed-club'), 0).food).toBe(0);
  });

  it('DL-MON.7 witch: 4 on the first, or two of 1 on anyone, the same or different', () => {
    const bolts = () =>
      calm({ party: ['warrior-1-4', 'thief-1-1', 'priest-1-1'], lair: ['witch'] }).play(
        'send:witch',
        'done',
        'attack:witch:twin-bolt',
      );
    expect(bolts().options()).toEqual(['target:1', 'target:2', 'target:3']);
    expect(bolts().asked().prompt).toMatchObject({ nth: 1, times: 2, damage: 1 });
    expect(party(bolts().play('target:2', 'target:2'))).toEqual([
      'warrior-1-4 5',
      'thief-1-1 2',
      'priest-1-1 3',
    ]);
    expect(party(bolts().play('target:2', 'target:3'))).toEqual([
      'warrior-1-4 5',
      'thief-1-1 3',
      'priest-1-1 2',
    ]);
  });

  it('DL-MON.7, DL-ATK.5 a witch who fells the last with her first bolt has nobody for the second', () => {
    const t = fight({
      lord: { party: [{ id: 'warrior-1-1', damage: 2 }], lair: ['witch'] },
      other: { party: ['warrior-1-4'], lair: ['goblin'] },
    });
    t.play([0, 'send:witch'], [0, 'done'], [1, 'done'], 'attack:witch:twin-bolt');
    expect(lordOf(t, 0).prison).toEqual(['warrior-1-1']);
    expect(told(t, 'hero-wounded').filter(({ by }) => by === 'witch')).toHaveLength(1);
  });

  it('DL-MON.8, DL-MON.9, DL-ATK.9 vampire: 3 on anyone, or 2 and it returns, anew each round', () => {
    const t = calm({ party: ['warrior-1-4', 'warrior-1-3'], lair: ['vampire'] });
    t.play('send:vampire', 'done', 'attack:vampire:bite-and-fly', 'target:1');
    expect(fighters(t)).toEqual(['vampire ready']);
    expect(party(t)[0]).toBe('warrior-1-4 3');
    t.play('send:vampire', 'done', 'attack:vampire:drain', 'target:1');
    expect(fighters(t)).toEqual(['vampire out']);
    expect(prison(t)).toEqual(['warrior-1-4']);
  });

  it('DL-MON.8, DL-ATK.7 a vampire never attacks a priest', () => {
    const t = calm({ party: ['warrior-1-4', 'priest-1-1', 'thief-1-1'], lair: ['vampire'] });
    t.play('send:vampire', 'done', 'attack:vampire:drain');
    expect(t.options()).toEqual(['target:1', 'target:3']);
    expect(refuses(t, 'target:2')).toEqual({
      reason: { key: 'target-class', creature: 'vampire', hero: 'priest-1-1' },
      rule: 'DL-ATK.7',
    });
  });

  it('DL-MON.8, DL-ATK.10 with priests alone it cannot attack, and returns all the same', () => {
    const t = calm({ party: ['priest-1-1', 'priest-1-2'], lair: ['vampire'] }).play('send:vampire', 'done');
    expect(told(t, 'cannot-attack')).toHaveLength(1);
    expect(party(t)).toEqual(['priest-1-1 3', 'priest-1-2 3']);
    expect(fighters(t)).toEqual(['vampire ready']);
  });

  it('DL-PAL.7, DL-CLS.1 a vampire may attack the paladin, who is no priest', () => {
    const t = calm({ party: ['paladin-1', 'priest-1-1'], lair: ['vampire'], evil: 9 });
    t.play('send:vampire', 'done', 'attack:vampire:drain');
    expect(told(t, 'hero-wounded')[0]).toMatchObject({ hero: 'paladin-1', damage: 3 });
  });

  it('DL-MON.10, DL-ATK.10 golem: 4 on the first, and it always returns', () => {
    const t = secondYear({ party: ['warrior-2-4', 'warrior-2-3'], lair: ['golem'] }).play(
      'send:golem',
      'done',
    );
    expect(told(t, 'hero-wounded')[0]).toMatchObject({ by: 'golem', hero: 'warrior-2-4', damage: 4 });
    expect(fighters(t)).toEqual(['golem ready']);
  });

  it('DL-MON.11, DL-ATK.12 dragon: 2 to all, and nobody heals, the paladin neither', () => {
    const t = secondYear({
      party: ['paladin-2', 'warrior-2-4', 'priest-2-4'],
      lair: ['dragon'],
      evil: 9,
    }).play('send:dragon', 'done');
    expect(
      told(t, 'hero-wounded')
        .slice(0, 3)
        .map(({ damage }) => damage),
    ).toEqual([2, 2, 2]);
    expect(told(t, 'hero-healed')).toEqual([]);
    expect(told(t, 'nobody-heals')).toMatchObject([{ because: 'prevented' }]);
  });

  it('DL-MON.12 demon: 7 on anyone, and nothing is conquered', () => {
    const t = secondYear({ party: ['warrior-2-4', 'wizard-2-4', 'priest-2-1'], lair: ['demon'] }).play(
      'send:demon',
      'done',
    );
    expect(t.options()).toEqual(['target:1', 'target:2', 'target:3']);
    t.play('target:2');
    expect(prison(t)).toEqual(['wizard-2-4']);
    expect(lost(t)).toBe(0);
    expect(fighters(t)).toEqual(['demon out']);
  });
});

describe('healing', () => {
  it('DL-HEAL.3 example 1: the troll deals three, the priest takes one away', () => {
    const t = calm({ party: ['warrior-1-4', 'priest-1-3', 'thief-1-4'], lair: ['troll'] }).play(
      'send:troll',
      'done',
    );
    expect(party(t)[0]).toBe('warrior-1-4 3');
  });

  it('DL-HEAL.4 example 2: the vampire fells the thief, and there is nobody to heal', () => {
    const t = calm({ party: ['priest-1-2', 'thief-1-1', 'priest-1-4'], lair: ['vampire'] });
    t.play('send:vampire', 'done', 'attack:vampire:drain');
    expect(prison(t)).toEqual(['thief-1-1']);
    expect(told(t, 'hero-healed')).toEqual([]);
  });

  it('DL-HEAL.3, DL-HEAL.4 example 3: four hearts go from the front, wounds of traps too', () => {
    const t = calm({
      party: ['priest-1-2', 'thief-1-1', 'priest-1-4'],
      traps: ['wall-of-fire'],
      lair: ['goblin'],
    });
    t.play('trap:wall-of-fire', 'send:goblin', 'done');
    expect(told(t, 'hero-healed').map(({ hero, healed }) => `${hero} ${healed}`)).toEqual([
      'priest-1-2 2',
      'thief-1-1 1',
      'priest-1-4 1',
    ]);
    expect(party(t)).toEqual(['priest-1-2 3', 'thief-1-1 3', 'priest-1-4 3']);
  });

  it('DL-HEAL.1 no attack, no healing, however wounded they are', () => {
    const t = calm({ party: [{ id: 'warrior-1-4', damage: 3 }, 'priest-1-4'] }).play('done');
    expect(party(t)[0]).toBe('warrior-1-4 2');
  });

  it('DL-HEAL.2 an attack that a shield takes whole is an attack', () => {
    const t = fight({
      lord: {
        party: [{ id: 'warrior-1-4', damage: 2 }, 'thief-1-1', 'priest-1-1', 'wizard-1-1'],
        lair: ['witch'],
      },
      card: 'magic-shield',
    });
    t.play('send:witch', 'done', 'attack:witch:twin-bolt', 'target:2', 'target:2');
    expect(told(t, 'hero-wounded')[0]).toMatchObject({ hero: 'thief-1-1', damage: 0, absorbed: 1 });
    expect(told(t, 'hero-healed')).toMatchObject([{ hero: 'warrior-1-4', healed: 1 }]);
  });

  it('DL-HEAL.3 the paladin heals with his hearts too', () => {
    const t = calm({ evil: 9, party: ['paladin-1', 'thief-1-1'], lair: ['goblin'] }).play(
      'send:goblin',
      'done',
    );
    expect(told(t, 'hero-healed')).toMatchObject([{ hero: 'paladin-1', healed: 2 }]);
  });
});

describe('conquest', () => {
  it('DL-CNQ.2, DL-CNQ.3 fatigue goes point by point to whoever is first then, with or without wizards', () => {
    const t = fight({
      lord: { party: [{ id: 'warrior-1-1', damage: 2 }, 'thief-1-1'] },
      card: FATIGUE[2],
    }).play('done');
    expect(prison(t)).toEqual(['warrior-1-1']);
    expect(party(t)).toEqual(['thief-1-1 2']);
  });

  it('DL-CNQ.4, DL-GEN.4 whoever survives takes the tile, and its owner is less evil by one', () => {
    const t = fight({ lord: { evil: 5, party: ['warrior-1-4'] } }).play('done');
    expect(lordOf(t, 0)).toMatchObject({ evil: 4, conquered: [2] });
    expect(told(t, 'tile-conquered')).toMatchObject([{ player: 0, cell: 2, tile: 'tunnel' }]);
  });

  it('DL-CNQ.4 nobody survives, nothing falls', () => {
    const t = fight({ lord: { evil: 5, party: [{ id: 'warrior-1-1', damage: 2 }] }, card: FATIGUE[1] }).play(
      'done',
    );
    expect(lordOf(t, 0)).toMatchObject({ evil: 5, conquered: [] });
  });

  it('DL-CNQ.1, DL-ATK.11 where conquest is prevented there is no fatigue either', () => {
    const t = fight({ lord: { evil: 5, party: ['warrior-1-4'], traps: ['trap-door'] }, card: FATIGUE[2] });
    t.play('trap:trap-door', 'done');
    expect(party(t)).toEqual(['warrior-1-4 3']);
    expect(lordOf(t, 0)).toMatchObject({ evil: 5, conquered: [] });
  });

  it('DL-CNQ.6, DL-CNQ.8 a conquered tile is fought for no more', () => {
    const t = fight({ lord: { party: ['warrior-1-4', 'warrior-1-3'] } }).play('done', 'done');
    expect(lordOf(t, 0).conquered).toEqual([2, 7]);
  });
});
