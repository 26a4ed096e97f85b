import { botOf } from '@krcma/bots';
import { conformance, type Mode, type Player, randomPlayer } from '@krcma/kernel/conformance';
import { drawnConformance } from '@krcma/kernel/drawn-games';
import { describe, it } from 'vitest';
import { isFullRun, sampleSeed } from '../../../tools/sample.ts';
import { advice } from '../bot/index.ts';
import { type Valeria, valeria } from '../index.ts';
import { modes } from '../modes.ts';

/** What the list for fuzzing has only one by one. */
const together: readonly Mode[] = [
  {
    name: '3-other-rulings',
    seats: 3,
    options: { newDomains: 'next-turn', endCheck: 'once-met', layout: 'random', events: true },
  },
  {
    name: '1-other-rulings',
    seats: 1,
    options: { newDomains: 'next-turn', soloBoardPoints: false, events: true, sumsAttack: true },
  },
  { name: '3-one-picked-event', seats: 3, options: { events: true, pickedEvents: ['mimic'] } },
];

const bot = botOf('greedy', { module: valeria, advice });
const greedy: Player = (game, ask, seed) => bot.decide(game as Valeria, ask.seat, { seed }).index;

const effort = { every: 10 };
const everyMode = [...modes, ...together];

const wholeSuite = () => [
  ...conformance(valeria, everyMode, { games: 2, effort, players: { random: randomPlayer } }),
  ...conformance(valeria, everyMode, { games: 1, effort, players: { greedy } }),
];

const drawn = () =>
  drawnConformance(valeria, everyMode, {
    seed: sampleSeed(),
    decisions: 1500,
    effort: { ...effort, savedEvery: 3 },
    players: { random: randomPlayer, greedy },
  });

describe('every game keeps its promises', () => {
  for (const { title, run } of isFullRun ? wholeSuite() : [drawn()]) it(title, run);
});
