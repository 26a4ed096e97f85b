import { type CombatCardId, combatCards } from './combat-cards.ts';
import { type EventTileId, eventTiles, type SpecialEventId, specialEvents } from './events.ts';
import type { Op } from './ops.ts';
import type { RuleId } from './rule-ids.ts';

/** Whatever has operations: no two of them share a name. */
export type OpsSource = EventTileId | SpecialEventId | CombatCardId;

const tables = { ...eventTiles, ...specialEvents, ...combatCards };

export const opsOf = (source: OpsSource): readonly Op[] => tables[source].ops;

/** The line that says what it does. */
export const ruleOf: Readonly<Record<OpsSource, RuleId>> = {
  payday: 'DL-PAY.1',
  taxes: 'DL-TAX.2',
  special: 'DL-SPE.1',
  'witch-hunt': 'DL-SPE.3',
  'monster-strike': 'DL-SPE.4',
  robbery: 'DL-SPE.5',
  rats: 'DL-SPE.6',
  'cave-in': 'DL-SPE.7',
  'imp-walkout': 'DL-SPE.8',
  'head-hunters': 'DL-SPE.9',
  'extra-tax': 'DL-SPE.10',
  'smear-campaign': 'DL-SPE.11',
  'word-of-peace': 'DL-SPL.1',
  suggestion: 'DL-SPL.2',
  'magic-shield': 'DL-SPL.3',
  invisibility: 'DL-SPL.4',
  'detect-evil': 'DL-SPL.5',
  'fist-of-justice': 'DL-SPL.5',
  'detect-treasure': 'DL-SPL.6',
  graffiti: 'DL-SPL.7',
  fireball: 'DL-SPL.5',
  'aura-of-fear': 'DL-SPL.8',
  metamorphosis: 'DL-SPL.9',
  'blind-rage': 'DL-SPL.10',
  'create-food': 'DL-SPL.11',
  illusion: 'DL-SPL.12',
  'song-of-courage': 'DL-SPL.14',
  regeneration: 'DL-SPL.15',
  'magic-key': 'DL-SPL.16',
  'dimensional-gate': 'DL-SPL.17',
};
