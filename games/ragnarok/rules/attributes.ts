// Chapters LOR-HERO, LOR-INJ: attributes, injuries and limits.
import type { Seat } from '@krcma/kernel';
import { INJURED_VALUE, TOP_ATTRIBUTE } from '../data/setup.ts';
import { ATTRIBUTES, type Attribute } from '../data/types.ts';
import { type Player, playerAt, type Ragnarok } from '../state.ts';
import { happen, sumOf } from './holdings.ts';
import { note } from './script.ts';

/** An injured attribute has value 2 wherever its marker lies (LOR-INJ.3). */
export const attributeOf = ({ attributes, injured }: Player, attribute: Attribute): number =>
  injured.includes(attribute) ? INJURED_VALUE : attributes[attribute];

/** How many combat cards, and how many runes, a player may hold (LOR-HERO.5). */
export function limitOf(player: Player, what: 'combatCards' | 'runes'): number {
  const more = sumOf(player, 'limitPlus', (op) => (op.what === what ? op.n : 0));
  return attributeOf(player, 'wisdom') + more;
}

export const healthy = ({ injured }: Player): Attribute[] =>
  ATTRIBUTES.filter((attribute) => !injured.includes(attribute));

/** One healthy marker is turned (LOR-INJ.1). */
export function injure(game: Ragnarok, seat: Seat, attribute: Attribute): void {
  playerAt(game, seat).injured.push(attribute);
  note({ key: 'hero-injured', player: seat, attribute });
  happen(game, { on: 'injured', player: seat });
}

export function heal(game: Ragnarok, seat: Seat, attribute: Attribute): void {
  const player = playerAt(game, seat);
  player.injured = player.injured.filter((each) => each !== attribute);
  note({ key: 'hero-healed', player: seat, attribute });
}

/** The marker moves up, injured or not; at 6 nothing happens (LOR-HERO.10, LOR-INJ.4). */
export function raise(game: Ragnarok, seat: Seat, attribute: Attribute, by = 1): void {
  const { attributes } = playerAt(game, seat);
  const to = Math.min(TOP_ATTRIBUTE, attributes[attribute] + by);
  if (to === attributes[attribute]) return;
  attributes[attribute] = to;
  note({ key: 'attribute-raised', player: seat, attribute, to });
}
