// MK-37: glades are marked, and their enemies summoned at night.
import { type ActKind, calling, type Refused, type Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import type { Site } from '../data/sites.ts';
import type { Back } from '../data/types.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { noAction, siteUnder, type Why } from './action.ts';
import { startCombat } from './arriving.ts';
import { halt, isBeforeAction } from './figure.ts';
import { hasSummoned, isMarkable, markedBy, roomOn, summoningNow } from './glades.ts';
import { holdingAt, holdingOf, isTaken } from './map.ts';
import { note, type Of } from './script.ts';

type MarkAct = { readonly do: 'mark'; readonly replaces: Seat | null };

/** The glade a hero stands on. */
function gladeUnder(game: MageKnight, seat: Seat): SpaceId | undefined {
  const { space } = playerAt(game, seat);
  return space !== null && isMarkable(game, space) ? space : undefined;
}

/** Before the action, or after one that was taken where the movement ended (MK-37.2). */
function unmarkable(game: MageKnight, seat: Seat, space: SpaceId): Why | undefined {
  const { stage, halted } = game.turn;
  if (holdingAt(game, space).shields.includes(seat))
    return { reason: { key: 'glade-is-marked' }, rule: 'MK-37.2' };
  if (stage === 'resting') return { reason: { key: 'resting' }, rule: 'MK-37.2' };
  if (isTaken(game, seat, space)) return { reason: { key: 'other-hero-here' }, rule: 'MK-37.2' };
  const hasEnded = stage === 'acted' && halted === space;
  if (isBeforeAction(game) || hasEnded) return undefined;
  return { reason: { key: 'movement-ended-elsewhere' }, rule: 'MK-37.2' };
}

/** Whose shields would give way. */
const givingWay = (game: MageKnight, space: SpaceId): (Seat | null)[] =>
  roomOn(game, space) > 0 ? [null] : [...new Set(holdingAt(game, space).shields)];

const markOption = (game: MageKnight, seat: Seat, replaces: Seat | null) => ({
  id: replaces === null ? 'mark' : `mark:${replaces}`,
  label: { key: 'mark-glade' as const, replaces },
  thing: `space:${gladeUnder(game, seat) ?? ''}`,
});

export const mark: ActKind<MageKnightTypes, Of, MarkAct> = {
  list: (game, { player }, into) => {
    if (game.combat !== null) return;
    const space = gladeUnder(game, player);
    if (space === undefined || unmarkable(game, player, space) !== undefined) return;
    for (const replaces of givingWay(game, space)) into.push({ do: 'mark', replaces });
  },
  option: (game, { replaces }, { player }) => ({
    ...markOption(game, player, replaces),
    rule: replaces === null ? 'MK-37.2' : 'MK-37.8',
  }),
  refused: (game, { player }) => {
    const space = gladeUnder(game, player);
    const why = space === undefined || game.combat !== null ? undefined : unmarkable(game, player, space);
    return why === undefined ? [] : [{ ...markOption(game, player, null), ...why }];
  },
  carryOut: (game, { replaces }, { player }) => {
    const space = gladeUnder(game, player);
    if (space === undefined) return undefined;
    const holding = holdingOf(game, space);
    if (replaces !== null) holding.shields = holding.shields.filter((seat) => seat !== replaces);
    holding.shields.push(player);
    if (game.turn.stage === 'start') game.turn.stage = 'moving';
    halt(game);
    note({ key: 'glade-marked', player, space, replaces });
    return undefined;
  },
};

/** Where people live there is no incantation (MK-37.3). */
const isInhabited = ({ class: kind }: Site): boolean => kind === 'inhabited' || kind === 'fortified';

/** One set of enemies for each marked glade. */
function summonedBy(game: MageKnight, seat: Seat): Back[] {
  const { enemies = [] } = summoningNow(game) ?? {};
  return markedBy(game, seat).flatMap(() => enemies);
}

function unsummonable(game: MageKnight, seat: Seat): Why | undefined {
  const said = (key: 'only-at-night' | 'summoned-already' | 'people-live-here' | 'no-glade-marked'): Why => ({
    reason: { key },
    rule: 'MK-37.3',
  });
  if (summoningNow(game) === undefined) return said('only-at-night');
  if (hasSummoned(game, seat)) return said('summoned-already');
  if (markedBy(game, seat).length === 0) return said('no-glade-marked');
  const under = siteUnder(game, seat);
  if (under !== undefined && isInhabited(under.site)) return said('people-live-here');
  return noAction(game, seat);
}

type SummonAct = { readonly do: 'summon' };

const summonOption = (game: MageKnight, seat: Seat) => ({
  id: 'summon',
  label: { key: 'summon-enemies' as const, enemies: summonedBy(game, seat) },
});

export const summon: ActKind<MageKnightTypes, Of, SummonAct> = {
  list: (game, { player }, into) => {
    if (game.combat === null && unsummonable(game, player) === undefined) into.push({ do: 'summon' });
  },
  option: (game, _, { player }) => ({ ...summonOption(game, player), rule: 'MK-37.3' }),
  refused: (game, { player }): Refused<MageKnightTypes>[] => {
    if (scenarioOf(game.scenario).incantation === undefined || game.combat !== null) return [];
    const why = unsummonable(game, player);
    return why === undefined ? [] : [{ ...summonOption(game, player), ...why }];
  },
  carryOut: (game, _, { player }) => {
    const owner = playerAt(game, player);
    const draws = summonedBy(game, player);
    owner.summoned = game.round;
    note({ key: 'enemies-summoned', player, glades: markedBy(game, player).length, enemies: draws });
    const fight = { space: owner.space ?? '0,0:C', tokens: [], way: null, escort: null };
    return calling(startCombat, { player, cause: 'incantation', draws, ...fight });
  },
};
