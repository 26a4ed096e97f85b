import type { Possibilities } from '../op-at.ts';

export const unitPossible: Possibilities = {};
