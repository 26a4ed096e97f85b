// Sideways cards and skills (data/ops.ts from `sideways`).
import type { Operations } from './op-at.ts';

export const skillOperations: Operations = {};
