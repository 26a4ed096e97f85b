import type { Sound } from '@krcma/tableware/board';
import type { RagnarokEvent } from '../messages.ts';

const SOUNDS: Readonly<Partial<Record<RagnarokEvent['key'], Sound>>> = {
  'cards-drawn': 'card',
  'cards-discarded': 'card',
  'event-revealed': 'card',
  'rune-gained': 'coin',
  'priests-gained': 'coin',
  'battle-begun': 'fight',
  'hunt-begun': 'fight',
  'army-destroyed': 'fight',
  'hero-injured': 'fight',
};

export const soundOf = ({ key }: RagnarokEvent): Sound => SOUNDS[key] ?? 'knock';
