import type { Colour } from './data/types.ts';

/** A die as it is named: its colour, and the face of a persuasion die. */
export type NamedDie = { readonly colour: Colour; readonly face?: number };

/** Dice of a placement, by colour; persuasion dice by their faces. */
export type NamedDice = {
  readonly strength?: number;
  readonly magic?: number;
  readonly persuasion?: readonly number[];
};
