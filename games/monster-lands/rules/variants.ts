// Chapter ML-VAR: what the variants and scenarios add to the dice-pool phase. Not written yet.
import { rule } from './script.ts';

/** The Queen's gift for the first player, a monster at the entrance (ML-VAR.2-3, ML-VAR.6-7, ML-SCN.6). */
export const roundVariants = rule('roundVariants').exitIf('not written', () => true);

export const variantRules = [roundVariants];
