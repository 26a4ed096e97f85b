// What is told of each thing that happens, with the numbers it came from.
import { describe, expect, it } from 'vitest';
import { story } from '../../../kernel/test/said.ts';
import { atEvent } from './event-table.ts';
import { drill, fight } from './fight-table.ts';
import { atActions, atProduction, SHAFT } from './orders-table.ts';
import { lordOf } from './table.ts';

describe('what is told', () => {
  it('of a fight, number by number', () => {
    const t = fight({
      lord: {
        gold: 3,
        food: 1,
        traps: ['poisoned-dart', 'wall-of-fire'],
        lair: ['troll', 'vampire', 'slime'],
        dungeon: { ...SHAFT, c2r0: 'labyrinth' },
        party: ['paladin-1', 'warrior-1-4', 'thief-1-1', 'priest-1-3'],
      },
    }).play(
      'trap:poisoned-dart',
      'trap:wall-of-fire',
      'send:troll',
      'done',
      'trap:poisoned-dart',
      'target:2',
      'attack:troll:fed-club',
    );
    expect(story(t)).toEqual([
      'combat-round (round 1)',
      'fight-planned (player 0, cell 2, tile labyrinth, creatures [troll], trapCount 2, bait 0, traps [poisoned-dart wall-of-fire])',
      'combat-card-turned (round 1, card fireball, fatigue 1)',
      'fight-begins (player 0, cell 2, tile labyrinth)',
      'trap-sprung (player 0, trap poisoned-dart, pays (), bait 0)',
      'trap-cancelled (player 0, trap poisoned-dart, hero warrior-1-4, cancelled 1, of 1)',
      'trap-sprung (player 0, trap wall-of-fire, pays (), bait 0)',
      'trap-cancelled (player 0, trap wall-of-fire, hero paladin-1, cancelled 1, of 1)',
      'trap-cancelled (player 0, trap wall-of-fire, hero warrior-1-4, cancelled 1, of 1)',
      'hero-wounded (player 0, hero thief-1-1, by wall-of-fire, damage 1, left 2)',
      'hero-wounded (player 0, hero priest-1-3, by wall-of-fire, damage 2, left 2)',
      'creature-attacks (player 0, creature troll, attack fed-club, damage 4, times 1, pays (food 1))',
      'hero-wounded (player 0, hero paladin-1, by troll, damage 4, left 1)',
      'creature-out (player 0, creature troll)',
      'spell-cast (player 0, card fireball, magic 2, round 1)',
      'hero-healed (player 0, hero paladin-1, healed 3, left 4, of 5)',
      'hero-wounded (player 0, hero paladin-1, by fatigue, damage 1, left 3)',
      'tile-conquered (player 0, cell 2, tile labyrinth)',
      'evil-moved (player 0, by -1, to 3)',
      'hero-wounded (player 0, hero warrior-1-4, by poison, damage 2, left 3)',
      'combat-round (round 2)',
    ]);
  });

  it('DL-OVR.4 of a party with nothing left to conquer', () => {
    const t = fight({
      lord: {
        lair: ['witch'],
        dungeon: { c2r0: 'tunnel' },
        conquered: ['c2r0'],
        party: ['warrior-1-4'],
        prison: ['thief-1-1'],
      },
    });
    expect(story(t).slice(0, 7)).toEqual([
      'combat-round (round 1)',
      'combat-card-turned (round 1, card fireball, fatigue 1)',
      'nowhere-to-fight (player 0)',
      'prisoner-freed (player 0, hero thief-1-1, by party)',
      'combat-round (round 2)',
      'combat-card-turned (round 2, card detect-evil, fatigue 2)',
      'nowhere-to-fight (player 0)',
    ]);
  });

  it('DL-PAY.1 of a payday', () => {
    const t = atEvent('payday', { lords: [{ food: 1, lair: ['goblin', 'troll'] }] }).play('pay:goblin');
    expect(story(t).slice(0, 3)).toEqual([
      'event-began (event payday)',
      'creature-paid (player 0, creature goblin, cost (food 1), source payday)',
      'creature-released (player 0, creature troll, source payday)',
    ]);
  });

  it('DL-TAX.3 of taxes', () => {
    const t = atEvent('taxes', {
      lords: [{ gold: 1, dungeon: { ...SHAFT, c1r1: 'mint', c3r1: 'tunnel' } }],
    }).play('pay:1');
    expect(story(t)).toEqual([
      'event-began (event taxes)',
      'owed-paid (player 0, source taxes, per tiles, count 5, owed 3, paid 1, letters 2)',
    ]);
  });

  it('of actions', () => {
    const t = atActions({
      lords: [{ imps: 4, gold: 5, food: 5, evil: 3 }],
      creatures: ['witch', 'troll', 'golem'],
      rooms: ['labyrinth', 'chapel'],
      slots: {
        'get-food': [0],
        'dig-tunnels': [0],
        'mine-gold': [0],
        'recruit-imps': [0],
        'hire-monster': [0],
        'build-room': [0],
      },
    }).play('use', 'dig:c1r0', 'done', 'mine:c2r0', 'done', 'use', 'hire:troll', 'room:chapel', 'at:c2r2');
    expect(story(t)).toEqual([
      'slot-used (player 0, order get-food, slot 0, paid (gold 1), gained (food 2))',
      'tunnels-dug (player 0, slot 0, cells [1], foreman false)',
      'gold-mined (player 0, slot 0, cells [2], foreman false)',
      'slot-used (player 0, order recruit-imps, slot 0, paid (food 1), gained (imp 1))',
      'creature-hired (player 0, creature troll, slot 0, paid (food 2))',
      'room-built (player 0, room chapel, cell 12, slot 0, paid ())',
    ]);
  });

  it('of production', () => {
    const t = atProduction({
      lords: [{ imps: 6, lair: ['troll'], dungeon: { ...SHAFT, c1r1: 'mint', c3r2: 'tool-shed' } }],
    }).play('work:mint', 'work:tool-shed', 'dig:c3r0');
    expect(story(t).slice(0, 5)).toEqual([
      'room-worked (player 0, room mint, imps 2, trolls 1, paid (), made (gold 1))',
      'room-worked (player 0, room tool-shed, imps 2, trolls 0, paid (), made (dig 1))',
      'shed-dug (player 0, cell 3)',
      'start-passed (to 1)',
      'round-started (year 1, season spring, start 1)',
    ]);
  });
});

describe('a training', () => {
  it('DL-TRN.2, DL-TRN.6 is told round by round, without cards, spells and evil', () => {
    const t = drill({ party: ['warrior-1-1'], tiles: ['tunnel', 'tunnel'], best: 0 }).play('done', 'done');
    expect(story(t)).toEqual([
      'combat-round (round 1)',
      'fight-planned (player 0, cell 2, tile tunnel, creatures [], trapCount 0, bait 0, traps [])',
      'fight-begins (player 0, cell 2, tile tunnel)',
      'hero-wounded (player 0, hero warrior-1-1, by fatigue, damage 1, left 2)',
      'hero-wounded (player 0, hero warrior-1-1, by fatigue, damage 1, left 1)',
      'tile-conquered (player 0, cell 2, tile tunnel)',
      'combat-round (round 2)',
      'fight-planned (player 0, cell 7, tile tunnel, creatures [], trapCount 0, bait 0, traps [])',
      'fight-begins (player 0, cell 7, tile tunnel)',
      'hero-wounded (player 0, hero warrior-1-1, by fatigue, damage 1, left 0)',
      'hero-beaten (player 0, hero warrior-1-1)',
      'fight-over (player 0, because beaten)',
      'game-ended (reason training-worse, winners [], scores [-1], lost 1, best 0)',
    ]);
  });

  it('DL-HEAL.1 says why nobody heals only where somebody could, and is hurt', () => {
    const heals = (party: readonly string[], damage: number, lair = false): string[] => {
      const [first, ...rest] = party.map((id) => ({ id, damage }));
      const lord = { party: [first, ...rest] as never, lair: lair ? (['dragon'] as const) : [] };
      const t = fight({ lord, card: 'invisibility' }).play(...(lair ? ['send:dragon'] : []), 'done');
      return story(t).filter((line) => line.startsWith('nobody-heals'));
    };
    expect(heals(['warrior-1-4', 'priest-1-4'], 1)).toEqual(['nobody-heals (player 0, because no-attack)']);
    expect(heals(['warrior-1-4', 'priest-1-4'], 0)).toEqual([]);
    expect(heals(['warrior-1-4', 'thief-1-4'], 1)).toEqual([]);
    expect(heals(['warrior-1-4', 'priest-1-4'], 0, true)).toEqual([
      'nobody-heals (player 0, because prevented)',
    ]);
  });

  it('DL-TCD.11 says who is silenced, and by whom it is not', () => {
    const darted = (target: number) =>
      story(
        drill({
          party: ['warrior-1-4', 'priest-1-4', 'wizard-1-4', 'thief-1-1'],
          traps: ['antimagic-dart'],
        }).play('trap:antimagic-dart', 'done', `target:${target}`),
      ).filter((line) => line.startsWith('silenced'));
    expect([1, 2, 3, 4].map(darted)).toEqual([
      [],
      ['silenced (player 0, class priest)'],
      ['silenced (player 0, class wizard)'],
      [],
    ]);
  });

  it('DL-OVR.1 says nothing of the steps after the last has fallen', () => {
    const ringed = drill({
      party: ['warrior-1-1'],
      traps: ['cursed-ring', 'rolling-stone'],
      tiles: ['labyrinth'],
      gold: 1,
    });
    ringed.play('trap:cursed-ring', 'trap:rolling-stone', 'done', 'trap:rolling-stone');
    expect(story(ringed).slice(3)).toEqual([
      'trap-sprung (player 0, trap rolling-stone, pays (), bait 0)',
      'hero-wounded (player 0, hero warrior-1-1, by rolling-stone, damage 3, left 0)',
      'hero-beaten (player 0, hero warrior-1-1)',
      'fight-over (player 0, because beaten)',
      'game-ended (reason training-best, winners [0], scores [0], lost 0, best 0)',
    ]);
    expect(lordOf(ringed, 0)).toMatchObject({ gold: 1, traps: ['cursed-ring'] });
    const alone = drill({
      party: ['thief-1-1'],
      traps: ['trap-door', 'kamikaze-imp'],
      tiles: ['labyrinth'],
      imps: 1,
    });
    alone.play('trap:trap-door', 'trap:kamikaze-imp', 'done', 'trap:trap-door');
    expect(story(alone).filter((line) => /^(no-conquest|tile-conquered|nobody-heals)/.test(line))).toEqual(
      [],
    );
  });

  it('DL-SPL.13, DL-ATK.6 a phantom behind the last who falls is gone with him', () => {
    const t = fight({
      lord: { lair: ['slime'], party: [{ id: 'warrior-1-1', damage: 2 }, 'phantom'] },
      other: { party: ['thief-1-1'], lair: ['troll'] },
    });
    t.play([0, 'send:slime'], [0, 'done'], [1, 'done'], 'attack:slime:drop');
    const lines = story(t);
    expect(lines.slice(lines.findIndex((line) => line.startsWith('creature-attacks'))).slice(0, 5)).toEqual([
      'creature-attacks (player 0, creature slime, attack drop, damage 1, times 1)',
      'hero-wounded (player 0, hero warrior-1-1, by slime, damage 1, left 0)',
      'hero-beaten (player 0, hero warrior-1-1)',
      'creature-out (player 0, creature slime)',
      'fight-over (player 0, because beaten)',
    ]);
  });

  it('DL-PLAN.4 sends whom it names, not whoever is first in the lair', () => {
    const t = drill({ creatures: ['troll', 'goblin'] }).play('send:goblin');
    expect(story(t.play('done'))[1]).toContain('creatures [goblin]');
    expect(lordOf(t, 0).lair.map(({ id, stance }) => `${id} ${stance}`)).toEqual([
      'troll ready',
      'goblin out',
      'ghost ready',
    ]);
  });
});
