// Whether a player could win in the next turn: what one manoeuvre and one special action can do together; or by what is
// left of this one.
import type { Seat } from '@krcma/kernel';
import { boardFor, LANDS, placeOf, type Region, regionsFor } from '../data/board.ts';
import { companyOf, LANDS_TO_WIN } from '../data/setup.ts';
import type { SlotId } from '../data/wheel.ts';
import { controllerOf } from '../rules/control.ts';
import { special } from '../rules/special.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { canTake, type Reach } from './reach.ts';

/** No own marker lies on the slot (LOR-SPEC.3). */
export const isOpen = (game: Ragnarok, seat: Seat, slot: SlotId): boolean => !game.wheel[slot].includes(seat);

/** The special action of this turn is still to be chosen. */
export const isActionAhead = ({ active, phase, stack }: Ragnarok, seat: Seat): boolean =>
  active === seat &&
  phase !== 'selection' &&
  (phase !== 'special' || stack.some(({ rule, at }) => rule === special.name && at === 'action'));

/** The regions still to take for three lands, of the lands that lack fewest. */
export function missingLands(game: Ragnarok, seat: Seat): Region[] {
  const lacking: Region[][] = [];
  for (const land of LANDS) {
    const regions = boardFor(game.seats).lands[land];
    if (regions !== undefined) lacking.push(regions.filter((region) => controllerOf(game, region) !== seat));
  }
  return lacking
    .sort((a, b) => a.length - b.length)
    .slice(0, LANDS_TO_WIN)
    .flat();
}

/** All of the next turn; or of this one the manoeuvre and the special action, or that alone: there the hero stays. */
type Left = 'turn' | 'manoeuvre' | 'action';

const movesIn = (left: Left): number => (left === 'action' ? 0 : 1);

/** One army in the manoeuvre, then one region by Might, or all armies by Mobilize. */
export function canTakeAll(
  game: Ragnarok,
  seat: Seat,
  regions: readonly Region[],
  { marches, usurps }: Reach,
  left: Left = 'turn',
): boolean {
  const moves = movesIn(left);
  const here = playerAt(game, seat).region;
  const mayUsurp = (region: Region): boolean =>
    usurps[region] === true && (left === 'turn' || region === here);
  const onFoot = regions.filter((region) => marches[region] === true);
  if (onFoot.length === regions.length) {
    const [only, ...more] = regions;
    if (regions.length <= moves || isOpen(game, seat, 'mobilize')) return true;
    return only !== undefined && more.length === 0 && mayUsurp(only);
  }
  const [byMight, ...more] = regions.filter((region) => marches[region] !== true);
  return more.length === 0 && byMight !== undefined && mayUsurp(byMight) && onFoot.length <= moves;
}

/** Temples of others, and places for new ones, that could be had. */
interface Sacred {
  readonly others: readonly Region[];
  /** An own sanctuary without a temple, or one an army can take first. */
  readonly site: 'own' | 'near' | undefined;
}

export function sacredPlaces(game: Ragnarok, seat: Seat, reach: Reach): Sacred {
  const others: Region[] = [];
  let site: Sacred['site'];
  for (const region of regionsFor(game.seats)) {
    if (!placeOf(game.seats, region).sanctuary) continue;
    const isOwn = controllerOf(game, region) === seat;
    if (game.temples.includes(region)) {
      if (!isOwn && canTake(reach, region)) others.push(region);
    } else if (isOwn) site = 'own';
    else if (reach.marches[region] === true) site ??= 'near';
  }
  return { others, site };
}

/** So many temples at once: others' taken, one built. */
export function canHaveTemples(
  game: Ragnarok,
  seat: Seat,
  needed: number,
  reach: Reach,
  { others, site }: Sacred,
  left: Left = 'turn',
): boolean {
  const onFoot = others.filter((region) => reach.marches[region] === true);
  if (game.scale > 0 && isOpen(game, seat, 'temple')) {
    const moves = movesIn(left);
    const taken = site === 'own' ? Math.min(moves, onFoot.length) : 0;
    const isSite = site === 'own' || (site === 'near' && moves > 0);
    if (isSite && needed <= 1 + taken) return true;
  }
  if (others.length < needed) return false;
  const byMight = others.find((region) => !onFoot.includes(region));
  const most = onFoot.length < needed && byMight !== undefined ? [byMight, ...onFoot] : onFoot;
  return most.length >= needed && canTakeAll(game, seat, most.slice(0, needed), reach, left);
}

export const templesMissing = ({ seats }: Ragnarok, temples: number): number =>
  companyOf(seats).templesToWin - temples;

/** What the player whose turn it is has left once the hero stands; everybody else has a turn. */
export function leftOf(game: Ragnarok, seat: Seat): Left {
  const { phase, battle, contests } = game;
  if (!isActionAhead(game, seat)) return 'turn';
  if (phase === 'special') return 'action';
  const isQuiet = battle === null && contests.length === 0;
  return isQuiet && (phase === 'rune' || phase === 'manoeuvre') ? 'manoeuvre' : 'turn';
}
