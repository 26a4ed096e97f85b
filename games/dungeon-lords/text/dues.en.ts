// Chapters DL-EVT, DL-PAY, DL-TAX, DL-SPE.
import type { Names, Words } from '@krcma/kernel';
import type { DuesEvent, DuesMessage } from '../messages/dues.ts';
import { sourceName } from './phrases.en.ts';

export const duesMessages: Words<DuesMessage, Names> = {};

export const duesEvents: Words<DuesEvent, Names> = {
  'event-began': ({ event }) => `Event: ${sourceName(event)}.`,
};
