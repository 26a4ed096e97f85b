// Positions of Mage Knight's factions from which play comes to questions that whole games hardly ever ask.
import type { MageKnightArrangement } from '@krcma/mage-knight';
import { described, type Position } from './described.ts';
import { TURN } from './mage-knight-tables.ts';

const place = (
  name: string,
  scenario: string,
  arrangement: MageKnightArrangement,
  opening: readonly string[],
): Position => ({
  opening,
  ...described(name, 2, { active: 0, round: 2, time: 'night', at: TURN, ...arrangement }, { scenario }),
});

const SEAT = '1,0:C';
const LAIR = '1,1:NW';

/** Next to the Necropolis, with a mate who is asked along. */
const allies = place(
  'allies',
  'realm-of-the-dead-together',
  {
    players: [
      { hero: 'tovak', space: '1,0:NW', level: 9, fame: 80, hand: ['march', 'stamina'] },
      { hero: 'goldyx', space: '1,0:NE', level: 9, fame: 80, hand: ['march', 'stamina'] },
    ],
    map: [
      { slot: '0,0', tile: 'start-b' },
      { slot: '1,0', tile: 'core-6' },
      { slot: '0,1', tile: 'countryside-3' },
    ],
    holdings: [
      ...['NW', 'NE', 'W', 'E', 'SW', 'SE'].map((hex) => ({ space: `1,0:${hex}`, tokens: [] })),
      { space: SEAT, tokens: ['zombie-horde', 'skeletal-warriors'] },
    ],
    leaders: [{ id: 'necromancer', level: 1 }],
    turn: { move: 4 },
  },
  [`assault:${SEAT}`, 'invite:1', 'share:1'],
);

/** One of the dead is after seat 0, and can come closer by two ways. */
const hunted = place(
  'hunted',
  'realm-of-the-dead',
  {
    players: [
      { hero: 'tovak', space: '1,0:W', level: 9, fame: 80, hand: ['march', 'march'] },
      { hero: 'goldyx', space: '0,0:C', hand: ['march'] },
    ],
    map: [
      { slot: '0,0', tile: 'start-a' },
      { slot: '1,0', tile: 'countryside-3' },
      { slot: '0,1', tile: 'countryside-5' },
      { slot: '1,1', tile: 'countryside-6' },
    ],
    holdings: [
      { space: '0,1:E', tokens: [] },
      { space: '1,1:SW', tokens: [{ enemy: 'zombie-horde', pursues: 0 }] },
    ],
    turn: { stage: 'moving', cards: 1 },
  },
  ['end'],
);

/** An enemy of the valley is about to fall. */
const valley = place(
  'valley',
  'hidden-valley',
  {
    players: [
      { hero: 'tovak', space: '1,1:C', level: 9, hand: ['fireball', 'march'], tokens: { red: 1 } },
      { hero: 'goldyx', space: '0,0:C', hand: ['march'] },
    ],
    map: [
      { slot: '0,0', tile: 'start-a' },
      { slot: '1,0', tile: 'countryside-3' },
      { slot: '0,1', tile: 'countryside-4' },
      { slot: '1,1', tile: 'countryside-1' },
    ],
    tiles: ['countryside-6', 'countryside-7'],
    holdings: [{ space: LAIR, tokens: ['centaur-outriders'] }],
    at: [
      ...TURN,
      { rule: 'takeActs' },
      {
        rule: 'startCombat',
        with: {
          player: 0,
          space: '1,1:C',
          cause: 'rampaging',
          tokens: [LAIR],
          draws: [],
          way: null,
          escort: null,
        },
      },
    ],
  },
  ['play:fireball', 'basic', 'mana:token:red', 'strike'],
);

export const factions: readonly Position[] = [allies, hunted, valley];
