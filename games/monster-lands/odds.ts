/** Chances as they are told to the one who decides: each of the best play for it. `exact`: none is a lower bound only. */
export type AttackOdds = {
  readonly capture: number;
  readonly kill: number;
  /** Who plays for the capture may kill after all, and who plays for the kill may capture. */
  readonly instead: { readonly capture: number; readonly kill: number };
  readonly exact: boolean;
};
export type Odds = AttackOdds & { readonly death: number };
export type ConquestOdds = { readonly conquest: number; readonly exact: boolean };

type Aim = 'capture' | 'kill';

/** Everything besides: playing for this, he neither captures nor kills nor dies. */
export function failureOf(odds: AttackOdds & { readonly death?: number }, aim: Aim): number {
  const instead = aim === 'capture' ? odds.instead.kill : odds.instead.capture;
  return Math.max(0, 1 - (odds.death ?? 0) - odds[aim] - instead);
}
