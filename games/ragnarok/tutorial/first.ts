// Two turns of a game for two: a described position, and what both do.
import type { TutorialStep } from '@krcma/tableware/board';
import { lessonOf } from '@krcma/tableware/lesson';
import type { RagnarokArrangement } from '../rules/arrange.ts';
import { czech } from './first.cs.ts';
import { english } from './first.en.ts';

const arrangement = {
  start: 0,
  active: 0,
  turns: 6,
  loki: 13,
  phase: 'prayer',
  players: [
    {
      hero: 'lagertha',
      region: 3,
      drakkar: 1,
      armies: [
        { region: 1, strength: 3 },
        { region: 1, strength: 1 },
      ],
      regions: [1],
      priests: 1,
      runes: { uruz: 1 },
      hand: ['spear'],
    },
    {
      hero: 'ragnar',
      region: 9,
      drakkar: 2,
      armies: [
        { region: 9, strength: 2 },
        { region: 6, strength: 3 },
      ],
      regions: [9, 6],
      hand: ['sword'],
    },
  ],
  forges: [{ region: 3, rune: 'algiz', filled: true }],
  monsters: { draug: { region: 11 } },
  decks: { combat: ['shield', 'longbow', 'axe', 'bow'] },
  at: [
    { rule: 'ragnarok', step: 'turns' },
    { rule: 'turn', step: 'prayer' },
  ],
} as const satisfies RagnarokArrangement;

type Step = TutorialStep & { readonly say: keyof typeof english };

const ownTurn: readonly Step[] = [
  { say: 'welcome' },
  { say: 'victories', thing: 'seat:0' },
  { say: 'region', thing: 'region:r1' },
  { say: 'priest', thing: 'monument:thor', choice: 'priest:thor' },
  { say: 'forge', thing: 'forge:r3', choice: 'forge' },
  { say: 'heroStep', thing: 'region:r2', choice: 'hero:r2' },
  { say: 'runes', thing: 'rune-action:army', choice: 'rune:army' },
  { say: 'stronger', thing: 'army:0:0', choice: 'army:0:0' },
  { say: 'manoeuvre', thing: 'army:0:0', choice: 'activate:army:0:0' },
  { say: 'march', thing: 'region:r5', choice: 'move:r5' },
  { say: 'wheel', thing: 'slot:mobilize' },
  { say: 'usurp', thing: 'slot:usurp', choice: 'act:usurp' },
  { say: 'recruit', thing: 'region:r2', choice: 'recruit' },
];

const battle: readonly Step[] = [
  {
    say: 'attacked',
    thing: 'card:spear',
    choice: 'play:spear',
    others: ['1 skip', '1 activate:army:1:1', '1 move:r5'],
  },
  { say: 'won', thing: 'region:r5', others: ['1 play:sword', '1 retreat:r6'] },
];

const temple: readonly Step[] = [
  {
    say: 'yourTurn',
    choice: 'skip',
    others: ['1 act:mobilize', '1 activate:army:1:0', '1 grow', '1 done'],
  },
  { say: 'noMarch', choice: 'skip' },
  { say: 'temple', thing: 'slot:temple', choice: 'act:temple' },
  { say: 'built', thing: 'region:r2' },
  { say: 'monument', thing: 'slot:monument' },
  { say: 'ragnarok' },
  { say: 'farewell' },
];

export const first = lessonOf({
  setup: { seats: 2, seed: 'lesson', arrangement },
  steps: [...ownTurn, ...battle, ...temple],
  english,
  czech,
});
