import { botOf } from '@krcma/bots';
import { below, hashOf, optionOf, randomFrom } from '@krcma/kernel';
import { type Player, randomPlayer } from '@krcma/kernel/conformance';
import type { TableGame } from './games.ts';

export const POLICIES = ['random', 'stubborn', 'greedy'] as const;
export type Policy = (typeof POLICIES)[number];

const WHIM = 8;

/**
 * Prefers one kind of choice (`slay`, `build` …) to another for a whole game, in an order drawn by the seed: it reaches
 * corners where players without any will never come. Now and then it has a whim, or a game of mere gaining never ends.
 */
function stubbornPlayer(will: string): Player {
  return (game, ask, seed) => {
    if (below({ random: randomFrom(`${seed} whim`) }, WHIM) === 0) return randomPlayer(game, ask, seed);
    const ranks = ask.values.map((value) => {
      const [verb = ''] = optionOf(game, ask, value).id.split(':');
      return hashOf(`${will} ${verb}`);
    });
    const best = ranks.toSorted()[0];
    const wanted = ranks.flatMap((rank, index) => (rank === best ? [index] : []));
    const pick = randomPlayer(game, { ...ask, values: wanted }, seed);
    return wanted[pick] ?? 0;
  };
}

function greedyPlayer(game: TableGame): Player {
  const bot = botOf('greedy', game);
  return (table, ask, seed) => bot.decide(table, ask.seat, { seed }).index;
}

export function playerOf(policy: Policy, game: TableGame, will: string): Player {
  if (policy === 'random') return randomPlayer;
  return policy === 'greedy' ? greedyPlayer(game) : stubbornPlayer(will);
}

/** Seats of different temper at one table. */
export const mixed =
  (players: readonly Player[]): Player =>
  (game, ask, seed) =>
    (players[ask.seat % players.length] ?? randomPlayer)(game, ask, seed);
