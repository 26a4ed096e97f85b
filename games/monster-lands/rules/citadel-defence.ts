// Chapter ML-CDEF. Not written yet.
import { rule } from './script.ts';

export const citadelDefence = rule('citadelDefence').exitIf('not written', () => true);

export const citadelDefenceRules = [citadelDefence];
