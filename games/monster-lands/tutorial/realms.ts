// Realms and settling: behind a beaten monster lies a realm, and whoever settles it can use it.
import { lessonOf } from '@krcma/tableware/lesson';
import type { MonsterLandsArrangement } from '../rules/arrange.ts';
import { during, laidOut, passed, unrolled } from './lesson.ts';
import { czech } from './realms.cs.ts';
import { english } from './realms.en.ts';

const arrangement = {
  clans: [
    {
      affinity: 'fire',
      members: ['onduru', 'trunk'],
      glory: 8,
      coins: 6,
      traps: [],
      dice: { strength: 2, magic: 2, persuasion: [] },
    },
    { affinity: 'water', members: ['tentok', 'tepej', 'rulfus'], glory: 9, coins: 6, ...passed },
  ],
  round: 2,
  phase: 'deployment',
  first: 0,
  active: 0,
  areas: [{ monster: 'pliznik', realm: 'jaha', event: 'event-1', side: 'a' }],
  paths: {
    a1: {
      seat: 1,
      member: 'rulfus',
      dice: [unrolled, unrolled, unrolled],
      traps: ['trap-s1'],
    },
  },
  tavern: ['drabor', 'zandala', 'barbucha'],
  market: ['nocir-1', 'sipolet-1', 'batoh-1'],
  loot: ['loot-coins10', 'loot-supply', 'loot-kill-plus6', 'loot-brews'],
  decks: { realms: ['glacie'], monsters: ['kodyl'], quests: ['quest-11', 'quest-09'] },
  // The Creeper against Rulfus, his three dice, Trunk's four, the persuasion dice of the next round.
  dice: [2, 1, 3, 4, 3, 4, 3, 2, 1, 2, 5, 4, 2],
  at: during('deployment'),
} as const satisfies MonsterLandsArrangement;

export const realms = lessonOf({
  setup: laidOut(arrangement),
  english,
  czech,
  steps: [
    { say: 'realm', thing: 'realm:jaha' },
    { say: 'turn', thing: 'path:a1' },
    { say: 'path', thing: 'path:a2', choice: 'send:a2' },
    { say: 'member', thing: 'card:trunk', choice: 'member:trunk' },
    { say: 'dice', thing: 'path:a2', choice: 'dice:2s2m' },
    { say: 'pass', choice: 'pass' },
    {
      say: 'conquest',
      thing: 'path:a2',
      choice: 'roll-all',
      others: ['1 roll:strength', '1 roll:strength', '1 roll:strength', '1 stop'],
    },
    { say: 'reroll', thing: 'die:a2:1', choice: 'reroll:benefit:1' },
    { say: 'settle', thing: 'realm:jaha', choice: 'settle:jaha:trunk' },
    { say: 'use', thing: 'realm:jaha', choice: 'realm:jaha' },
    { say: 'used', thing: 'card:trunk' },
    { say: 'rules', thing: 'realm:glacie' },
  ],
});
