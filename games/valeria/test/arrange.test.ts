import { type Json, positionOf, type Setup, start } from '@krcma/kernel';
import { playOn, refusalOf } from '@krcma/kernel/arrange-checks';
import { describe, expect, it } from 'vitest';
import { trySpoiled } from '../../../kernel/test/spoils.ts';
import { citizens } from '../data/citizens.ts';
import { domains } from '../data/domains.ts';
import { dukes } from '../data/dukes.ts';
import { events } from '../data/events.ts';
import { monsters } from '../data/monsters.ts';
import { type ValeriaArrangement, valeria } from '../index.ts';
import { rareEndings } from '../modes.ts';
import { DOMAINS } from '../state.ts';
import { tutorial } from '../tutorial/index.ts';

const SEEDS = 200;

type Position = Omit<Setup, 'seed'>;

const position = (
  seats: number,
  arrangement: ValeriaArrangement,
  options: Setup['options'] = {},
): Position => ({
  seats,
  options,
  arrangement: arrangement as unknown as Json,
});

const turns = { rule: 'valeria', step: 'turns' };

/** Positions that say everything a position can say, between them. */
const good: readonly Position[] = [
  position(2, tutorial.setup.arrangement as ValeriaArrangement),
  { seats: 1, arrangement: rareEndings['solo-monsters'] as Json },
  position(
    2,
    {
      players: [
        {
          gold: 9,
          strength: 20,
          magic: 9,
          vp: 3,
          citizens: ['archer', 'archer', 'knight'],
          domains: ['violet-thorn'],
        },
        { slain: ['goblin', 'dire-bear'], duke: 'node', declined: ['simon'] },
      ],
      monsters: [['goblin-king'], [], ['bane-spider', '...'], null, ['kobolds', 'red-dragon']],
      citizens: { cleric: 2, peasant: 0 },
      domains: [['orb-of-urdr', '...'], null, ['desert-orchid'], []],
      spots: { 1: 'exhausted', 9: 'exhausted' },
      deck: ['exhausted'],
      first: 1,
      active: 0,
      turn: 12,
      rolled: [3, 4],
      usedDomains: ['violet-thorn'],
      newDomains: ['violet-thorn'],
      ending: 'domains',
      at: [turns, { rule: 'turn', step: 'actions' }],
      dice: [4, 4, 2],
    },
    { endCheck: 'once-met' },
  ),
  position(
    3,
    {
      players: [{ dukes: ['cornelius', 'isabella'] }, { duke: 'reese' }, {}],
      citizenStacks: [['cleric', 'monk', 'cleric'], null, ['alchemist', '...']],
      monsters: [[], ['skeleton']],
      spots: { 0: 'mimic' },
      deck: ['sorcerer', 'exhausted', '...'],
      tokens: [
        { stack: 0, gold: 2 },
        { stack: 1, strength: 1, magic: 1 },
      ],
      dice: [5, 5],
    },
    { events: true, mixed: true, layout: 'random' },
  ),
  position(1, {
    darkLord: 'hrothgar',
    captured: ['knight', 'archer', 'blood-crow-army'],
    monsters: [[]],
    emptied: [0],
    spots: { 0: 'vacated' },
    at: [turns, { rule: 'turn', step: 'monsters' }],
  }),
  position(5, {
    at: [turns, { rule: 'turn', step: 'end' }],
    domains: [[], [], [], [], []],
    active: 4,
    first: 0,
  }),
];

const withSeed = (each: Position, seed: string): Setup => ({ ...each, seed });
const numbered = good.map((each, index) => ({ each, index }));

describe('a described position', () => {
  it.each(numbered)('$index can be laid out whatever the seed, with as many cards everywhere', ({ each }) => {
    const sizes = new Set<string>();
    for (let seed = 0; seed < SEEDS; seed++) {
      const { players, center, deck } = start(valeria, withSeed(each, `seed ${seed}`));
      const domains = center.slice(DOMAINS).map(({ cards }) => cards.length);
      sizes.add(JSON.stringify([players.map(({ dukes }) => dukes.length), domains, deck.length]));
    }
    expect([...sizes]).toHaveLength(1);
  });

  it.each(numbered)('$index is saved, loaded and played on', ({ each }) => {
    for (let seed = 0; seed < 2; seed++) playOn(valeria, withSeed(each, `plays ${seed}`));
  });

  const laid = (seats: number, arrangement: ValeriaArrangement, options: Setup['options'] = {}, seed = 'x') =>
    positionOf(valeria, withSeed(position(seats, arrangement, options), seed));

  it('says stacks from the top, of several kinds, and the rest beneath', () => {
    for (const seed of ['a', 'b', 'c']) {
      const mixed = {
        citizenStacks: [
          ['monk', 'cleric', 'monk'],
          ['blacksmith', '...'],
        ],
      } as const;
      const { center } = laid(2, mixed, { mixed: true }, seed).game;
      expect(center[5]).toEqual({ cards: ['monk', 'cleric', 'monk'], down: 2 });
      expect(center[6]?.cards).toHaveLength(5);
      expect(center[6]?.cards.at(-1)).toBe('blacksmith');
      const { center: own } = laid(2, { domains: [['orb-of-urdr', 'violet-thorn', '...']] }, {}, seed).game;
      expect(own[15]?.cards).toHaveLength(3);
      expect(own[15]?.cards.slice(1)).toEqual(['violet-thorn', 'orb-of-urdr']);
      expect(own[15]?.down).toBe(2);
    }
  });

  it('says the deck, events on spots, and tokens on cards', () => {
    const { game } = laid(
      3,
      {
        monsters: [[], ['skeleton-king', 'skeleton']],
        spots: { 0: 'mimic' },
        deck: ['sorcerer', 'exhausted', 'bat-swarm'],
        tokens: [
          { stack: 0, gold: 1 },
          { stack: 1, height: 0, magic: 2 },
        ],
      },
      { events: true },
    );
    expect(game.deck).toEqual(['bat-swarm', 'exhausted', 'sorcerer']);
    expect(game.center[0]).toMatchObject({ cards: [], spot: 'mimic' });
    expect(game.tokens).toEqual([
      { stack: 0, height: -1, gold: 1, strength: 0, magic: 0 },
      { stack: 1, height: 0, gold: 0, strength: 0, magic: 2 },
    ]);
  });

  it('says dukes that are still to be chosen, and the one that was kept', () => {
    const fresh = laid(2, { players: [{ dukes: ['node', 'simon'] }] });
    expect(fresh.options(0)).toEqual(['keep:node', 'keep:simon']);
    const { players } = laid(2, { players: [{ dukes: ['node', 'simon'] }], at: [turns] }).game;
    expect(players[0]).toMatchObject({ dukes: ['node'], declined: ['simon'] });
    expect(players[1]?.dukes).toHaveLength(1);
  });

  it('says what the Dark Lord has captured', () => {
    const captured = ['knight', 'violet-thorn'] as const;
    const { game } = laid(1, { darkLord: 'reese', captured, at: [turns] });
    expect(game.darkLord).toEqual({ duke: ['reese'], citizens: ['knight'], domains: ['violet-thorn'] });
    expect(game.center.flatMap(({ cards }) => cards)).not.toContain('violet-thorn');
  });

  it('stops at the end of a turn: nothing is asked before it', () => {
    const end = { at: [turns, { rule: 'turn', step: 'end' }], first: 0, active: 1, rolled: [2, 5] } as const;
    expect(laid(2, { ...end, domains: [[], [], [], [], []] }).game.outcome).toMatchObject({
      reason: 'domains',
    });
    const { game } = laid(2, end);
    expect([game.outcome, game.active]).toEqual([undefined, 0]);
  });
});

describe('a position that cannot be', () => {
  it.each<[string, number, unknown, string]>([
    [
      'twenty knights',
      2,
      { citizens: { knight: 20 } },
      'citizens.knight cannot be 20; it takes a whole number from 0 to 6.',
    ],
    [
      'knights of many hands',
      2,
      { citizens: { knight: 4 }, players: [{ citizens: ['knight', 'knight'] }, { citizens: ['knight'] }] },
      '"knight" is named 7 times (players[0].citizens, players[1].citizens, citizens.knight), but there are only 6 of it.',
    ],
    [
      'a card in two places',
      2,
      { players: [{ domains: ['violet-thorn'] }], domains: [['violet-thorn']] },
      '"violet-thorn" is named 2 times (players[0].domains, domains[0]), but there is only 1 of it.',
    ],
    ['a die of 7', 2, { dice: [6, 7] }, 'dice[1] cannot be 7; it takes a whole number from 1 to 6.'],
    ['half a die', 2, { rolled: [6, 0.5] }, 'rolled[1] cannot be 0.5; it takes a whole number from 1 to 6.'],
    [
      'three dice that lie',
      2,
      { rolled: [6, 1, 1] },
      'rolled cannot have 3 entries; it takes a list of 2 to 2, each a whole number from 1 to 6.',
    ],
    [
      'an unknown duke',
      2,
      { players: [{ duke: 'nobody' }] },
      'players[0].duke cannot be "nobody"; it takes a duke: cornelius, ',
    ],
    [
      'a list for a name',
      2,
      { players: [{ duke: ['node'] }] },
      'players[0].duke cannot be a list of 1; it takes a duke: ',
    ],
    [
      'words for gold',
      2,
      { players: [{ gold: 'much' }] },
      'players[0].gold cannot be "much"; it takes a whole number from 0 to 999.',
    ],
    [
      'debts',
      2,
      { players: [{ gold: -1 }] },
      'players[0].gold cannot be -1; it takes a whole number from 0 to 999.',
    ],
    ['null for players', 2, { players: null }, 'players cannot be null; it takes a list of at most 5'],
    ['nothing at all', 2, null, 'A position cannot be null; it takes { dice, at, players'],
    [
      'a name of all objects',
      2,
      { constructor: {} },
      'A position has no "constructor"; it takes { dice, at, players',
    ],
    [
      'a seat that is not there',
      2,
      { active: 2 },
      'active cannot be 2; it takes a whole number from 0 to 1.',
    ],
    [
      'five exhausted cards for two',
      2,
      { deck: new Array(5).fill('exhausted') },
      '"exhausted" is named 5 times (deck), but there are only 4 of it.',
    ],
    [
      'events that are not in play',
      2,
      { deck: ['mimic'] },
      '"mimic" cannot come: events are only in play with the option events.',
    ],
    [
      'the Dark Lord among two',
      2,
      { captured: ['knight'] },
      'The Dark Lord comes only to one player alone, not to 2.',
    ],
    [
      'the Dark Lord too early',
      1,
      { darkLord: 'node' },
      'The Dark Lord comes when the duke is chosen; say at: [{ rule, step: "turns" }].',
    ],
    [
      'a stack of two areas',
      2,
      { monsters: [['goblin', 'troll']] },
      'monsters[0] cannot hold monsters of several areas: hills, valley.',
    ],
    [
      'a citizen in a foreign slot',
      2,
      { citizenStacks: [['knight']] },
      'citizenStacks[0] cannot hold "knight", which lies in slot 6.',
    ],
    [
      'one stack said twice',
      2,
      { citizens: { cleric: 1 }, citizenStacks: [['monk']] },
      'citizenStacks[0] and citizens.cleric describe the same stack; say one of them.',
    ],
    [
      'cards beneath the rest',
      2,
      { domains: [['...', 'violet-thorn']] },
      'domains[0] cannot have cards after "...": it stands for all that lies beneath.',
    ],
    [
      'tokens on a citizen',
      2,
      { tokens: [{ stack: 7, gold: 1 }] },
      'tokens[0] lie on nothing that can be slain',
    ],
    [
      'a used domain nobody built',
      2,
      { usedDomains: ['violet-thorn'] },
      'usedDomains cannot name "violet-thorn", which the active player has not built.',
    ],
    [
      'a rule within nothing',
      2,
      { at: [{ rule: 'turn' }] },
      'at[0].rule cannot be "turn": every position stands in "valeria", the rule that is the whole game.',
    ],
    [
      'a turn of somebody else',
      2,
      { active: 0, at: [turns, { rule: 'turn', with: { player: 1 } }] },
      'at[1].with cannot be said so: step "turns" of "valeria" calls with {"player":0}.',
    ],
    ['no frame at all', 2, { at: [] }, 'at cannot have 0 entries; it takes a list of 1 to 50'],
  ])('%s: the same sentence whatever the seed', (_, seats, arrangement, sentence) => {
    const sentences = new Set<string | undefined>();
    for (let seed = 0; seed < SEEDS / 10; seed++)
      sentences.add(refusalOf(valeria, { seats, seed: `bad ${seed}`, arrangement: arrangement as Json }));
    expect([...sentences]).toEqual([expect.stringContaining(sentence)]);
  });
});

const WORDS = [
  ...[citizens, domains, dukes, events, monsters].flatMap((table) => Object.keys(table)),
  ...valeria.scripts.rules.map(({ name }) => name),
  ...valeria.scripts.rules.flatMap(({ steps }) => [...steps.keys()]),
];

it('a spoiled description is refused in words, or is a table like any other', () => {
  const refused = trySpoiled(valeria, good, WORDS, 150);
  expect(refused).toBeGreaterThan(50);
});
