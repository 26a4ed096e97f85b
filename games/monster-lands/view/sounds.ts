import type { Sound } from '@krcma/tableware/board';
import type { MonsterLandsEvent } from '../messages.ts';

const SOUNDS: Readonly<Partial<Record<MonsterLandsEvent['key'], Sound>>> = {
  'pool-made': 'dice',
  rolled: 'dice',
  rerolled: 'dice',
  'monster-rolled': 'dice',
  'sam-rolled': 'dice',
  gained: 'coin',
  'trophy-sold': 'coin',
  joined: 'card',
  'equipment-bought': 'card',
  'traps-bought': 'card',
  'loot-taken': 'card',
  'monster-came': 'card',
  'realm-came': 'card',
  'traps-revealed': 'card',
  captured: 'fight',
  killed: 'fight',
  conquered: 'fight',
  wounded: 'fight',
  left: 'fight',
};

export const soundOf = ({ key }: MonsterLandsEvent): Sound => SOUNDS[key] ?? 'knock';
