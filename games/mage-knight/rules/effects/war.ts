// What is done to enemies and to attacks besides the points themselves (data/ops-combat.ts).
import type { Operations } from './op-at.ts';

export const warOperations: Operations = {};
