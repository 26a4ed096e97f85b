// Chapters DL-EVT, DL-PAY, DL-TAX, DL-SPE: what the ministry and the monsters want, and what spells of the same words do.
export type DuesMessage = never;
export type DuesEvent = never;
