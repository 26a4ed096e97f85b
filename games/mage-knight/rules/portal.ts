// MK-40.2, .4, .7, .8: the portal closes, heroes on it are out of the game, and one may return at the end.
import { revealed, type Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';
import { pileOf } from './factions/piles.ts';
import { note } from './script.ts';
import { sidesOf } from './teams.ts';
import { isFace } from './units.ts';

export const PORTAL: SpaceId = '0,0:C';

/** Whoever still plays. */
export const seatsLeft = ({ players }: MageKnight): Seat[] => {
  const left: Seat[] = [];
  for (const [seat, { out }] of players.entries()) if (out !== true) left.push(seat);
  return left;
};

/** Everything of the own that is a card, wherever it lies. */
function throwCards({ gone }: MageKnight, player: Player): void {
  const { deck, hand, discard, aside, under, played, units } = player;
  for (const pile of [deck, hand, discard, aside, under]) gone.cards.push(...pile.splice(0));
  for (const { card } of played.splice(0)) gone.cards.push(card);
  for (const { unit, banner, command } of units.splice(0)) {
    gone.units.push(unit);
    if (banner !== null) gone.cards.push(banner);
    if (command !== null && isFace(command)) gone.cards.push(command);
  }
}

/** MK-40.8. */
function eliminate(game: MageKnight, seat: Seat): void {
  const player = playerAt(game, seat);
  player.out = true;
  player.space = null;
  throwCards(game, player);
  for (const enemy of player.puppets.splice(0)) pileOf(game, enemy).discard.push(enemy);
  for (const colour of ['red', 'blue', 'green', 'white'] as const) player.crystals[colour] = 0;
  for (const die of game.source)
    if (die.by === seat) Object.assign(die, { by: null, stays: false, kept: false });
  game.lasting = game.lasting.filter((lasting) => lasting.seat !== seat);
  revealed();
  note({ key: 'eliminated', player: seat });
}

/** MK-40.2: at the end of the round after which it closes; heroes on the portal stand on no space. */
export function closePortal(game: MageKnight): void {
  if (game.round !== scenarioOf(game.scenario).portalClosesAfter) return;
  note({ key: 'portal-closed' });
  for (const seat of seatsLeft(game)) {
    const { space } = playerAt(game, seat);
    if (space === null || space === PORTAL) eliminate(game, seat);
  }
}

/** MK-40.4, .7: the hero on the portal, and with a Chosen the whole team; nobody else returns. */
export function returning(game: MageKnight): Seat[] {
  const seat = game.players.findIndex(({ space }) => space === PORTAL);
  if (seat < 0) return [];
  const side = sidesOf(game).find((each) => each.includes(seat)) ?? [];
  return game.chosen?.includes(seat) === false ? [] : [...side];
}
