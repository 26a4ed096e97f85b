import type { Names, Words } from '@krcma/kernel';
import type { RagnarokEvent } from '../messages.ts';
import { frameEvents } from './frame.cs.ts';
import { huntEvents } from './hunt.cs.ts';
import { turnEvents } from './turn.cs.ts';
import { warEvents } from './war.cs.ts';
import { wheelEvents } from './wheel.cs.ts';

export const events: Words<RagnarokEvent, Names> = {
  ...frameEvents,
  ...turnEvents,
  ...wheelEvents,
  ...warEvents,
  ...huntEvents,
};
