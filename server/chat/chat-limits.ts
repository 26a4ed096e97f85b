/** How many lines one person may write at one table within which time (milliseconds). */
const CHAT_LIMITS = [
  { lines: 5, within: 10_000 },
  { lines: 60, within: 600_000 },
] as const;

export const LONGEST_WINDOW = Math.max(...CHAT_LIMITS.map(({ within }) => within));
export const MOST_LINES = Math.max(...CHAT_LIMITS.map(({ lines }) => lines));

/** When the next line may come, given the times of those before, newest first; in the past when it may come now. */
export const nextAllowed = (times: readonly number[], now: number): number =>
  Math.max(
    now,
    ...CHAT_LIMITS.map(({ lines, within }) => {
      const oldest = times[lines - 1];
      return oldest === undefined ? now : oldest + within;
    }),
  );

/** The wait in milliseconds, in words. */
export function tooManySentence(wait: number): string {
  const seconds = Math.ceil(wait / 1000);
  const time = seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  return `You write faster than the others can read. You can write again in ${time}.`;
}
