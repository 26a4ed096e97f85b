// Moments of Mage Knight worth a look.
import type { Decision } from '@krcma/kernel';
import { rareEndings } from '@krcma/mage-knight/modes';
import { campaignPositions } from './mage-knight-campaigns.ts';
import { asks, eager, type Wish } from './positions.ts';

const land = [
  { slot: '0,0', tile: 'start-a' },
  { slot: '1,0', tile: 'countryside-1' },
  { slot: '0,1', tile: 'countryside-2' },
  { slot: '1,1', tile: 'countryside-9' },
  { slot: '2,0', tile: 'countryside-3' },
  { slot: '0,2', tile: 'countryside-8' },
  { slot: '2,1', tile: 'core-8' },
];

const mine = {
  hero: 'tovak',
  fame: 26,
  reputation: 2,
  space: '1,0:E',
  hand: ['march', 'rage', 'stamina', 'fireball', 'ice-bolt', 'wound'],
  crystals: { red: 1, blue: 2, white: 1 },
  tokens: { green: 1 },
  units: ['utem-crossbowmen', { unit: 'peasants', spent: true }, { unit: 'herbalists', wounds: 1 }],
  skills: ['tovak-double-time', 'tovak-shield-mastery'],
};

const middle = {
  players: [mine],
  map: land,
  source: ['red', 'gold', 'green'],
  spells: ['snowstorm', 'chill', 'expose'],
  advanced: ['fire-bolt', 'path-finding', 'diplomacy'],
  units: ['foresters', 'guardian-golems', 'scouts'],
  at: [
    { rule: 'mageKnight', step: 'rounds' },
    { rule: 'playRound', step: 'turns' },
    { rule: 'turn', step: 'acts' },
  ],
};

const wish = (more: Partial<Wish> & Pick<Wish, 'until'>): Wish => ({
  seats: 1,
  seed: 'mage knight',
  pick: eager(),
  options: { scenario: 'solo-conquest' },
  ...more,
});

/** This answer if it is there. */
const wanted = ({ options }: Decision, id: string | undefined): string =>
  (options.find((option) => option.id === id) ?? options.at(-1))?.id ?? '';

/** Three heroes around a city, who assault it together. */
const besieged = (until: Wish['until']): Wish =>
  wish({
    seats: 3,
    options: { scenario: 'blitz-conquest', jointAssaults: true },
    until,
    pick: eager('assault:', 'invite:', 'done', 'share:', 'agree', 'step:1,0:C'),
    arrangement: {
      ...middle,
      round: 3,
      map: [...land.slice(0, 1), { slot: '1,0', tile: 'core-5' }, { slot: '0,1', tile: 'countryside-2' }],
      holdings: [
        { space: '1,0:C', tokens: ['prowlers', 'diggers', 'swordsmen', 'gargoyle'] },
        { space: '1,0:E', tokens: [] },
        { space: '1,0:SW', tokens: [] },
      ],
      players: [
        { ...mine, space: '1,0:NW', tactic: 'planning' },
        {
          hero: 'arythea',
          fame: 17,
          reputation: -3,
          space: '1,0:SE',
          tactic: 'early-bird',
          hand: ['march', 'rage'],
        },
        {
          hero: 'goldyx',
          fame: 9,
          reputation: 5,
          space: '1,0:NE',
          tactic: 'great-start',
          hand: ['march', 'rage'],
        },
      ],
      turn: { move: 3 },
    } as never,
  });

/** Two heroes meet on one space, and one attacks. */
const againstEachOther = (until: Wish['until']): Wish =>
  wish({
    seats: 2,
    options: { scenario: 'blitz-conquest', playerCombat: true },
    until,
    pick: eager(
      'duel:',
      'step:1,0:SE',
      'attend:full',
      'strike',
      'play:rage',
      'play:swiftness',
      'powered',
      'mana:',
      'basic',
    ),
    arrangement: {
      ...middle,
      round: 2,
      players: [
        { ...mine, space: '1,0:SW', tactic: 'planning' },
        {
          hero: 'arythea',
          fame: 17,
          reputation: -3,
          space: '1,0:SE',
          tactic: 'early-bird',
          hand: ['swiftness', 'rage', 'march', 'stamina'],
          units: ['foresters', { unit: 'guardian-golems', spent: true }],
          crystals: { green: 1, white: 1 },
        },
      ],
      turn: { move: 4 },
    } as never,
  });

/** By name, for the address of the page. */
export const mageKnightPositions: Readonly<Record<string, Wish>> = {
  turn: wish({ until: asks('ask-turn'), arrangement: middle as never }),
  /** With Move to spend, an enemy beside the way, and a keep that would be assaulted. */
  moving: wish({
    until: asks('ask-turn'),
    arrangement: {
      ...middle,
      players: [{ ...mine, space: '1,0:C', hand: ['march', 'stamina', 'rage', 'swiftness'] }],
      turn: { move: 5 },
    } as never,
  }),
  /** One touch beside unknown land reveals it. */
  exploring: wish({
    until: asks('ask-turn'),
    arrangement: {
      ...middle,
      players: [{ ...mine, space: '2,0:NE' }],
      map: land.slice(0, 5),
      turn: { move: 6 },
    } as never,
  }),
  night: wish({
    until: asks('ask-turn'),
    arrangement: { ...middle, round: 2, time: 'night', turn: { move: 7 } } as never,
  }),
  /** Three heroes, a city under siege, the end of the round near. */
  company: wish({
    seats: 3,
    options: { scenario: 'blitz-conquest' },
    until: asks('ask-turn'),
    arrangement: {
      ...middle,
      round: 3,
      map: [...land.slice(0, 6), { slot: '2,1', tile: 'core-6' }],
      players: [
        { ...mine, tactic: 'planning' },
        { hero: 'arythea', fame: 17, reputation: -3, space: '0,1:C', tactic: 'early-bird' },
        { hero: 'goldyx', fame: 9, reputation: 5, space: '0,2:W', tactic: 'great-start' },
      ],
      turn: { move: 3 },
    } as never,
  }),
  /** An assault is planned together: one of those who are invited is asked. */
  assault: besieged(asks('ask-agree')),
  /** The first of them fights the defenders that were dealt to him. */
  joint: besieged(asks('ask-combat')),
  /** One against the other: the defender has attended, and attacks first. */
  duel: againstEachOther(asks('ask-duel-attack')),
  /** An attack was made; it is blocked. */
  duelBlock: againstEachOther(asks('ask-duel-block')),
  ...campaignPositions(wish, mine, middle.at),
  heroes: wish({ until: asks('ask-hero') }),
  tactics: wish({ until: asks('ask-tactic'), pick: eager('hero:') }),
  fight: wish({
    until: asks('ask-combat'),
    pick: eager('challenge'),
    arrangement: {
      ...middle,
      players: [{ ...mine, space: '1,0:C' }],
      holdings: [{ space: '1,0:NW', tokens: ['orc-war-beasts'] }],
    } as never,
  }),
  /** A card is taken up: how it can be played. */
  card: wish({ until: asks('ask-how'), pick: eager('play:ice-bolt'), arrangement: middle as never }),
  /** Eight cards, wounds among them. */
  hand: wish({
    until: asks('ask-turn'),
    arrangement: {
      ...middle,
      players: [
        {
          ...mine,
          hand: ['march', 'rage', 'concentration', 'agility', 'fireball', 'horn-of-wrath', 'wound', 'wound'],
          discard: ['promise', 'threaten', 'wound'],
        },
      ],
    } as never,
  }),
  /** A large fight: a city defended by many, with an attack that is being put together. */
  siege: wish({
    until: asks('ask-combat', 4),
    pick: (decision, made) => wanted(decision, ['aim:0', 'play:fireball', 'basic', 'mana:crystal:red'][made]),
    arrangement: {
      ...middle,
      players: [
        { ...mine, space: '1,0:C', hand: ['fireball', 'rage', 'ice-bolt', 'stamina', 'cold-toughness'] },
      ],
      at: [
        ...middle.at,
        { rule: 'takeActs' },
        {
          rule: 'startCombat',
          with: {
            player: 0,
            space: '1,0:C',
            cause: 'rampaging',
            tokens: ['1,0:NW', '1,0:NE'],
            draws: [],
            way: null,
            escort: null,
          },
        },
      ],
      holdings: [
        { space: '1,0:NW', tokens: ['orc-war-beasts', 'ironclads', 'orc-summoners'] },
        { space: '1,0:NE', tokens: ['swamp-dragon', 'wolf-riders'] },
      ],
    } as never,
  }),
  /** A fight alone, as the puzzles have them. */
  trial: wish({
    until: asks('ask-combat'),
    arrangement: {
      ...middle,
      players: [{ ...mine, space: '1,0:C', deck: [] }],
      at: [
        ...middle.at,
        {
          rule: 'trial',
          with: {
            player: 0,
            space: '1,0:C',
            cause: 'rampaging',
            tokens: ['1,0:NW', '1,0:NE'],
            draws: [],
            way: null,
            escort: null,
            best: { fame: 7, cards: 4 },
          },
        },
      ],
      holdings: [
        { space: '1,0:NW', tokens: ['orc-war-beasts'] },
        { space: '1,0:NE', tokens: ['ironclads'] },
      ],
    } as never,
  }),
  /** The same enemies strike back: attacks to block, a monster that was called. */
  blocking: wish({
    until: (decision, made) => made > 0 && JSON.stringify(decision.prompt).includes('"block"'),
    pick: (decision) => wanted(decision, 'next'),
    arrangement: {
      ...middle,
      players: [{ ...mine, space: '1,0:C', hand: ['cold-toughness', 'rage', 'stamina', 'ice-shield'] }],
      at: [
        ...middle.at,
        { rule: 'takeActs' },
        {
          rule: 'startCombat',
          with: {
            player: 0,
            space: '1,0:C',
            cause: 'rampaging',
            tokens: ['1,0:NW'],
            draws: [],
            way: null,
            escort: null,
          },
        },
      ],
      holdings: [{ space: '1,0:NW', tokens: ['orc-war-beasts', 'orc-summoners', 'wolf-riders'] }],
    } as never,
  }),
  /** The end of a turn that brought a level: a skill and a card. */
  level: wish({
    until: (decision) => decision.prompt.key.includes('skill'),
    pick: eager('end', 'done', 'keep'),
    arrangement: {
      ...middle,
      players: [{ ...mine, fame: 35, level: 5, skills: [], hand: ['march'] }],
    } as never,
  }),
  /** Rewards of a fight: an artifact to pick. */
  rewards: wish({
    until: (decision) => decision.options.some(({ id }) => id.startsWith('take:')),
    pick: eager('end', 'done', 'reward'),
    arrangement: {
      ...middle,
      players: [{ ...mine, fame: 26, hand: ['march'] }],
      turn: { rewards: [{ reward: 'artifact', n: 1 }] },
    } as never,
  }),
  /** The last city has fallen: the score sheet. */
  over: wish({
    until: () => false,
    pick: eager('end', 'begin', 'done'),
    arrangement: rareEndings.citiesConquered as never,
  }),
};
