// LOR-ART.2 at LOR-BAT.9: artifacts used when strengths are counted.
import { calling, type Seat, type Trigger } from '@krcma/kernel';
import type { HoldingSource } from '../../data/sources.ts';
import type { RagnarokTypes } from '../../messages.ts';
import type { Ragnarok } from '../../state.ts';
import { useUp } from '../holdings.ts';
import { type Of, rule } from '../script.ts';
import { battleOf, opposing, sideOf } from './sides.ts';
import { boonsLeft, plusOf, totalOf } from './strength.ts';

const useBoon = rule<Of & { source: HoldingSource }>('useBoon').do('use', (game, { player, source }) => {
  const battle = battleOf(game);
  const plus = plusOf(game, player, battle.region, source);
  sideOf(battle, player).boons.push({ source, plus });
  useUp(game, player, source);
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
export function boonsDue(game: Ragnarok, seat: Seat, otherStillMay: boolean): Trigger<RagnarokTypes>[] {
  const left = boonsLeft(game, seat, battleOf(game).region);
  if (left.length === 0 || !isOpen(game, seat, otherStillMay)) return [];
  return left.map(([source]) => ({
    id: `use:${source}`,
    seat,
    ...calling(useBoon, { player: seat, source }),
    optional: true,
    label: { key: 'use-holding', source },
    thing: source,
    rule: 'LOR-ART.2',
  }));
}
