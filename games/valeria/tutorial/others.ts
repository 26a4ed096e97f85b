// The turns of others: what one's own cards bring then, and what opponents' cards do to you.
import { lessonOf } from '@krcma/tableware/lesson';
import type { ValeriaArrangement } from '../rules/arrange.ts';
import { laidOut, turns } from './lesson.ts';
import { czech } from './others.cs.ts';
import { english } from './others.en.ts';

const arrangement = {
  players: [
    {
      duke: 'isabella',
      gold: 6,
      strength: 3,
      magic: 1,
      citizens: ['mercenary', 'archer', 'rogue', 'champion'],
    },
    {
      duke: 'lekzandr',
      gold: 6,
      strength: 2,
      magic: 3,
      citizens: ['thief', 'archer'],
      domains: ['cathedral-of-st-aquila'],
    },
  ],
  first: 1,
  active: 1,
  turn: 8,
  dice: [3, 4, 5, 3, 2, 2],
  at: turns,
} as const satisfies ValeriaArrangement;

export const others = lessonOf({
  setup: laidOut(arrangement),
  english,
  czech,
  steps: [
    { say: 'halves', thing: 'stack:7' },
    { say: 'own', thing: 'card:mercenary' },
    { say: 'trade', thing: 'card:mercenary', choice: 'mercenary:trade', others: ['1 take:gold:0'] },
    { say: 'thief', thing: 'card:thief' },
    {
      say: 'cathedral',
      thing: 'seat:1',
      others: ['1 gain:gold', '1 gain:gold', '1 take:gold:0'],
    },
    { say: 'mine', thing: 'card:champion' },
    { say: 'butcher', thing: 'stack:14', choice: 'recruit:butcher' },
    { say: 'numbers', thing: 'card:butcher' },
  ],
});
