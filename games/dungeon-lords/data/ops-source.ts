import { type CombatCardId, combatCards } from './combat-cards.ts';
import { type EventTileId, eventTiles, type SpecialEventId, specialEvents } from './events.ts';
import type { Op } from './ops.ts';

/** Whatever has operations: no two of them share a name. */
export type OpsSource = EventTileId | SpecialEventId | CombatCardId;

const tables = { ...eventTiles, ...specialEvents, ...combatCards };

export const opsOf = (source: OpsSource): readonly Op[] => tables[source].ops;
