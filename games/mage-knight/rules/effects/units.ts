// Healing and units (data/ops.ts from `healForest`, data/ops.ts from `attach`).
import type { Operations } from './op-at.ts';

export const unitOperations: Operations = {};
