// Chapter LOR-EVENT: what an event lets loose.
import { revealed } from '@krcma/kernel';
import { type EventId, eventOf } from '../data/events.ts';
import { type MonsterId, monsters } from '../data/monsters.ts';
import type { Ragnarok } from '../state.ts';
import { activation } from './activation.ts';
import { drawFrom } from './hand.ts';
import { activateLoki } from './loki.ts';
import { activating, type OfMonster } from './monsters.ts';
import { note, type Of, rule } from './script.ts';

/** Discarded as it is revealed: nothing draws another before it is resolved (LOR-EVENT.8). */
function reveal(game: Ragnarok): EventId | null {
  const event = drawFrom(game, game.events);
  if (event === undefined) return null;
  game.events.discard.push(event);
  revealed();
  note({ key: 'event-revealed', event });
  return event;
}

/** The upper card first; neither those on the board nor slain ones (LOR-EVENT.1, .2, .7). */
function placeMonster(game: Ragnarok, event: EventId): void {
  const { place, region } = eventOf(event);
  const monster = game.monsters.find(
    (each) => monsters[each.id].rune === place && each.region === null && !each.slain,
  );
  if (monster === undefined) return;
  monster.region = region;
  note({ key: 'monster-placed', monster: monster.id, region });
}

/** All of the first rune, then all of the second, upper cards first (LOR-EVENT.3, .4). */
const awakened = (game: Ragnarok, event: EventId): MonsterId[] =>
  eventOf(event).activate.flatMap((rune) =>
    game.monsters
      .filter(({ id, region }) => region !== null && monsters[id].rune === rune)
      .map(({ id }) => id),
  );

/** The last step of a Monument action (LOR-MONU.10); `player` is active. */
export const event = rule<Of>('event')
  .set('card', reveal)
  .exitIf('none', (_, { card }) => card === null)
  .do('placement', (game, { card }) => {
    if (card !== null) placeMonster(game, card);
  })
  .each('activations', activation, (game, { card }): OfMonster[] =>
    card === null ? [] : awakened(game, card).map((monster) => activating(game, monster)),
  )
  .maybeCall('arch-enemy', activateLoki, (_, { player, card }) =>
    card !== null && eventOf(card).archEnemy ? { player } : undefined,
  );
