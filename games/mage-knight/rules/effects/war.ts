// What is done to enemies and to attacks besides the points themselves (data/ops.ts).
import { aftermathOperations } from './aftermath.ts';
import { foeOperations } from './foes.ts';
import { modifierOperations } from './modifiers.ts';
import type { Operations } from './op-at.ts';
import { warPointOperations } from './points-of-war.ts';
import { preyOperations } from './prey.ts';
import { puppetOperations } from './puppets.ts';

export const warOperations: Operations = {
  ...aftermathOperations,
  ...foeOperations,
  ...modifierOperations,
  ...preyOperations,
  ...puppetOperations,
  ...warPointOperations,
};
