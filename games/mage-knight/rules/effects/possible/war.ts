import type { Possibilities } from '../op-at.ts';

export const warPossible: Possibilities = {};
