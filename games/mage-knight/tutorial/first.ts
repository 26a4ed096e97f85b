// Two turns of the first game: a tactic, cards, movement, a new tile.
import type { TutorialStep } from '@krcma/tableware/board';
import { lessonOf } from '@krcma/tableware/lesson';
import type { MageKnightArrangement } from '../rules/arrange.ts';
import { czech } from './first.cs.ts';
import { english } from './first.en.ts';
import { ALONE, THE_LAND } from './position.ts';

const arrangement = {
  players: [
    {
      hero: 'tovak',
      hand: ['march', 'stamina', 'promise', 'rage', 'swiftness'],
      deck: [
        'crystallize',
        'tranquility',
        'stamina',
        'rage',
        'march',
        'threaten',
        'concentration',
        'swiftness',
        'cold-toughness',
        'instinct',
        'mana-draw',
      ],
    },
  ],
  source: ['green', 'blue', 'gold'],
  map: THE_LAND,
  tiles: [
    'countryside-3',
    'countryside-4',
    'countryside-5',
    'countryside-6',
    'countryside-7',
    'countryside-8',
    'core-2',
    'core-6',
    'core-3',
  ],
  holdings: [
    { space: '1,0:NW', tokens: ['prowlers'] },
    { space: '0,1:NW', tokens: ['diggers'] },
  ],
  units: ['peasants', 'foresters', 'utem-swordsmen'],
  at: [
    { rule: 'mageKnight', step: 'rounds' },
    { rule: 'playRound', step: 'tactics' },
  ],
} as const satisfies MageKnightArrangement;

type Step = TutorialStep & { readonly say: keyof typeof english };

const firstTurn: readonly Step[] = [
  { say: 'welcome' },
  { say: 'rounds' },
  { say: 'tactic', thing: 'tactic:great-start', choice: 'tactic:great-start' },
  { say: 'hand', thing: 'card:march', choice: 'play:march' },
  { say: 'powered', thing: 'how:march:powered', choice: 'powered' },
  { say: 'die', thing: 'die:green', choice: 'mana:die:green' },
  { say: 'plains', thing: 'space:0,0:NW', choice: 'step:0,0:NW' },
  { say: 'onwards', thing: 'space:0,1:SE', choice: 'step:0,1:SE' },
  { say: 'more', thing: 'card:stamina', choice: 'play:stamina' },
  { say: 'basic', thing: 'how:stamina:basic', choice: 'basic' },
  { say: 'village', thing: 'space:0,1:E', choice: 'step:0,1:E' },
  { say: 'orcs', thing: 'space:1,0:NW' },
  { say: 'edge', thing: 'card:swiftness', choice: 'play:swiftness' },
  { say: 'edgeBasic', thing: 'how:swiftness:basic', choice: 'basic' },
  { say: 'explore', thing: 'slot:1,1', choice: 'explore:1,1' },
  { say: 'revealed', thing: 'space:1,1:NE' },
  { say: 'action', thing: 'space:0,1:E' },
  { say: 'end', choice: 'end' },
  { say: 'keep', choice: 'done' },
];

const secondTurn: readonly Step[] = [
  { say: 'plunder', choice: 'begin' },
  { say: 'forest', thing: 'card:stamina', choice: 'play:stamina' },
  { say: 'forestBasic', thing: 'how:stamina:basic', choice: 'basic' },
  { say: 'sideways', thing: 'card:rage', choice: 'play:rage' },
  { say: 'sidewaysMove', thing: 'how:rage:move', choice: 'move' },
  { say: 'glade', thing: 'space:0,1:NE', choice: 'step:0,1:NE' },
  { say: 'endHere', choice: 'end' },
  { say: 'noWounds', choice: 'keep-wounds' },
  { say: 'keepAgain', choice: 'done' },
  { say: 'gold', thing: 'token:gold' },
  { say: 'roundEnd' },
  { say: 'farewell' },
];

export const first = lessonOf({
  setup: { ...ALONE, seed: 'lesson', arrangement },
  steps: [...firstTurn, ...secondTurn],
  english,
  czech,
});
