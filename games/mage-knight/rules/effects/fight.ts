// Attacks and blocks (data/ops-combat.ts).
import type { Operations } from './op-at.ts';

export const fightOperations: Operations = {};
