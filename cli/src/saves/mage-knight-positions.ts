// Positions of Mage Knight from which play comes to questions that whole games hardly ever ask.
import type { MageKnightArrangement } from '@krcma/mage-knight';
import { wholeBox } from '@krcma/mage-knight/modes';
import { described, type Position } from './described.ts';

type Players = NonNullable<MageKnightArrangement['players']>;
type Place = NonNullable<MageKnightArrangement['at']>;

const BLITZ = { scenario: 'blitz-conquest' } as const;

const TURN: Place = [
  { rule: 'mageKnight', step: 'rounds' },
  { rule: 'playRound', step: 'turns' },
  { rule: 'turn', step: 'acts' },
];

/** A fight of seat 0 against enemies drawn for it. */
const fight = (...draws: string[]): Place => [
  ...TURN,
  { rule: 'takeActs' },
  {
    rule: 'startCombat',
    with: { player: 0, space: '1,0:E', cause: 'rampaging', tokens: [], draws, way: null, escort: null },
  },
];

/** Without crystals there is less to do beside what a position is for. */
const mana = { tokens: { red: 2, blue: 2, green: 2, white: 2, black: 2 } } as const;
const crystals = { red: 2, blue: 2, green: 2, white: 2 } as const;

const MAP = [
  { slot: '0,0', tile: 'start-a' },
  { slot: '1,0', tile: 'countryside-1' },
  { slot: '0,1', tile: 'countryside-3' },
] as const;

/** Seat 0 beside a village, at night when Spells are at their strongest, with few cards and all mana. */
const table = (
  name: string,
  [first = {}, second = {}]: Players,
  more: Omit<MageKnightArrangement, 'players'> = {},
): Position =>
  described(
    name,
    2,
    {
      players: [
        { hero: 'tovak', space: '1,0:E', level: 5, fame: 24, ...mana, ...first },
        { hero: 'goldyx', space: '0,0:C', level: 5, fame: 24, ...mana, ...second },
      ],
      active: 0,
      round: 2,
      time: 'night',
      source: ['red', 'blue', 'green', 'white', 'black'],
      map: [...MAP],
      at: TURN,
      ...more,
    },
    BLITZ,
  );

/** All other cards have left the game: each round begins with the same hand. */
const NO_DECK = { deck: [], discard: [] } as const;

/** One card, or few, and hardly anything else to do. */
const turns: readonly Position[] = [
  table('mind-reader', [
    { hand: ['mind-read'], ...NO_DECK },
    { hand: ['blood-rage', 'ice-bolt', 'refreshing-walk', 'pure-magic'], ...NO_DECK },
  ]),
  table('radiant', [{ hand: ['mana-meltdown'], ...NO_DECK }, { crystals }]),
  table('charmer', [{ hand: ['charm'], ...NO_DECK }], {
    turn: { influence: 12 },
    interaction: { modifier: 2 },
  }),
  table('coercer', [{ hero: 'krang', hand: ['ruthless-coercion'], ...NO_DECK }], {
    turn: { influence: 12 },
    interaction: { modifier: 2 },
  }),
  table('loyal', [{ hero: 'norowas', hand: ['march'], ...NO_DECK, skills: ['norowas-bonds-of-loyalty'] }], {
    turn: { influence: 20 },
    interaction: { modifier: 2 },
  }),
  table('proficient', [{ hand: ['circlet-of-proficiency'], ...NO_DECK }], {
    commonSkills: ['arythea-dark-paths', 'norowas-forward-march'],
  }),
  table(
    'relearning',
    [
      {
        hand: ['march'],
        skills: ['tovak-double-time', 'tovak-night-sharpshooting'],
        factionTokens: ['tome-of-relearning'],
      },
    ],
    {
      commonSkills: ['arythea-dark-paths', 'norowas-forward-march'],
    },
  ),
  table('well-read', [{ hand: ['tome-of-all-spells', 'march'], ...NO_DECK }]),
  table('harvester', [{ hero: 'krang', hand: ['savage-harvesting', 'ruby-ring'], ...NO_DECK }], {
    turn: { move: 8 },
  }),
  table('digger', [{ space: '0,1:E', hand: ['underground-travel'], ...NO_DECK }]),
  table('giver', [{ hand: ['offering', 'ruby-ring'], ...NO_DECK }]),
  table('meditating', [{ hand: ['meditation'], deck: ['rage'], discard: ['march', 'stamina', 'rage'] }]),
  table('suppressor', [
    { hero: 'krang', hand: ['march'], skills: ['krang-mana-suppression'] },
    { hand: ['rage', 'march', 'stamina', 'swiftness', 'determination'] },
  ]),
  table('opening', [
    { hero: 'goldyx', hand: ['march'], skills: ['goldyx-source-opening'] },
    { hero: 'arythea', hand: ['rage', 'march', 'stamina'] },
  ]),
  table('rewarded', [{ hand: ['march'], ...NO_DECK, fame: 50 }], {
    turn: {
      stage: 'acted',
      cards: 1,
      rewards: (['artifact', 'spell', 'unit', 'randomCrystal', 'spellOrArtifact'] as const).map((reward) => ({
        reward,
        n: 1,
      })),
    },
  }),
];

/** Of two others both are the nearest. */
const healer = described(
  'healer',
  3,
  {
    players: [
      {
        hero: 'arythea',
        space: '1,0:E',
        hand: ['wound', 'wound', 'march'],
        skills: ['arythea-healing-ritual'],
      },
      { hero: 'tovak', space: '0,0:C' },
      { hero: 'goldyx', space: '0,0:C' },
    ],
    active: 0,
    map: [...MAP],
    at: TURN,
  },
  BLITZ,
);

/** What one leaves in the middle the other may take up before a city. */
const howlers = table(
  'howlers',
  [
    { hero: 'wolfhawk', hand: ['march'], skills: ['wolfhawk-howl-of-the-pack'] },
    { hero: 'krang', space: '1,1:SW', hand: ['march', 'stamina', 'swiftness'] },
  ],
  { map: [...MAP, { slot: '1,1', tile: 'core-6' }] },
);

const duel = (name: string, player: Players[number], draws: readonly string[]): Position =>
  table(name, [{ ...NO_DECK, ...player }], { at: fight(...draws) });

const fights: readonly Position[] = [
  duel('whirling', { hand: ['whirlwind'] }, ['grey', 'violet']),
  duel('demolishing', { hand: ['demolish', 'expose', 'chill'] }, ['grey', 'violet', 'brown']),
  duel('sacrificing', { hand: ['offering'], crystals }, ['green', 'grey']),
  duel('masterly', { hand: ['rage'], units: ['delphana-masters', 'sorcerers'] }, ['green', 'grey', 'violet']),
  duel('archer', { hand: ['bow-of-starsdawn', 'swiftness', 'swiftness'] }, ['green', 'green']),
  duel('just', { hand: ['sword-of-justice', 'rage', 'march'] }, ['green', 'grey']),
  duel('blowing', { hand: ['horn-of-wrath'] }, ['green', 'grey']),
  duel('reaping', { hand: ['soul-harvester', 'rage', 'rage'] }, ['green', 'green', 'green']),
  duel('furious', { hand: ['blood-rage', 'rage'] }, ['green', 'violet']),
  duel('ritual', { hand: ['ritual-attack', 'rush-of-adrenaline', 'chilling-stare'] }, ['green', 'violet']),
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
  ),
  duel(
    'puppeteer',
    {
      hero: 'krang',
      hand: ['horn-of-wrath', 'bow-of-starsdawn'],
      skills: ['krang-puppet-master'],
      units: ['ice-golems', 'fire-golems'],
    },
    ['green', 'green'],
  ),
];

export const mageKnightPositions: readonly Position[] = [...wholeBox, ...turns, healer, howlers, ...fights];
