// What a player could take in the next turn, roughly: by an army next to it, or by the hero's Might.
import type { Seat } from '@krcma/kernel';
import { placeOf, type Region } from '../data/board.ts';
import { HERO_MOVES } from '../data/setup.ts';
import { strengthIn } from '../rules/armies.ts';
import { attributeOf } from '../rules/attributes.ts';
import { controllerOf } from '../rules/control.ts';
import { sumOf } from '../rules/holdings.ts';
import { adjacentFor, heroInLandOf } from '../rules/map.ts';
import { playerAt, type Ragnarok } from '../state.ts';

/** By region number; what is held already is not taken. */
export interface Reach {
  /** By an army that marches there. */
  readonly marches: readonly boolean[];
  /** By a hero who gets there, while the slot is open. */
  readonly usurps: readonly boolean[];
}

export const canTake = ({ marches, usurps }: Reach, region: Region): boolean =>
  marches[region] === true || usurps[region] === true;

/** What abilities add for an army that attacks, where the hero is near: Ragnar's. */
function attackPlus(game: Ragnarok, seat: Seat, region: Region): number {
  return sumOf(playerAt(game, seat), 'battlePlus', ({ n, when = [] }) => {
    const isKnown = when.includes('attacker') && !when.includes('outnumbered');
    return isKnown && (!when.includes('heroInSameLand') || heroInLandOf(game, seat, region)) ? n : 0;
  });
}

/** What stands against whoever comes with armies: the population, or foreign armies and about a card each. */
const resisting = (game: Ragnarok, seat: Seat, region: Region, foreign: number): number => {
  if (foreign > 0) return foreign + 1 - attackPlus(game, seat, region);
  return controllerOf(game, region) === null ? placeOf(game.seats, region).population : 1;
};

export function resistance(game: Ragnarok, seat: Seat, region: Region): number {
  let foreign = 0;
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) foreign += strengthIn(game, other, region);
  return resisting(game, seat, region, foreign);
}

const numbers = ({ control }: Ragnarok): number[] => new Array<number>(control.length).fill(0);
const nowhere = ({ control }: Ragnarok): boolean[] => new Array<boolean>(control.length).fill(false);

function foreignForces(game: Ragnarok, seat: Seat): number[] {
  const foreign = numbers(game);
  for (const [other, { armies }] of game.players.entries()) {
    if (other === seat) continue;
    for (const { region, strength } of armies) foreign[region] = (foreign[region] ?? 0) + strength;
  }
  return foreign;
}

/** The strongest army that can march there, with those that stand there already. */
function ownForces(game: Ragnarok, seat: Seat): number[] {
  const coming = numbers(game);
  const { armies } = playerAt(game, seat);
  for (const { region, strength } of armies)
    for (const to of adjacentFor(game, seat, region)) if (strength > (coming[to] ?? 0)) coming[to] = strength;
  for (const { region, strength } of armies)
    if ((coming[region] ?? 0) > 0) coming[region] = (coming[region] ?? 0) + strength;
  return coming;
}

/** Where the hero can stand when it comes to the special action. */
function heroPlaces(game: Ragnarok, seat: Seat): Region[] {
  const { region } = playerAt(game, seat);
  if (region === null) return [];
  const places = [region];
  for (let move = 0, edge = places; move < HERO_MOVES; move++) {
    const further: Region[] = [];
    for (const from of edge)
      for (const to of adjacentFor(game, seat, from)) if (!places.includes(to)) further.push(to);
    places.push(...further);
    edge = further;
  }
  return places;
}

function usurpable(game: Ragnarok, seat: Seat, foreign: readonly number[]): boolean[] {
  const usurps = nowhere(game);
  if (game.wheel.usurp.includes(seat)) return usurps;
  const might = attributeOf(playerAt(game, seat), 'might');
  for (const region of heroPlaces(game, seat)) {
    const owner = controllerOf(game, region);
    const needed = owner === null ? placeOf(game.seats, region).population : (foreign[region] ?? 0);
    usurps[region] = owner !== seat && might >= needed;
  }
  for (const [other, { region }] of game.players.entries())
    if (other !== seat && region !== null) usurps[region] = false;
  return usurps;
}

export function reachOf(game: Ragnarok, seat: Seat): Reach {
  const foreign = foreignForces(game, seat);
  const marches = nowhere(game);
  for (const [region, force] of ownForces(game, seat).entries())
    if (force > 0 && region !== game.loki.region && controllerOf(game, region) !== seat)
      marches[region] = force >= resisting(game, seat, region, foreign[region] ?? 0);
  return { marches, usurps: usurpable(game, seat, foreign) };
}
