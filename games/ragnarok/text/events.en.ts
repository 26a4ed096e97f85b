import type { Names, Words } from '@krcma/kernel';
import type { RagnarokEvent } from '../messages.ts';
import { frameEvents } from './frame.en.ts';
import { huntEvents } from './hunt.en.ts';
import { turnEvents } from './turn.en.ts';
import { warEvents } from './war.en.ts';
import { wheelEvents } from './wheel.en.ts';

export const events: Words<RagnarokEvent, Names> = {
  ...frameEvents,
  ...turnEvents,
  ...wheelEvents,
  ...warEvents,
  ...huntEvents,
};
