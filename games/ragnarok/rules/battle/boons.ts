// LOR-ART.2 at LOR-BAT.9: artifacts used when strengths are counted.
import { calling, type Moment, type Seat, type Trigger } from '@krcma/kernel';
import type { HoldingSource } from '../../data/sources.ts';
import type { RagnarokTypes } from '../../messages.ts';
import type { Ragnarok } from '../../state.ts';
import { exhaust } from '../holdings.ts';
import { type Of, rule } from '../script.ts';
import { battleOf, inOrder, opposing, sideOf } from './sides.ts';
import { boonsLeft, plusOf, totalOf } from './strength.ts';

const useBoon = rule<Of & { source: HoldingSource }>('useBoon').do('use', (game, { player, source }) => {
  const battle = battleOf(game);
  const plus = plusOf(game, player, battle.region, source);
  sideOf(battle, player).boons.push({ source, plus });
  exhaust(game, player, source);
});

const sumOfBoons = (game: Ragnarok, seat: Seat): number => {
  let sum = 0;
  for (const [, plus] of boonsLeft(game, seat, battleOf(game).region)) sum += plus;
  return sum;
};

/** It wins already whatever comes, or it loses whatever it does: then nobody is asked. */
function isOpen(game: Ragnarok, seat: Seat, otherStillMay: boolean): boolean {
  const battle = battleOf(game);
  const other = opposing(battle, seat);
  const needed = battle.defender.seat === seat ? 0 : 1;
  const ahead = totalOf(game, battle, sideOf(battle, seat)) - totalOf(game, battle, other);
  const worst = otherStillMay ? ahead - sumOfBoons(game, other.seat) : ahead;
  return worst < needed && ahead + sumOfBoons(game, seat) >= needed;
}

/** What a side may still use, if it can decide the battle. */
function boonsDue(game: Ragnarok, seat: Seat, otherStillMay: boolean): Trigger<RagnarokTypes>[] {
  if (!isOpen(game, seat, otherStillMay)) return [];
  return boonsLeft(game, seat, battleOf(game).region).map(([source, plus]) => ({
    id: `use:${source}`,
    seat,
    ...calling(useBoon, { player: seat, source }),
    optional: true,
    label: { key: 'use-boon', source, plus },
    thing: source,
    rule: 'LOR-ART.2',
  }));
}

/** One side after the other, the active player first (LOR-DEC.10). */
export const boonMoment = (turn: 0 | 1): Moment<RagnarokTypes, object> => {
  const seatOf = (game: Ragnarok): Seat => inOrder(game, battleOf(game))[turn] as Seat;
  return {
    due: (game) => boonsDue(game, seatOf(game), turn === 0),
    prompt: (game) => {
      const battle = battleOf(game);
      const seat = seatOf(game);
      return {
        key: 'ask-boon',
        region: battle.region,
        own: totalOf(game, battle, sideOf(battle, seat)),
        other: totalOf(game, battle, opposing(battle, seat)),
      };
    },
    decline: () => ({ key: 'decline' }),
  };
};
