// What holds only under a condition, played where it holds and where it does not: see playthroughs/situations/.
import { expect, it } from 'vitest';
import { fight, lay, reach, tweak } from '../fight.ts';
import { asText, playthrough, restOfTurn } from '../playthrough.ts';
import { fightAt, keep } from '../site-fight.ts';
import { type Game, type TableSetup, table } from '../table.ts';

const on = (tile: string) => ({ '0,0': 'start-a', '1,0': tile, '0,1': 'countryside-2' });
const ALL = { red: 2, blue: 2, green: 2, white: 2 };

/** A blow that fells all that are aimed at. */
const struck = (t: Game, ...aims: string[]): string[] => {
  t.play(...aims);
  lay(t, 60);
  return [...playthrough(t, ['strike']), ...restOfTurn(t)];
};

type Rewards = NonNullable<NonNullable<TableSetup['turn']>['rewards']>;

const rewarded = (rewards: Rewards, player: object = {}) =>
  table({
    seats: 2,
    turn: { stage: 'acted', cards: 1, rewards },
    spells: ['fireball', 'snowstorm', 'tremor'],
    advanced: ['blood-rage', 'ice-bolt', 'agility'],
    units: ['foresters', 'pure-magic', 'magic-familiars'],
    decks: { artifacts: ['ruby-ring', 'horn-of-wrath', 'golden-grail'] },
    players: [{ fame: 4, level: 2, units: ['peasants'], ...player }],
  });

const situations: Readonly<Record<string, () => string[]>> = {
  'MK-9.9 rampaging enemies beside the keep of another player': () => {
    const t = fightAt({
      tile: 'core-10',
      hex: 'W',
      seats: 2,
      players: [{}, { space: '0,0:C' }],
      holdings: [
        { space: '1,0:W', tokens: [], shields: [1] },
        { space: '1,0:SW', tokens: ['cursed-hags'] },
      ],
      combat: { cause: 'assault', draws: ['grey'], tokens: ['1,0:SW'] },
      decks: { enemies: { grey: ['golems'] } },
    });
    return struck(reach(t, 'attack'), 'aim:0', 'aim:1');
  },
  'MK-13.21 an elusive enemy that is blocked, and one that is not': () => {
    const t = reach(fight(['orc-trackers', 'cloud-griffons']), 'block').play('block:0.0');
    lay(t, 30, 'coldFire');
    t.play('parry');
    return playthrough(t, ['next', 'damage:1.0', 'aim:0', 'aim:1', 'next']);
  },
  'MK-6.13 a banner of fear before an immune enemy and another': () => {
    const t = fight(['sorcerers-enemy', 'prowlers'], {
      player: { units: [{ unit: 'peasants', banner: 'banner-of-fear' }], level: 3 },
    });
    return playthrough(reach(t, 'block'), ['block:1.0', 'banner:0', 'next']);
  },
  'MK-11.19 units and banners where units are kept out': () => {
    const t = fightAt({
      tile: 'countryside-7',
      hex: 'SE',
      combat: { cause: 'adventure', draws: ['brown'] },
      decks: { enemies: { brown: ['gargoyle'] } },
      players: [{ units: [{ unit: 'peasants', banner: 'banner-of-fear' }] }],
    });
    return playthrough(t, ['next', 'next', 'damage:0.0']);
  },
  'MK-14.1 a city with a rampaging enemy fought along': () => {
    const t = fightAt({
      tile: 'core-8',
      hex: 'C',
      seats: 2,
      foes: ['gunners', 'golems'],
      holdings: [{ space: '1,0:SE', tokens: ['fire-dragon'] }],
      combat: { cause: 'assault', tokens: ['1,0:C', '1,0:SE'] },
    });
    return struck(reach(t, 'attack'), 'aim:0', 'aim:2');
  },
  'MK-14.10 an assault that fails': () => [...restOfTurn(keep())],
  'MK-9.12 a dungeon that is won again': () => {
    const t = fightAt({
      tile: 'countryside-7',
      hex: 'SE',
      holdings: [{ space: '1,0:SE', tokens: [], shields: [0] }],
      combat: { cause: 'adventure', draws: ['brown'], tokens: [] },
      decks: { enemies: { brown: ['gargoyle'] } },
    });
    return struck(reach(t, 'attack'));
  },
  'MK-9.5 a monastery burnt': () => {
    const t = table({
      seats: 2,
      map: on('countryside-5'),
      players: [{ space: '1,0:NE', hand: ['ruby-ring', 'march'], units: ['peasants'], reputation: 0 }],
      decks: { enemies: { violet: ['monks'] }, artifacts: ['horn-of-wrath', 'golden-grail'] },
    });
    return [...playthrough(t, ['burn', 'next', 'next', 'damage:0.0']), ...struck(t)];
  },
  'MK-16.9 a unit as a reward without a command': () => [
    ...playthrough(rewarded([{ reward: 'unit', n: 1 }]), ['end', 'recruit:foresters', 'done']),
    ...playthrough(rewarded([{ reward: 'unit', n: 1 }]), ['end', 'decline', 'done']),
  ],
  'MK-16.9 a unit as a reward that waits for a level': () =>
    playthrough(rewarded([{ reward: 'unit', n: 1 }], { fame: 9 }), [
      'end',
      'wait',
      'recruit:foresters',
      'done',
    ]),
  'MK-23.3 familiars as a reward': () => [
    ...playthrough(rewarded([{ reward: 'unit', n: 1 }], { units: [] }), ['end', 'decline']),
    ...playthrough(rewarded([{ reward: 'unit', n: 1 }], { units: [], crystals: { red: 1, blue: 1 } }), [
      'end',
      'recruit:magic-familiars',
      'crystal:blue',
      'done',
    ]),
  ],
  'MK-16.5 rewards of every kind': () =>
    playthrough(
      rewarded([
        { reward: 'artifact', n: 2 },
        { reward: 'spell', n: 1 },
        { reward: 'advancedAction', n: 1 },
        { reward: 'randomCrystal', n: 3 },
        { reward: 'crystalEachColor', n: 1 },
        { reward: 'spellOrArtifact', n: 1 },
        { reward: 'fame', n: 5 },
      ]),
      ['end', ...Array.from({ length: 16 }, () => [])],
    ),
  'MK-16.14 a level with skills of others in the middle': () =>
    playthrough(
      table({
        seats: 2,
        turn: { stage: 'acted', cards: 1 },
        commonSkills: ['arythea-dark-paths', 'goldyx-flight', 'tovak-double-time'],
        advanced: ['blood-rage', 'ice-bolt', 'agility'],
        players: [{ fame: 25, level: 3 }],
      }),
      ['end', 'skill:goldyx-flight', ...Array.from({ length: 4 }, () => [])],
    ),
  'MK-4.24 nothing but wounds': () =>
    playthrough(table({ players: [{ hand: ['wound', 'wound'], deck: ['march'] }] }), [
      'rest',
      'discard:wound',
      'done',
      'end',
    ]),
  'MK-4.23 a rest with a card and wounds': () =>
    playthrough(table({ players: [{ hand: ['wound', 'wound', 'march', 'rage'], deck: ['stamina'] }] }), [
      'rest',
      'discard:march',
      'discard:wound',
      'done',
      'end',
      'done',
    ]),
  'MK-3.2 to .12 a new round of two': () =>
    playthrough(
      table({
        seats: 2,
        round: 2,
        time: 'night',
        order: [1, 0],
        announced: 1,
        last: [],
        map: { ...on('countryside-5'), '1,1': 'core-8', '2,0': 'countryside-3' },
        holdings: [{ space: '2,0:NE', tokens: [{ enemy: 'golems', up: false }] }],
        spells: ['fireball', 'snowstorm', 'tremor'],
        advanced: ['blood-rage', 'ice-bolt', 'agility'],
        players: [
          {
            hand: ['march', 'wound'],
            deck: [],
            space: '2,0:C',
            skills: [{ id: 'tovak-double-time', down: true }],
            units: [
              { unit: 'peasants', spent: true, banner: 'banner-of-glory' },
              { unit: 'magic-familiars', mana: 'red' },
            ],
            crystals: { blue: 1 },
            level: 5,
            tactic: 'long-night',
          },
          { tactic: 'from-the-dusk' },
        ],
      }),
      ['play:march', 'influence', 'end', ...Array.from({ length: 8 }, () => [])],
    ),
  'MK-20.7 a new round alone': () =>
    playthrough(
      table({
        options: { scenario: 'solo-conquest' },
        announced: -1,
        last: [],
        order: [-1, 0],
        spells: ['fireball', 'snowstorm', 'tremor'],
        advanced: ['blood-rage', 'ice-bolt', 'agility'],
        dummy: { hero: 'arythea', deck: [], tactic: 'planning' },
        players: [{ hand: ['march', 'wound'], deck: [], tactic: 'early-bird' }],
      }),
      ['play:march', 'influence', 'end', ...Array.from({ length: 5 }, () => [])],
    ),
  'MK-10 a market with all there is': () =>
    playthrough(
      table({
        seats: 2,
        map: on('countryside-5'),
        units: ['herbalists', 'northern-monks', 'pure-magic', 'thugs'],
        turn: { influence: 20 },
        interaction: { modifier: 1 },
        players: [
          {
            space: '1,0:NE',
            level: 5,
            reputation: 2,
            hand: ['march', 'wound'],
            factionTokens: ['fire-gem'],
            units: [{ unit: 'peasants', wounds: 1 }],
          },
        ],
      }),
      [
        'play:march',
        'basic',
        'buy:heal',
        'heal:hand',
        'learn:pure-magic',
        'recruit:northern-monks',
        'done',
        'end',
      ],
    ),
  'MK-9.3 plunder': () =>
    playthrough(
      table({
        seats: 2,
        step: 'before',
        players: [{ space: '1,0:E', hand: ['rage'], deck: ['march', 'stamina', 'swiftness'] }],
      }),
      ['plunder', 'end'],
    ),
  'MK-9.24 a maze, and another player on another path': () => {
    const at = (paths: (number | null)[]) =>
      table({
        seats: 2,
        map: on('countryside-14'),
        holdings: [{ space: '1,0:E', paths }],
        players: [
          { space: '1,0:E', hand: ['march', 'march', 'stamina'], crystals: ALL, units: ['peasants'] },
        ],
      });
    return [
      ...playthrough(at([null, 1, null]), [
        'enter',
        'play:march',
        'powered',
        'mana:crystal:green',
        'path:0',
        'unit:0',
        'next',
      ]),
      ...playthrough(at([0, null, null]), ['end']),
    ];
  },
  'MK-12.28 a hero knocked out': () => {
    const t = fight(['ironclads', 'cursed-hags', 'prowlers'], {
      player: { level: 1, hand: ['march', 'ruby-ring', 'wound'] },
    });
    return restOfTurn(t);
  },
  'MK-13.25 defenders of two that are attacked': () => {
    const t = reach(fight(['prowlers', 'elven-protectors', 'diggers']), 'attack');
    return playthrough(t, ['aim:0', 'aim:2', [], []]);
  },
  'MK-21 the end of a game of two': () =>
    playthrough(
      table({
        seats: 2,
        round: 4,
        time: 'night',
        order: [1, 0],
        announced: 1,
        last: [],
        map: { ...on('countryside-3'), '1,1': 'core-8' },
        holdings: [
          { space: '1,0:NE', tokens: [], shields: [0] },
          { space: '1,1:C', tokens: [], shields: [1, 0, 1] },
        ],
        players: [
          {
            hand: ['march', 'fireball', 'wound'],
            deck: ['blood-rage'],
            fame: 30,
            crystals: ALL,
            level: 5,
            units: [
              { unit: 'altem-mages', wounds: 1 },
              { unit: 'peasants', banner: 'banner-of-glory' },
            ],
          },
          { fame: 30, hand: ['wound', 'wound'], crystals: { red: 1 } },
        ],
      }),
      ['play:march', 'influence', 'end', [], []],
    ),
  'MK-6.20, MK-6.22 skills of several kinds in the middle': () => {
    const t = table({
      seats: 2,
      source: ['red', 'blue', 'green', 'gold'],
      players: [
        {
          skills: [
            'goldyx-source-freeze',
            'krang-mana-suppression',
            'tovak-mana-exploit',
            'norowas-prayer-of-weather',
          ],
          hand: ['march', 'rage'],
          deck: ['stamina'],
          level: 8,
        },
        { hand: ['march', 'stamina'], space: '1,0:SW', crystals: ALL },
      ],
    });
    return [
      ...playthrough(t, [
        'skill:tovak-mana-exploit',
        ['colour:green'],
        'skill:goldyx-source-freeze',
        ['colour:red'],
        'skill:norowas-prayer-of-weather',
        'skill:krang-mana-suppression',
        'play:march',
        'move',
        'end',
        'done',
        'play:march',
        'powered',
      ]),
      ...restOfTurn(t),
      ...restOfTurn(t),
    ];
  },
  'MK-12.35 attacks that are cancelled': () => {
    const t = fight(['prowlers', 'diggers'], { player: { units: ['peasants'], level: 3 } });
    tweak(t, ({ foes }) => {
      for (const attack of foes[0]?.attacks ?? []) attack.state = 'cancelled';
    });
    return playthrough(t, ['next', 'next', 'damage:1.0', 'to:unit:0', 'aim:0', 'give-up', 'next']);
  },
};

it.each(Object.keys(situations))('%s', async (name) => {
  const lines = (situations[name] as () => string[])();
  await expect(asText(lines)).toMatchFileSnapshot(
    `situations/${name.toLowerCase().replaceAll(/[^\w.]+/g, '-')}.txt`,
  );
});
