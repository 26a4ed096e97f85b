// What a lord keeps for later.
interface Store {
  readonly base: number;
  readonly perRound: number;
  readonly enough: number;
}

/** Of what there is enough of, more is worth little. */
const BEYOND = 0.25;

export const stored = (amount: number, { base, perRound, enough }: Store, rounds: number): number => {
  const each = base + perRound * rounds;
  return each * (Math.min(amount, enough) + BEYOND * Math.max(0, amount - enough));
};

export const unit = (amount: number, { base, perRound, enough }: Store, rounds: number): number =>
  (base + perRound * rounds) * (amount < enough ? 1 : BEYOND);
