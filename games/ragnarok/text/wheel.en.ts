import type { Names, Words } from '@krcma/kernel';
import type { WheelEvent, WheelMessage } from '../messages/wheel.ts';

export const wheelMessages: Words<WheelMessage, Names> = {
  'placeholder-wheel': () => '',
};

export const wheelEvents: Words<WheelEvent, Names> = {
  'wheel-cleared': () => '',
};
