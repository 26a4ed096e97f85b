import type { Names, Words } from '@krcma/kernel';
import type { RagnarokMessage } from '../messages.ts';
import { frameMessages } from './frame.en.ts';
import { huntMessages } from './hunt.en.ts';
import { turnMessages } from './turn.en.ts';
import { warMessages } from './war.en.ts';
import { wheelMessages } from './wheel.en.ts';

export const messages: Words<RagnarokMessage, Names> = {
  ...frameMessages,
  ...turnMessages,
  ...wheelMessages,
  ...warMessages,
  ...huntMessages,
};
