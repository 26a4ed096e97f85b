/** Chances as they are told to the one who decides: each of the best play for it. `exact`: none is a lower bound only. */
export type AttackOdds = { readonly capture: number; readonly kill: number; readonly exact: boolean };
export type Odds = AttackOdds & { readonly death: number };
export type ConquestOdds = { readonly conquest: number; readonly exact: boolean };
