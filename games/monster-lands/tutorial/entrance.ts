// Entrance and panic: what nobody has beaten comes to the Citadel.
import { lessonOf } from '@krcma/tableware/lesson';
import type { MonsterLandsArrangement } from '../rules/arrange.ts';
import { czech } from './entrance.cs.ts';
import { english } from './entrance.en.ts';
import { during, laidOut, passed } from './lesson.ts';

const arrangement = {
  clans: [
    {
      affinity: 'jungle',
      members: ['purkrab', 'korfac', 'drabor'],
      glory: 9,
      coins: 5,
      defence: 1,
      traps: ['trap-s1'],
      dice: { strength: 3, magic: 1, persuasion: [] },
    },
    { affinity: 'water', members: ['tentok', 'tepej', 'rulfus'], glory: 9, coins: 6, ...passed },
  ],
  round: 3,
  phase: 'deployment',
  first: 0,
  active: 0,
  areas: [{ monster: 'zabozub', realm: 'gurban', event: 'event-2', side: 'a' }],
  gate: 'kodyl',
  panic: ['tavern'],
  dice: [3, 5, 4, 5, 4, 3, 3],
  at: during('deployment'),
} as const satisfies MonsterLandsArrangement;

export const entrance = lessonOf({
  setup: laidOut(arrangement),
  english,
  czech,
  steps: [
    { say: 'gate', thing: 'card:kodyl' },
    { say: 'panic', thing: 'building:tavern' },
    { say: 'path', thing: 'path:gate2', choice: 'send:gate2' },
    { say: 'member', thing: 'card:drabor', choice: 'member:drabor' },
    { say: 'dice', thing: 'path:gate2', choice: 'dice:3s1m' },
    { say: 'trap', thing: 'trap:0:0', choice: 'trap:trap-s1:0' },
    { say: 'defence', thing: 'token:defence', choice: 'defence:1' },
    { say: 'cancel', thing: 'path:gate2', choice: 'cancel:0' },
    { say: 'guards', thing: 'path:gate2', choice: 'defend:guards' },
    { say: 'token', thing: 'token:gate2', choice: 'defend:token' },
    { say: 'roll', thing: 'path:gate2', choice: 'roll-all' },
    { say: 'open', thing: 'building:tavern' },
    { say: 'worst', thing: 'card:zabozub' },
  ],
});
