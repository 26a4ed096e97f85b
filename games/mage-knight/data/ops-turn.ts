// Turns, tactics and the draw at their end.
import type { Bare } from './ops.ts';

export interface TurnOps {
  handLimit: { readonly n: number };
  planning: { readonly minHand: number; readonly bonus: number };
  extraTurn: Bare;
  extraTurnReturnCards: Bare;
  selfToDeck: { readonly where: 'bottom' | 'top'; readonly ifDeckNotEmpty?: true };
  reclaimCard: { readonly cost: 'discardNonWound' | 'discardAny' };
  rethink: { readonly max: number };
  stealDie: Bare;
  longNight: { readonly n: number };
  shuffleRedraw: { readonly max: number };
  tutor: Bare;
  sparingPower: Bare;
}
