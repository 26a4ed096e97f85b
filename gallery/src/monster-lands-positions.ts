import { action, asks, eager, type Wish } from './positions.ts';

const pick = eager(
  'clan',
  'send:a',
  'member',
  'dice',
  'lodge',
  'tavern',
  'hire',
  'market',
  'mine',
  'roll-all',
  'send',
);
const shopper = eager(
  'clan',
  'tavern',
  'hire',
  'market',
  'buy',
  'lodge',
  'trap',
  'mine',
  'laboratory',
  'send',
);

const hero = {
  affinity: 'fire',
  glory: 14,
  coins: 11,
  potions: 2,
  venoms: 1,
  defence: 3,
  members: [
    { id: 'onduru' },
    { id: 'trunk', equipment: ['zahyn-1'] },
    { id: 'zdrat', equipment: ['zeldiv-1', 'nocir-1'], wounded: true },
    { id: 'lina' },
  ],
  realms: ['jaha'],
  trophies: ['kodyl'],
  loot: ['loot-supply', 'loot-kill-plus6'],
  traps: ['trap-s2', 'trap-flat4', 'trap-m1'],
  dice: { strength: 4, magic: 2, persuasion: [5, 3] },
} as const;

const others = [
  {
    affinity: 'water',
    members: ['tentok', 'tepej', 'ninra', 'rulfus'],
    glory: 17,
    coins: 4,
    traps: ['trap-s1', 'trap-mplus1'],
    dice: { strength: 2, magic: 1, persuasion: [6] },
  },
  {
    affinity: 'wind',
    members: ['jeducha', 'bambul', 'geria'],
    glory: 9,
    coins: 8,
    dice: { strength: 1, magic: 1, persuasion: [2, 1] },
  },
  {
    affinity: 'jungle',
    members: ['purkrab', 'korfac', 'tarka'],
    glory: 12,
    coins: 2,
    dice: { strength: 2, magic: 0, persuasion: [] },
  },
] as const;

const at = (step: string) => [
  { rule: 'monsterLands', step: 'rounds' },
  { rule: 'round', step },
];

const middle = {
  clans: [hero, ...others],
  round: 4,
  first: 0,
  active: 0,
  phase: 'deployment',
  gate: 'tlustoun',
  areas: [
    { monster: 'ohnivousove', realm: 'gurban', event: 'event-2', side: 'a' },
    { monster: 'krabohlav', realm: 'glacie', event: 'event-5', side: 'b' },
  ],
  panic: ['laboratory'],
  citadel: {
    tavern: [
      { seat: 1, colour: 'persuasion', face: 6, space: 0 },
      { seat: 2, colour: 'strength', face: 0, space: 1 },
    ],
    mine: [
      { seat: 3, colour: 'strength', face: 0, space: 0 },
      { seat: 3, colour: 'strength', face: 0, space: 0 },
    ],
  },
  paths: {
    a1: {
      seat: 1,
      member: 'rulfus',
      dice: [
        { colour: 'strength', face: 0, trap: null },
        { colour: 'magic', face: 0, trap: null },
        { colour: 'strength', face: 0, trap: null },
      ],
      traps: ['trap-s3'],
      defence: 1,
    },
    b2: {
      seat: 2,
      member: 'geria',
      dice: [
        { colour: 'magic', face: 0, trap: null },
        { colour: 'magic', face: 0, trap: null },
      ],
      potions: 1,
    },
    qa1: {
      seat: 3,
      member: 'tarka',
      dice: [
        { colour: 'strength', face: 0, trap: null },
        { colour: 'strength', face: 0, trap: null },
      ],
    },
  },
  at: at('deployment'),
};

const battle = {
  clans: [hero, ...others],
  round: 4,
  first: 0,
  active: 0,
  phase: 'adventure',
  areas: [
    { monster: 'ohnivousove', realm: 'gurban', event: 'event-2', side: 'a' },
    { monster: 'krabohlav', realm: 'glacie', event: 'event-5', side: 'b' },
  ],
  paths: {
    a1: {
      seat: 1,
      member: 'rulfus',
      dice: [
        { colour: 'strength', face: 0, trap: null },
        { colour: 'strength', face: 0, trap: null },
      ],
      defence: 4,
      potions: 1,
    },
    a2: {
      seat: 0,
      member: 'lina',
      dice: [
        { colour: 'strength', face: 0, trap: null },
        { colour: 'strength', face: 0, trap: null },
        { colour: 'strength', face: 0, trap: null },
        { colour: 'magic', face: 0, trap: null },
      ],
      traps: ['trap-m2'],
      defence: 3,
      potions: 1,
      venoms: 1,
    },
  },
  at: at('adventure'),
};

const wish = (more: Partial<Wish> & Pick<Wish, 'until'>): Wish => ({
  seats: 4,
  seed: 'lands',
  pick,
  ...more,
});

/** By name, for the address of the page. */
export const monsterLandsPositions: Readonly<Record<string, Wish>> = {
  four: wish({ until: action(0), arrangement: middle as never, options: { difficulty: 'normal' } }),
  clans: wish({ until: asks('ask-clan') }),
  start: wish({ seats: 2, until: action(0) }),
  hire: wish({ until: asks('ask-hire'), arrangement: middle as never, pick: shopper }),
  dice: wish({
    until: asks('ask-path-dice'),
    arrangement: middle as never,
    pick: eager('send:a2', 'member'),
  }),
  traps: wish({
    until: asks('ask-path-traps'),
    arrangement: middle as never,
    pick: eager('send:a2', 'member', 'dice'),
  }),
  magic: wish({ until: asks('ask-cancel-dice'), arrangement: battle as never }),
  attack: wish({
    until: asks('ask-attack'),
    arrangement: battle as never,
    pick: eager('cancel:1', 'defend', 'roll-all'),
  }),
  rolled: wish({
    until: (decision, made) => made > 6 && decision.prompt.key === 'ask-attack',
    arrangement: battle as never,
    pick: eager('cancel:0', 'defend', 'roll:'),
  }),
  solo: wish({ seats: 1, until: action(24), options: { campaign: true } }),
  orders: wish({ seats: 1, until: action(12), options: { scenario: 'clear-orders' } }),
  over: wish({ seats: 3, seed: 'over', until: () => false }),
};
