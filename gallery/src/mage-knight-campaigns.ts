// Moments of Mage Knight against General Volkare and against the leaders of factions.
import { middle, mine, wish } from './mage-knight-land.ts';
import { asks, eager, type Wish } from './positions.ts';

type More = Readonly<Record<string, unknown>>;

const openLand = [
  { slot: '0,0', tile: 'start-b' },
  { slot: '0,1', tile: 'volkares-camp' },
  { slot: '1,0', tile: 'countryside-1' },
  { slot: '1,-1', tile: 'countryside-2' },
];
const wayToThePortal = [
  { slot: '0,0', tile: 'start-b' },
  { slot: '5,0', tile: 'volkares-camp' },
  { slot: '0,1', tile: 'countryside-3' },
  { slot: '1,0', tile: 'countryside-1' },
  { slot: '1,-1', tile: 'countryside-2' },
];
const others = { hero: 'arythea', fame: 17, reputation: -2, tactic: 'early-bird', hand: ['march', 'rage'] };
const army = ['prowlers', 'prowlers', 'diggers', 'ironclads', 'altem-guardsmen'];

/** Two heroes in the third round, each on a space of their own. */
const campaign = (
  game: Pick<Wish, 'options' | 'pick' | 'until'>,
  [own, other]: readonly [string, string],
  more: More,
): Wish =>
  wish({
    seats: 2,
    ...game,
    arrangement: {
      players: [
        { ...mine, space: own, tactic: 'planning' },
        { ...others, space: other },
      ],
      round: 3,
      active: 0,
      at: middle.at,
      ...more,
    } as never,
  });

const marching = (question: string, more: More, scenario = 'volkares-return', own = '1,0:W'): Wish =>
  campaign(
    {
      options: { scenario, raceLevel: 'thrilling' },
      until: asks(question),
      pick: eager('end', 'done', 'keep-wounds', 'stand:partial'),
    },
    [own, '1,-1:C'],
    {
      order: [0, -1, 1],
      map: openLand,
      source: ['red', 'gold', 'green', 'blue', 'white'],
      units: ['foresters', 'guardian-golems', 'scouts', 'peasants', 'herbalists'],
      ...more,
    },
  );

const seats = {
  map: [
    { slot: '0,0', tile: 'start-a' },
    { slot: '1,0', tile: 'countryside-3' },
    { slot: '0,1', tile: 'countryside-5' },
    { slot: '2,0', tile: 'core-5' },
    { slot: '0,2', tile: 'core-8' },
  ],
  leaders: [
    {
      id: 'high-priestess',
      level: 5,
      shields: [
        { level: 8, seat: 0 },
        { level: 7, seat: 1 },
        { level: 6, seat: 0 },
      ],
    },
    { id: 'necromancer', level: 8 },
  ],
};

const leading = (question: string, own = '1,0:NW', more: More = {}): Wish =>
  campaign(
    {
      options: { scenario: 'life-and-death-together' },
      until: asks(question),
      pick: eager('step:2,0:C', 'assault'),
    },
    [own, '0,0:C'],
    { ...seats, ...more },
  );

/** He attacks the hero beside him. */
const attack = {
  volkare: { space: '0,1:SE', army },
  dummy: { hero: 'wolfhawk', deck: ['stamina'] },
  turn: { stage: 'acted', cards: 2 },
};

export const campaignPositions: Readonly<Record<string, Wish>> = {
  /** He looks for the city: nobody knows whom he leads. */
  volkare: marching('ask-turn', { volkare: { space: '0,1:E' }, turn: { move: 3 } }),
  /** He races to a city that was taken; some of his army are known. */
  race: marching('ask-turn', {
    map: [...openLand, { slot: '2,0', tile: 'core-5' }],
    holdings: [{ space: '2,0:C', tokens: [], shields: [0, 1] }],
    volkare: { space: '1,0:C', from: '1,0:NW', army, owed: ['grey', 'grey'] },
  }),
  /** A hero is attacked by him. */
  raid: marching('ask-stand', attack),
  /** Who is attacked fights his army, and himself. */
  defence: marching('ask-combat', attack),
  /** He is near the portal, without cards. */
  quest: marching(
    'ask-turn',
    {
      map: wayToThePortal,
      volkare: { space: '1,0:E', from: '2,0:W', army, down: true },
      dummy: { hero: 'wolfhawk', deck: [] },
    },
    'volkares-quest',
    '0,1:C',
  ),
  /** Both leaders on their seats, one of them beaten down by levels. */
  leaders: leading('ask-turn'),
  /** One of them is fought, with all who stand by it. */
  leader: leading('ask-combat', '2,0:NW', { turn: { move: 9 } }),
  /** An enemy fights alone, with a die that another player has set for it. */
  hiddenDie: campaign(
    {
      options: { scenario: 'blitz-conquest', interactiveCombat: true },
      until: asks('ask-combat'),
      pick: eager('challenge', 'die:red'),
    },
    ['1,0:NW', '0,0:C'],
    { map: seats.map.slice(0, 3) },
  ),
};
