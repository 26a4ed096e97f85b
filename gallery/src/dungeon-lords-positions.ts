import { asks, eager, type Wish } from './positions.ts';

const pick = eager(
  'lay',
  'seal',
  'use',
  'dig',
  'mine',
  'hire',
  'room',
  'at',
  'work',
  'pay',
  'send',
  'attack',
);

/** A dungeon that has come far: winding tunnels, four rooms, a tile lost in the first year. */
const mine = {
  gold: 4,
  food: 3,
  imps: 6,
  evil: 6,
  traps: ['rolling-stone', 'poisoned-dart', 'poisoned-dart', 'cursed-ring'],
  lair: ['troll', 'witch', 'ghost', 'vampire'],
  dungeon: {
    c2r0: 'tunnel',
    c2r1: 'tunnel',
    c2r2: 'printing-press',
    c1r1: 'tunnel',
    c0r1: 'hatchery',
    c3r2: 'tunnel',
    c4r2: 'workshop',
    c4r1: 'tunnel',
    c2r3: 'tunnel',
    c1r3: 'mint',
    c4r3: 'tunnel',
  },
  conquered: ['c2r0'],
  party: [{ id: 'warrior-1-4', damage: 2 }, 'priest-1-3', 'wizard-1-2'],
  prison: ['thief-1-1', 'warrior-1-1'],
  locked: ['get-food', 'build-room'],
} as const;

const others = [
  {
    gold: 2,
    food: 5,
    imps: 4,
    evil: 3,
    lair: ['goblin', 'slime'],
    party: ['thief-1-3', 'wizard-1-1'],
    locked: ['dig-tunnels', 'mine-gold'],
    traps: ['pendulum', 'wall-of-fire'],
    dungeon: { c2r0: 'tunnel', c2r1: 'tunnel', c2r2: 'tunnel', c3r1: 'tunnel', c4r1: 'souvenir-shop' },
  },
  {
    gold: 7,
    food: 1,
    imps: 5,
    evil: 10,
    letters: 1,
    lair: ['vampire', 'goblin', 'ghost'],
    party: ['paladin-1', 'warrior-1-2', 'thief-1-4', 'priest-1-2'],
    locked: ['hire-monster', 'recruit-imps'],
    traps: ['trap-door'],
    dungeon: { c2r0: 'tunnel', c2r1: 'tunnel', c2r2: 'tunnel', c1r2: 'tunnel', c0r2: 'tool-shed' },
  },
  {
    gold: 1,
    food: 2,
    imps: 3,
    evil: 6,
    lair: ['slime'],
    party: ['priest-1-1'],
    locked: ['buy-traps', 'improve-reputation'],
    traps: ['kamikaze-imp', 'antimagic-dart', 'poisoned-meal'],
    dungeon: { c2r0: 'tunnel', c2r1: 'tunnel', c2r2: 'tunnel', c2r3: 'tunnel' },
  },
] as const;

const at = (step: string) => [
  { rule: 'dungeonLords', step: 'years' },
  { rule: 'year', step: 'seasons' },
  { rule: 'round', step },
];

const city = ['suggestion', 'magic-shield', 'graffiti', 'fireball'] as const;

const middle = {
  lords: [{ ...mine, spied: [1] }, ...others],
  year: 1,
  season: 'summer',
  start: 1,
  events: ['payday', 'special', 'taxes'],
  forecast: 3,
  creatures: ['troll', 'witch', 'slime'],
  rooms: ['magic-room', 'mushroom-bed'],
  coming: ['thief-1-2', 'wizard-1-3', 'warrior-1-3', 'priest-1-4'],
  next: ['wizard-1-4'],
  city,
} as const;

const fight = {
  ...middle,
  season: 'autumn',
  coming: [],
  next: [],
  phase: 'planning',
  at: [
    { rule: 'dungeonLords', step: 'years' },
    { rule: 'year', step: 'combat' },
  ],
} as const;

const LOCKED = [
  ['get-food', 'mine-gold'],
  ['dig-tunnels', 'recruit-imps'],
  ['build-room', 'improve-reputation'],
  ['improve-reputation', 'hire-monster'],
];
const PROGRAMMES = [
  ['dig-tunnels', 'hire-monster', 'build-room'],
  ['hire-monster', 'get-food', 'build-room'],
  ['buy-traps', 'recruit-imps', 'dig-tunnels'],
  ['build-room', 'dig-tunnels', 'mine-gold'],
];

/** In the second year, with its rooms and creatures. */
const late = {
  ...fight,
  year: 2,
  creatures: ['golem', 'demon', 'dragon'],
  rooms: ['training-room', 'chapel'],
  city: ['illusion', 'blind-rage', 'magic-key', 'song-of-courage'],
  lords: [
    {
      ...mine,
      evil: 11,
      lair: ['golem', 'dragon', 'ghost', 'vampire', 'troll'],
      party: ['paladin-2', { id: 'warrior-2-4', damage: 3 }, 'priest-2-3', 'wizard-2-2'],
      dungeon: { ...mine.dungeon, c4r3: 'labyrinth', c4r2: 'tunnel', c2r2: 'dark-room' },
    },
    ...others.map((lord, other) => ({ ...lord, party: [`thief-2-${other + 1}`], evil: 4 })),
  ],
};

const wish = (more: Partial<Wish> & Pick<Wish, 'until'>): Wish => ({
  seats: 4,
  seed: 'lords',
  pick,
  ...more,
});

const in_ = (arrangement: object): Pick<Wish, 'arrangement'> => ({ arrangement: arrangement as never });

const full = { rules: 'full' } as const;

/** Everybody has sent three minions; mine are to dig, to hire and to build. */
const busy = {
  ...middle,
  lords: middle.lords.map((lord, seat) => ({ ...lord, locked: LOCKED[seat], programme: PROGRAMMES[seat] })),
  phase: 'execution',
  slots: {
    'get-food': [1],
    'dig-tunnels': [0, 3, 2],
    'mine-gold': [3],
    'buy-traps': [2],
    'hire-monster': [1, 0],
    'build-room': [3, 0, 1],
    'recruit-imps': [2],
  },
  at: at('execution'),
};

/** There is a place for a room in the middle of my dungeon, and I am served first. */
const building = {
  ...busy,
  lords: busy.lords.map((lord, seat) =>
    seat === 0 ? { ...lord, dungeon: { ...mine.dungeon, c2r2: 'tunnel', c4r2: 'tunnel' } } : lord,
  ),
  slots: { ...busy.slots, 'build-room': [3, 1, 0] },
};

/** By name, for the address of the page. */
export const dungeonLordsPositions: Readonly<Record<string, Wish>> = {
  four: wish({
    until: asks('ask-programme'),
    ...in_({ ...middle, phase: 'orders', special: 'witch-hunt', at: at('orders') }),
    options: full,
  }),
  seal: wish({
    until: asks('ask-seal'),
    ...in_({ ...middle, phase: 'orders', at: at('orders') }),
    pick: eager('lay:dig-tunnels', 'lay:hire-monster', 'lay'),
  }),
  locks: wish({ until: asks('ask-locks'), options: full }),
  two: wish({ seats: 2, until: asks('ask-dummy') }),
  dig: wish({ until: asks('ask-dig'), ...in_(busy) }),
  hire: wish({ until: asks('ask-hire'), ...in_(busy) }),
  room: wish({ until: asks('ask-cell'), ...in_(building) }),
  production: wish({
    until: asks('ask-work'),
    ...in_({ ...middle, phase: 'production', at: at('production') }),
  }),
  payday: wish({
    until: asks('ask-dues'),
    ...in_({ ...middle, season: 'spring', phase: 'event', at: at('event') }),
  }),
  planning: wish({ until: asks('ask-plan'), ...in_(fight), pick: eager('battle', 'done') }),
  plan: wish({
    until: (decision, made) => asks('ask-plan')(decision, made) && decision.picked.length > 1,
    ...in_(fight),
    pick: eager('battle', 'trap:poisoned-dart', 'send'),
  }),
  battle: wish({ until: asks('ask-attack'), ...in_(fight), pick: eager('battle', 'trap', 'send', 'done') }),
  second: wish({ until: asks('ask-plan'), ...in_(late), pick: eager('battle', 'done') }),
  training: wish({ seats: 1, until: asks('ask-plan'), options: { situation: 'situation-1' } }),
  over: wish({ seats: 3, seed: 'over', until: () => false }),
};
