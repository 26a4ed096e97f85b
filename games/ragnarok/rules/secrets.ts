// LOR-INFO: what nobody knows, and what only others know.
import { redealAmong, type Seat } from '@krcma/kernel';
import { FIRST_ORIGIN } from '../data/origins.ts';
import type { Ragnarok } from '../state.ts';
import { seesHand } from './view.ts';

const others = (game: Ragnarok, knowing: readonly Seat[]): Seat[] =>
  game.players.map((_, seat) => seat).filter((seat) => !knowing.includes(seat));

/** Hands none of them sees, and the deck. */
function redealCombat(game: Ragnarok, knowing: readonly Seat[]): void {
  const hidden = game.players.flatMap(({ hand }, owner) =>
    game.outcome === undefined && !knowing.some((viewer) => seesHand(game, viewer, owner)) ? [hand] : [],
  );
  redealAmong(game, [game.combat.deck, ...hidden]);
}

function redealAttacks(game: Ragnarok, knowing: readonly Seat[]): void {
  const { hunt, attacks } = game;
  const isHidden = hunt !== null && !knowing.includes(hunt.master) && game.outcome === undefined;
  redealAmong(game, isHidden ? [attacks.deck, hunt.attacks] : [attacks.deck]);
}

/** Odin's origin is handed on openly, so only the others move. */
function redealSelection(game: Ragnarok, knowing: readonly Seat[]): void {
  const heroes = [game.box.heroes];
  const origins = [game.box.origins];
  for (const seat of others(game, knowing)) {
    const drawn = game.players[seat]?.drawn;
    if (drawn === undefined || drawn.heroes.length === 0) continue;
    heroes.push(drawn.heroes);
    const own = drawn.origins.filter((id) => id !== FIRST_ORIGIN);
    drawn.origins = [...own, ...drawn.origins.filter((id) => id === FIRST_ORIGIN)];
    origins.push(drawn.origins);
  }
  redealAmong(game, heroes);
  redealOrigins(game, origins);
}

function redealOrigins(game: Ragnarok, piles: Ragnarok['box']['origins'][]): void {
  const kept = piles.map((pile) => pile.filter((id) => id === FIRST_ORIGIN));
  const moved = piles.map((pile) => pile.filter((id) => id !== FIRST_ORIGIN));
  redealAmong(game, moved);
  for (const [index, pile] of piles.entries())
    pile.splice(0, pile.length, ...(moved[index] ?? []), ...(kept[index] ?? []));
}

export function redeal(game: Ragnarok, knowing: readonly Seat[]): void {
  redealCombat(game, knowing);
  redealAttacks(game, knowing);
  redealSelection(game, knowing);
  redealAmong(game, [game.blessings.deck]);
  redealAmong(game, [game.events.deck]);
}
