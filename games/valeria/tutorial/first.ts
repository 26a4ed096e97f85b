// The first game as a lesson: a described position, loaded dice, and what to do.
import { lessonOf } from '@krcma/tableware/lesson';
import type { ValeriaArrangement } from '../rules/arrange.ts';
import { czech } from './first.cs.ts';
import { english } from './first.en.ts';
import { laidOut } from './lesson.ts';

/** Dukes are dealt by the seed: Cornelius and Isabella to the learner. */
const SEED = 'lesson 80';

const arrangement = {
  players: [
    { gold: 7, strength: 0, magic: 2 },
    { gold: 2, strength: 0, magic: 1 },
  ],
  first: 0,
  active: 0,
  // The first roll belongs to the learner, then they alternate.
  dice: [5, 1, 4, 2, 4, 4, 5, 3, 1, 6, 3, 3],
  domains: [
    ['cutthroats-truce', 'grimmwater-keep', 'violet-thorn'],
    ['halfpenny-hill', 'orb-of-urdr', 'emerald-stronghold'],
    ['gargans-embrace', 'palace-of-the-dawn', 'rogues-landing'],
    ['monolith-of-ostendaar', 'shattered-hand', 'desert-orchid'],
    ['cathedral-of-st-aquila', 'forgotten-sorrows', 'darktide-harbour'],
  ],
} as const satisfies ValeriaArrangement;

export const first = lessonOf({
  setup: { ...laidOut(arrangement), seed: SEED },
  english,
  czech,
  steps: [
    { say: 'welcome' },
    { say: 'center', thing: 'stack:7' },
    { say: 'duke', thing: 'card:isabella', choice: 'keep:isabella' },
    { say: 'roll', thing: 'die:0', others: ['1 keep:lekzandr'] },
    { say: 'harvest', thing: 'card:starter-peasant' },
    { say: 'recruit', thing: 'stack:8', choice: 'recruit:archer' },
    { say: 'pay', thing: 'track:gold', choice: 'pay:4g0m' },
    { say: 'gain', thing: 'track:gold', choice: 'gain:gold' },
    { say: 'others', thing: 'card:archer' },
    {
      say: 'doubles',
      thing: 'card:starter-herald',
      choice: 'starter-herald:magic',
      others: ['1 recruit:merchant', '1 pay:2g0m', '1 gain:gold'],
    },
    {
      say: 'goblin',
      thing: 'stack:0',
      choice: 'slay:goblin',
      others: ['1 starter-herald:gold', '1 starter-herald:gold'],
    },
    { say: 'treant', thing: 'stack:2', choice: 'slay:treant' },
    { say: 'substitute', thing: 'track:magic', choice: 'pay:2s1m' },
    { say: 'victory', thing: 'seat:0' },
    {
      say: 'surcharge',
      thing: 'stack:10',
      choice: 'recruit:knight',
      others: ['1 recruit:cleric', '1 pay:3g0m', '1 gain:strength'],
    },
    { say: 'payKnight', thing: 'track:gold', choice: 'pay:3g0m' },
    { say: 'build', thing: 'stack:17', choice: 'build:gargans-embrace' },
    { say: 'payDomain', thing: 'track:magic', choice: 'pay:5g2m' },
    { say: 'embrace', thing: 'card:starter-herald', choice: 'starter-herald:gold' },
    { say: 'exhausted', thing: 'end' },
    { say: 'scoring', thing: 'seat:0' },
    { say: 'farewell' },
  ],
});
