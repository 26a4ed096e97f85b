// A village: influence, a unit, healing; then the unit takes a blow.
import type { TutorialStep } from '@krcma/tableware/board';
import { lessonOf } from '@krcma/tableware/lesson';
import type { MageKnightArrangement } from '../rules/arrange.ts';
import { ALONE, IN_TURN, THE_LAND } from './position.ts';
import { czech } from './units.cs.ts';
import { english } from './units.en.ts';

const arrangement = {
  active: 0,
  players: [
    {
      hero: 'norowas',
      space: '0,1:E',
      fame: 3,
      reputation: 3,
      hand: ['noble-manners', 'march', 'rage', 'wound'],
      deck: ['rejuvenate', 'rage', 'stamina', 'threaten', 'swiftness', 'crystallize', 'march'],
    },
  ],
  source: ['white', 'red', 'green'],
  map: THE_LAND,
  holdings: [
    { space: '1,0:NW', tokens: ['wolf-riders'] },
    { space: '0,1:NW', tokens: ['diggers'] },
  ],
  units: ['peasants', 'utem-swordsmen', 'herbalists'],
  at: IN_TURN,
} as const satisfies MageKnightArrangement;

type Step = TutorialStep & { readonly say: keyof typeof english };

const inVillage: readonly Step[] = [
  { say: 'welcome', thing: 'space:0,1:E' },
  { say: 'interact', thing: 'space:0,1:E', choice: 'interact' },
  { say: 'influence', thing: 'card:noble-manners', choice: 'play:noble-manners' },
  { say: 'powered', thing: 'how:noble-manners:powered', choice: 'powered' },
  { say: 'offer', thing: 'offer:utem-swordsmen' },
  { say: 'recruit', thing: 'offer:peasants', choice: 'recruit:peasants' },
  { say: 'unit', thing: 'unit:0', choice: 'unit:0' },
  { say: 'ability', thing: 'ability:0.1', choice: 'ability:1' },
  { say: 'buy', choice: 'buy:heal' },
  { say: 'heal', thing: 'card:wound', choice: 'heal:hand' },
  { say: 'done', choice: 'done' },
  { say: 'end', choice: 'end' },
  { say: 'keep', choice: 'done' },
];

const inFight: readonly Step[] = [
  { say: 'plunder', choice: 'begin' },
  { say: 'challenge', thing: 'space:1,0:NW', choice: 'challenge:1,0:NW' },
  { say: 'noBow', choice: 'next' },
  { say: 'noBlock', choice: 'next' },
  { say: 'damage', thing: 'attack:0.0', choice: 'damage:0.0' },
  { say: 'toUnit', thing: 'unit:0', choice: 'to:unit:0' },
  { say: 'attack', thing: 'card:rage', choice: 'play:rage' },
  { say: 'attackPowered', thing: 'how:rage:powered', choice: 'powered' },
  { say: 'die', thing: 'die:red', choice: 'mana:die:red' },
  { say: 'strike', choice: 'strike' },
];

const afterwards: readonly Step[] = [
  { say: 'care', thing: 'card:rejuvenate', choice: 'play:rejuvenate' },
  { say: 'careBasic', thing: 'how:rejuvenate:basic', choice: 'basic' },
  { say: 'careWay', choice: 'way:0' },
  { say: 'healed', thing: 'unit:0', choice: 'heal:unit:0' },
  { say: 'ready', thing: 'unit:0' },
  { say: 'commands' },
  { say: 'places' },
  { say: 'farewell' },
];

export const units = lessonOf({
  setup: { ...ALONE, seed: 'lesson', arrangement },
  steps: [...inVillage, ...inFight, ...afterwards],
  english,
  czech,
});
