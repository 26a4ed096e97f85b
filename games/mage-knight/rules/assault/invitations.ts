// MK-18.1 to .4: when a cooperative assault may be proposed, to whom, and with which shares.
import { haveMates, type Seat } from '@krcma/kernel';
import { cardOf, WOUND } from '../../data/cards.ts';
import { placeOf, type SpaceId } from '../../data/geometry.ts';
import { opsOf } from '../../data/sources.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { noAction, type Why } from '../action.ts';
import { assaultsFrom } from '../effects/flights.ts';
import { canCarryOut } from '../effects/possible.ts';
import { mayMove } from '../figure.ts';
import { after } from '../last-turns.ts';
import { holdingAt, homeOf, isUnconquered, isVolkareAt } from '../map.ts';
import { SIDES, sourceOf, whyNotSide } from '../sides.ts';
import { sidesOf } from '../teams.ts';
import { sizeOf } from '../volkare/about.ts';
import type { Stronghold } from './parts.ts';

/** MK-18.1, MK-31.5: those who play together or in teams may always, rivals where they agreed to it. */
export const mayAssaultTogether = (game: MageKnight): boolean =>
  game.seats > 1 && (game.options.jointAssaults || haveMates(sidesOf(game)));

/** Next to either half of it (MK-25.19). */
const isBeside = (game: MageKnight, seat: Seat, city: Stronghold): boolean => {
  const { space } = playerAt(game, seat);
  return space !== null && city.halves.some((half) => placeOf(half).neighbours.includes(space));
};

/** A Spell in hand leads into the city from below, and can be cast now (MK-18.2). */
function comesFromBelow(game: MageKnight, seat: Seat, city: Stronghold): boolean {
  for (const card of new Set(playerAt(game, seat).hand))
    for (const side of SIDES) {
      if (card === WOUND || cardOf(card).kind !== 'spell') continue;
      const source = sourceOf(card, side);
      const way = opsOf(source).findIndex(({ op }) => op === 'teleportAssault');
      if (way < 0 || whyNotSide(game, { seat, card, side }, canCarryOut) !== undefined) continue;
      if (assaultsFrom(game, seat, { source, path: [way] }).some((to) => homeOf(game, to) === city.space))
        return true;
    }
  return false;
}

export const defendersAt = (game: MageKnight, space: SpaceId): number =>
  game.volkare !== undefined && isVolkareAt(game, space)
    ? sizeOf(game.volkare)
    : holdingAt(game, space).tokens.length;

/** Whether the hand of somebody invited holds more than wounds is their own matter: they cannot agree otherwise. */
export const guestsFor = (game: MageKnight, seat: Seat, city: Stronghold): Seat[] =>
  after(game, seat).filter((other) => {
    if (other < 0 || other === seat) return false;
    const { orderDown, hand } = playerAt(game, other);
    return !orderDown && hand.length > 0 && isBeside(game, other, city);
  });

/** In how many ways so many defenders are shared by so many heroes, at least one each. */
function waysToShare(defenders: number, heroes: number): number {
  let ways = 1;
  for (let n = 1; n < heroes; n++) ways = (ways * (defenders - n)) / n;
  return Math.max(0, ways);
}

/** The beginning of a proposal, as far as it is made: who comes along, and the shares of the first of them. */
export const proposalOf = (space: SpaceId, guests: readonly Seat[], shares: readonly number[]): string =>
  `${space} ${[...guests].sort().join()} ${shares.map((n) => `${n} `).join('')}`;

/** A proposal that begins so has not been refused in this turn, and could still be made. */
export function isStillNew(
  game: MageKnight,
  space: SpaceId,
  guests: readonly Seat[],
  shares: readonly number[],
): boolean {
  const left = shares.reduce((rest, n) => rest - n, defendersAt(game, space));
  const begun = proposalOf(space, guests, shares);
  const refused = (game.turn.proposed ?? []).filter((each) => each.startsWith(begun)).length;
  return refused < waysToShare(left, guests.length + 1 - shares.length);
}

/** Others who may be asked besides those picked, so that a new proposal comes of it. */
export function moreGuests(game: MageKnight, seat: Seat, city: Stronghold, picked: readonly Seat[]): Seat[] {
  const free = guestsFor(game, seat, city).filter((other) => !picked.includes(other));
  const leadsOn = (guests: readonly Seat[], rest: readonly Seat[]): boolean =>
    isStillNew(game, city.space, guests, []) ||
    rest.some((other, at) => leadsOn([...guests, other], rest.slice(at + 1)));
  return free.filter((other) =>
    leadsOn(
      [...picked, other],
      free.filter((each) => each !== other),
    ),
  );
}

/** Whether the starter could lead others against this place at all: it is defended, and can be reached. */
export const isInSight = (game: MageKnight, seat: Seat, city: Stronghold): boolean => {
  if (isVolkareAt(game, city.space)) return isBeside(game, seat, city);
  return isUnconquered(game, city.space) && (isBeside(game, seat, city) || comesFromBelow(game, seat, city));
};

/** Why nobody is led against a city in sight; undefined when a proposal may be made. */
export function whyNoAssault(game: MageKnight, seat: Seat, city: Stronghold): Why | undefined {
  if (!mayAssaultTogether(game)) return { reason: { key: 'no-joint-assaults' }, rule: 'MK-18.1' };
  if (game.announced !== null || game.ending) return { reason: { key: 'too-late-to-join' }, rule: 'MK-18.2' };
  if (!mayMove(game)) return noAction(game, seat) ?? { reason: { key: 'action-was-taken' }, rule: 'MK-18.2' };
  if (guestsFor(game, seat, city).length === 0)
    return { reason: { key: 'nobody-to-invite' }, rule: 'MK-18.3' };
  if (defendersAt(game, city.space) < 2) return { reason: { key: 'too-few-defenders' }, rule: 'MK-18.4' };
  if (moreGuests(game, seat, city, []).length === 0)
    return { reason: { key: 'proposed-already' }, rule: 'MK-18.4' };
  return undefined;
}
