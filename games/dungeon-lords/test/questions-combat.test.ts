// What each question of a combat says, with all its labels, refusals and reasons: players read nothing else.
import { describe, expect, it } from 'vitest';
import { question } from '../../../kernel/test/said.ts';
import type { LordArrangement } from '../rules/arrangement.ts';
import { fight } from './fight-table.ts';
import { SHAFT } from './orders-table.ts';

const tile = (cell: string, number: number, kind: string): string =>
  `battle:${cell} | battle-tile (cell ${number}, tile ${kind}) | cell:0:${cell} | DL-PLAN.3`;

const trap = (id: string, pays = '', bait = 0): string =>
  `trap:${id} | plan-trap (trap ${id}, pays (${pays}), bait ${bait}) | trap:${id}`;

const send = (id: string, place: number): string =>
  `send:${id} | plan-creature (creature ${id}) | lair:0:${place}`;

const done = (traps = '', creatures = ''): string =>
  `done | plan-done (traps [${traps}], creatures [${creatures}]) | - | -`;

const spring = (id: string): string => `trap:${id} | spring-trap (trap ${id}) | trap:${id} | DL-RM.10`;

const target = (number: number, id: string, health: number): string =>
  `target:${number} | target-hero (hero ${id}, health ${health}) | hero:0:${number - 1}`;

const strike = (creature: string, attack: string, damage: number, place: number, pays = ''): string => {
  const price = pays === '' ? '' : `, pays (${pays})`;
  const label = `attack-with (creature ${creature}, attack ${attack}, damage ${damage}${price})`;
  return `attack:${creature}:${attack} | ${label} | lair:0:${place}`;
};

const unfed = (place: number): string =>
  `no ${strike('troll', 'fed-club', 4, place, 'food 1')} | DL-ATK.2 | attack-unpaid (pays (food 1))`;

const FORK: LordArrangement['dungeon'] = { ...SHAFT, c1r0: 'hatchery', c3r0: 'tunnel' };
const MAZE: LordArrangement = { gold: 9, dungeon: { c2r0: 'labyrinth' } };

type Asked = readonly [title: string, lord: LordArrangement, choices: readonly string[], lines: string[]];

const plans: readonly Asked[] = [
  [
    'DL-PLAN.3 one of the nearest tiles',
    { traps: ['pendulum'], dungeon: FORK, conquered: ['c2r0'] },
    [],
    ['ask-battle-tile', tile('c1r0', 1, 'hatchery'), tile('c3r0', 3, 'tunnel'), tile('c2r1', 7, 'tunnel')],
  ],
  [
    'DL-PLAN.5, DL-PLAN.7, DL-PLAN.10 a plan, and what is too dear or cannot go',
    {
      gold: 1,
      traps: ['cursed-ring', 'pendulum'],
      lair: ['troll', 'troll', { id: 'witch', stance: 'out' }, { id: 'goblin', stance: 'striking' }],
      dungeon: FORK,
      conquered: ['c2r0'],
    },
    ['battle:c1r0'],
    [
      'ask-plan (cell 1, tile hatchery, traps 1, monsters 2, bait 1)',
      `${trap('pendulum', '', 1)} | DL-PLAN.5`,
      `${send('troll', 0)} | DL-PLAN.7`,
      `${send('ghost', 4)} | DL-MON.4`,
      done(),
      `no ${trap('cursed-ring', 'gold 1', 1)} | DL-PLAN.5 | trap-too-dear (needs (gold 2), lacks (gold 1))`,
      `no ${send('witch', 2)} | DL-PLAN.7 | no-such-creature (because out)`,
      `no ${send('goblin', 3)} | DL-PLAN.7 | no-such-creature (because striking)`,
    ],
  ],
  [
    'DL-PLAN.4, DL-PLAN.8 when a tunnel is full; the second of two trolls is the one left',
    { gold: 1, traps: ['cursed-ring', 'pendulum'], lair: ['troll', 'troll', 'witch'] },
    ['trap:pendulum', 'send:troll'],
    [
      'ask-plan (cell 2, tile tunnel, traps 1, monsters 1, bait 0)',
      `${send('ghost', 3)} | DL-MON.4`,
      done('pendulum', 'troll'),
      `no ${trap('cursed-ring', 'gold 1')} | DL-PLAN.4 | trap-limit (tile tunnel, most 1)`,
      `no ${trap('pendulum')} | DL-PLAN.8 | no-such-trap`,
      `no ${send('troll', 1)} | DL-PLAN.4 | monster-limit (tile tunnel, most 1)`,
      `no ${send('witch', 2)} | DL-PLAN.4 | monster-limit (tile tunnel, most 1)`,
    ],
  ],
  [
    'DL-PLAN.5, DL-PLAN.7 when a room is full, and who is sent already',
    {
      gold: 2,
      traps: ['cursed-ring', 'pendulum'],
      lair: ['troll', 'troll', 'goblin', 'witch'],
      dungeon: { c2r0: 'hatchery' },
    },
    ['trap:pendulum', 'send:goblin', 'send:troll', 'send:ghost'],
    [
      'ask-plan (cell 2, tile hatchery, traps 1, monsters 2, bait 1)',
      done('pendulum', 'goblin troll ghost'),
      `no ${trap('cursed-ring', 'gold 1', 1)} | DL-PLAN.5 | trap-limit (tile hatchery, most 1)`,
      `no ${trap('pendulum', '', 1)} | DL-PLAN.8 | no-such-trap`,
      `no ${send('troll', 1)} | DL-PLAN.5 | monster-limit (tile hatchery, most 2)`,
      `no ${send('goblin', 2)} | DL-PLAN.7 | no-such-creature (because sent)`,
      `no ${send('witch', 3)} | DL-PLAN.5 | monster-limit (tile hatchery, most 2)`,
      `no ${send('ghost', 4)} | DL-PLAN.7 | no-such-creature (because sent)`,
    ],
  ],
  [
    'DL-RM.9 when a labyrinth is full',
    { ...MAZE, traps: ['pendulum', 'pendulum', 'wall-of-fire'] },
    ['trap:pendulum', 'trap:pendulum'],
    [
      'ask-plan (cell 2, tile labyrinth, traps 2, monsters 1, bait 0)',
      `${send('ghost', 0)} | DL-MON.4`,
      done('pendulum pendulum'),
      `no ${trap('pendulum')} | DL-PLAN.8 | no-such-trap`,
      `no ${trap('wall-of-fire')} | DL-RM.9 | trap-limit (tile labyrinth, most 2)`,
    ],
  ],
  [
    'DL-PLAN.9 which goods are lacking',
    { imps: 0, traps: ['poisoned-meal', 'cursed-ring', 'kamikaze-imp'] },
    [],
    [
      'ask-plan (cell 2, tile tunnel, traps 1, monsters 1, bait 0)',
      `${send('ghost', 0)} | DL-MON.4`,
      done(),
      `no ${trap('poisoned-meal', 'food 1')} | DL-PLAN.9 | trap-too-dear (needs (food 1), lacks (food 1))`,
      `no ${trap('cursed-ring', 'gold 1')} | DL-PLAN.9 | trap-too-dear (needs (gold 1), lacks (gold 1))`,
      `no ${trap('kamikaze-imp', 'imp 1')} | DL-PLAN.9 | trap-too-dear (needs (imp 1), lacks (imp 1))`,
    ],
  ],
  [
    'DL-PLAN.10 which goods two traps lack together',
    { dungeon: { c2r0: 'labyrinth' }, imps: 1, traps: ['kamikaze-imp', 'kamikaze-imp'] },
    ['trap:kamikaze-imp'],
    [
      'ask-plan (cell 2, tile labyrinth, traps 2, monsters 1, bait 0)',
      `${send('ghost', 0)} | DL-MON.4`,
      done('kamikaze-imp'),
      `no ${trap('kamikaze-imp', 'imp 1')} | DL-PLAN.10 | trap-too-dear (needs (imp 2), lacks (imp 1))`,
    ],
  ],
];

const fights: readonly Asked[] = [
  [
    'DL-RM.10 which trap comes first',
    { ...MAZE, traps: ['poisoned-dart', 'wall-of-fire'] },
    ['trap:poisoned-dart', 'trap:wall-of-fire', 'done'],
    ['ask-trap', spring('poisoned-dart'), spring('wall-of-fire')],
  ],
  [
    'DL-TRP.2 for whom a dart is, with what thieves will cancel',
    { ...MAZE, traps: ['poisoned-dart', 'wall-of-fire'], party: ['thief-1-1', 'warrior-1-4'] },
    ['trap:poisoned-dart', 'trap:wall-of-fire', 'done', 'trap:poisoned-dart'],
    [
      'ask-trap-target (trap poisoned-dart, antiTrap 1)',
      `${target(1, 'thief-1-1', 3)} | DL-TRP.2`,
      `${target(2, 'warrior-1-4', 5)} | DL-TRP.2`,
    ],
  ],
  [
    'DL-TRP.2, DL-RM.10 and with what is left of it after another trap',
    { ...MAZE, traps: ['poisoned-dart', 'pendulum'], party: ['thief-1-4', 'warrior-1-4', 'warrior-1-3'] },
    ['trap:poisoned-dart', 'trap:pendulum', 'done', 'trap:pendulum'],
    [
      'ask-trap-target (trap poisoned-dart, antiTrap 0)',
      `${target(1, 'thief-1-4', 4)} | DL-TRP.2`,
      `${target(2, 'warrior-1-4', 4)} | DL-TRP.2`,
      `${target(3, 'warrior-1-3', 4)} | DL-TRP.2`,
    ],
  ],
  [
    'DL-ATK.2, DL-RM.8 whose turn it is, with the damage here; what cannot be paid is refused',
    { lair: ['vampire', 'troll'], dungeon: { c2r0: 'dark-room' }, party: ['thief-1-1', 'warrior-1-4'] },
    ['send:vampire', 'send:ghost', 'send:troll', 'done'],
    [
      'ask-attack (left 3)',
      `${strike('vampire', 'drain', 4, 0)} | DL-ATK.2`,
      `${strike('vampire', 'bite-and-fly', 3, 0)} | DL-ATK.2`,
      `${strike('troll', 'club', 3, 1)} | DL-ATK.2`,
      `${strike('ghost', 'chill', 2, 2)} | DL-ATK.2`,
      unfed(1),
    ],
  ],
  [
    'DL-ATK.1 equals once, also in what is refused',
    { lair: ['troll', 'troll'], dungeon: { c2r0: 'hatchery' } },
    ['send:troll', 'send:troll', 'send:ghost', 'done'],
    [
      'ask-attack (left 3)',
      `${strike('troll', 'club', 3, 0)} | DL-ATK.2`,
      `${strike('ghost', 'chill', 2, 2)} | DL-ATK.2`,
      unfed(0),
    ],
  ],
  [
    'DL-ATK.5, DL-ATK.7 whom a vampire hits, and whom it spares',
    { lair: ['vampire'], party: ['thief-1-1', 'priest-1-1', 'warrior-1-4'] },
    ['send:vampire', 'done', 'attack:vampire:bite-and-fly'],
    [
      'ask-target (creature vampire, attack bite-and-fly, damage 2, nth 1, times 1)',
      `${target(1, 'thief-1-1', 3)} | DL-ATK.5`,
      `${target(3, 'warrior-1-4', 5)} | DL-ATK.5`,
      `no ${target(2, 'priest-1-1', 3)} | DL-ATK.7 | target-class (creature vampire, hero priest-1-1)`,
    ],
  ],
  [
    'DL-MON.3 whom a ghost hits: never the first',
    { party: ['thief-1-1', 'priest-1-1', 'warrior-1-4'] },
    ['send:ghost', 'done'],
    [
      'ask-target (creature ghost, attack chill, damage 2, nth 1, times 1)',
      `${target(2, 'priest-1-1', 3)} | DL-ATK.5`,
      `${target(3, 'warrior-1-4', 5)} | DL-ATK.5`,
      `no ${target(1, 'thief-1-1', 3)} | DL-MON.3 | target-first (creature ghost, hero thief-1-1)`,
    ],
  ],
  [
    'DL-MON.7 whom a witch hits with the second of two bolts',
    { lair: ['witch'], party: ['thief-1-1', 'warrior-1-4'] },
    ['send:witch', 'done', 'attack:witch:twin-bolt', 'target:1'],
    [
      'ask-target (creature witch, attack twin-bolt, damage 1, nth 2, times 2)',
      `${target(1, 'thief-1-1', 2)} | DL-ATK.5`,
      `${target(2, 'warrior-1-4', 5)} | DL-ATK.5`,
    ],
  ],
  [
    'DL-ATK.7, DL-ATK.8 that a vampire before priests alone can do nothing',
    { lair: ['vampire', 'troll'], dungeon: { c2r0: 'hatchery' }, party: ['priest-1-1', 'priest-1-2'] },
    ['send:vampire', 'send:troll', 'done'],
    [
      'ask-attack (left 2)',
      'attack:vampire:none | attack-with-nothing (creature vampire, returns true) | lair:0:0 | DL-ATK.8',
      `${strike('troll', 'club', 3, 1)} | DL-ATK.2`,
      `no ${strike('vampire', 'drain', 3, 0)} | DL-ATK.7 | attack-without-target (creature vampire)`,
      `no ${strike('vampire', 'bite-and-fly', 2, 0)} | DL-ATK.7 | attack-without-target (creature vampire)`,
      unfed(1),
    ],
  ],
  [
    'DL-MON.3, DL-ATK.8 that a ghost before one alone can do nothing, and does not return',
    { lair: ['slime'], party: ['warrior-1-4'] },
    ['send:ghost', 'send:slime', 'done'],
    [
      'ask-attack (left 2)',
      `${strike('slime', 'drop', 1, 0)} | DL-ATK.2`,
      `${strike('slime', 'smear', 0, 0)} | DL-ATK.2`,
      'attack:ghost:none | attack-with-nothing (creature ghost, returns false) | lair:0:1 | DL-ATK.8',
      `no ${strike('ghost', 'chill', 2, 1)} | DL-ATK.7 | attack-without-target (creature ghost)`,
    ],
  ],
];

describe('a question of a combat', () => {
  it.each(plans)('asks or says %s', (_, lord, choices, lines) => {
    expect(question(fight({ lord: { party: ['warrior-1-4'], ...lord } }).play(...choices))).toEqual(lines);
  });

  it.each(fights)('asks or says %s', (_, lord, choices, lines) => {
    const party = ['thief-1-1', 'warrior-1-4'] as const;
    expect(question(fight({ lord: { party, ...lord } }).play(...choices))).toEqual(lines);
  });
});
