import { type Json, positionOf, type Setup, start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { type Position, playedOnChecks, spoiledCheck } from '../../../kernel/test/described.ts';
import { citizens } from '../data/citizens.ts';
import { domains } from '../data/domains.ts';
import { dukes } from '../data/dukes.ts';
import { events } from '../data/events.ts';
import { monsters } from '../data/monsters.ts';
import { type ValeriaArrangement, valeria } from '../index.ts';
import { rareEndings } from '../modes.ts';
import { DOMAINS } from '../state.ts';
import { tutorials } from '../tutorial/index.ts';

const SEEDS = 200;

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
  position(2, tutorials.first.setup.arrangement as ValeriaArrangement),
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

const WORDS = [...[citizens, domains, dukes, events, monsters].flatMap((table) => Object.keys(table))];

describe('any described position', () => {
  const checks = [...playedOnChecks(valeria, good), spoiledCheck(valeria, good, WORDS)];
  for (const { title, run } of checks) it(title, run);
});
