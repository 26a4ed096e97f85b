// What domains do: the icon in their corner tells when.
import { lessonOf } from '@krcma/tableware/lesson';
import type { ValeriaArrangement } from '../rules/arrange.ts';
import { czech } from './domains.cs.ts';
import { english } from './domains.en.ts';
import { laidOut, turns } from './lesson.ts';

const arrangement = {
  players: [
    {
      duke: 'isabella',
      gold: 6,
      strength: 2,
      magic: 2,
      citizens: ['archer', 'knight', 'peasant', 'rogue', 'cleric'],
      domains: ['palace-of-the-dawn', 'halfpenny-hill', 'forgotten-sorrows', 'orb-of-urdr'],
    },
    { duke: 'lekzandr', gold: 6, strength: 2, magic: 3, citizens: ['merchant'] },
  ],
  first: 0,
  active: 0,
  turn: 8,
  dice: [4, 5, 2, 3],
  domains: [
    ['cutthroats-truce', 'violet-thorn'],
    ['foxgrove-palisade', 'emerald-stronghold'],
    ['gargans-embrace', 'rogues-landing'],
    ['monolith-of-ostendaar', 'desert-orchid'],
    ['cathedral-of-st-aquila', 'darktide-harbour'],
  ],
  at: turns,
} as const satisfies ValeriaArrangement;

export const domains = lessonOf({
  setup: laidOut(arrangement),
  english,
  czech,
  steps: [
    { say: 'icons', thing: 'stack:16' },
    { say: 'change', thing: 'die:1', choice: 'change:palace-of-the-dawn:1' },
    { say: 'herald', thing: 'card:starter-herald', choice: 'starter-herald:gold' },
    { say: 'start', thing: 'stack:18', others: ['1 starter-herald:gold', '1 starter-herald:gold'] },
    { say: 'recruit', thing: 'stack:6', choice: 'recruit:merchant' },
    { say: 'merchant', thing: 'track:gold', choice: 'pay:2g0m' },
    { say: 'instant', thing: 'stack:15', choice: 'build:cutthroats-truce' },
    { say: 'pay', thing: 'track:gold', choice: 'pay:5g0m' },
    { say: 'take', thing: 'seat:1', choice: 'take:gold:1' },
    { say: 'end', thing: 'seat:1', choice: 'take:magic:1' },
    { say: 'slay', thing: 'stack:15' },
    { say: 'doubles', thing: 'stack:17' },
    { say: 'roles', thing: 'seat:0' },
  ],
});
