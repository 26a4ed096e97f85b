import { describe, expect, it } from 'vitest';
import { SITUATIONS, situations } from '../../data/training.ts';
import { drill, lair, lost, party, prison } from '../fight-table.ts';
import { freshTable, lordOf, told } from '../table.ts';

const situation = (id: string) => freshTable(1, { situation: id });

describe('the solutions of the training', () => {
  it('DL-TRN.7 situation 1: stone and a fed troll, then the goblin; only one tile falls', () => {
    const t = situation('situation-1').play('trap:rolling-stone', 'send:troll', 'done');
    expect(prison(t)).toEqual(['warrior-1-1']);
    t.play('attack:troll:fed-club');
    expect(prison(t)).toEqual(['warrior-1-1', 'warrior-1-2']);
    expect(party(t)).toEqual(['priest-1-1 1']);
    expect(lair(t)).toEqual(['troll out', 'goblin ready']);
    expect(lost(t)).toBe(1);
    expect(t.game.round).toBe(2);
    t.play('send:goblin', 'done');
    expect(t.game.outcome).toMatchObject({ reason: 'training-best', winners: [0], scores: [-1] });
  });

  it('DL-TRN.7 situation 1: the priest may also be left alone, for without a fight he does not heal', () => {
    const t = situation('situation-1').play(
      'trap:rolling-stone',
      'send:troll',
      'done',
      'attack:troll:fed-club',
    );
    expect(t.play('done').game.outcome).toMatchObject({ reason: 'training-best', scores: [-1] });
  });

  it('DL-TRN.7 situation 1: the troll need not be fed', () => {
    const t = situation('situation-1').play('trap:rolling-stone', 'send:troll', 'done', 'attack:troll:club');
    expect(lordOf(t, 0).food).toBe(1);
    expect(party(t)).toEqual(['priest-1-1 3']);
    t.play('send:goblin', 'done');
    expect(t.game.outcome).toMatchObject({ reason: 'training-best', scores: [-1] });
    expect(told(t, 'hero-healed').at(-1)).toMatchObject({ hero: 'priest-1-1', healed: 1 });
  });

  it('DL-TRN.7 situation 2: the ghost before the witch, then the meal', () => {
    const t = situation('situation-2').play('send:witch', 'send:ghost', 'done');
    expect(t.play('attack:ghost:chill').options()).toEqual(['target:2', 'target:3']);
    t.play('target:2', 'attack:witch:hex');
    expect(prison(t)).toEqual(['warrior-1-3', 'thief-1-3']);
    expect(party(t)).toEqual(['thief-1-2 3']);
    t.play('trap:poisoned-meal', 'done');
    expect(told(t, 'trap-cancelled').at(-1)).toMatchObject({ cancelled: 2, of: 3 });
    expect(t.game.outcome).toMatchObject({ reason: 'training-best', scores: [-1] });
  });

  it('DL-TRN.7 situation 3: ring and bite, bite, pendulum and a full attack', () => {
    const t = situation('situation-3').play('trap:cursed-ring', 'send:vampire', 'done');
    t.play('attack:vampire:bite-and-fly', 'target:3');
    expect(party(t)).toEqual(['warrior-1-4 5', 'priest-1-3 4', 'thief-1-4 2']);
    expect(lair(t)).toEqual(['vampire ready']);
    expect(lost(t)).toBe(0);
    t.play('send:vampire', 'done', 'attack:vampire:bite-and-fly', 'target:3');
    expect(party(t)).toEqual(['warrior-1-4 3', 'priest-1-3 4']);
    expect(lost(t)).toBe(1);
    t.play('trap:pendulum', 'send:vampire', 'done', 'attack:vampire:drain');
    expect(t.game.outcome).toMatchObject({ reason: 'training-best', scores: [-1] });
  });

  it('DL-TRN.7 situation 4: the wall alone, then the dart on either priest with the slime', () => {
    for (const target of ['target:1', 'target:3']) {
      const t = situation('situation-4').play('trap:wall-of-fire', 'done');
      expect(party(t)).toEqual(['priest-1-2 1', 'thief-1-1 2', 'priest-1-4 2']);
      t.play('trap:antimagic-dart', 'send:slime', 'done');
      t.play(target, 'attack:slime:drop');
      expect(told(t, 'hero-healed')).toEqual([]);
      expect(t.game.outcome).toMatchObject({ reason: 'training-best', scores: [-1] });
    }
  });

  it('DL-TRN.7 the room: two monsters and a trap with bait, and nothing is lost', () => {
    const t = situation('situation-1-room').play('trap:rolling-stone', 'send:troll', 'send:goblin', 'done');
    expect(lordOf(t, 0)).toMatchObject({ gold: 0, food: 1 });
    t.play('attack:troll:fed-club');
    expect(lordOf(t, 0)).toMatchObject({ gold: 0, food: 0 });
    expect(t.game.outcome).toMatchObject({ reason: 'training-best', winners: [0], scores: [0] });
  });
});

describe('what training is', () => {
  it('DL-TRN.1 each situation is three tiles in a line, with its party and its stock', () => {
    for (const id of SITUATIONS) {
      const t = situation(id);
      const lord = lordOf(t, 0);
      expect(lord.party.map((hero) => hero.id)).toEqual(situations[id].party);
      expect(lord.lair.map((creature) => creature.id)).toEqual(situations[id].creatures);
      expect(lord.traps).toEqual(situations[id].traps);
      expect([lord.gold, lord.food]).toEqual([situations[id].gold, situations[id].food]);
      expect([2, 7, 12].map((cell) => lord.dungeon[cell])).not.toContain(null);
      expect(lord.dungeon.filter((tile) => tile !== null)).toHaveLength(3);
    }
  });

  it('DL-TRN.1 what a situation does not name is not there', () => {
    expect(lordOf(drill({}), 0)).toMatchObject({
      gold: 0,
      food: 0,
      imps: 0,
      traps: [],
      conquered: [],
      prison: [],
    });
    expect(lordOf(drill({ gold: 2, food: 3, imps: 4 }), 0)).toMatchObject({ gold: 2, food: 3, imps: 4 });
  });

  it('DL-TRN.2, DL-TRN.3 no card, no evil: two points of fatigue in every round, whatever the number', () => {
    const t = drill({ party: ['warrior-1-4'], creatures: ['slime'], traps: ['cursed-ring'], gold: 1 });
    const { evil } = lordOf(t, 0);
    t.play('trap:cursed-ring', 'done');
    expect(party(t)).toEqual(['warrior-1-4 4']);
    t.play('done');
    expect(party(t)).toEqual(['warrior-1-4 2']);
    expect(told(t, 'combat-card-turned')).toEqual([]);
    expect(lordOf(t, 0).evil).toBe(evil);
  });

  it('DL-TRN.2 it goes on beyond four rounds, while something holds the party up', () => {
    const t = drill({
      party: ['warrior-1-4', 'warrior-1-3', 'warrior-1-2', 'warrior-1-1'],
      creatures: ['slime', 'slime'],
      traps: ['cursed-ring', 'cursed-ring', 'trap-door'],
      gold: 2,
    });
    t.play('send:slime', 'done', 'attack:slime:smear', 'send:slime', 'done', 'attack:slime:smear');
    t.play('trap:cursed-ring', 'done', 'trap:cursed-ring', 'done', 'trap:trap-door', 'done');
    expect(lost(t)).toBe(0);
    expect(t.game.round).toBe(6);
    expect(t.game.outcome).toBeUndefined();
  });

  it('DL-TRN.4 values and costs are those of the first year', () => {
    const t = drill({ party: ['warrior-1-4'], traps: ['poisoned-meal', 'rolling-stone'], food: 1 });
    expect(t.options()).toContain('trap:poisoned-meal');
    t.play('trap:rolling-stone', 'done');
    expect(told(t, 'hero-wounded')[0]).toMatchObject({ by: 'rolling-stone', damage: 3 });
  });

  it('DL-TRN.4 unless a described one says that it is of the second', () => {
    const t = drill({ party: ['warrior-2-4'], traps: ['rolling-stone'], year: 2 });
    t.play('trap:rolling-stone', 'done');
    expect(told(t, 'hero-wounded')[0]).toMatchObject({ by: 'rolling-stone', damage: 4 });
  });

  it('DL-TRN.5 tiles are attacked in order from the entrance', () => {
    const t = drill({ party: ['warrior-1-4', 'warrior-1-3'], traps: ['rolling-stone'] });
    t.play('done', 'done');
    expect(told(t, 'tile-conquered').map(({ cell }) => cell)).toEqual([2, 7]);
  });

  it('DL-TRN.6 it ends with the tiles, and more lost than must be is no victory', () => {
    const t = drill({ party: ['warrior-1-4', 'warrior-1-3'], traps: ['rolling-stone'], best: 1 });
    t.play('done', 'done', 'done');
    expect(t.game.outcome).toMatchObject({
      reason: 'training-worse',
      winners: [],
      scores: [-3],
      sheet: [[{ key: 'conquered', points: -3 }]],
    });
    expect(told(t, 'game-ended')).toMatchObject([{ lost: 3, best: 1 }]);
  });

  it('DL-TRN.6 it ends with the party at once', () => {
    const t = drill({ party: ['warrior-1-1'], traps: ['rolling-stone'] }).play('trap:rolling-stone', 'done');
    expect(t.game.outcome).toMatchObject({ reason: 'training-best', scores: [0] });
  });
});
