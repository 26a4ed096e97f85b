import type { DungeonLordsArrangement } from '@krcma/dungeon-lords';
import type { Json } from '@krcma/kernel';
import type { Mode } from '@krcma/kernel/conformance';
import type { MageKnightArrangement } from '@krcma/mage-knight';
import type { MonsterLandsArrangement } from '@krcma/monster-lands';
import type { RagnarokArrangement } from '@krcma/ragnarok';
import type { ValeriaArrangement } from '@krcma/valeria';

/** A described position to play from. */
export interface Position extends Mode {
  readonly arrangement: Json;
  /** What is chosen first, as far as it can be: to where chance would hardly ever come. */
  readonly opening?: readonly string[];
}

export const described = (
  name: string,
  seats: number,
  arrangement:
    | ValeriaArrangement
    | MonsterLandsArrangement
    | DungeonLordsArrangement
    | RagnarokArrangement
    | MageKnightArrangement,
  options: Mode['options'] = {},
): Position => ({ name, seats, options, arrangement: arrangement as unknown as Json });
