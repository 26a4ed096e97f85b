// What each question says, with all its labels, refusals and reasons: players read nothing else.
import { describe, expect, it } from 'vitest';
import { fight } from './fight-table.ts';
import { SHAFT } from './orders-table.ts';
import { question } from './said.ts';

describe('a question of a combat', () => {
  it('DL-PLAN.3 asks for one of the nearest tiles', () => {
    const t = fight({
      lord: {
        traps: ['pendulum'],
        dungeon: { ...SHAFT, c1r0: 'hatchery', c3r0: 'tunnel' },
        conquered: ['c2r0'],
        party: ['warrior-1-4'],
      },
    });
    expect(question(t)).toEqual([
      'ask-battle-tile',
      'battle:c1r0 | battle-tile (cell 1, tile hatchery) | cell:0:c1r0 | DL-PLAN.3',
      'battle:c3r0 | battle-tile (cell 3, tile tunnel) | cell:0:c3r0 | DL-PLAN.3',
      'battle:c2r1 | battle-tile (cell 7, tile tunnel) | cell:0:c2r1 | DL-PLAN.3',
    ]);
  });

  it('DL-PLAN.5, DL-PLAN.7, DL-PLAN.10 asks for a plan, and says what is too dear or cannot go', () => {
    const t = fight({
      lord: {
        gold: 1,
        traps: ['cursed-ring', 'pendulum'],
        lair: ['troll', 'troll', { id: 'witch', stance: 'out' }, { id: 'goblin', stance: 'striking' }],
        dungeon: { ...SHAFT, c1r0: 'hatchery', c3r0: 'tunnel' },
        conquered: ['c2r0'],
        party: ['warrior-1-4'],
      },
    }).play('battle:c1r0');
    expect(question(t)).toEqual([
      'ask-plan (cell 1, tile hatchery, traps 1, monsters 2, bait 1)',
      'trap:pendulum | plan-trap (trap pendulum, pays (), bait 1) | trap:pendulum | DL-PLAN.5',
      'send:troll | plan-creature (creature troll) | lair:0:0 | DL-PLAN.7',
      'send:ghost | plan-creature (creature ghost) | lair:0:4 | DL-MON.4',
      'done | plan-done (traps [], creatures []) | - | -',
      'no trap:cursed-ring | plan-trap (trap cursed-ring, pays (gold 1), bait 1) | trap:cursed-ring | DL-PLAN.5 | trap-too-dear (needs (gold 2), lacks (gold 1))',
      'no send:witch | plan-creature (creature witch) | lair:0:2 | DL-PLAN.7 | no-such-creature (because out)',
      'no send:goblin | plan-creature (creature goblin) | lair:0:3 | DL-PLAN.7 | no-such-creature (because striking)',
    ]);
  });

  it('DL-PLAN.4, DL-PLAN.8 says when a tunnel is full; the second of two trolls is the one left', () => {
    const t = fight({
      lord: {
        gold: 1,
        traps: ['cursed-ring', 'pendulum'],
        lair: ['troll', 'troll', 'witch'],
        party: ['warrior-1-4'],
      },
    }).play('trap:pendulum', 'send:troll');
    expect(question(t)).toEqual([
      'ask-plan (cell 2, tile tunnel, traps 1, monsters 1, bait 0)',
      'send:ghost | plan-creature (creature ghost) | lair:0:3 | DL-MON.4',
      'done | plan-done (traps [pendulum], creatures [troll]) | - | -',
      'no trap:cursed-ring | plan-trap (trap cursed-ring, pays (gold 1), bait 0) | trap:cursed-ring | DL-PLAN.4 | trap-limit (tile tunnel, most 1)',
      'no trap:pendulum | plan-trap (trap pendulum, pays (), bait 0) | trap:pendulum | DL-PLAN.8 | no-such-trap',
      'no send:troll | plan-creature (creature troll) | lair:0:1 | DL-PLAN.4 | monster-limit (tile tunnel, most 1)',
      'no send:witch | plan-creature (creature witch) | lair:0:2 | DL-PLAN.4 | monster-limit (tile tunnel, most 1)',
    ]);
  });

  it('DL-PLAN.5, DL-PLAN.7 the same of a room, of a creature sent already, and of one that stays ready', () => {
    const t = fight({
      lord: {
        gold: 2,
        traps: ['cursed-ring', 'pendulum'],
        lair: ['troll', 'troll', 'goblin', 'witch'],
        dungeon: { c2r0: 'hatchery' },
        party: ['warrior-1-4'],
      },
    }).play('trap:pendulum', 'send:goblin', 'send:troll', 'send:ghost');
    expect(question(t)).toEqual([
      'ask-plan (cell 2, tile hatchery, traps 1, monsters 2, bait 1)',
      'done | plan-done (traps [pendulum], creatures [goblin troll ghost]) | - | -',
      'no trap:cursed-ring | plan-trap (trap cursed-ring, pays (gold 1), bait 1) | trap:cursed-ring | DL-PLAN.5 | trap-limit (tile hatchery, most 1)',
      'no trap:pendulum | plan-trap (trap pendulum, pays (), bait 1) | trap:pendulum | DL-PLAN.8 | no-such-trap',
      'no send:troll | plan-creature (creature troll) | lair:0:1 | DL-PLAN.5 | monster-limit (tile hatchery, most 2)',
      'no send:goblin | plan-creature (creature goblin) | lair:0:2 | DL-PLAN.7 | no-such-creature (because sent)',
      'no send:witch | plan-creature (creature witch) | lair:0:3 | DL-PLAN.5 | monster-limit (tile hatchery, most 2)',
      'no send:ghost | plan-creature (creature ghost) | lair:0:4 | DL-PLAN.7 | no-such-creature (because sent)',
    ]);
  });

  it('DL-RM.9 the same of a labyrinth', () => {
    const t = fight({
      lord: {
        gold: 9,
        traps: ['pendulum', 'pendulum', 'wall-of-fire'],
        dungeon: { c2r0: 'labyrinth' },
        party: ['warrior-1-4'],
      },
    }).play('trap:pendulum', 'trap:pendulum');
    expect(question(t)).toEqual([
      'ask-plan (cell 2, tile labyrinth, traps 2, monsters 1, bait 0)',
      'send:ghost | plan-creature (creature ghost) | lair:0:0 | DL-MON.4',
      'done | plan-done (traps [pendulum pendulum], creatures []) | - | -',
      'no trap:pendulum | plan-trap (trap pendulum, pays (), bait 0) | trap:pendulum | DL-PLAN.8 | no-such-trap',
      'no trap:wall-of-fire | plan-trap (trap wall-of-fire, pays (), bait 0) | trap:wall-of-fire | DL-RM.9 | trap-limit (tile labyrinth, most 2)',
    ]);
  });

  it('DL-PLAN.9 says which goods are lacking', () => {
    const t = fight({
      lord: { imps: 0, traps: ['poisoned-meal', 'cursed-ring', 'kamikaze-imp'], party: ['warrior-1-4'] },
    });
    expect(question(t)).toEqual([
      'ask-plan (cell 2, tile tunnel, traps 1, monsters 1, bait 0)',
      'send:ghost | plan-creature (creature ghost) | lair:0:0 | DL-MON.4',
      'done | plan-done (traps [], creatures []) | - | -',
      'no trap:poisoned-meal | plan-trap (trap poisoned-meal, pays (food 1), bait 0) | trap:poisoned-meal | DL-PLAN.9 | trap-too-dear (needs (food 1), lacks (food 1))',
      'no trap:cursed-ring | plan-trap (trap cursed-ring, pays (gold 1), bait 0) | trap:cursed-ring | DL-PLAN.9 | trap-too-dear (needs (gold 1), lacks (gold 1))',
      'no trap:kamikaze-imp | plan-trap (trap kamikaze-imp, pays (imp 1), bait 0) | trap:kamikaze-imp | DL-PLAN.9 | trap-too-dear (needs (imp 1), lacks (imp 1))',
    ]);
  });

  it('DL-RM.10 asks which trap comes first', () => {
    const t = fight({
      lord: {
        gold: 9,
        traps: ['poisoned-dart', 'wall-of-fire'],
        dungeon: { c2r0: 'labyrinth' },
        party: ['thief-1-1', 'warrior-1-4'],
      },
    }).play('trap:poisoned-dart', 'trap:wall-of-fire', 'done');
    expect(question(t)).toEqual([
      'ask-trap',
      'trap:poisoned-dart | spring-trap (trap poisoned-dart) | trap:poisoned-dart | DL-RM.10',
      'trap:wall-of-fire | spring-trap (trap wall-of-fire) | trap:wall-of-fire | DL-RM.10',
    ]);
  });

  it('DL-TRP.2 asks for whom a dart is, with what thieves will cancel', () => {
    const t = fight({
      lord: {
        gold: 9,
        traps: ['poisoned-dart', 'wall-of-fire'],
        dungeon: { c2r0: 'labyrinth' },
        party: ['thief-1-1', 'warrior-1-4'],
      },
    }).play('trap:poisoned-dart', 'trap:wall-of-fire', 'done', 'trap:poisoned-dart');
    expect(question(t)).toEqual([
      'ask-trap-target (trap poisoned-dart, antiTrap 1)',
      'target:1 | target-hero (hero thief-1-1, health 3) | hero:0:0 | DL-TRP.2',
      'target:2 | target-hero (hero warrior-1-4, health 5) | hero:0:1 | DL-TRP.2',
    ]);
  });

  it('DL-TRP.2 and with what is left of it after another trap', () => {
    const t = fight({
      lord: {
        gold: 9,
        traps: ['poisoned-dart', 'pendulum'],
        dungeon: { c2r0: 'labyrinth' },
        party: ['thief-1-4', 'warrior-1-4', 'warrior-1-3'],
      },
    }).play('trap:poisoned-dart', 'trap:pendulum', 'done', 'trap:pendulum');
    expect(question(t)).toEqual([
      'ask-trap-target (trap poisoned-dart, antiTrap 0)',
      'target:1 | target-hero (hero thief-1-4, health 4) | hero:0:0 | DL-TRP.2',
      'target:2 | target-hero (hero warrior-1-4, health 4) | hero:0:1 | DL-TRP.2',
      'target:3 | target-hero (hero warrior-1-3, health 4) | hero:0:2 | DL-TRP.2',
    ]);
  });

  it('DL-ATK.2, DL-RM.8 asks whose turn it is, with the damage here; what cannot be paid is refused', () => {
    const t = fight({
      lord: {
        lair: ['vampire', 'troll'],
        dungeon: { c2r0: 'dark-room' },
        party: ['thief-1-1', 'warrior-1-4'],
      },
    }).play('send:vampire', 'send:ghost', 'send:troll', 'done');
    expect(question(t)).toEqual([
      'ask-attack (left 3)',
      'attack:vampire:drain | attack-with (creature vampire, attack drain, damage 4) | lair:0:0 | DL-ATK.2',
      'attack:vampire:bite-and-fly | attack-with (creature vampire, attack bite-and-fly, damage 3) | lair:0:0 | DL-ATK.2',
      'attack:troll:club | attack-with (creature troll, attack club, damage 3) | lair:0:1 | DL-ATK.2',
      'attack:ghost:chill | attack-with (creature ghost, attack chill, damage 2) | lair:0:2 | DL-ATK.2',
      'no attack:troll:fed-club | attack-with (creature troll, attack fed-club, damage 4, pays (food 1)) | lair:0:1 | DL-ATK.2 | attack-unpaid (pays (food 1))',
    ]);
  });

  it('DL-ATK.5, DL-ATK.7, DL-MON.3 asks for a target, and says who is spared', () => {
    const t = fight({
      lord: { lair: ['vampire'], party: ['thief-1-1', 'priest-1-1', 'warrior-1-4', 'warrior-1-3'] },
    }).play('send:vampire', 'done', 'attack:vampire:bite-and-fly');
    expect(question(t)).toEqual([
      'ask-target (creature vampire, attack bite-and-fly, damage 2, nth 1, times 1)',
      'target:1 | target-hero (hero thief-1-1, health 3) | hero:0:0 | DL-ATK.5',
      'target:3 | target-hero (hero warrior-1-4, health 5) | hero:0:2 | DL-ATK.5',
      'target:4 | target-hero (hero warrior-1-3, health 4) | hero:0:3 | DL-ATK.5',
      'no target:2 | target-hero (hero priest-1-1, health 3) | hero:0:1 | DL-ATK.7 | target-class (creature vampire, hero priest-1-1)',
    ]);
  });

  it('DL-MON.3 a ghost never hits the first', () => {
    const t = fight({ lord: { party: ['thief-1-1', 'priest-1-1', 'warrior-1-4'] } }).play(
      'send:ghost',
      'done',
    );
    expect(question(t)).toEqual([
      'ask-target (creature ghost, attack chill, damage 2, nth 1, times 1)',
      'target:2 | target-hero (hero priest-1-1, health 3) | hero:0:1 | DL-ATK.5',
      'target:3 | target-hero (hero warrior-1-4, health 5) | hero:0:2 | DL-ATK.5',
      'no target:1 | target-hero (hero thief-1-1, health 3) | hero:0:0 | DL-MON.3 | target-first (creature ghost, hero thief-1-1)',
    ]);
  });

  it('DL-ATK.7, DL-ATK.8 a vampire before priests alone can do nothing', () => {
    const t = fight({
      lord: {
        lair: ['vampire', 'troll'],
        dungeon: { c2r0: 'hatchery' },
        party: ['priest-1-1', 'priest-1-2'],
      },
    }).play('send:vampire', 'send:troll', 'done');
    expect(question(t)).toEqual([
      'ask-attack (left 2)',
      'attack:vampire:none | attack-with-nothing (creature vampire, returns true) | lair:0:0 | DL-ATK.8',
      'attack:troll:club | attack-with (creature troll, attack club, damage 3) | lair:0:1 | DL-ATK.2',
      'no attack:vampire:drain | attack-with (creature vampire, attack drain, damage 3) | lair:0:0 | DL-ATK.7 | attack-without-target (creature vampire)',
      'no attack:vampire:bite-and-fly | attack-with (creature vampire, attack bite-and-fly, damage 2) | lair:0:0 | DL-ATK.7 | attack-without-target (creature vampire)',
      'no attack:troll:fed-club | attack-with (creature troll, attack fed-club, damage 4, pays (food 1)) | lair:0:1 | DL-ATK.2 | attack-unpaid (pays (food 1))',
    ]);
  });
});
