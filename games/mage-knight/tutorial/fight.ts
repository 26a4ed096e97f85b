// One fight through all its phases, the level it brings, and healing afterwards.
import type { TutorialStep } from '@krcma/tableware/board';
import { lessonOf } from '@krcma/tableware/lesson';
import type { MageKnightArrangement } from '../rules/arrange.ts';
import { czech } from './fight.cs.ts';
import { english } from './fight.en.ts';
import { ALONE, IN_TURN, THE_LAND } from './position.ts';

const arrangement = {
  active: 0,
  players: [
    {
      hero: 'tovak',
      space: '1,1:SW',
      hand: ['swiftness', 'swiftness', 'rage', 'rage', 'march'],
      deck: ['tranquility', 'stamina', 'march', 'instinct', 'concentration'],
      crystals: { white: 1 },
    },
  ],
  source: ['white', 'blue', 'green'],
  map: [...THE_LAND, { slot: '1,1', tile: 'countryside-4' }],
  holdings: [
    { space: '1,0:NW', tokens: ['wolf-riders'] },
    { space: '1,1:W', tokens: ['orc-skirmishers'] },
    { space: '0,1:NW', tokens: ['diggers'] },
  ],
  advanced: ['fire-bolt', 'ice-shield', 'refreshing-walk'],
  at: IN_TURN,
} as const satisfies MageKnightArrangement;

type Step = TutorialStep & { readonly say: keyof typeof english };

const shooting: readonly Step[] = [
  { say: 'welcome', thing: 'space:1,0:NW', choice: 'challenge:1,0:NW' },
  { say: 'both', thing: 'space:1,1:W', choice: 'challenge:1,1:W' },
  { say: 'phases' },
  { say: 'riders', thing: 'foe:0', choice: 'aim:0' },
  { say: 'bow', thing: 'card:swiftness', choice: 'play:swiftness' },
  { say: 'bowPowered', thing: 'how:swiftness:powered', choice: 'powered' },
  { say: 'crystal', thing: 'crystal:white', choice: 'mana:crystal:white' },
  { say: 'again', thing: 'card:swiftness', choice: 'play:swiftness' },
  { say: 'againPowered', thing: 'how:swiftness:powered', choice: 'powered' },
  { say: 'shot', choice: 'strike' },
  { say: 'toBlock', choice: 'next' },
];

const blocking: readonly Step[] = [
  { say: 'attacks', thing: 'attack:1.0', choice: 'block:1.0' },
  { say: 'sideways', thing: 'card:march', choice: 'play:march' },
  { say: 'sidewaysBlock', thing: 'how:march:block', choice: 'block' },
  { say: 'blocked', choice: 'parry' },
  { say: 'letThrough', choice: 'next' },
  { say: 'damage', thing: 'attack:1.1', choice: 'damage:1.1' },
  { say: 'wound', thing: 'card:wound' },
];

const attacking: readonly Step[] = [
  { say: 'attack', thing: 'card:rage', choice: 'play:rage' },
  { say: 'attackBasic', thing: 'how:rage:basic', choice: 'basic' },
  { say: 'second', thing: 'card:rage', choice: 'play:rage' },
  { say: 'secondBasic', thing: 'how:rage:basic', choice: 'basic' },
  { say: 'struck', choice: 'strike' },
  { say: 'won' },
  { say: 'end', choice: 'end' },
];

const afterwards: readonly Step[] = [
  { say: 'skill', thing: 'skill:tovak-double-time', choice: 'skill:tovak-double-time' },
  { say: 'learn', thing: 'offer:refreshing-walk', choice: 'learn:refreshing-walk' },
  { say: 'keep', choice: 'done' },
  { say: 'heal', thing: 'card:tranquility', choice: 'play:tranquility' },
  { say: 'healBasic', thing: 'how:tranquility:basic', choice: 'basic' },
  { say: 'healWay', choice: 'way:0' },
  { say: 'healed', thing: 'card:wound', choice: 'heal:hand' },
  { say: 'rest' },
  { say: 'abilities' },
  { say: 'farewell' },
];

export const fight = lessonOf({
  setup: { ...ALONE, seed: 'lesson-8', arrangement },
  steps: [...shooting, ...blocking, ...attacking, ...afterwards],
  english,
  czech,
});
