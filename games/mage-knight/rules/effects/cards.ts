// Cards played with another one, drawn, or put back.
import type { Operations } from './op-at.ts';

export const cardOperations: Operations = {};
