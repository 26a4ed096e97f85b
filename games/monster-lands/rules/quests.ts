// Chapter ML-QST. Not written yet.
import { rule } from './script.ts';

export const diceQuest = rule('diceQuest').exitIf('not written', () => true);
export const resourceQuest = rule('resourceQuest').exitIf('not written', () => true);

export const questRules = [diceQuest, resourceQuest];
