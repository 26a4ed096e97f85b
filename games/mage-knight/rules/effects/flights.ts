// Moves that effects make directly: they cost what they say and pass whatever is below (MK-7.14).
import { type Call, calling, type Seat } from '@krcma/kernel';
import { placeOf, type SpaceId } from '../../data/geometry.ts';
import type { OpNamed } from '../../data/ops.ts';
import type { Terrain } from '../../data/terrains.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import type { Arrival } from '../arriving.ts';
import { isStormed, isStorming } from '../assault/parts.ts';
import { beginAction, moveFigure } from '../figure.ts';
import { isSafe } from '../ground.ts';
import { isAssaulted, isClosed, printedAt } from '../map.ts';
import { provokedBy } from '../provoking.ts';
import { note, rule, ruleNamed } from '../script.ts';
import { orNothing } from './inner.ts';
import { type OpAt, type Operations, opAt, opNamed } from './op-at.ts';

const arrive = ruleNamed<Arrival>('arrive');

/** What a direct move is bound by. */
interface Flight {
  readonly max: number;
  readonly avoid: readonly Terrain[];
  readonly provokes: boolean;
  /** What so many spaces cost together. */
  readonly price: (spaces: number) => number;
}

const forNothing = (): number => 0;

function priceOf({ min, free, orTwoFor = 0 }: OpNamed<'fly'>): Flight['price'] {
  if (free !== undefined) return (spaces) => (spaces <= free ? 0 : orTwoFor);
  return min === undefined ? forNothing : (spaces) => spaces;
}

/** The flight that an operation gives. */
export function flightOf(at: Pick<OpAt, 'source' | 'path'>): Flight {
  const op = opAt(at);
  if (op.op === 'fly') {
    const max = op.max ?? (op.orTwoFor === undefined ? 1 : 2);
    return { max, avoid: [], provokes: op.noProvoke !== true, price: priceOf(op) };
  }
  if (op.op === 'teleport' || op.op === 'teleportAssault')
    return { max: op.spaces, avoid: op.avoid, provokes: false, price: forNothing };
  return { max: opNamed(at, 'portalStep').spaces, avoid: [], provokes: false, price: forNothing };
}

/** Cities have no terrain. */
const mayPass = (game: MageKnight, { avoid }: Flight, space: SpaceId): boolean => {
  const printed = printedAt(game, space);
  return printed !== undefined && (printed.site === 'city' || !avoid.includes(printed.terrain));
};

/** Whether a safe space can be reached from one with so many more. */
function canLand(game: MageKnight, seat: Seat, flight: Flight, space: SpaceId, more: number): boolean {
  if (isSafe(game, seat, space)) return true;
  if (more === 0) return false;
  return placeOf(space).neighbours.some(
    (next) => mayPass(game, flight, next) && canLand(game, seat, flight, next, more - 1),
  );
}

/** Spaces to fly to next, after so many: those from which it can end well with the Move that is left. */
export function flightsFrom(
  game: MageKnight,
  seat: Seat,
  flight: Flight,
  gone: number,
  paid: number,
): SpaceId[] {
  const { space } = playerAt(game, seat);
  if (space === null || gone >= flight.max) return [];
  const move = game.turn.move + paid;
  let most = gone;
  while (most < flight.max && flight.price(most + 1) <= move) most++;
  if (most === gone) return [];
  return placeOf(space).neighbours.filter(
    (next) => mayPass(game, flight, next) && canLand(game, seat, flight, next, most - gone - 1),
  );
}

interface Hop extends OpAt {
  /** Spaces flown so far, and what they cost. */
  gone: number;
  paid: number;
}

type Landing = { readonly gone: number; readonly paid: number; readonly over: boolean };

/** Whoever flies must go; a step through a portal is only allowed. */
const mayStay = (at: Pick<OpAt, 'source' | 'path'>, gone: number): boolean =>
  gone > 0 || opAt(at).op === 'portalStep';

function landings(game: MageKnight, { player, source, path, gone, paid }: Hop): (SpaceId | null)[] {
  const spaces: (SpaceId | null)[] = flightsFrom(game, player, flightOf({ source, path }), gone, paid);
  const here = playerAt(game, player).space;
  const mayEnd = mayStay({ source, path }, gone) && here !== null && isSafe(game, player, here);
  if (spaces.length > 0 && mayEnd) spaces.push(null);
  return spaces;
}

/** Moves the figure; a move that is seen may still provoke. */
function flyTo(
  game: MageKnight,
  { player, source, path, gone, paid }: Hop,
  to: SpaceId,
): Call<unknown> | undefined {
  const { price, provokes } = flightOf({ source, path });
  const from = playerAt(game, player).space ?? to;
  const cost = price(gone + 1) - paid;
  const provoked = provokes ? provokedBy(game, player, from, to) : [];
  game.turn.move -= cost;
  note({ key: 'flown', player, space: to, cost });
  moveFigure(game, player, to);
  if (provoked.length === 0) return undefined;
  return calling(arrive, { player, from, space: to, provoked: [...provoked] });
}

/** One space further, or the end of it where the hero may stand. */
const hop = rule<Hop>('hop')
  .maybeChoose('to', {
    kind: 'place',
    values: (game, at) => orNothing(landings(game, at)),
    option: (_, to) =>
      to === null
        ? { id: 'done', label: { key: 'land' } }
        : { id: `fly:${to}`, label: { key: 'fly', space: to }, thing: `space:${to}`, rule: 'MK-7.14' },
    prompt: (_, { source }) => ({ key: 'ask-flight', source }),
  })
  .callNamed('arrived', (game, { to, ...at }) =>
    to === undefined || to === null ? undefined : flyTo(game, at, to),
  )
  .gives(({ turn }, { gone, paid, to, source, path }): Landing => {
    if (to === undefined || to === null) return { gone, paid, over: true };
    const { price } = flightOf({ source, path });
    return { gone: gone + 1, paid: price(gone + 1), over: turn.stage === 'acted' };
  });

const flight = rule<OpAt>('flight').repeat('hops', hop, (_, { hops, player, source, path }) => {
  if (hops === undefined) return { player, source, path, gone: 0, paid: 0 };
  return hops.over ? undefined : { player, source, path, gone: hops.gone, paid: hops.paid };
});

/** Part of the movement (MK-4.16). */
const fly = rule<OpAt>('fly')
  .do('move', ({ turn }) => {
    turn.stage = 'moving';
  })
  .call('flown', flight, (_, { player, source, path }) => ({ player, source, path }));

const teleport = rule<OpAt>('teleport')
  .do('move', ({ turn }) => {
    turn.stage = 'moving';
  })
  .call('gone', flight, (_, { player, source, path }) => ({ player, source, path }));

/** The action of the turn. */
const portalStep = rule<OpAt>('portalStep')
  .do('begin', beginAction)
  .call('gone', flight, (_, { player, source, path }) => ({ player, source, path }))
  .do('end', (game, { player, source, path }) => {
    game.turn.stage = 'acted';
    playerAt(game, player).moreCards += opNamed({ source, path }, 'portalStep').handLimit ?? 0;
  });

/** Sites that can be assaulted from below; nobody leaves a combat for another one. */
export function assaultsFrom(game: MageKnight, seat: Seat, at: Pick<OpAt, 'source' | 'path'>): SpaceId[] {
  const { space } = playerAt(game, seat);
  if (space === null || game.combat !== null) return [];
  const way = flightOf(at);
  const reached = new Set([space]);
  for (let steps = 0; steps < way.max; steps++)
    for (const from of [...reached])
      for (const next of placeOf(from).neighbours) if (mayPass(game, way, next)) reached.add(next);
  reached.delete(space);
  return [...reached].filter(
    (each) =>
      isAssaulted(game, seat, each) && !isClosed(game, each) && (!isStorming(game) || isStormed(game, each)),
  );
}

/** A withdrawal goes back to where it began. */
const teleportAssault = rule<OpAt>('teleportAssault')
  .maybeChoose('to', {
    kind: 'place',
    values: (game, { player, ...at }) => orNothing(assaultsFrom(game, player, at)),
    option: (_, to) => ({
      id: `assault:${to}`,
      label: { key: 'assault', space: to },
      thing: `space:${to}`,
      rule: 'MK-7.7',
    }),
    prompt: (_, { source }) => ({ key: 'ask-assault', source }),
  })
  .exitWithout('to')
  .set('from', (game, { player }) => playerAt(game, player).space)
  .do('go', (game, { player, to }) => {
    note({ key: 'flown', player, space: to, cost: 0 });
    moveFigure(game, player, to);
  })
  .call('arrived', arrive, (_, { player, to, from }) => ({
    player,
    from: from ?? to,
    space: to,
    provoked: [],
  }));

export const flightOperations: Operations = { fly, teleport, portalStep, teleportAssault };
