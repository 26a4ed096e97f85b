// What reaches other players (data/ops.ts).
import type { Operations } from './op-at.ts';

export const companyOperations: Operations = {};
