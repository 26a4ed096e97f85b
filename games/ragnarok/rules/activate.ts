// LOR-ARMY.8: an army is activated: it moves, or it grows.
import type { Refused, Seat } from '@krcma/kernel';
import { placeOf, type Region, regionName } from '../data/board.ts';
import { TOP_STRENGTH } from '../data/setup.ts';
import type { RagnarokMessage, RagnarokTypes } from '../messages.ts';
import { type Army, armyAt, playerAt, type Ragnarok } from '../state.ts';
import { moveArmy, seatsWithArmies, strengthen, strengthIn } from './armies.ts';
import { controllerOf } from './control.ts';
import { adjacentFor } from './map.ts';
import { type Of, rule } from './script.ts';

/** One of a player's armies, by its number. */
export interface OfArmy extends Of {
  army: number;
}

export const armyThing = (seat: Seat, id: number): string => `army:${seat}:${id}`;

/** Where an army can move: next to it, over land or the own drakkar's sea, but not to Loki (LOR-MOVE.3). */
export function marchesOf(game: Ragnarok, seat: Seat, { region }: Army): Region[] {
  const to: Region[] = [];
  for (const next of adjacentFor(game, seat, region)) if (next !== game.loki.region) to.push(next);
  return to;
}

const isInOwnSettlement = (game: Ragnarok, seat: Seat, region: Region): boolean =>
  controllerOf(game, region) === seat && placeOf(game.seats, region).settlement === true;

/** In the own region with a settlement, and below 6 (LOR-ARMY.8, .9). */
export const mayGrow = (game: Ragnarok, seat: Seat, { region, strength }: Army): boolean =>
  strength < TOP_STRENGTH && isInOwnSettlement(game, seat, region);

/** What stands in a region, for whoever thinks of going there. */
export function whatAwaits(game: Ragnarok, seat: Seat, region: Region) {
  const owner = controllerOf(game, region);
  const against = seatsWithArmies(game, region).find((other) => other !== seat);
  return {
    ...(owner !== null && owner !== seat && { owner }),
    ...(against !== undefined && { against, strength: strengthIn(game, against, region) }),
  };
}

const GROW = 'grow';

function refusedWays(game: Ragnarok, seat: Seat, army: Army): Refused<RagnarokTypes>[] {
  const refused: Refused<RagnarokTypes>[] = [];
  const { region: loki } = game.loki;
  if (adjacentFor(game, seat, army.region).includes(loki))
    refused.push({
      id: `move:${regionName(loki)}`,
      label: { key: 'march-to', region: loki },
      reason: { key: 'loki-bars-the-way', region: loki },
      thing: `region:${regionName(loki)}`,
      rule: 'LOR-LOKI.4',
    });
  if (mayGrow(game, seat, army)) return refused;
  const isAtTop = army.strength >= TOP_STRENGTH;
  refused.push({
    id: GROW,
    label: { key: 'army-grows', to: army.strength + 1 },
    reason: isAtTop
      ? { key: 'army-is-at-top', strength: army.strength }
      : { key: 'no-own-settlement', region: army.region },
    thing: armyThing(seat, army.id),
    rule: isAtTop ? 'LOR-ARMY.9' : 'LOR-ARMY.8',
  });
  return refused;
}

/** Where the army goes, or whether it grows instead. */
export const activateArmy = rule<OfArmy>('activateArmy')
  .choose('way', {
    kind: 'place',
    values: (game, { player, army: id }): (Region | typeof GROW)[] => {
      const army = armyAt(game, player, id);
      const ways: (Region | typeof GROW)[] = marchesOf(game, player, army);
      if (mayGrow(game, player, army)) ways.push(GROW);
      return ways;
    },
    option: (game, way, { player, army: id }) => {
      if (way === GROW)
        return {
          id: GROW,
          label: { key: 'army-grows', to: armyAt(game, player, id).strength + 1 },
          thing: armyThing(player, id),
          rule: 'LOR-ARMY.8',
        };
      return {
        id: `move:${regionName(way)}`,
        label: { key: 'march-to', region: way, ...whatAwaits(game, player, way) },
        thing: `region:${regionName(way)}`,
        rule: 'LOR-MOVE.3',
      };
    },
    prompt: (game, { player, army: id }) => {
      const { region, strength } = armyAt(game, player, id);
      return { key: 'ask-march', region, strength };
    },
    refused: (game, { player, army: id }) => refusedWays(game, player, armyAt(game, player, id)),
  })
  .do('act', (game, { player, army, way }) => {
    if (way === GROW) strengthen(game, player, army, 1);
    else moveArmy(game, player, army, way);
  });

/** How many of a player's armies are activated, each at most once (LOR-MAN.1, LOR-MOB.1, .2). */
export interface Activations extends Of {
  min: number;
  max: number;
}

interface NextActivation extends Activations {
  past: number[];
}

/** Every region borders on several, so that Loki never leaves an army nothing to do. */
const activatable = (game: Ragnarok, seat: Seat, past: readonly number[]): number[] =>
  playerAt(game, seat)
    .armies.map(({ id }) => id)
    .filter((id) => !past.includes(id));

const labelOf = (game: Ragnarok, player: Seat, id: number): RagnarokMessage => {
  const { region, strength } = armyAt(game, player, id);
  return { key: 'activate-army', player, region, strength };
};

export const nextActivation = rule<NextActivation>('activateNext')
  .choose('army', {
    kind: 'one',
    values: (game, { player, past, min }): (number | null)[] => {
      const ids: (number | null)[] = activatable(game, player, past);
      if (past.length >= min) ids.push(null);
      return ids;
    },
    option: (game, army, { player, past }) => {
      if (army === null)
        return past.length === 0
          ? { id: 'skip', label: { key: 'skip-step', step: 'manoeuvre' }, rule: 'LOR-TURN.3' }
          : { id: 'done', label: { key: 'done' } };
      return {
        id: `activate:${armyThing(player, army)}`,
        label: labelOf(game, player, army),
        thing: armyThing(player, army),
        rule: 'LOR-ARMY.8',
      };
    },
    prompt: (_, { past, max }) => ({ key: 'ask-activation', past: past.length, max }),
    refused: (game, { player, past }) =>
      playerAt(game, player)
        .armies.filter(({ id }) => past.includes(id))
        .map(({ id }) => ({
          id: `activate:${armyThing(player, id)}`,
          label: labelOf(game, player, id),
          reason: { key: 'activated-already' },
          thing: armyThing(player, id),
          rule: 'LOR-MOB.2',
        })),
  })
  .maybeCall('activated', activateArmy, (_, { player, army }) =>
    army === null ? undefined : { player, army },
  )
  .gives((_, { past, army }) => ({
    past: army === null ? past : [...past, army],
    over: army === null,
  }));

/** Which armies, one after the other, until enough; each then says where. Gives how many it were. */
export const activations = rule<Activations>('activations')
  .repeat('round', nextActivation, (game, { player, min, max, round = { past: [], over: false } }) => {
    const { past, over } = round;
    const isEnough = over || past.length >= max || activatable(game, player, past).length === 0;
    return isEnough ? undefined : { player, min, max, past };
  })
  .gives((_, { round }) => round?.past.length ?? 0);
