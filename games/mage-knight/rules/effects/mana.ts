// Mana tokens and crystals.
import type { Operations } from './op-at.ts';

export const manaOperations: Operations = {};
