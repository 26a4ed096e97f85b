// What reaches other players (data/ops-company.ts).
import type { Operations } from './op-at.ts';

export const companyOperations: Operations = {};
