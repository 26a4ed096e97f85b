// What it is worth to hold a region one does not hold yet.
import type { Seat } from '@krcma/kernel';
import { boardFor, placeOf, type Region } from '../data/board.ts';
import { companyOf, LANDS_TO_WIN } from '../data/setup.ts';
import { controllerOf, landsOf, templesOf } from '../rules/control.ts';
import type { Ragnarok } from '../state.ts';
import { place } from './weights.ts';

/** With it five temples are held, or three lands. */
function wins(game: Ragnarok, seat: Seat, isBuilt: boolean, isWhole: boolean): boolean {
  if (isBuilt && templesOf(game, seat) + 1 >= companyOf(game.seats).templesToWin) return true;
  return isWhole && landsOf(game, seat).length + 1 >= LANDS_TO_WIN;
}

/** Own regions of its land, this one included, as a share. */
function landShare(game: Ragnarok, seat: Seat, region: Region): number {
  const regions = boardFor(game.seats).lands[placeOf(game.seats, region).land] ?? [];
  let own = 1;
  for (const other of regions) if (other !== region && controllerOf(game, other) === seat) own++;
  return own / regions.length;
}

export function regionWorth(game: Ragnarok, seat: Seat, region: Region): number {
  if (controllerOf(game, region) === seat) return 0;
  const { settlement, sanctuary, monument, forge, yggdrasil } = placeOf(game.seats, region);
  const isBuilt = game.temples.includes(region);
  const share = landShare(game, seat, region);
  return (
    place.any +
    (settlement ? place.settlement : 0) +
    (isBuilt ? place.temple : sanctuary && game.scale > 0 ? place.sanctuary : 0) +
    (monument === undefined ? 0 : place.monument) +
    (forge ? place.forge : 0) +
    (yggdrasil ? place.tree : 0) +
    (controllerOf(game, region) === null ? 0 : place.taken) +
    place.land * share +
    (share === 1 ? place.whole : 0) +
    (wins(game, seat, isBuilt, share === 1) ? place.wins : 0)
  );
}
