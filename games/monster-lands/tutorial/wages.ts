// Wages: glory makes a clan grow, and dear.
import { lessonOf } from '@krcma/tableware/lesson';
import type { MonsterLandsArrangement } from '../rules/arrange.ts';
import { during, laidOut, passed } from './lesson.ts';
import { czech } from './wages.cs.ts';
import { english } from './wages.en.ts';

const arrangement = {
  clans: [
    {
      affinity: 'jungle',
      members: ['purkrab', 'korfac', 'drabor'],
      glory: 12,
      coins: 4,
      traps: [],
      trophies: ['kodyl'],
      dice: { strength: 0, magic: 0, persuasion: [5] },
    },
    { affinity: 'water', members: ['tentok', 'tepej', 'rulfus'], glory: 14, coins: 1, ...passed },
  ],
  round: 3,
  phase: 'deployment',
  first: 0,
  active: 0,
  areas: [{ monster: 'ohnivir', realm: 'glacie', event: 'event-1', side: 'a' }],
  citadel: {
    mine: [
      { seat: 1, colour: 'strength', face: 0, space: 0 },
      { seat: 1, colour: 'strength', face: 0, space: 0 },
    ],
  },
  tavern: ['dajana', 'zandala', 'barbucha', 'tarka'],
  dice: [4, 2, 3],
  at: during('deployment'),
} as const satisfies MonsterLandsArrangement;

export const wages = lessonOf({
  setup: laidOut(arrangement),
  english,
  czech,
  steps: [
    { say: 'bands', thing: 'track:glory' },
    { say: 'who', thing: 'card:drabor' },
    { say: 'tavern', thing: 'building:tavern', choice: 'tavern:persuasion-5' },
    { say: 'hire', thing: 'card:tarka', choice: 'hire:tarka' },
    { say: 'count', choice: 'end' },
    { say: 'mine', thing: 'space:mine-1', choice: 'mine:1' },
    { say: 'end', choice: 'end' },
    { say: 'pass', choice: 'pass' },
    { say: 'sell', thing: 'card:kodyl', choice: 'sell:kodyl' },
    { say: 'deserter', thing: 'seat:1' },
    { say: 'dice', thing: 'die:strength' },
    { say: 'settlers', thing: 'realm:glacie' },
  ],
});
