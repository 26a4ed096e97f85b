import type { Names, Words } from '@krcma/kernel';
import type { TurnEvent, TurnMessage } from '../messages/turn.ts';

export const turnMessages: Words<TurnMessage, Names> = {
  'placeholder-turn': () => '',
};

export const turnEvents: Words<TurnEvent, Names> = {
  'turn-begun': () => '',
};
