// One hunt to its end: a described position, and what the monster player does.
import type { TutorialStep } from '@krcma/tableware/board';
import { lessonOf } from '@krcma/tableware/lesson';
import type { RagnarokArrangement } from '../rules/arrange.ts';
import { czech } from './hunt.cs.ts';
import { english } from './hunt.en.ts';

const arrangement = {
  start: 0,
  active: 0,
  turns: 10,
  loki: 4,
  phase: 'special',
  players: [
    {
      hero: 'lagertha',
      region: 13,
      drakkar: 4,
      attributes: { might: 4, wisdom: 3 },
      armies: [{ region: 11, strength: 3 }],
      regions: [11],
      hand: ['shield'],
    },
    {
      hero: 'ragnar',
      region: 1,
      drakkar: 1,
      armies: [{ region: 1, strength: 2 }],
      regions: [1],
      hand: ['sword'],
    },
  ],
  monsters: { draug: { region: 13, wounds: [0, 0, null, 0, null, null, 1, null] } },
  decks: {
    combat: ['spear', 'longbow', 'sword', 'axe', 'spear', 'bow', 'sword'],
    attacks: ['claws', 'roar', 'bite', 'claws', 'roar', 'bite'],
  },
  at: [
    { rule: 'ragnarok', step: 'turns' },
    { rule: 'turn', step: 'special' },
  ],
} as const satisfies RagnarokArrangement;

const steps: readonly (TutorialStep & { readonly say: keyof typeof english })[] = [
  { say: 'welcome', thing: 'monster:draug' },
  { say: 'action', thing: 'slot:monsters', choice: 'act:monsters' },
  { say: 'hunt', thing: 'monster:draug', choice: 'hunt:draug' },
  { say: 'defend', thing: 'card:shield', choice: 'defend:shield', others: ['1 attack:claws'] },
  { say: 'enough', choice: 'done' },
  { say: 'spear', thing: 'wound:4', choice: 'wound:4:spear' },
  { say: 'sword', thing: 'wound:2', choice: 'wound:2:sword' },
  { say: 'reward', thing: 'wound:5', choice: 'wound:5:longbow' },
  { say: 'rune', thing: 'bank:othila', choice: 'gain:othila' },
  { say: 'last', thing: 'wound:7', choice: 'wound:7:axe' },
  { say: 'slain', thing: 'seat:0' },
  { say: 'fail' },
  { say: 'loki', thing: 'loki' },
  { say: 'farewell' },
];

export const hunt = lessonOf({
  setup: { seats: 2, seed: 'lesson', arrangement },
  steps,
  english,
  czech,
});
