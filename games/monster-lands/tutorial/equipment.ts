// Equipment: bought at the market, borne by a member.
import { lessonOf } from '@krcma/tableware/lesson';
import type { MonsterLandsArrangement } from '../rules/arrange.ts';
import { czech } from './equipment.cs.ts';
import { english } from './equipment.en.ts';
import { during, laidOut, passed } from './lesson.ts';

const arrangement = {
  clans: [
    {
      affinity: 'jungle',
      members: ['purkrab', { id: 'drabor', equipment: ['batoh-1'] }, 'tarka'],
      glory: 10,
      coins: 6,
      traps: ['trap-s1'],
      dice: { strength: 6, magic: 0, persuasion: [4] },
    },
    { affinity: 'water', members: ['tentok', 'tepej'], glory: 7, coins: 6, ...passed },
  ],
  round: 3,
  phase: 'deployment',
  first: 0,
  active: 0,
  areas: [{ monster: 'ohnivir', realm: 'glacie', event: 'event-1', side: 'a' }],
  market: ['nocir-1', 'zeldiv-1', 'grimoar-1'],
  dice: [1, 2, 4, 3, 4, 2, 3, 2, 3, 4],
  at: during('deployment'),
} as const satisfies MonsterLandsArrangement;

export const equipment = lessonOf({
  setup: laidOut(arrangement),
  english,
  czech,
  steps: [
    { say: 'market', thing: 'building:market', choice: 'market:persuasion-4' },
    { say: 'buy', thing: 'card:zeldiv-1', choice: 'equipment:zeldiv-1' },
    { say: 'bearer', thing: 'card:drabor', choice: 'to:drabor' },
    { say: 'hand', thing: 'card:batoh-1', choice: 'equip:batoh-1:purkrab' },
    { say: 'mine', thing: 'space:mine-0', choice: 'mine:0' },
    { say: 'path', thing: 'path:a1', choice: 'send:a1' },
    { say: 'member', thing: 'card:drabor', choice: 'member:drabor' },
    { say: 'dice', thing: 'path:a1', choice: 'dice:4s' },
    { say: 'trap', thing: 'trap:0:0', choice: 'trap:trap-s1:0' },
    { say: 'pass', choice: 'pass' },
    { say: 'roll', thing: 'die:a1:0', choice: 'roll:strength' },
    { say: 'rollAgain', thing: 'die:a1:1', choice: 'roll:strength' },
    { say: 'rollThird', thing: 'die:a1:2', choice: 'roll:strength' },
    { say: 'stop', thing: 'card:ohnivir', choice: 'stop' },
    { say: 'kept', thing: 'card:zeldiv-1' },
    { say: 'lost', thing: 'card:nocir-1' },
  ],
});
