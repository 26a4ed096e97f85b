// What an effect costs besides the mana of its card.
import type { Operations } from './op-at.ts';

export const costOperations: Operations = {};
