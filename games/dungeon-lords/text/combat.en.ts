// Chapters DL-CMB to DL-OVR, DL-TRN.
import type { Names, Words } from '@krcma/kernel';
import type { CombatEvent, CombatMessage } from '../messages/combat.ts';

export const combatMessages: Words<CombatMessage, Names> = {};

export const combatEvents: Words<CombatEvent, Names> = {};
