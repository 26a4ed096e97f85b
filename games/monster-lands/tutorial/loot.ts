// Loot: who comes back with empty hands takes something along.
import { lessonOf } from '@krcma/tableware/lesson';
import type { MonsterLandsArrangement } from '../rules/arrange.ts';
import { during, laidOut, unrolled } from './lesson.ts';
import { czech } from './loot.cs.ts';
import { english } from './loot.en.ts';

const arrangement = {
  clans: [
    {
      affinity: 'wind',
      members: ['jeducha', 'bambul', 'nakrk'],
      glory: 8,
      coins: 0,
      traps: [],
      loot: ['loot-kill-plus6'],
      dice: { strength: 0, magic: 0, persuasion: [] },
    },
    { affinity: 'water', members: ['tentok', 'tepej'], glory: 7, coins: 6 },
  ],
  round: 3,
  phase: 'adventure',
  first: 0,
  active: 0,
  areas: [{ monster: 'kodyl', realm: 'glacie', event: 'event-3', side: 'a' }],
  paths: {
    a1: { seat: 0, member: 'bambul', dice: [unrolled, unrolled, unrolled] },
    a4: { seat: 0, member: 'nakrk', dice: [unrolled, unrolled] },
  },
  loot: ['loot-coins10', 'loot-supply', 'loot-reroll4', 'loot-brews'],
  dice: [1, 2, 1, 2, 3, 1, 3, 4],
  at: during('adventure'),
} as const satisfies MonsterLandsArrangement;

export const loot = lessonOf({
  setup: laidOut(arrangement),
  english,
  czech,
  steps: [
    { say: 'loot', thing: 'loot:loot-coins10' },
    { say: 'own', thing: 'loot:loot-kill-plus6' },
    { say: 'roll', thing: 'path:a1', choice: 'roll-all' },
    { say: 'axe', thing: 'loot:loot-kill-plus6', choice: 'loot:loot-kill-plus6' },
    { say: 'kill', thing: 'card:kodyl', choice: 'stop' },
    { say: 'conquest', thing: 'path:a4', choice: 'roll-all' },
    { say: 'stop', thing: 'realm:glacie', choice: 'stop' },
    { say: 'take', thing: 'loot:loot-coins10', choice: 'loot:loot-coins10' },
    { say: 'use', thing: 'loot:loot-coins10', choice: 'loot:loot-coins10' },
    { say: 'done', choice: 'done' },
    { say: 'kinds', thing: 'loot:loot-reroll4' },
  ],
});
