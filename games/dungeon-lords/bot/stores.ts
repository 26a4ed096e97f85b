// What a lord keeps for later.
interface Store {
  readonly base: number;
  readonly perRound: number;
  readonly enough: number;
}

/** Of what there is enough of, more is worth half. */
export const stored = (amount: number, { base, perRound, enough }: Store, rounds: number): number => {
  const each = base + perRound * rounds;
  return each * (Math.min(amount, enough) + Math.max(0, amount - enough) / 2);
};

export const unit = (amount: number, { base, perRound, enough }: Store, rounds: number): number =>
  (base + perRound * rounds) * (amount < enough ? 1 : 0.5);
