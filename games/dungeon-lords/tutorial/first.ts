// Winter and spring of a first game with three players: a described position, and what everybody does.
import type { TutorialStep } from '@krcma/tableware/board';
import { lessonOf } from '@krcma/tableware/lesson';
import type { DungeonLordsArrangement } from '../rules/arrange.ts';
import { czech } from './first.cs.ts';
import { english } from './first.en.ts';

/** The second lord is a little nicer than the learner will be, so that nobody is equal when the heroes come. */
const arrangement = {
  start: 0,
  lords: [
    { locked: ['mine-gold', 'improve-reputation'] },
    { locked: ['dig-tunnels', 'build-room'], evil: 3 },
    { locked: ['get-food', 'recruit-imps'] },
  ],
  dummies: [{ locked: ['get-food', 'hire-monster', 'buy-traps'] }],
  events: ['payday', 'taxes', 'special'],
  decks: {
    creatures: ['troll', 'witch', 'goblin', 'slime', 'ghost', 'vampire'],
    rooms: ['hatchery', 'mint', 'workshop', 'souvenir-shop'],
    traps: ['rolling-stone', 'pendulum', 'trap-door'],
    adventurers: ['warrior-1-1', 'priest-1-2', 'thief-1-4', 'wizard-1-1', 'warrior-1-3', 'thief-1-2'],
  },
} as const satisfies DungeonLordsArrangement;

type Step = TutorialStep & { readonly say: keyof typeof english };

/** What a lord lays in secret, and seals. */
const lays = (seat: 1 | 2, ...orders: readonly string[]): string[] => [
  ...orders.map((order) => `${seat} lay:${order}`),
  `${seat} seal`,
];

const winter: readonly Step[] = [
  { say: 'welcome' },
  { say: 'dungeon', thing: 'cell:0:c2r0' },
  { say: 'actions', thing: 'action:get-food' },
  { say: 'dig', thing: 'order:dig-tunnels', choice: 'lay:dig-tunnels' },
  { say: 'food', thing: 'order:get-food', choice: 'lay:get-food' },
  { say: 'monster', thing: 'order:hire-monster', choice: 'lay:hire-monster' },
  { say: 'dummy', thing: 'slot:dig-tunnels:1' },
  { say: 'seal', choice: 'seal' },
  {
    say: 'slots',
    thing: 'slot:get-food:1',
    others: [
      ...lays(1, 'get-food', 'buy-traps', 'hire-monster'),
      ...lays(2, 'hire-monster', 'build-room', 'mine-gold'),
      '1 use',
    ],
  },
  { say: 'steal', thing: 'slot:get-food:1', choice: 'use' },
  { say: 'evil', thing: 'track' },
  { say: 'firstTunnel', thing: 'cell:0:c1r1', choice: 'dig:c1r1' },
  { say: 'secondTunnel', thing: 'cell:0:c0r1', choice: 'dig:c0r1' },
  {
    say: 'hire',
    thing: 'offer:goblin',
    choice: 'hire:goblin',
    others: ['2 mine:c2r0', '2 mine:c2r1', '1 use', '1 hire:troll'],
  },
];

const spring: readonly Step[] = [
  { say: 'springComes', others: ['2 hire:witch', '2 room:hatchery', '2 at:c2r0'] },
  { say: 'locked', thing: 'order:get-food' },
  { say: 'traps', thing: 'order:buy-traps', choice: 'lay:buy-traps' },
  { say: 'reputation', thing: 'order:improve-reputation', choice: 'lay:improve-reputation' },
  { say: 'gold', thing: 'order:mine-gold', choice: 'lay:mine-gold' },
  { say: 'sealAgain', choice: 'seal' },
  {
    say: 'nicer',
    thing: 'slot:improve-reputation:0',
    choice: 'use',
    others: [
      ...lays(1, 'get-food', 'mine-gold', 'improve-reputation'),
      ...lays(2, 'buy-traps', 'dig-tunnels', 'get-food'),
      '1 use',
      '2 use',
    ],
  },
  { say: 'spy', thing: 'city:0', choice: 'spy:1' },
  {
    say: 'mine',
    thing: 'cell:0:c1r1',
    choice: 'mine:c1r1',
    others: ['2 dig:c1r0', '2 dig:c0r0', '1 mine:c2r0', '1 mine:c2r1'],
  },
  { say: 'mineMore', thing: 'cell:0:c0r1', choice: 'mine:c0r1' },
  { say: 'buy', thing: 'slot:buy-traps:2', choice: 'use', others: ['2 use'] },
  {
    say: 'payday',
    thing: 'lair:0:0',
    choice: 'pay:goblin',
    others: ['1 retrieve:get-food', '1 pay:troll', '2 pay:witch'],
  },
  { say: 'hero', thing: 'hero:0:0' },
  { say: 'year' },
  { say: 'farewell' },
];

export const first = lessonOf({
  setup: { seats: 3, seed: 'lesson', arrangement },
  steps: [...winter, ...spring],
  english,
  czech,
});
