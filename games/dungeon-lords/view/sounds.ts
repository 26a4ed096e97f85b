import type { Sound } from '@krcma/tableware/board';
import type { DungeonLordsEvent } from '../messages.ts';

const SOUNDS: Readonly<Partial<Record<DungeonLordsEvent['key'], Sound>>> = {
  'slot-used': 'coin',
  'gold-mined': 'coin',
  'room-worked': 'coin',
  'offers-turned': 'card',
  'traps-drawn': 'card',
  'combat-card-turned': 'card',
  'combat-card-seen': 'card',
  'orders-revealed': 'card',
  'creature-hired': 'card',
  'trap-sprung': 'fight',
  'creature-attacks': 'fight',
  'hero-beaten': 'fight',
  'tile-conquered': 'fight',
  'spell-cast': 'fight',
};

export const soundOf = ({ key }: DungeonLordsEvent): Sound => SOUNDS[key] ?? 'knock';
