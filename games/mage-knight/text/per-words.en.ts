import type { Per } from '../data/ops.ts';

/** What an amount grows with. */
export const perWords: Readonly<Record<Per, string>> = {
  enemyBlocked: 'enemy you blocked this turn',
  enemyFaced: 'enemy you face',
  enemyDefeatedTurn: 'enemy you defeat this turn',
  enemyDefeatedPhase: 'enemy you defeat in this phase',
  unitRecruited: 'unit recruited this turn',
  woundHandAndUnits: 'wound in your hand and on your units',
  pointOfThisHealing: 'point of this healing that is used',
  redSpellCast: 'red Spell cast this turn',
  blueSpellCast: 'blue Spell cast this turn',
  greenSpellCast: 'green Spell cast this turn',
  whiteSpellCast: 'white Spell cast this turn',
  crystalSet: 'set of all four crystal colours you own',
};
