// Wounds and heroic death.
import { lessonOf } from '@krcma/tableware/lesson';
import type { MonsterLandsArrangement } from '../rules/arrange.ts';
import { czech } from './death.cs.ts';
import { english } from './death.en.ts';
import { during, laidOut, passed } from './lesson.ts';

const arrangement = {
  clans: [
    {
      affinity: 'jungle',
      members: ['purkrab', { id: 'korfac', wounded: true }, 'tarka'],
      glory: 12,
      coins: 9,
      potions: 2,
      traps: [],
      dice: { strength: 4, magic: 0, persuasion: [] },
    },
    { affinity: 'water', members: ['tentok', 'tepej', 'rulfus'], glory: 14, coins: 9, ...passed },
  ],
  round: 4,
  phase: 'deployment',
  first: 0,
  active: 0,
  loot: ['loot-coins10', 'loot-supply', 'loot-reroll4', 'loot-brews'],
  areas: [{ monster: 'ohnivir', realm: 'glacie', event: 'event-1', side: 'a' }],
  dice: [5, 4, 3, 2, 1, 2, 6, 3, 4, 3, 2],
  at: during('deployment'),
} as const satisfies MonsterLandsArrangement;

export const death = lessonOf({
  setup: laidOut(arrangement),
  english,
  czech,
  steps: [
    { say: 'wound', thing: 'card:korfac' },
    { say: 'heal', thing: 'card:korfac', choice: 'heal:korfac' },
    { say: 'path', thing: 'path:a1', choice: 'send:a1' },
    { say: 'member', thing: 'card:tarka', choice: 'member:tarka' },
    { say: 'dice', thing: 'path:a1', choice: 'dice:3s' },
    { say: 'potion', thing: 'token:potion', choice: 'brews:1p0v' },
    { say: 'foot', thing: 'path:a2', choice: 'send:a2' },
    { say: 'leader', thing: 'card:purkrab', choice: 'member:purkrab' },
    { say: 'benefit', thing: 'path:a1', choice: 'defend:benefit' },
    { say: 'drink', thing: 'potion:a1', choice: 'defend:potion' },
    { say: 'roll', thing: 'path:a1', choice: 'roll-all' },
    { say: 'death', thing: 'loot:loot-brews', choice: 'loot:loot-brews' },
    { say: 'heir', thing: 'card:tarka' },
    { say: 'brews', thing: 'loot:loot-brews', choice: 'loot:loot-brews' },
    { say: 'healed', thing: 'card:tarka', choice: 'heal:tarka' },
    { say: 'price', thing: 'track:reputation' },
  ],
});
