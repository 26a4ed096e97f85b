// MK-18: who takes part in a cooperative assault, and whose turn is played in it now.
import { RuleError, type Seat } from '@krcma/kernel';
import { leaderCard } from '../../data/factions.ts';
import type { SpaceId } from '../../data/geometry.ts';
import type { Stormed } from '../../messages/assault.ts';
import type { Assault, AssaultPart, CityState, MageKnight, Token, Turn } from '../../state.ts';
import { leaderAt } from '../factions/leaders.ts';
import { cityAt, holdingOf, homeOf, isVolkareAt } from '../map.ts';

export const partOf = ({ assault }: MageKnight, seat: Seat): AssaultPart | undefined =>
  assault?.parts.find((part) => part.seat === seat);

/** The same for whoever is known to take part. */
export function ownPart(game: MageKnight, seat: Seat): AssaultPart {
  const part = partOf(game, seat);
  if (part === undefined) throw new RuleError(`Seat ${seat} takes no part in an assault.`);
  return part;
}

/** The heroes come in one after the other; nobody goes elsewhere or does anything else (MK-18.9). */
export const isStorming = ({ assault }: MageKnight): boolean => assault?.stage === 'fighting';

/** Whether a space belongs to the city that is assaulted together. */
export const isStormed = (game: MageKnight, space: SpaceId): boolean =>
  isStorming(game) && game.assault?.space === homeOf(game, space);

/** A city or the seat of a leader, by its spaces. */
export interface Stronghold {
  readonly space: SpaceId;
  readonly halves: readonly SpaceId[];
}

const strongholdOf = ({ space, second }: CityState): Stronghold => ({
  space,
  halves: second === null ? [space] : [space, second.space],
});

/** All that can be assaulted together (MK-18.1, MK-23.25, MK-24.11). */
export const strongholdsOf = (game: MageKnight): Stronghold[] => [
  ...game.cities.map(strongholdOf),
  ...(game.factions?.leaders ?? []).map(({ space }) => ({ space, halves: [space] })),
  ...(game.volkare === undefined ? [] : [{ space: game.volkare.space, halves: [game.volkare.space] }]),
];

export const strongholdAt = (game: MageKnight, space: SpaceId): Stronghold | undefined =>
  strongholdsOf(game).find((each) => each.halves.includes(space));

/** How a city is called, or the seat of a leader, or Volkare. */
export function colourAt(game: MageKnight, space: SpaceId): Stormed {
  if (isVolkareAt(game, space)) return 'volkare';
  const leader = game.factions?.leaders.find((each) => each.space === space);
  return leader === undefined ? (cityAt(game, space)?.colour ?? 'white') : leaderCard(leader.id).seat;
}

/** Whoever defends it: the garrison, or where Volkare stands his army (MK-23.27). */
export const defendersIn = (game: MageKnight, space: SpaceId): Token[] =>
  game.volkare !== undefined && isVolkareAt(game, space) ? game.volkare.army : holdingOf(game, space).tokens;

/** Nobody defends it any more. */
export const isTakenByStorm = (game: MageKnight, space: SpaceId): boolean =>
  defendersIn(game, space).length === 0 && leaderAt(game, space) === undefined;

/** Those who gave up their next turn for it. */
export const guestsOf = ({ assault }: MageKnight): Seat[] =>
  (assault?.parts ?? []).flatMap(({ seat }) => (seat === assault?.starter ? [] : [seat]));

/** What the turn of somebody who takes part has come to. */
export const turnOf = (game: MageKnight, { turn }: AssaultPart): Turn => turn ?? game.turn;

/** Their turns are played in parts: what the present one has come to waits while another one plays. */
export function actAs(game: MageKnight, seat: Seat): void {
  const next = partOf(game, seat);
  if (next === undefined || next.turn === null) return;
  const present = partOf(game, game.active);
  if (present !== undefined) present.turn = game.turn;
  game.active = seat;
  game.turn = next.turn;
  next.turn = null;
}

/** As others may see it. */
export type AssaultView = Omit<Assault, 'parts'> & { readonly parts: readonly Omit<AssaultPart, 'turn'>[] };

export const assaultView = ({ parts, ...open }: Assault): AssaultView => ({
  ...open,
  parts: parts.map(({ turn: _turn, ...part }) => part),
});
