// What is done to enemies and to attacks besides the points themselves (data/ops.ts).
import { foeOperations } from './foes.ts';
import { modifierOperations } from './modifiers.ts';
import type { Operations } from './op-at.ts';
import { warPointOperations } from './points-of-war.ts';

export const warOperations: Operations = { ...foeOperations, ...modifierOperations, ...warPointOperations };
