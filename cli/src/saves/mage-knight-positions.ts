// Positions of Mage Knight from which play comes to questions that whole games hardly ever ask.
import type { MageKnightArrangement } from '@krcma/mage-knight';
import { wholeBox } from '@krcma/mage-knight/modes';
import { described, type Position } from './described.ts';
import { duels } from './mage-knight-duels.ts';
import { factions } from './mage-knight-factions.ts';
import { fights } from './mage-knight-fights.ts';
import { BLITZ, crystals, MAP, mana, NO_DECK, type Players, TURN, table } from './mage-knight-tables.ts';
import { campaigns } from './mage-knight-volkare.ts';

const DEALING: Omit<MageKnightArrangement, 'players'> = {
  turn: { influence: 20 },
  interaction: { modifier: 2 },
  units: ['peasants', 'thugs', 'scouts', 'foresters', 'herbalists'],
};

const COMMON: Omit<MageKnightArrangement, 'players'> = {
  commonSkills: ['arythea-dark-paths', 'norowas-forward-march'],
};

/** One card, or few, and hardly anything else to do. */
const turns: readonly Position[] = [
  table(
    'mind-reader',
    [
      { hand: ['mind-read'], ...NO_DECK },
      { hand: ['blood-rage', 'ice-bolt', 'refreshing-walk', 'pure-magic'], ...NO_DECK },
    ],
    {},
    ['play:mind-read', 'powered', 'mana:token:white', 'mana:token:black', 'colour:red', 'discard:blood-rage'],
  ),
  table('radiant', [{ hand: ['mana-meltdown'], ...NO_DECK }, { crystals }], {}, [
    'play:mana-meltdown',
    'powered',
    'mana:token:red',
    'mana:token:black',
  ]),
  table('charmer', [{ hand: ['charm'], ...NO_DECK }], DEALING, ['play:charm', 'basic', 'mana:token:white']),
  table('coercer', [{ hero: 'krang', hand: ['ruthless-coercion'], ...NO_DECK }], DEALING, [
    'play:ruthless-coercion',
    'basic',
    'recruit:peasants',
  ]),
  table(
    'loyal',
    [{ hero: 'norowas', hand: ['march'], ...NO_DECK, skills: ['norowas-bonds-of-loyalty'] }],
    DEALING,
    ['recruit:peasants'],
  ),
  table('proficient', [{ hand: ['circlet-of-proficiency'], ...NO_DECK }], COMMON, [
    'play:circlet-of-proficiency',
    'powered',
  ]),
  table(
    'relearning',
    [
      {
        hand: ['march', 'circlet-of-proficiency'],
        ...NO_DECK,
        skills: ['tovak-double-time', 'tovak-night-sharpshooting'],
        factionTokens: ['tome-of-relearning'],
      },
    ],
    COMMON,
    ['token:tome-of-relearning'],
  ),
  table(
    'well-read',
    [{ hand: ['tome-of-all-spells', 'march'], ...NO_DECK }],
    { spells: ['cure', 'restoration', 'fireball'] },
    ['play:tome-of-all-spells', 'basic', 'discard:march'],
  ),
  table(
    'harvester',
    [{ hero: 'krang', hand: ['savage-harvesting', 'ruby-ring'], ...NO_DECK }],
    { turn: { move: 8 } },
    ['play:savage-harvesting', 'basic', 'step:1,0:SE', 'discard:ruby-ring'],
  ),
  table(
    'digger',
    [{ space: '0,1:E', hand: ['underground-travel'], ...NO_DECK }],
    {
      map: [
        { slot: '0,0', tile: 'start-a' },
        { slot: '1,0', tile: 'countryside-4' },
        { slot: '0,1', tile: 'countryside-3' },
      ],
    },
    ['play:underground-travel', 'powered', 'mana:token:green', 'mana:token:black'],
  ),
  // Gold, which may be any colour.
  table('pouch', [{ hand: ['endless-gem-pouch'], ...NO_DECK }], { dice: [5, 5] }, [
    'play:endless-gem-pouch',
    'basic',
  ]),
  table('mapped', [{ hand: ['march'], ...NO_DECK, factionTokens: ['mystical-map'] }], {}, [
    'token:mystical-map',
  ]),
  table('giver', [{ hand: ['offering', 'ruby-ring'], ...NO_DECK }], {}, [
    'play:offering',
    'basic',
    'mana:token:red',
    'discard:ruby-ring',
    'done',
  ]),
  table('meditating', [{ hand: ['meditation'], deck: ['rage'], discard: ['march', 'stamina', 'rage'] }], {}, [
    'play:meditation',
    'powered',
    'mana:token:green',
    'mana:token:black',
  ]),
  table(
    'opening',
    [
      { hero: 'goldyx', hand: ['march'], skills: ['goldyx-source-opening'] },
      { hero: 'arythea', hand: ['rage', 'march', 'stamina'] },
    ],
    {},
    ['skill:goldyx-source-opening'],
  ),
  table(
    'familiar',
    [{ hand: ['march'], ...NO_DECK, crystals }],
    { units: ['magic-familiars'], turn: { stage: 'acted', cards: 1, rewards: [{ reward: 'unit', n: 1 }] } },
    ['end', 'recruit:magic-familiars'],
  ),
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

/** Three heroes, of whom the first has a skill that needs two others. */
const three = (
  name: string,
  first: Players[number],
  hands: readonly Players[number][],
  opening: readonly string[],
): Position => ({
  opening,
  ...described(
    name,
    3,
    {
      players: [
        { space: '1,0:E', ...first },
        { hero: 'tovak', space: '0,0:C', ...mana, ...hands[0] },
        { hero: 'goldyx', space: '0,0:C', ...mana, ...hands[1] },
      ],
      active: 0,
      map: [...MAP],
      at: TURN,
    },
    BLITZ,
  ),
});

const companies: readonly Position[] = [
  three(
    'healer',
    { hero: 'arythea', hand: ['wound', 'wound', 'march'], skills: ['arythea-healing-ritual'] },
    [],
    ['skill:arythea-healing-ritual', 'wounds:1'],
  ),
  three(
    'suppressor',
    { hero: 'krang', hand: ['march'], skills: ['krang-mana-suppression'] },
    [{ hand: ['march', 'rage'] }, { hand: ['stamina', 'march'] }],
    [
      ...['skill:krang-mana-suppression', 'play:march', 'move', 'end'],
      ...['play:march', 'powered', 'mana:token:green', 'mana:token:green', 'end', 'done'],
      ...['play:stamina', 'powered', 'mana:token:blue', 'mana:token:blue', 'end', 'done'],
    ],
  ),
];

/** What one leaves in the middle the other may take up before a city. */
const howlers = table(
  'howlers',
  [
    { hero: 'wolfhawk', hand: ['march'], skills: ['wolfhawk-howl-of-the-pack'] },
    { hero: 'krang', space: '1,1:SW', hand: ['march', 'stamina', 'swiftness'] },
  ],
  { map: [...MAP, { slot: '1,1', tile: 'core-6' }] },
  [
    ...['skill:wolfhawk-howl-of-the-pack', 'play:march', 'move', 'end'],
    ...['play:march', 'basic', 'step:1,1:C', 'return:wolfhawk-howl-of-the-pack'],
  ],
);

/** Around a city that all of them may assault together. */
const besiegers: Position = {
  ...described(
    'besiegers',
    3,
    {
      players: [
        { hero: 'tovak', space: '1,0:NW', level: 5, fame: 24, ...mana, hand: ['march', 'rage'] },
        { hero: 'goldyx', space: '1,0:SE', level: 5, fame: 24, ...mana, hand: ['march', 'stamina'] },
        { hero: 'krang', space: '1,0:NE', level: 5, fame: 24, ...mana, hand: ['march', 'swiftness'] },
      ],
      active: 0,
      round: 2,
      map: [
        { slot: '0,0', tile: 'start-a' },
        { slot: '1,0', tile: 'core-5' },
        { slot: '0,1', tile: 'countryside-3' },
      ],
      holdings: [{ space: '1,0:C', tokens: ['prowlers', 'diggers', 'swordsmen', 'gargoyle'] }],
      turn: { move: 2 },
      at: TURN,
    },
    { ...BLITZ, jointAssaults: true },
  ),
  opening: [
    ...['assault:1,0:C', 'invite:1', 'invite:2', 'share:1', 'share:1', 'agree', 'agree'],
    ...['step:1,0:C', 'done'],
  ],
};

/** The last turn of a round; miners of a deep mine will give one of two crystals. */
const grateful: Position = {
  ...described(
    'grateful',
    2,
    {
      players: [
        { hero: 'tovak', space: '1,0:E', hand: ['march'], ...NO_DECK },
        { hero: 'goldyx', space: '0,0:C', hand: ['march'], ...NO_DECK },
      ],
      active: 0,
      round: 1,
      map: [
        { slot: '0,0', tile: 'start-a' },
        { slot: '1,0', tile: 'countryside-13' },
        { slot: '0,1', tile: 'countryside-3' },
      ],
      holdings: [{ space: '1,0:SE', tokens: [], shields: [0] }],
      announced: 1,
      last: [],
      turn: { stage: 'acted', cards: 1 },
      at: TURN,
    },
    { scenario: 'mines-liberation' },
  ),
  opening: ['end', 'done'],
};

/** Beyond the edge of the land lies a village, and a dungeon nobody knows of yet. */
const secretive: Position = {
  ...described(
    'secretive',
    2,
    {
      players: [
        { hero: 'tovak', space: '1,0:E', hand: ['march'] },
        { hero: 'goldyx', space: '0,0:C', hand: ['march'] },
      ],
      active: 0,
      map: [
        { slot: '0,0', tile: 'start-a' },
        { slot: '1,0', tile: 'countryside-2' },
        { slot: '0,1', tile: 'countryside-8' },
      ],
      tiles: ['countryside-3'],
      turn: { move: 6 },
      at: TURN,
    },
    { scenario: 'dungeon-lords' },
  ),
  opening: ['explore:2,0'],
};

export const mageKnightPositions: readonly Position[] = [
  ...wholeBox,
  ...turns,
  ...companies,
  howlers,
  besiegers,
  grateful,
  secretive,
  ...duels,
  ...campaigns,
  ...factions,
  ...fights,
];
