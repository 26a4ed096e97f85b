// Fights of Mage Knight from which play comes to questions that whole games hardly ever ask.
import type { Position } from './described.ts';
import { crystals, NO_DECK, type Place, type Players, TURN, table } from './mage-knight-tables.ts';

/** A fight of seat 0 against enemies drawn for it. */
const fight = (...draws: string[]): Place => [
  ...TURN,
  { rule: 'takeActs' },
  {
    rule: 'startCombat',
    with: { player: 0, space: '1,0:E', cause: 'rampaging', tokens: [], draws, way: null, escort: null },
  },
];

const duel = (
  name: string,
  player: Players[number],
  draws: readonly string[],
  opening: readonly string[] = [],
): Position =>
  table(
    name,
    [{ ...NO_DECK, ...player }],
    {
      round: 4,
      decks: { enemies: { green: ['skeletal-warriors', 'prowlers', 'cursed-hags'] } },
      at: fight(...draws),
    },
    opening,
  );

/** One of three defends another; of two attacked at once the player says which. */
const defended = table(
  'defended',
  [{ ...NO_DECK, hand: ['horn-of-wrath'] }],
  {
    round: 4,
    decks: { enemies: { green: ['crystal-sprites', 'prowlers', 'cursed-hags'] } },
    at: fight('green', 'green', 'green'),
  },
  ['aim:1', 'aim:2', 'play:horn-of-wrath', 'powered', 'push:5', 'give-up'],
);

export const fights: readonly Position[] = [
  defended,
  duel(
    'whirling',
    { hand: ['whirlwind'] },
    ['green', 'green'],
    [
      ...['next', 'next', 'damage:0.0', 'damage:1.0'],
      ...['play:whirlwind', 'powered', 'mana:token:white', 'mana:token:black'],
    ],
  ),
  duel('demolishing', { hand: ['demolish', 'expose', 'chill'] }, ['grey', 'violet', 'brown']),
  duel(
    'sacrificing',
    { hand: ['offering'], crystals },
    ['green', 'green'],
    ['aim:0', 'play:offering', 'powered', 'mana:token:red', 'mana:token:black'],
  ),
  duel('masterly', { hand: ['rage'], units: ['delphana-masters', 'sorcerers'] }, ['green', 'grey', 'violet']),
  duel(
    'archer',
    { hand: ['bow-of-starsdawn', 'swiftness', 'swiftness'] },
    ['green', 'green'],
    ['play:bow-of-starsdawn', 'powered', 'aim:0', 'play:swiftness', 'powered', 'mana:token:white'],
  ),
  duel(
    'just',
    { hand: ['sword-of-justice', 'rage', 'march'] },
    ['green'],
    ['next', 'next', 'damage:0.0', 'play:sword-of-justice', 'basic'],
  ),
  duel(
    'staring',
    { hand: ['chilling-stare'] },
    ['green', 'green', 'green'],
    ['next', 'play:chilling-stare', 'powered', 'mana:token:blue'],
  ),
  duel('blowing', { hand: ['horn-of-wrath'] }, ['green', 'grey'], ['aim:0', 'play:horn-of-wrath', 'powered']),
  duel(
    'reaping',
    { hand: ['soul-harvester'] },
    ['green'],
    ['next', 'next', 'damage:0.0', 'play:soul-harvester', 'powered', 'strike'],
  ),
  duel(
    'furious',
    { hand: ['blood-rage'] },
    ['green'],
    ['next', 'next', 'damage:0.0', 'play:blood-rage', 'basic'],
  ),
  duel(
    'ritual',
    { hand: ['ritual-attack', 'chilling-stare'] },
    ['green'],
    ['next', 'next', 'damage:0.0', 'play:ritual-attack', 'basic', 'throw:chilling-stare'],
  ),
  duel(
    'bannered',
    {
      hand: ['march'],
      units: [
        { unit: 'peasants', banner: 'banner-of-fear' },
        { unit: 'foresters', banner: 'banner-of-fortitude' },
      ],
    },
    ['green', 'green', 'grey'],
    ['next', 'banner:0'],
  ),
  duel(
    'puppeteer',
    { hero: 'krang', hand: ['horn-of-wrath', 'march'], skills: ['krang-puppet-master'] },
    ['green', 'green'],
    ['aim:0', 'aim:1', 'play:horn-of-wrath', 'powered', 'push:5', 'strike', 'skill:krang-puppet-master'],
  ),
];
