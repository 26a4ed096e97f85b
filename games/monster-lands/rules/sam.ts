// Chapter ML-SAM. Not written yet: Sam stands by.
import { type Of, rule } from './script.ts';

/** Sam's turn after the action of the only player (ML-SAM.6). */
export const samTurn = rule<Of>('samTurn').exitIf('not written', () => true);

export const samRules = [samTurn];
