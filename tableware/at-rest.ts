/** What flies, tumbles or fades and comes to an end by itself; a light that pulses for ever does not count. */
const movements = (): Animation[] =>
  document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime as number));

const LONGEST = 5000;

/** When all that moves now has come to rest; soon enough also where a movement hangs. */
export async function atRest(): Promise<void> {
  const late = new Promise((done) => setTimeout(done, LONGEST));
  await Promise.race([late, Promise.allSettled(movements().map(({ finished }) => finished))]);
}
