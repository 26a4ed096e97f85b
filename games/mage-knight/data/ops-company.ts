// What reaches other players.
import type { Bare, Op } from './ops.ts';

export interface CompanyOps {
  ifLowestFame: { readonly gives: readonly Op[] };
  motivationLock: Bare;
  /** The skill lies in the centre; another player returns it for this, or for what its owner had. */
  returnFor: { readonly gives: 'same' | readonly Op[] };
  healingRitual: Bare;
  ritualOfPain: Bare;
  manaExploit: Bare;
  manaOverload: { readonly bonus: number };
  manaSuppression: Bare;
  manaEnhancement: Bare;
  sourceFreeze: Bare;
  sourceOpening: Bare;
  othersTerrain: { readonly delta: number; readonly max: number };
  othersEnemiesAttack: { readonly n: number };
  howlOfThePack: Bare;
  wolfsHowl: Bare;
  meltdown: Bare;
  radiance: Bare;
  claimDie: { readonly curse?: true };
  mindRead: { readonly steal?: true };
  spendOpponentUnit: { readonly maxLevel: number };
}
