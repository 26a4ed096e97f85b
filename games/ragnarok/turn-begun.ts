// What a player could come to in a turn, for the report of how even the game is: a hunt is asked about when its action is
// chosen already, control over a monster when the hero stands beside it, so how often they were taken then tells little.
import type { Seat, Table } from '@krcma/kernel';
import { monsters } from './data/monsters.ts';
import { preyIn } from './rules/actions/monsters.ts';
import { heroMoves } from './rules/hero-step.ts';
import { heroReach } from './rules/map.ts';
import { canPay } from './rules/payments.ts';
import { playerAt, type Ragnarok } from './state.ts';

interface TurnBegun {
  readonly seat: Seat;
  readonly choices: readonly string[];
}

/** Prey and monsters where the hero stands or may come to stand in the hero step; with the slot open, and the rune at hand. */
export function turnBegun(table: Table): TurnBegun {
  const game = table as Ragnarok;
  const seat = game.active;
  const { region } = playerAt(game, seat);
  const near = [...(region === null ? [] : [region]), ...heroReach(game, seat, heroMoves(game, seat))];
  const prey = game.wheel.monsters.includes(seat) ? [] : near.flatMap((each) => preyIn(game, seat, each));
  const mayControl = game.monsters.some(
    ({ id, owner, region: at }) =>
      owner === null && at !== null && near.includes(at) && canPay(game, seat, 'control', monsters[id].rune),
  );
  return {
    seat,
    choices: [
      ...prey.map((each) => `monstersAction hunt:${each}`),
      ...(mayControl ? ['nextRuneAction rune:control'] : []),
    ],
  };
}
