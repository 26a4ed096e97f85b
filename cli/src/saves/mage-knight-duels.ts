// Positions of Mage Knight in which one player fights another.
import type { MageKnightArrangement } from '@krcma/mage-knight';
import { described, type Position } from './described.ts';
import { BLITZ, MAP, mana, type Players, TURN } from './mage-knight-tables.ts';

const VILLAGE = '1,0:E';
const PLAIN = '1,0:SE';

/** Seat 0 has attacked seat 1 where both stand. */
const attack = (
  name: string,
  space: string,
  [aggressor, defender]: Players,
  opening: readonly string[],
  rest: MageKnightArrangement = {},
): Position => ({
  ...described(
    name,
    2,
    {
      players: [
        { hero: 'tovak', space, level: 9, fame: 80, ...mana, ...aggressor },
        { hero: 'goldyx', space, level: 9, fame: 80, ...mana, ...defender },
      ],
      active: 0,
      map: [...MAP],
      path: ['1,0:SW'],
      source: ['black', 'black', 'black'],
      ...rest,
      at: [...TURN, { rule: 'takeActs' }, { rule: 'attackPlayer', with: { player: 0, against: 1 } }],
    },
    { ...BLITZ, playerCombat: true },
  ),
  opening,
});

const MELEE = ['attend:partial', 'pass', 'pass'];

export const duels: readonly Position[] = [
  attack('attacked', VILLAGE, [{ hand: ['march', 'rage'] }, { hand: ['march', 'stamina'] }], []),
  attack(
    'withstood',
    PLAIN,
    [{ hand: ['march'] }, { hand: ['tranquility', 'wound'] }],
    [...['attend:full', 'pass', 'pass', 'pass', 'pass']],
  ),
  attack(
    'struck',
    PLAIN,
    [
      { hand: ['march'], units: ['heroes-green', 'heroes-white'] },
      {
        hand: ['march'],
        discard: ['ruby-ring'],
        units: [{ unit: 'peasants', banner: 'banner-of-fortitude' }],
      },
    ],
    [...MELEE, 'unit:0', 'ability:0', 'unit:1', 'ability:0', 'strike', 'stand', 'to:unit:2'],
  ),
  attack(
    'blocked',
    PLAIN,
    [{ hand: ['march'], units: ['peasants', 'utem-guardsmen'] }, { hand: ['burning-shield', 'march'] }],
    [
      ...[...MELEE, 'unit:0', 'ability:0', 'unit:1', 'strike'],
      ...['play:burning-shield', 'powered', 'stand'],
    ],
    { time: 'night' },
  ),
];
