// Moments of Mage Knight against General Volkare and against the leaders of factions.
import { asks, eager, type Wish } from './positions.ts';

type Making = (more: Partial<Wish> & Pick<Wish, 'until'>) => Wish;

const openLand = [
  { slot: '0,0', tile: 'start-b' },
  { slot: '0,1', tile: 'volkares-camp' },
  { slot: '1,0', tile: 'countryside-1' },
  { slot: '1,-1', tile: 'countryside-2' },
];
const others = { hero: 'arythea', fame: 17, reputation: -2, tactic: 'early-bird', hand: ['march', 'rage'] };
const army = ['prowlers', 'prowlers', 'diggers', 'ironclads', 'altem-guardsmen'];

export function campaignPositions(
  wish: Making,
  mine: Readonly<Record<string, unknown>>,
  at: unknown,
): Readonly<Record<string, Wish>> {
  const marching = (until: Wish['until'], scenario: string, more: Readonly<Record<string, unknown>>): Wish =>
    wish({
      seats: 2,
      options: { scenario, raceLevel: 'thrilling' },
      until,
      pick: eager('end', 'done', 'keep-wounds', 'stand:partial'),
      arrangement: {
        order: [0, -1, 1],
        players: [
          { ...mine, space: '1,0:W', tactic: 'planning' },
          { ...others, space: '1,-1:C' },
        ],
        round: 3,
        active: 0,
        map: openLand,
        source: ['red', 'gold', 'green', 'blue', 'white'],
        units: ['foresters', 'guardian-golems', 'scouts', 'peasants', 'herbalists'],
        at,
        ...more,
      } as never,
    });
  const leading = (until: Wish['until'], scenario: string, more: Readonly<Record<string, unknown>>): Wish =>
    wish({
      seats: 2,
      options: { scenario },
      until,
      pick: eager('step:2,0:C', 'assault'),
      arrangement: {
        players: [
          { ...mine, space: '1,0:NW', tactic: 'planning' },
          { ...others, space: '0,0:C' },
        ],
        round: 3,
        active: 0,
        at,
        ...more,
      } as never,
    });
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
  return {
    /** He looks for the city: nobody knows whom he leads. */
    volkare: marching(asks('ask-turn'), 'volkares-return', {
      volkare: { space: '0,1:E' },
      turn: { move: 3 },
    }),
    /** He races to a city that was taken; some of his army are known. */
    race: marching(asks('ask-turn'), 'volkares-return', {
      map: [...openLand, { slot: '2,0', tile: 'core-5' }],
      holdings: [{ space: '2,0:C', tokens: [], shields: [0, 1] }],
      volkare: { space: '1,0:C', from: '1,0:NW', army, owed: ['grey', 'grey'] },
    }),
    /** A hero is attacked by him. */
    raid: marching(asks('ask-stand'), 'volkares-return', {
      volkare: { space: '0,1:SE', army },
      dummy: { hero: 'wolfhawk', deck: ['stamina'] },
      turn: { stage: 'acted', cards: 2 },
    }),
    /** Who is attacked fights his army, and himself. */
    defence: marching(asks('ask-combat'), 'volkares-return', {
      volkare: { space: '0,1:SE', army },
      dummy: { hero: 'wolfhawk', deck: ['stamina'] },
      turn: { stage: 'acted', cards: 2 },
    }),
    /** He is near the portal, without cards. */
    quest: marching(asks('ask-turn'), 'volkares-quest', {
      map: [
        { slot: '0,0', tile: 'start-b' },
        { slot: '5,0', tile: 'volkares-camp' },
        { slot: '0,1', tile: 'countryside-3' },
        { slot: '1,0', tile: 'countryside-1' },
        { slot: '1,-1', tile: 'countryside-2' },
      ],
      players: [
        { ...mine, space: '0,1:C', tactic: 'planning' },
        { ...others, space: '1,-1:C' },
      ],
      volkare: { space: '1,0:E', from: '2,0:W', army, down: true },
      dummy: { hero: 'wolfhawk', deck: [] },
    }),
    /** Both leaders on their seats, one of them beaten down by levels. */
    leaders: leading(asks('ask-turn'), 'life-and-death-together', seats),
    /** One of them is fought, with all who stand by it. */
    leader: leading(asks('ask-combat'), 'life-and-death-together', {
      ...seats,
      players: [
        { ...mine, space: '2,0:NW', tactic: 'planning' },
        { ...others, space: '0,0:C' },
      ],
      turn: { move: 9 },
    }),
    /** An enemy fights alone, with a die that another player has set for it. */
    hiddenDie: wish({
      seats: 2,
      options: { scenario: 'blitz-conquest', interactiveCombat: true },
      until: asks('ask-combat'),
      pick: eager('challenge', 'die:red'),
      arrangement: {
        players: [
          { ...mine, space: '1,0:NW', tactic: 'planning' },
          { ...others, space: '0,0:C' },
        ],
        round: 3,
        active: 0,
        at,
        map: seats.map.slice(0, 3),
      } as never,
    }),
  };
}
