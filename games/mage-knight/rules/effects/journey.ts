// Movement, the map and interactions (data/ops-way.ts).
import type { Operations } from './op-at.ts';

export const journeyOperations: Operations = {};
