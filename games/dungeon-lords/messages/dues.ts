// Chapters DL-EVT, DL-PAY, DL-TAX, DL-SPE: what the ministry and the monsters want, and what spells of the same words do.
import type { OpsSource } from '../data/ops-source.ts';

export type DuesMessage = never;

export type DuesEvent = { readonly key: 'event-began'; readonly event: OpsSource };
