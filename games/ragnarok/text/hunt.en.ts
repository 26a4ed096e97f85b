import type { Names, Words } from '@krcma/kernel';
import type { HuntEvent, HuntMessage } from '../messages/hunt.ts';

export const huntMessages: Words<HuntMessage, Names> = {
  'placeholder-hunt': () => '',
};

export const huntEvents: Words<HuntEvent, Names> = {
  'hunt-begun': () => '',
};
