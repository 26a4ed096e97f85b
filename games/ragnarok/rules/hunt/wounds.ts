// Wound positions of whoever is hunted, and the markers on them.
import type { Seat } from '@krcma/kernel';
import { rewardOf, sizeOf, symbolsOf } from '../../data/prey.ts';
import { type Hunt, monsterAt, type Prey, type Ragnarok } from '../../state.ts';

/** Markers by position; Loki has none outside of a hunt (LOR-LOKI.13). */
export const markersOn = (game: Ragnarok, prey: Prey): (Seat | null)[] =>
  prey === 'loki' ? game.loki.wounds : monsterAt(game, prey).wounds;

/** A hunt for Loki that is on takes as many wounds as it began with. */
const woundsNeeded = (game: Ragnarok, prey: Prey): number =>
  markersOn(game, prey).length || sizeOf(prey, game.seats);

/** Positions nobody has covered. */
export function openPositions(game: Ragnarok, prey: Prey): number[] {
  const markers = markersOn(game, prey);
  const open: number[] = [];
  for (let position = 0; position < woundsNeeded(game, prey); position++)
    if ((markers[position] ?? null) === null) open.push(position);
  return open;
}

/** Open positions, of equal ones the first: where they lie makes no difference. */
export function distinctPositions(game: Ragnarok, prey: Prey): number[] {
  const open = openPositions(game, prey);
  if (prey === 'loki') return open;
  const isLike = (a: number, b: number): boolean =>
    symbolsOf(prey, a)[0] === symbolsOf(prey, b)[0] && rewardOf(prey, a) === rewardOf(prey, b);
  return open.filter((position, index) => open.findIndex((other) => isLike(other, position)) === index);
}

/** All positions without a reward are covered, by whomsoever (LOR-HUNT.45). */
export const baresArtifact = (game: Ragnarok, prey: Prey): boolean =>
  openPositions(game, prey).every((position) => rewardOf(prey, position) !== undefined);

/** The hunter's marker is laid; the last one ends the hunt (LOR-HUNT.10). */
export function coverPosition(game: Ragnarok, hunt: Hunt, position: number): void {
  markersOn(game, hunt.prey)[position] = hunt.hunter;
  hunt.placed.push(position);
  hunt.wounds++;
  hunt.dealt++;
}

/** A marker of this hunt is taken off again. */
export function uncoverPosition(game: Ragnarok, hunt: Hunt, position: number): void {
  markersOn(game, hunt.prey)[position] = null;
  hunt.placed = hunt.placed.filter((each) => each !== position);
}
