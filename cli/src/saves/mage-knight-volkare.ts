// Positions of Mage Knight in which General Volkare marches on a hero or on the city.
import type { MageKnightArrangement } from '@krcma/mage-knight';
import { described, type Position } from './described.ts';
import { type Players, TURN } from './mage-knight-tables.ts';

const OPEN_LAND = [
  { slot: '0,0', tile: 'start-b' },
  { slot: '0,1', tile: 'volkares-camp' },
  { slot: '1,0', tile: 'countryside-1' },
  { slot: '1,-1', tile: 'countryside-2' },
] as const;
const HAND = ['march', 'stamina'] as const;

/** Seat 0 has acted and ends the turn; then Volkare turns a card that moves him. */
const marched = (
  name: string,
  [first, second]: Players,
  rest: MageKnightArrangement,
  opening: readonly string[],
): Position => ({
  opening,
  ...described(
    name,
    2,
    {
      players: [
        { hero: 'tovak', level: 9, fame: 80, hand: [...HAND], ...first },
        { hero: 'goldyx', level: 9, fame: 80, hand: [...HAND], ...second },
      ],
      map: [...OPEN_LAND],
      dummy: { hero: 'wolfhawk', deck: ['stamina'] },
      order: [0, -1, 1],
      active: 0,
      round: 3,
      turn: { stage: 'acted', cards: 2 },
      at: TURN,
      ...rest,
    },
    { scenario: 'volkares-return' },
  ),
});

const RAID: Players = [{ space: '1,0:W' }, { space: '1,-1:C' }];
const NEAR: MageKnightArrangement = { volkare: { space: '0,1:SE', army: ['prowlers', 'diggers'] } };
/** He is beside a city that was conquered. */
const SIEGE: MageKnightArrangement = {
  map: [...OPEN_LAND, { slot: '2,0', tile: 'core-5' }],
  tiles: [],
  holdings: [{ space: '2,0:C', tokens: [], shields: [0] }],
  volkare: { space: '2,0:W', army: ['prowlers', 'diggers'] },
};

export const campaigns: readonly Position[] = [
  marched('raided', RAID, NEAR, ['end', 'done']),
  marched('giving-way', RAID, NEAR, ['end', 'done', 'stand:aside']),
  marched('withstanding', RAID, NEAR, ['end', 'done', 'stand:full']),
  marched('city-defended', [{ space: '2,0:C' }, { space: '2,0:NW' }], SIEGE, [
    'end',
    'done',
    'stand:partial',
  ]),
];
