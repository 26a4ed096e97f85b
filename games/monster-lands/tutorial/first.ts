// The first round as a lesson: a described position, loaded dice, and what to do.
import { lessonOf } from '@krcma/tableware/lesson';
import type { MonsterLandsArrangement } from '../rules/arrange.ts';
import { czech } from './first.cs.ts';
import { english } from './first.en.ts';
import { laidOut } from './lesson.ts';

const arrangement = {
  first: 0,
  active: 0,
  areas: [{ monster: 'pliznik', realm: 'kale', event: 'event-1', side: 'a' }],
  tavern: ['drabor', 'zandala', 'barbucha'],
  lodge: ['trap-s1', 'trap-flat4', 'trap-m1', 'trap-s2', 'trap-splus1', 'trap-mplus1'],
  market: ['nocir-1', 'sipolet-1', 'batoh-1'],
  quests: { qa: 'quest-11', qb: 'quest-09' },
  loot: ['loot-coins10', 'loot-supply', 'loot-kill-plus6', 'loot-brews'],
  // Persuasion dice of both clans, two dice of the Creeper, three of Drabor, persuasion dice of the second round.
  dice: [5, 3, 4, 1, 4, 3, 3, 6, 2],
} as const satisfies MonsterLandsArrangement;

export const first = lessonOf({
  setup: laidOut(arrangement),
  english,
  czech,
  steps: [
    { say: 'welcome' },
    { say: 'clan', thing: 'clan:jungle', choice: 'clan:jungle' },
    { say: 'pool', thing: 'die:persuasion-0', others: ['1 clan:water'] },
    { say: 'citadel', thing: 'building:mine' },
    { say: 'haggle', thing: 'building:tavern', choice: 'tavern:persuasion-5' },
    { say: 'hire', thing: 'card:drabor', choice: 'hire:drabor' },
    { say: 'reputation', thing: 'track:reputation', others: ['1 mine:0'] },
    { say: 'monster', thing: 'card:pliznik' },
    { say: 'path', thing: 'path:a1', choice: 'send:a1' },
    { say: 'member', thing: 'card:drabor', choice: 'member:drabor' },
    { say: 'dice', thing: 'path:a1', choice: 'dice:3s1m' },
    { say: 'trap', thing: 'trap:0:0', choice: 'trap:trap-basic-jungle:0' },
    {
      say: 'mine',
      thing: 'space:mine-2',
      choice: 'mine:2',
      others: ['1 laboratory:0', '1 brews:2p1v'],
    },
    { say: 'cancel', thing: 'path:a1', choice: 'cancel:1', others: ['1 pawnshop'] },
    { say: 'roll', thing: 'die:a1:0', choice: 'roll:strength' },
    { say: 'rollAgain', thing: 'die:a1:1', choice: 'roll:strength' },
    { say: 'rollThird', thing: 'die:a1:2', choice: 'roll:strength' },
    { say: 'stop', thing: 'card:pliznik', choice: 'stop' },
    { say: 'cleanUp', thing: 'track:glory' },
    { say: 'quests', thing: 'path:qa1' },
    { say: 'scoring', thing: 'track:reputation' },
    { say: 'farewell' },
  ],
});
