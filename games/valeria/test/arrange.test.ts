import { type Json, positionOf, type Setup } from '@krcma/kernel';
import { playOn } from '@krcma/kernel/arrange-checks';
import { describe, expect, it } from 'vitest';
import { trySpoiled } from '../../../kernel/test/spoils.ts';
import { citizens } from '../data/citizens.ts';
import { domains } from '../data/domains.ts';
import { dukes } from '../data/dukes.ts';
import { events } from '../data/events.ts';
import { monsters } from '../data/monsters.ts';
import { type ValeriaArrangement, valeria } from '../index.ts';
import { rareEndings } from '../modes.ts';
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
export const good: readonly Position[] = [
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

describe('a described position', () => {
  it.each(good.map((each, index) => ({ each, index })))(
    '$index can be laid out whatever the seed',
    ({ each }) => {
      const sizes = new Set<string>();
      for (let seed = 0; seed < SEEDS; seed++) {
        const { game } = positionOf(valeria, withSeed(each, `seed ${seed}`));
        sizes.add(
          JSON.stringify([
            game.players.map(({ dukes }) => dukes.length),
            game.center.slice(15).map(({ cards }) => cards.length),
          ]),
        );
      }
      expect(sizes.size).toBe(1);
    },
  );

  it.each(good.map((each, index) => ({ each, index })))(
    '$index is saved, loaded and played on',
    ({ each }) => {
      for (let seed = 0; seed < 5; seed++) playOn(valeria, withSeed(each, `plays ${seed}`));
    },
  );
});

export const WORDS = [
  ...[citizens, domains, dukes, events, monsters].flatMap((table) => Object.keys(table)),
  ...valeria.scripts.rules.map(({ name }) => name),
  ...valeria.scripts.rules.flatMap(({ steps }) => [...steps.keys()]),
];

it('a spoiled description is refused in words, or is a table like any other', () => {
  const refused = trySpoiled(valeria, good, WORDS, 400);
  expect(refused).toBeGreaterThan(200);
  expect(refused).toBeLessThan(400);
});
