// LOR-SPEC.4 to .9: a marker on the wheel, and what it brings before the action itself.
import type { Seat } from '@krcma/kernel';
import { realmOfSlot, type SlotId } from '../data/wheel.ts';
import type { Ragnarok } from '../state.ts';
import { aftermath } from './aftermath.ts';
import { type OpAt, startOf } from './effects/op-at.ts';
import { happen } from './holdings.ts';
import { bonusOrder } from './payoff.ts';
import { realmBonus } from './realms.ts';
import { note, type Of, rule, ruleNamed } from './script.ts';

interface Marking extends Of {
  slot: SlotId;
}

/** The stack grows; whose marker is covered, if there is one (LOR-SPEC.4). */
function placeMarker(game: Ragnarok, seat: Seat, slot: SlotId): Seat | null {
  const markers = game.wheel[slot];
  const over = markers.at(-1);
  markers.push(seat);
  note({ key: 'marker-placed', player: seat, action: slot, ...(over !== undefined && { over }) });
  return over ?? null;
}

/** The first marker pays the allies of the realm, a later one the owner of the marker just covered (LOR-SPEC.5, .7, .9). */
export const markSlot = rule<Marking>('markSlot')
  .set('covered', (game, { player, slot }) => placeMarker(game, player, slot))
  .each('bonuses', realmBonus, (game, { player, slot, covered }) =>
    covered === null
      ? bonusOrder(game, player).map((ally) => ({ player: ally, realm: realmOfSlot[slot] }))
      : [],
  )
  .maybeCall('rune', ruleNamed<OpAt>('carryOut'), (_, { covered }) =>
    covered === null ? undefined : startOf(covered, 'wheel:covered'),
  )
  .do('happens', (game, { covered }) => {
    if (covered !== null) happen(game, { on: 'markerCovered', player: covered });
  })
  .call('aftermath', aftermath, () => ({}));
