// What domains do: the icon in their corner tells when.
import type { ValeriaArrangement } from '../rules/arrange.ts';
import { czech } from './domains.cs.ts';
import { english } from './domains.en.ts';
import { lessonOf, turns } from './lesson.ts';

const arrangement = {
  players: [
    {
      duke: 'isabella',
      gold: 6,
      strength: 2,
      magic: 2,
      citizens: ['archer', 'knight', 'peasant', 'rogue', 'cleric'],
      domains: ['palace-of-the-dawn', 'halfpenny-hill', 'violet-thorn', 'orb-of-urdr'],
    },
    { duke: 'lekzandr', gold: 6, strength: 2, magic: 3, citizens: ['merchant'] },
  ],
  first: 0,
  active: 0,
  turn: 8,
  dice: [4, 5, 2, 3],
  domains: [
    ['cutthroats-truce', 'grimmwater-keep'],
    ['foxgrove-palisade', 'emerald-stronghold'],
    ['gargans-embrace', 'rogues-landing'],
    ['pratchetts-plateau', 'desert-orchid'],
    ['forgotten-sorrows', 'darktide-harbour'],
  ],
  at: turns,
} as const satisfies ValeriaArrangement;

export const domains = lessonOf({
  arrangement,
  english,
  czech,
  steps: [
    { say: 'icons', thing: 'card:palace-of-the-dawn' },
    { say: 'change', thing: 'die:1', choice: 'change:palace-of-the-dawn:1' },
    { say: 'herald', thing: 'card:starter-herald', choice: 'starter-herald:gold' },
    {
      say: 'start',
      thing: 'card:halfpenny-hill',
      others: ['1 starter-herald:gold', '1 starter-herald:gold'],
    },
    { say: 'slay', thing: 'stack:0', choice: 'slay:goblin' },
    { say: 'thorn', thing: 'card:violet-thorn' },
    { say: 'instant', thing: 'stack:15', choice: 'build:cutthroats-truce' },
    { say: 'pay', thing: 'track:gold', choice: 'pay:5g0m' },
    { say: 'take', thing: 'seat:1', choice: 'take:gold:1' },
    { say: 'end', thing: 'seat:1', choice: 'take:magic:1' },
    { say: 'doubles', thing: 'stack:17' },
    { say: 'always', thing: 'stack:18' },
    { say: 'citizen', thing: 'stack:19' },
    { say: 'roles', thing: 'seat:0' },
  ],
});
