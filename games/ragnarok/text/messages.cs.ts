import type { Names, Words } from '@krcma/kernel';
import type { RagnarokMessage } from '../messages.ts';
import { frameMessages } from './frame.cs.ts';
import { huntMessages } from './hunt.cs.ts';
import { turnMessages } from './turn.cs.ts';
import { warMessages } from './war.cs.ts';
import { wheelMessages } from './wheel.cs.ts';

export const messages: Words<RagnarokMessage, Names> = {
  ...frameMessages,
  ...turnMessages,
  ...wheelMessages,
  ...warMessages,
  ...huntMessages,
};
