// Turns, tactics and the draw at their end (data/ops-turn.ts).
import type { Operations } from './op-at.ts';

export const turnOperations: Operations = {};
