import { type Json, start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { describedChecks, type Position } from '../../../kernel/test/described.ts';
import { FACES } from '../data/cards.ts';
import { ENEMIES } from '../data/enemies.ts';
import { HEROES } from '../data/heroes.ts';
import { RUINS } from '../data/ruins.ts';
import { SKILLS } from '../data/skills.ts';
import { TACTICS } from '../data/tactics.ts';
import { TILES } from '../data/tiles.ts';
import { UNITS } from '../data/units.ts';
import { type MageKnightArrangement, mageKnight } from '../index.ts';

const position = (seats: number, scenario: string, arrangement: MageKnightArrangement): Position => ({
  seats,
  options: { scenario },
  arrangement: arrangement as unknown as Json,
});

const inTurn = (step: string): NonNullable<MageKnightArrangement['at']> => [
  { rule: 'mageKnight', step: 'rounds' },
  { rule: 'playRound', step: 'turns' },
  { rule: 'turn', step },
];

const map = (...tiles: readonly (readonly [string, string])[]): NonNullable<MageKnightArrangement['map']> =>
  tiles.map(([slot, tile]) => ({ slot, tile }) as never);

/** Positions that say everything a position can say, between them. */
const good: readonly Position[] = [
  position(2, 'blitz-conquest', {
    players: [
      {
        hero: 'tovak',
        fame: 26,
        reputation: 3,
        space: '1,0:SW',
        hand: ['march', 'fireball', 'agility', 'wound'],
        deck: ['rage', 'ruby-ring'],
        discard: ['stamina'],
        crystals: { red: 2, white: 1 },
        tokens: { gold: 1 },
        units: ['peasants', { unit: 'thugs', spent: true, wounds: 1, banner: 'banner-of-glory' }],
        skills: ['tovak-double-time', { id: 'tovak-cold-swordsmanship', down: true, used: true }],
        tactic: 'the-right-moment',
        factionTokens: ['fire-gem'],
        moreCards: 1,
      },
      { hero: 'goldyx', fame: 9, space: '0,1:E', hand: ['crystal-joy'], orderDown: true, tactic: 'planning' },
    ],
    round: 3,
    time: 'day',
    active: 0,
    order: [1, 0],
    source: ['red', 'gold', 'black', 'blue', 'green'],
    map: map(
      ['0,0', 'start-a'],
      ['1,0', 'countryside-3'],
      ['0,1', 'countryside-8'],
      ['1,1', 'countryside-5'],
      ['2,1', 'core-5'],
    ),
    tiles: ['countryside-9', 'core-6'],
    holdings: [
      { space: '1,0:NE', tokens: [], shields: [0] },
      { space: '0,1:NE', ruin: { id: RUINS[0] as never, up: false } },
      { space: '2,1:C', tokens: ['zombie-horde', { enemy: 'fire-dragon', up: false }], shields: [1] },
      { space: '1,1:NE', cleared: true, shields: [1] },
    ],
    cityLevels: [4],
    spells: ['snowstorm', 'tremor'],
    advanced: ['blood-rage', 'diplomacy', 'ice-bolt'],
    units: ['foresters', 'pure-magic'],
    commonSkills: ['arythea-dark-paths', 'goldyx-flight'],
    decks: {
      spells: ['restoration'],
      advanced: ['refreshing-walk'],
      artifacts: ['horn-of-wrath'],
      regular: ['herbalists'],
      enemies: { green: ['prowlers'] },
    },
    path: ['0,0:E'],
    turn: { stage: 'moving', move: 3, influence: 1, cards: 1, rewards: [{ reward: 'artifact', n: 1 }] },
    at: inTurn('acts'),
  }),
  position(1, 'solo-conquest', {
    players: [
      {
        hero: 'krang',
        hand: ['rage', 'wound'],
        under: ['stamina'],
        tactic: 'sparing-power',
        tacticUsed: true,
      },
    ],
    time: 'night',
    round: 2,
    announced: -1,
    last: [],
    dummy: { hero: 'arythea', deck: ['rage', 'march'], crystals: { green: 4 }, tactic: 'long-night' },
    at: inTurn('whose'),
  }),
  position(3, 'first-reconnaissance', {
    players: [{ hero: 'norowas' }, { fame: 4 }, {}],
    ending: true,
    last: [1],
    active: 2,
    at: inTurn('end'),
  }),
  position(2, 'first-reconnaissance', {
    players: [{ fame: 3 }, { fame: 1 }],
    at: [
      { rule: 'mageKnight', step: 'rounds' },
      { rule: 'playRound', step: 'tactics' },
    ],
  }),
];

const WORDS = [FACES, UNITS, SKILLS, ENEMIES, RUINS, TILES, HEROES, TACTICS].flat();

describe('a described position', () => {
  for (const { title, run } of describedChecks(mageKnight, good, WORDS)) it(title, run);
});

const standing = { at: inTurn('acts') } as const;

it.each<[string, MageKnightArrangement, RegExp]>([
  [
    'a hero beside the map',
    { ...standing, players: [{ space: '9,9:C' }] },
    /players\[0\]\.space names "9,9:C"/,
  ],
  ['a path of no spaces', { ...standing, path: ['(end)'] }, /path names "\(end\)"/],
  [
    'a seat that plays twice',
    { ...standing, order: [0, 0] },
    /order is 0, 0, but it names each of 0, 1 once/,
  ],
  ['a dummy where there is none', { ...standing, announced: -1, last: [] }, /Nobody plays at -1/],
])('%s is refused', (_, arrangement, sentence) => {
  const setup = { ...position(2, 'blitz-conquest', arrangement), seed: 'refused' };
  expect(() => start(mageKnight, setup)).toThrow(sentence);
});

it('a tactic of the dummy is held by nobody else', () => {
  const arrangement: MageKnightArrangement = {
    ...standing,
    players: [{ tactic: 'long-night' }],
    time: 'night',
    dummy: { tactic: 'long-night' },
  };
  const setup = { ...position(1, 'solo-conquest', arrangement), seed: 'refused' };
  expect(() => start(mageKnight, setup)).toThrow(/tactic lies in two places/);
});

it('MK-17.1 a player attacks on the own turn, where the other hero stands', () => {
  const attack = (player: number, against: number, space: string) =>
    start(mageKnight, {
      ...position(2, 'blitz-conquest', {
        ...standing,
        active: 0,
        map: map(['0,0', 'start-a'], ['1,0', 'countryside-1'], ['0,1', 'countryside-2']),
        players: [{ space: '1,0:SE' }, { space }],
        at: [...inTurn('acts'), { rule: 'takeActs' }, { rule: 'attackPlayer', with: { player, against } }],
      }),
      seed: 'attack',
    });
  expect(attack(0, 1, '1,0:SE').duel).toMatchObject({ aggressor: 0, defender: 1 });
  expect(() => attack(0, 1, '1,0:E')).toThrow(/both heroes have to stand on one space/);
  expect(() => attack(0, 0, '1,0:SE')).toThrow(/both heroes have to stand on one space/);
  expect(() => attack(1, 0, '1,0:SE')).toThrow(/Seat 1 attacks, but seat 0 has the turn/);
});

it('whoever comes before the one who announced the end has a last turn, unless said otherwise', () => {
  const last = (said: MageKnightArrangement) =>
    start(mageKnight, {
      ...position(3, 'blitz-conquest', { ...standing, active: 1, announced: 0, ...said }),
      seed: 'last',
    }).last;
  expect(last({})).toEqual([2]);
  expect(last({ announced: 1 })).toEqual([2, 0]);
  expect(last({ announced: 2 })).toEqual([]);
  expect(last({ last: [0] })).toEqual([0]);
});
