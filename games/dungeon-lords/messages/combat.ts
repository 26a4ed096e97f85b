// Chapters DL-CMB to DL-OVR, DL-TRN.
export type CombatMessage = never;
export type CombatEvent = never;
