import { describe, expect, it } from 'vitest';
import { view } from '../../rules/view.ts';
import { drill, FATIGUE, fight, lost } from '../fight-table.ts';
import { lordOf, offers, refuses, table, told, waiting } from '../table.ts';

const TUNNELS = { c2r0: 'tunnel', c2r1: 'tunnel', c2r2: 'tunnel' } as const;

describe('where the fight is', () => {
  it('DL-PLAN.1 at first the tile at the entrance, which is not asked', () => {
    const t = fight({ lord: { party: ['warrior-1-4'] } });
    expect(offers(t, 'battle:')).toEqual([]);
    expect(t.asked().prompt).toMatchObject({ key: 'ask-plan', cell: 2, tile: 'tunnel' });
  });

  it('DL-PLAN.1, DL-PLAN.3 the picture: tunnel or room, and again both, until one of them falls', () => {
    const t = fight({
      lord: {
        party: ['warrior-1-4', 'warrior-1-3'],
        lair: ['slime'],
        dungeon: { ...TUNNELS, c1r0: 'hatchery', c3r0: 'tunnel', c4r0: 'tunnel' },
        conquered: ['c2r0', 'c2r1'],
      },
      card: FATIGUE[1],
    });
    expect(t.options()).toEqual(['battle:c1r0', 'battle:c3r0']);
    t.play('battle:c1r0', 'send:slime', 'done', 'attack:slime:smear');
    expect(lost(t)).toBe(2);
    expect(t.options()).toEqual(['battle:c1r0', 'battle:c3r0']);
    t.play('battle:c3r0', 'done');
    expect(lordOf(t, 0).conquered).toContain(3);
    expect(t.asked().prompt).toMatchObject({ key: 'ask-plan', cell: 1, tile: 'hatchery' });
  });

  it('DL-PLAN.2 steps lead through tiles, conquered ones too, and not as the crow flies', () => {
    const t = fight({
      lord: {
        party: ['warrior-1-4'],
        dungeon: {
          ...TUNNELS,
          c3r2: 'tunnel',
          c4r2: 'tunnel',
          c4r1: 'tunnel',
          c4r0: 'tunnel',
          c1r1: 'tunnel',
          c0r1: 'tunnel',
        },
        conquered: ['c2r0', 'c2r1', 'c1r1', 'c2r2'],
      },
    });
    expect(t.options()).toEqual(['battle:c0r1', 'battle:c3r2']);
  });

  it('DL-Y2.10 tiles conquered in the first year are passed by in the second', () => {
    const t = fight({ year: 2, card: 'regeneration', lord: { party: ['warrior-2-4'], conquered: ['c2r0'] } });
    expect(t.asked().prompt).toMatchObject({ cell: 7 });
  });
});

describe('what is sent', () => {
  it('DL-PLAN.4, DL-MON.4 a tunnel holds one trap and one monster, and any number of ghosts', () => {
    const t = drill({
      party: ['warrior-1-4'],
      creatures: ['goblin', 'troll', 'ghost'],
      traps: ['pendulum', 'trap-door'],
    });
    t.play('trap:pendulum', 'send:goblin');
    expect(t.options()).toEqual(['send:ghost', 'done']);
    expect(refuses(t, 'trap:trap-door')).toEqual({
      reason: { key: 'trap-limit', tile: 'tunnel', most: 1 },
      rule: 'DL-PLAN.4',
    });
    expect(refuses(t, 'send:troll')).toEqual({
      reason: { key: 'monster-limit', tile: 'tunnel', most: 1 },
      rule: 'DL-PLAN.4',
    });
    t.play('send:ghost', 'send:ghost');
    expect(refuses(t, 'send:ghost')).toMatchObject({ reason: { key: 'no-such-creature', because: 'sent' } });
    expect(t.options()).toEqual(['done']);
  });

  it('DL-PLAN.5, DL-RM.16 a room holds one trap with a gold of bait and two monsters', () => {
    const t = drill({
      party: ['warrior-1-4'],
      creatures: ['goblin', 'troll', 'witch'],
      traps: ['pendulum', 'trap-door'],
      tiles: ['room', 'tunnel'],
      gold: 2,
    });
    expect(t.asked().prompt).toMatchObject({ traps: 1, monsters: 2, bait: 1 });
    t.play('trap:pendulum', 'send:goblin', 'send:troll');
    expect(refuses(t, 'trap:trap-door')).toMatchObject({ reason: { most: 1 }, rule: 'DL-PLAN.5' });
    expect(refuses(t, 'send:witch')).toMatchObject({ reason: { most: 2 }, rule: 'DL-PLAN.5' });
  });

  it('DL-PLAN.5 without gold there is no trap in a room', () => {
    const t = drill({ party: ['warrior-1-4'], traps: ['pendulum'], tiles: ['room'] });
    expect(refuses(t, 'trap:pendulum')).toEqual({
      reason: { key: 'trap-too-dear', needs: { gold: 1 }, lacks: { gold: 1 } },
      rule: 'DL-PLAN.5',
    });
  });

  it('DL-PLAN.10 bait and price are paid from one purse', () => {
    const ring = (gold: number) =>
      drill({ party: ['warrior-1-4'], traps: ['cursed-ring'], tiles: ['room'], gold });
    expect(refuses(ring(1), 'trap:cursed-ring')).toMatchObject({
      reason: { needs: { gold: 2 }, lacks: { gold: 1 } },
    });
    expect(ring(2).options()).toContain('trap:cursed-ring');
  });

  it('DL-PLAN.10, DL-RM.9 two traps of a labyrinth must be paid together', () => {
    const t = fight({
      year: 2,
      card: 'regeneration',
      lord: {
        gold: 1,
        traps: ['cursed-ring', 'cursed-ring', 'trap-door'],
        dungeon: { c2r0: 'labyrinth' },
        party: ['warrior-2-4'],
      },
    });
    t.play('trap:cursed-ring');
    expect(refuses(t, 'trap:cursed-ring')).toEqual({
      reason: { key: 'trap-too-dear', needs: { gold: 2 }, lacks: { gold: 1 } },
      rule: 'DL-PLAN.10',
    });
    expect(t.options()).toContain('trap:trap-door');
  });

  it('DL-PLAN.6 any part may be left out, and all of it', () => {
    const t = drill({ party: ['warrior-1-4'], creatures: ['goblin'], traps: ['pendulum'] });
    expect(t.options()).toEqual(['trap:pendulum', 'send:goblin', 'send:ghost', 'done']);
    expect(lost(t.play('done'))).toBe(1);
  });

  it('DL-PLAN.7 who is knocked out or on strike cannot be sent', () => {
    const t = fight({
      lord: {
        party: ['warrior-1-4'],
        lair: [
          { id: 'goblin', stance: 'out' },
          { id: 'troll', stance: 'striking' },
        ],
      },
    });
    expect(refuses(t, 'send:goblin')).toEqual({
      reason: { key: 'no-such-creature', because: 'out' },
      rule: 'DL-PLAN.7',
    });
    expect(refuses(t, 'send:troll')).toMatchObject({ reason: { because: 'striking' } });
  });

  it('DL-PLAN.12 how and whom they attack is asked when it comes to it', () => {
    const t = drill({ party: ['warrior-1-4', 'warrior-1-3'], creatures: ['vampire'] });
    t.play('send:vampire', 'done');
    expect(t.options()).toEqual(['attack:vampire:drain', 'attack:vampire:bite-and-fly']);
  });

  it('DL-PLAN.13 what is sealed stays sent: nobody is called back', () => {
    const t = drill({ party: ['warrior-1-4'], creatures: ['troll'], food: 1 });
    t.play('send:troll', 'done');
    expect(t.options()).toEqual(['attack:troll:club', 'attack:troll:fed-club']);
  });

  it('a full plan is looked at once more before it is sealed', () => {
    const t = drill({ party: ['warrior-1-4'], creatures: ['goblin'] }).play('send:ghost', 'send:goblin');
    expect(t.options()).toEqual(['done']);
    expect(t.asked().options[0]?.label).toEqual({
      key: 'plan-done',
      traps: [],
      creatures: ['ghost', 'goblin'],
    });
  });
});

const twoParties = (options: Readonly<Record<string, unknown>> = {}) =>
  table({
    seats: 2,
    phase: 'combat',
    options,
    city: ['fireball', 'graffiti', 'fist-of-justice', 'detect-evil'],
    lords: [
      { party: ['warrior-1-4'], lair: ['goblin'], traps: ['pendulum'], gold: 0 },
      { party: ['warrior-1-3'], lair: ['troll'], traps: ['trap-door'], gold: 0 },
    ],
  });

describe('who plans when', () => {
  it('DL-PLAN.11 all plan at once, and nobody sees a plan before all are sealed', () => {
    const t = twoParties();
    expect(waiting(t)).toEqual([0, 1]);
    t.play([0, 'trap:pendulum'], [0, 'send:goblin'], [0, 'done']);
    expect(waiting(t)).toEqual([1]);
    expect(view(t.game, 1).lords[0]).toMatchObject({ battle: null, lair: [{ stance: 'ready' }] });
    t.play([1, 'done']);
    expect(told(t, 'fight-planned').map(({ player }) => player)).toEqual([0, 1]);
  });

  it('DL-PLAN.11 in turn order each plan is laid before the next is made', () => {
    const t = twoParties({ planning: 'in-turn-order' });
    expect(waiting(t)).toEqual([0]);
    t.play('trap:pendulum', 'send:goblin', 'done');
    expect(waiting(t)).toEqual([1]);
    expect(view(t.game, 1).lords[0]).toMatchObject({
      lair: [{ id: 'goblin', stance: 'sent' }],
      traps: [],
      battle: { cell: 2, traps: [null] },
    });
  });

  it('DL-PLAN.8 creatures stand open, traps lie face down but for their owner', () => {
    const t = twoParties({ planning: 'in-turn-order' }).play('trap:pendulum', 'send:goblin', 'done');
    expect(view(t.game, 0).lords[0]?.battle?.traps).toEqual(['pendulum']);
    expect(view(t.game, 1).lords[0]?.battle?.traps).toEqual([null]);
    expect(view(t.game, undefined).lords[0]?.battle?.traps).toEqual([null]);
  });

  it('DL-REV.1 the card is turned up when all have planned, and not before', () => {
    const t = twoParties({ planning: 'in-turn-order' }).play('done');
    expect(told(t, 'combat-card-turned')).toEqual([]);
    expect(view(t.game, 0).city).toEqual([null, null, null, null]);
    t.play('done');
    expect(told(t, 'combat-card-turned')).toEqual([
      { key: 'combat-card-turned', round: 1, card: 'fireball', fatigue: 1 },
    ]);
    expect(view(t.game, 0).city).toEqual(['fireball', null, null, null]);
  });

  it('DL-CMB.1, DL-CMB.2 four rounds, the cards of the city in their order', () => {
    const t = twoParties();
    for (let round = 1; round <= 3; round++) t.play([0, 'done'], [1, 'done']);
    const cards = told(t, 'combat-card-turned').map(({ round, card }) => `${round} ${card}`);
    expect(cards).toEqual(['1 fireball', '2 graffiti', '3 fist-of-justice', '4 detect-evil']);
    expect(told(t, 'combat-round')).toHaveLength(4);
  });

  it('DL-REV.2, DL-CMB.5, DL-GEN.17 whoever starts the autumn resolves his whole round first', () => {
    const t = table({
      seats: 2,
      phase: 'combat',
      start: 1,
      city: ['fireball'],
      lords: [
        { party: ['warrior-1-4'], lair: ['vampire', 'goblin'] },
        { party: ['warrior-1-3'], lair: ['troll', 'ghost'], food: 1 },
      ],
    });
    t.play([0, 'send:vampire'], [0, 'done'], [1, 'send:troll'], [1, 'done']);
    expect(waiting(t)).toEqual([1]);
    t.play('attack:troll:club');
    expect(waiting(t)).toEqual([0]);
    expect(told(t, 'fight-begins').map(({ player }) => player)).toEqual([1, 0]);
  });

  it('who has nothing to send is not asked, and who has only a trap that is too dear is', () => {
    const t = table({
      seats: 3,
      phase: 'combat',
      lords: [
        { party: ['warrior-1-4'], lair: ['goblin'] },
        { party: ['warrior-1-3'], lair: [], traps: [] },
        { party: ['warrior-1-2'], lair: [], traps: ['cursed-ring'], gold: 0 },
      ],
    });
    expect(waiting(t)).toEqual([0, 2]);
    expect(t.options(2)).toEqual(['done']);
  });
});
