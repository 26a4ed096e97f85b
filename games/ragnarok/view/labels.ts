// What a screen reader says of an area besides what stands there.
import type { MapPlace } from '@krcma/tableware/map';
import { placeOf } from '../data/board.ts';
import { REALMS } from '../data/realms.ts';
import { realmOfSlot, SLOTS } from '../data/wheel.ts';
import { type Props, wordsOf } from './table.ts';

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

function slotFacts(props: Props, id: string): string[] {
  const words = wordsOf(props);
  const slot = SLOTS.find((each) => each === id);
  if (slot === undefined) return [words.does('monument')];
  const realm = realmOfSlot[slot];
  return [words.does(slot), `${words.realm(realm)}: ${words.pays(realm)}`];
}

export function labelOf(props: Props, { thing, name }: MapPlace): string {
  const words = wordsOf(props);
  const [kind, id = ''] = thing.split(':');
  if (kind === 'region') return [name, ...regionFacts(props, Number(id.slice(1)))].join(', ');
  if (kind === 'slot') return [name, ...slotFacts(props, id)].join(', ');
  const realm = REALMS.find((each) => each === id);
  return realm === undefined ? name : `${name}: ${words.pays(realm)}`;
}
