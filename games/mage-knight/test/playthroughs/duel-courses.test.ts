// Combats of players in their courses and limits: see playthroughs/duels/.
import { expect, it } from 'vitest';
import type { PlayerArrangement } from '../../rules/arrange.ts';
import { attacked, duel, FROM, HERE, melee } from '../duel.ts';
import { asText, fileOf, playedTo } from '../playthrough.ts';
import { table } from '../table.ts';

const RICH = { fame: 80, level: 9, tokens: { red: 2, blue: 2, green: 2, white: 2 } } as const;
const STRONG: PlayerArrangement = {
  fame: 80,
  level: 9,
  hand: ['march', 'rage'],
  units: ['heroes-green', 'heroes-white'],
};
const BLOWS = ['unit:0', 'ability:0', 'unit:1', 'ability:0', 'strike', 'stand'] as const;
const ON = ['stand', 'to:hero', 'to:unit:2', 'pass', 'end', 'done', 'keep-wounds', 'none'];
const on = (n: number) => Array.from({ length: n }, () => ON);

const meeting = (others: PlayerArrangement[], more: object = {}, own: PlayerArrangement = {}) =>
  table({
    seats: 1 + others.length,
    options: { playerCombat: true },
    path: [FROM],
    players: [
      { hero: 'tovak', space: HERE, ...own },
      ...others.map((each) => ({ space: HERE, ...each })),
    ] as never,
    ...more,
  });

const courses: Readonly<Record<string, () => string[]>> = {
  'MK-17.1 another hero where one has come to': () =>
    playedTo(meeting([{ hero: 'goldyx' }, { hero: 'norowas', space: '0,0:C' }]), ['duel:1']),
  'MK-17.1 nobody is attacked without a step': () =>
    playedTo(meeting([{ hero: 'goldyx' }], { path: [] }), []),
  'MK-17.1 nobody is attacked after an action': () =>
    playedTo(meeting([{ hero: 'goldyx' }], { turn: { stage: 'acted', cards: 1 } }), []),
  'MK-17.4 nobody is attacked whose token is down': () =>
    playedTo(meeting([{ hero: 'goldyx', orderDown: true }]), []),
  'MK-7.22 nobody is attacked near the end': () =>
    playedTo(meeting([{ hero: 'goldyx' }], { announced: 1, last: [0] }), []),
  'MK-7.22 nobody is attacked where all agreed to peace': () =>
    playedTo(meeting([{ hero: 'goldyx' }], { options: { playerCombat: false } }), []),
  'MK-7.19 nobody is attacked on the portal': () =>
    playedTo(meeting([{ hero: 'goldyx', space: '0,0:C' }], {}, { space: '0,0:C' }), []),
  'MK-9.8 attacked in the own keep': () =>
    playedTo(
      attacked({ space: '1,0:NE', ...STRONG }, { space: '1,0:NE', hand: ['rage', 'march'] }, {
        map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' },
        holdings: [{ space: '1,0:NE', tokens: [], shields: [1] }],
        path: ['1,0:C'],
      } as never),
      ['attend:partial', ...on(8)],
    ),
  'MK-17.4, .5 a turn played in advance': () =>
    playedTo(
      attacked(STRONG, {
        hand: ['rage', 'march', 'wound'],
        skills: [
          { id: 'goldyx-potion-making', used: true },
          { id: 'goldyx-flight', down: true },
        ],
        units: [{ unit: 'peasants', spent: true }],
        tactic: 'planning',
        crystals: { red: 1 },
      } as never),
      ['attend:full', 'pass', 'pass', 'pass', 'pass', ...on(5)],
    ),
  'MK-17.6 nothing but wounds': () =>
    playedTo(attacked({ hand: ['march'] }, { hand: ['wound', 'wound'] }), ['attend:partial', ...on(3)]),
  'MK-17.18 artifacts in reach': () =>
    playedTo(
      melee(STRONG, {
        hand: ['march', 'ruby-ring'],
        deck: ['amulet-of-darkness'],
        discard: ['sapphire-ring'],
        units: [{ unit: 'peasants', wounds: 1, banner: 'banner-of-glory' }],
      }),
      [...BLOWS, 'steal:banner-of-glory', 'steal:sapphire-ring', ...on(4)],
    ),
  'MK-17.18 too little damage for them': () =>
    playedTo(melee({ ...RICH, units: ['peasants'] }, { discard: ['ruby-ring'] }), [
      'unit:0',
      'ability:0',
      'strike',
      'stand',
      ...on(4),
    ]),
  'MK-17.18 not by a shot': () =>
    playedTo(
      duel(
        { ...RICH, hand: ['march'], units: ['utem-crossbowmen', 'amotep-gunners'] },
        { ...RICH, hand: ['march'], discard: ['ruby-ring'], units: ['peasants'] },
      ),
      ['pass', 'unit:1', ...Array.from({ length: 7 }, () => ['ability:1', 'strike', ...ON])],
    ),
  'MK-17.19 driven away': () =>
    playedTo(melee(STRONG, { hand: ['march'], fame: 30, level: 5 }), [...BLOWS, [], ...on(4)]),
  'MK-17.13 blows that are blocked': () =>
    playedTo(
      melee(STRONG, { ...RICH, hand: ['determination', 'rage', 'march'], units: ['utem-guardsmen'] }),
      [
        'unit:0',
        'ability:0',
        'strike',
        'play:determination',
        'powered',
        ['mana:token:blue', 'mana:kept:blue'],
        ...on(8),
      ],
    ),
  'MK-17.14 damage to a hero and units': () =>
    playedTo(
      melee(STRONG, {
        ...RICH,
        hand: ['march', 'march', 'rage'],
        units: ['utem-guardsmen', { unit: 'peasants', wounds: 1 }],
      }),
      [...BLOWS, 'to:unit:2', ...on(8)],
    ),
  'MK-17.21 a hero knocked out': () =>
    playedTo(melee({ ...STRONG }, { fame: 0, level: 1, hand: ['march', 'wound', 'ruby-ring'] }), [
      ...BLOWS,
      'to:hero',
      'to:hero',
      'to:hero',
      ...on(6),
    ]),
  'MK-17.20 the defender strikes back': () =>
    playedTo(melee({ hand: ['march'], fame: 20, level: 4 }, STRONG), [
      'pass',
      'unit:0',
      'ability:0',
      'strike',
      ...on(10),
    ]),
  'MK-17.23 fame by the difference of levels': () =>
    playedTo(melee({ ...STRONG, fame: 30, level: 5 }, { fame: 90, level: 9, hand: ['march'] }), [
      ...BLOWS,
      [],
      ...on(4),
    ]),
};

it.each(Object.keys(courses))('%s', async (name) => {
  const lines = (courses[name] as () => string[])();
  await expect(asText(lines)).toMatchFileSnapshot(fileOf('duels', name));
});
