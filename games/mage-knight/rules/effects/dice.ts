// The dice of the Source.
import type { Operations } from './op-at.ts';

export const diceOperations: Operations = {};
