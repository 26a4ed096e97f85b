import { dungeonLordsPositions } from './dungeon-lords-positions.ts';
import { mageKnightPositions } from './mage-knight-positions.ts';
import { monsterLandsPositions } from './monster-lands-positions.ts';
import { ragnarokPositions } from './ragnarok-positions.ts';
import { valeriaPositions } from './valeria-positions.ts';

/** Moments of real games worth a look, by game. */
export const positions = {
  valeria: valeriaPositions,
  'monster-lands': monsterLandsPositions,
  'dungeon-lords': dungeonLordsPositions,
  ragnarok: ragnarokPositions,
  'mage-knight': mageKnightPositions,
} as const;
