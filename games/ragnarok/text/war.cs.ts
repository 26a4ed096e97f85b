import type { Names, Words } from '@krcma/kernel';
import type { WarEvent, WarMessage } from '../messages/war.ts';

export const warMessages: Words<WarMessage, Names> = {
  'placeholder-war': () => '',
};

export const warEvents: Words<WarEvent, Names> = {
  'battle-begun': () => '',
};
