// Healing and units (data/ops-goods.ts from `healForest`, data/ops-combat.ts from `attach`).
import type { Operations } from './op-at.ts';

export const unitOperations: Operations = {};
