import { describe, it } from 'vitest';
import { conformance, type Mode, type Player } from '../conformance.ts';
import { skirmish } from './skirmish/index.ts';

const modes: Mode[] = [
  { name: 'alone against the bouncer', seats: 1, options: { mode: 'solo' } },
  { name: 'two brawl', seats: 2 },
  { name: 'three brawl over four rounds', seats: 3, options: { rounds: 4 } },
  { name: 'four brawl quickly', seats: 4, options: { quick: true } },
  { name: 'two against two', seats: 4, options: { mode: 'teams' } },
  { name: 'three together', seats: 3, options: { mode: 'together' } },
  { name: 'two with few charms', seats: 2, options: { charms: ['mug', 'song', 'penny'] } },
];

/** Seats that do not play at random reach corners that random ones do not. */
const eager: Player = () => 0;
const reluctant: Player = (_, ask) => ask.values.length - 1;
describe('the test game', () => {
  for (const { title, run } of conformance(skirmish, modes, { games: 5, effort: { every: 4 } }))
    it(title, run);
  for (const { title, run } of conformance(skirmish, modes, { games: 2, players: { eager, reluctant } }))
    it(title, run);
});
