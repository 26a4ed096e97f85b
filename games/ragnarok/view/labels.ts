// What a screen reader says of an area besides what stands there.
import type { MapPlace } from '@krcma/tableware/map';
import { placeOf } from '../data/board.ts';
import { REALMS } from '../data/realms.ts';
import { realmOfSlot, SLOTS, type SlotId } from '../data/wheel.ts';
import { payoffOf } from '../rules/payoff.ts';
import { nearSeat, type Props, wordsOf } from './table.ts';

function regionFacts(props: Props, region: number): string[] {
  const words = wordsOf(props);
  const { view, names } = props;
  const { land, population, settlement, sanctuary } = placeOf(view.seats, region);
  const owner = view.control[region] ?? null;
  return [
    words.land(land),
    owner === null ? words.population(population) : words.heldBy(names.seat(owner)),
    ...(settlement ? [words.settlement] : []),
    ...(view.temples.includes(region) ? [words.temple] : sanctuary ? [words.sanctuary] : []),
  ];
}

/** Whom a slot pays beside the action itself, if it were used now. */
export function paidInWords(props: Props, slot: SlotId): readonly string[] {
  const words = wordsOf(props);
  const realm = realmOfSlot[slot];
  const { bonus, rune } = payoffOf(props.view, slot, nearSeat(props));
  if (rune === nearSeat(props)) return [words.ownMarker];
  if (rune !== null) return [`${words.coverPays}: ${props.names.seat(rune)}`];
  const allies = bonus.map((seat) => props.names.seat(seat));
  return [
    `${words.realm(realm)}: ${words.pays(realm)}`,
    allies.length === 0 ? words.noAllies : words.allies(allies),
  ];
}

function slotFacts(props: Props, id: string): string[] {
  const words = wordsOf(props);
  const slot = SLOTS.find((each) => each === id);
  if (slot === undefined) return [words.does('monument')];
  return [words.does(slot), ...paidInWords(props, slot)];
}

export function labelOf(props: Props, { thing, name }: MapPlace): string {
  const words = wordsOf(props);
  const [kind, id = ''] = thing.split(':');
  if (kind === 'region') return [name, ...regionFacts(props, Number(id.slice(1)))].join(', ');
  if (kind === 'slot') return [name, ...slotFacts(props, id)].join(', ');
  const realm = REALMS.find((each) => each === id);
  return realm === undefined ? name : `${name}: ${words.pays(realm)}`;
}
