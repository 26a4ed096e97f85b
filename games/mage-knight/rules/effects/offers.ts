// Effects used from the offers, and cards gained from them.
import type { Operations } from './op-at.ts';

export const offerOperations: Operations = {};
