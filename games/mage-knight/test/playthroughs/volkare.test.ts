// Volkare met in every way there is, told whole: see playthroughs/volkare/.
import { expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import { lay } from '../fight.ts';
import { asText, fileOf, playedTo } from '../playthrough.ts';
import { beat } from '../site-fight.ts';
import type { Game } from '../table.ts';
import { CARDS, CITY, campaign, type March, QUEST_LAND, SPELLS, volkareActs, WITH_CITY } from '../volkare.ts';

const STRONG = { level: 9, fame: 80, hand: ['march', 'stamina', 'ruby-ring'] as const };
const TWO: readonly EnemyId[] = ['prowlers', 'diggers'];
const ON = ['next', 'to:hero', 'damage:0.0', 'damage:1.0', 'damage:2.0', 'end', 'done', 'keep-wounds'];
const on = (n: number) => Array.from({ length: n }, () => ON);
const QUEST = { options: { scenario: 'volkares-quest' }, map: QUEST_LAND } as const;

const beside = ({ players = [], volkare = {}, ...rest }: March = {}): Game =>
  campaign({
    turn: {},
    ...rest,
    players: [{ space: '1,0:W', ...STRONG, ...players[0] }, ...players.slice(1)] as never,
    volkare: { space: '1,0:C', army: [...TWO], ...volkare },
  });

const raided = ({ players = [], ...rest }: March = {}): Game =>
  volkareActs(
    campaign({
      cards: [CARDS.blue],
      ...rest,
      players: [{ space: '1,0:W', ...STRONG, ...players[0] }, ...players.slice(1)] as never,
      volkare: { space: '0,1:SE', army: [...TWO], ...rest.volkare },
    }),
  );

/** In the Quest, where another hero waits on the portal. */
const raidedOnTheWay = (army: readonly EnemyId[]): Game =>
  volkareActs(
    campaign({
      ...QUEST,
      seats: 2,
      active: 1,
      cards: [CARDS.red],
      players: [
        { space: '0,1:C', ...STRONG },
        { space: '0,0:C', hand: ['march'] },
      ] as never,
      volkare: { space: '0,1:E', army: [...army] },
    }),
  );

const raidedOnAGlade = (): Game =>
  raided({
    players: [{ space: '1,0:C', hand: ['march', 'wound', 'ruby-ring'] } as never],
    volkare: { space: '1,0:W' },
  });

const OTHERS = [STRONG.hand, ['march', 'stamina', 'diamond-ring'], ['march', 'stamina', 'emerald-ring']];

const stormed = (players: readonly object[], army: readonly EnemyId[], more: March = {}): Game =>
  volkareActs(
    campaign({
      seats: players.length,
      active: players.length - 1,
      map: WITH_CITY,
      holdings: [{ space: CITY, tokens: [], shields: [0] }],
      players: players.map((each, seat) => ({ ...STRONG, hand: OTHERS[seat], ...each })) as never,
      volkare: { space: '2,0:W', army: [...army] },
      ...more,
    }),
  );

const stormedBeforeTwo = (): Game =>
  stormed([{ space: CITY }, { space: '2,0:NE' }], ['prowlers', 'diggers', 'ironclads']);

/** All of the army that stand in this combat fall before he strikes. */
const shotAll = (t: Game): string[] => {
  const ids = (t.game.combat?.foes ?? []).filter(({ enemy }) => enemy !== 'volkare').map(({ id }) => id);
  if (ids.length > 1) t.play(...ids.map((id) => `aim:${id}`));
  lay(t, 60, 'physical', 'siege');
  return playedTo(t, ['strike']);
};

const meetings: Readonly<Record<string, () => string[]>> = {
  'MK-23.25 hunted with an army that is still to be drawn': () =>
    playedTo(beside({ volkare: { space: '1,0:C', army: [], owed: ['green', 'grey'] } }), ['hunt', ...on(8)]),
  'MK-23.25 hunted with one that is owed': () =>
    playedTo(beside({ volkare: { space: '1,0:C', army: [], owed: ['green'] } }), ['hunt', 'next']),
  'MK-23.25 after an action he is not hunted any more': () =>
    playedTo(beside({ turn: { stage: 'acted', cards: 1 } }), []),
  'MK-23.25 from two spaces away he is not hunted': () =>
    playedTo(beside({ players: [{ space: '1,0:W' }], volkare: { space: '1,0:E', army: [...TWO] } }), []),
  'MK-23.34 hunted to the last': () => {
    const t = beside().play('hunt');
    return shotAll(t);
  },
  'MK-23.29 hunted while more are owed than stand': () => {
    const t = beside({ volkare: { space: '1,0:C', army: ['prowlers'], owed: [] } }).play('hunt');
    beat(t, 0);
    return playedTo(t, on(4));
  },
  'MK-23.23 attended in full, in the third round': () =>
    playedTo(
      raided({
        round: 3,
        source: ['red', 'blue', 'green'],
        players: [
          {
            skills: [{ id: 'tovak-double-time', down: true, used: true }],
            tactic: 'planning',
            tokens: { red: 1 },
            units: [{ unit: 'peasants', spent: true }],
          } as never,
        ],
      }),
      ['stand:full', ...on(16)],
    ),
  'MK-23.23 attended in full on a magical glade': () => playedTo(raidedOnAGlade(), ['stand:full', ...on(12)]),
  'MK-23.23 attended in part on a magical glade': () =>
    playedTo(raidedOnAGlade(), ['stand:partial', ...on(12)]),
  'MK-23.23 a retreat': () => playedTo(raided({ round: 5 }), ['stand:aside', []]),
  'MK-23.23 nothing but wounds in hand': () =>
    playedTo(raided({ players: [{ hand: ['wound', 'wound'] } as never] }), ['stand:partial', ...on(4)]),
  'MK-23.23 a wound among other cards': () =>
    playedTo(raided({ players: [{ hand: ['wound', 'march'] } as never] }), []),
  'MK-23.23 the turn was given up already': () =>
    playedTo(raided({ seats: 2, order: [1, 0, -1], players: [{ orderDown: true }, { space: '0,0:C' }] }), [
      'stand:partial',
      ...on(6),
    ]),
  'MK-23.23 no turn is left': () =>
    playedTo(raided({ announced: 0, last: [-1], players: [{ deck: [] }] } as never), []),
  'MK-23.23 nobody retreats inside a city': () =>
    playedTo(
      volkareActs(
        campaign({
          cards: [CARDS.red],
          options: { scenario: 'volkares-quest' },
          map: { ...QUEST_LAND, '3,0': 'core-5' },
          holdings: [{ space: '3,0:C', tokens: [], shields: [0] }],
          players: [{ space: '3,0:C', ...STRONG }] as never,
          volkare: { space: '3,0:NW', army: [...TWO] },
        }),
      ),
      ['stand:partial', ...on(8)],
    ),
  'MK-23.34 beaten when he attacks': () => shotAll(raided().play('stand:partial')),
  'MK-42.3 beaten when he attacks in the Quest': () => {
    const t = raidedOnTheWay(TWO).play('stand:partial');
    return [...shotAll(t), ...playedTo(t, on(4))];
  },
  'MK-23.33 slowed by what two players cost him': () => {
    const army: EnemyId[] = ['prowlers', 'diggers', 'ironclads', 'cursed-hags', 'wolf-riders'];
    const at = (falls: number): string[] => {
      const t = raidedOnTheWay(army).play('stand:partial');
      beat(t, ...Array.from({ length: falls }, (_, id) => id));
      return playedTo(t, on(8));
    };
    return [...at(4), ...at(3)];
  },
  'MK-23.20 the city defended by two, one in full': () => {
    return playedTo(stormedBeforeTwo(), ['stand:full', 'stand:partial', ...on(24)]);
  },
  'MK-23.20 the city defended by one of two': () => {
    const t = stormedBeforeTwo();
    const lines = playedTo(t, ['stand:aside', 'stand:partial']);
    beat(t, 0, 1);
    return [...lines, ...playedTo(t, on(8))];
  },
  'MK-23.20 the city defended well': () => {
    const t = stormed([{ space: CITY }], TWO);
    const lines = playedTo(t, ['stand:partial']);
    beat(t, 0);
    return [...lines, ...playedTo(t, on(8))];
  },
  'MK-23.19 the city that nobody defends': () => playedTo(stormed([{ space: CITY }], TWO), ['stand:aside']),
  'MK-23.24 a hero among unsafe spaces gives way to where he came from': () => {
    const enemies = ['prowlers', 'diggers', 'cursed-hags', 'wolf-riders', 'ironclads'];
    const spaces = ['1,0:NW', '1,0:SW', '0,0:NE', '0,0:E', '1,0:C'];
    const holdings = spaces.map((space, at) => ({ space, tokens: [enemies[at]] }));
    return playedTo(raided({ holdings: holdings as never, volkare: { army: ['orc-skirmishers'] } }), [
      'stand:aside',
      [],
    ]);
  },
  'MK-23.25 hunted by two together': () => {
    const t = beside({
      seats: 2,
      players: [{ space: '1,0:W' }, { ...STRONG, hand: OTHERS[1], space: '1,0:E' } as never],
      volkare: { space: '1,0:C', army: [], owed: ['green', 'green', 'green'] },
    });
    return playedTo(t, [
      'assault:1,0:C',
      'invite:1',
      'share:1',
      'agree',
      'hunt',
      ...on(8),
      'hunt',
      ...on(10),
    ]);
  },
};

const marches: Readonly<Record<string, March>> = {
  'MK-23.14 a white card before the city is found': { cards: [CARDS.white] },
  'MK-23.15 a green Spell': { cards: [SPELLS.green], source: ['green', 'green', 'gold'] },
  'MK-23.16 a red card beside nobody': { cards: [CARDS.red], source: ['red', 'gold', 'black'] },
  'MK-23.21 no card left': { cards: [] },
  'MK-23.14 a tile is revealed': {
    cards: [SPELLS.white],
    volkare: { space: '0,1:NE' },
    tiles: ['countryside-4'],
  },
  'MK-23.11 a wound and three marked units': {
    cards: ['wound'],
    units: ['peasants', 'herbalists', 'peasants', 'foresters'],
    options: { raceLevel: 'thrilling' },
    seed: '3',
  },
  'MK-23.11 a wound and a unit that stays': {
    cards: ['wound'],
    units: ['peasants', 'ice-bolt', 'herbalists', 'foresters'],
    options: { raceLevel: 'fair' },
    seed: '5',
  },
  'MK-23.18 towards the city': { cards: [SPELLS.blue], map: WITH_CITY, volkare: { space: '0,1:C' } },
  'MK-23.19 into a city that is lost': { map: WITH_CITY, volkare: { space: '2,0:W' } },
  'MK-23.19 a city turned down': {
    map: WITH_CITY,
    holdings: [{ space: CITY, tokens: [], shields: [0] }],
    volkare: { space: '2,0:W' },
  },
  'MK-23.30 home by a white Spell': { ...QUEST, cards: [SPELLS.white], volkare: { space: '5,0:C' } },
  'MK-23.31 onto the portal': { ...QUEST, cards: [SPELLS.green], volkare: { space: '0,0:E' } },
  'MK-42.3 off through the portal': { ...QUEST, cards: [CARDS.green], volkare: { space: '0,0:C' } },
  'MK-23.33 a turn skipped': { ...QUEST, volkare: { space: '5,0:C', down: true } },
  'MK-23.32 a wound in the Quest': {
    ...QUEST,
    cards: ['wound'],
    units: ['peasants', 'herbalists', 'foresters'],
    options: { scenario: 'volkares-quest', raceLevel: 'thrilling' },
    seed: '3',
  },
};

const told = async (name: string, lines: readonly string[]) =>
  expect(asText(lines)).toMatchFileSnapshot(fileOf('volkare', name));

it.each(Object.keys(meetings))('%s', (name) => told(name, (meetings[name] as () => string[])()));

it.each(Object.keys(marches))('%s', (name) =>
  told(
    name,
    playedTo(campaign({ players: [{ space: '1,-1:C' }], ...marches[name] } as March), [
      'end',
      'done',
      ...on(2),
    ]),
  ),
);
