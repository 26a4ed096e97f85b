import { asks, eager, type Wish } from './positions.ts';

const pick = eager('act', 'activate', 'move', 'play', 'attack', 'defend', 'wound', 'bless');

/** Far into a game: two lands nearly whole, statues growing, monsters wounded. */
const mine = {
  hero: 'ragnar',
  origin: 'thor',
  region: 4,
  drakkar: 1,
  attributes: { authority: 4, might: 5, wisdom: 4 },
  injured: ['might'],
  armies: [
    { region: 1, strength: 3 },
    { region: 4, strength: 5 },
    { region: 2, strength: 2 },
    { region: 7, strength: 4 },
  ],
  priests: 1,
  runes: { uruz: 2, othila: 1, algiz: 0 },
  hand: ['axe', 'shield', 'sword', 'axe'],
  blessings: ['sleipnir', 'megingjord', 'falcon-cloak'],
  artifacts: ['gungnir', { id: 'fear-helm', charged: false }],
  slain: ['fafnir'],
  regions: [1, 2, 4, 7, 5],
} as const;

const others = [
  {
    hero: 'lagertha',
    region: 13,
    drakkar: 3,
    attributes: { authority: 3, might: 3, wisdom: 4 },
    armies: [
      { region: 11, strength: 4 },
      { region: 13, strength: 3 },
      { region: 8, strength: 6 },
    ],
    priests: 0,
    runes: { uruz: 0, othila: 1, algiz: 2 },
    hand: ['spear', 'bow'],
    blessings: ['einherjar'],
    regions: [8, 9, 11, 13],
  },
  {
    hero: 'aslaug',
    region: 15,
    drakkar: 5,
    attributes: { authority: 5, might: 2, wisdom: 3 },
    injured: ['wisdom'],
    armies: [
      { region: 16, strength: 6 },
      { region: 17, strength: 2 },
    ],
    priests: 2,
    runes: { uruz: 1, othila: 0, algiz: 0 },
    hand: ['longbow', 'seidr-staff', 'shield'],
    regions: [14, 15, 16, 17],
    artifacts: ['mjolnir'],
  },
  {
    hero: 'beowulf',
    region: 21,
    drakkar: 6,
    attributes: { authority: 2, might: 6, wisdom: 3 },
    armies: [
      { region: 18, strength: 2 },
      { region: 19, strength: 4 },
      { region: 21, strength: 3 },
    ],
    runes: { uruz: 1, othila: 1, algiz: 1 },
    hand: ['axe-cleave', 'spear-thrown', 'sword-riposte'],
    slain: ['garm'],
    regions: [18, 19, 21],
  },
] as const;

const middle = {
  players: [mine, ...others],
  start: 1,
  active: 0,
  turns: 24,
  loki: 8,
  temples: [2, 13, 17, 21],
  forges: [{ region: 3, filled: false }],
  monuments: { odin: { level: 2, priests: [0, 2] }, thor: { level: 1, priests: [3] }, freyja: { level: 3 } },
  monsters: {
    grendel: { region: 6, owner: 1, wounds: [0, null, 0, 1] },
    draug: { region: 16 },
    nokk: { region: 4, wounds: [3, 3] },
  },
  wheel: { reinforce: [1], mobilize: [2, 3], temple: [0], usurp: [3] },
  allies: { vanaheim: [0, 2], alfheim: [1], muspelheim: [0], niflheim: [3, 0] },
  omens: ['monument'],
} as const;

const at = (step: string) => [
  { rule: 'ragnarok', step: 'turns' },
  { rule: 'turn', step },
];

const wish = (more: Partial<Wish> & Pick<Wish, 'until'>): Wish => ({
  seats: 4,
  seed: 'ragnarok',
  pick,
  ...more,
});

const in_ = (step: string, more: object = {}): Pick<Wish, 'arrangement'> => ({
  arrangement: { ...middle, ...more, phase: step, at: at(step) } as never,
});

/** With two players on their side of the board. */
const two = {
  ...middle,
  players: [
    { ...mine, regions: [1, 2, 4, 7] },
    { ...others[0], region: 13 },
  ],
  temples: [2, 13],
  monuments: { odin: { level: 1, priests: [1] } },
  monsters: { grendel: { region: 6, owner: 1, wounds: [0, null, 0, 1] } },
  wheel: { reinforce: [1], temple: [0] },
  allies: { vanaheim: [0], alfheim: [1] },
  start: 0,
};

/** An army marches against a neighbour. */
const attack = eager('activate:army:0:3', 'move:r8', 'battle', 'pass');
const hunting = { ...middle, players: [{ ...mine, injured: [] }, ...others] };

/** By name, for the address of the page. */
export const ragnarokPositions: Readonly<Record<string, Wish>> = {
  four: wish({ until: asks('ask-special'), ...in_('special') }),
  prayer: wish({ until: asks('ask-prayer'), ...in_('prayer') }),
  hero: wish({ until: asks('ask-hero-step'), ...in_('hero') }),
  rune: wish({ until: asks('ask-rune-action'), ...in_('rune') }),
  armies: wish({ until: asks('ask-activation'), ...in_('manoeuvre') }),
  march: wish({ until: asks('ask-march'), ...in_('manoeuvre', { loki: 12 }), pick: attack }),
  battle: wish({ until: asks('ask-battle-card'), ...in_('manoeuvre', { loki: 12 }), pick: attack }),
  hunt: wish({
    until: asks('ask-wound'),
    pick: eager('act:monsters', 'hunt', 'attack', 'defend', 'done', 'wound'),
    arrangement: { ...hunting, phase: 'special', at: at('special') } as never,
  }),
  defence: wish({
    until: asks('ask-defence'),
    pick: eager('act:monsters', 'hunt', 'attack', 'done'),
    arrangement: { ...hunting, phase: 'special', at: at('special') } as never,
  }),
  draft: wish({
    until: asks('ask-blessing'),
    pick: eager('act:temple', 'r2'),
    ...in_('special', { temples: [13, 17], wheel: { ...middle.wheel, temple: [1] } }),
  }),
  doom: wish({ until: asks('ask-march'), ...in_('manoeuvre', { doom: { by: 1, left: 3 } }), pick: attack }),
  two: wish({
    seats: 2,
    until: asks('ask-special'),
    arrangement: { ...two, phase: 'special', at: at('special') } as never,
  }),
  selection: wish({ seats: 3, until: asks('ask-hero') }),
  home: wish({ seats: 3, until: asks('ask-sea') }),
};
