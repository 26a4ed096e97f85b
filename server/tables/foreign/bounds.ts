/** What a game that is brought along may cost. Its choices are bounded by the protocol. */
export const BOUNDS = {
  /** Characters of a sentence that tells why not. */
  sentence: 200,
  /** Characters of what a campaign carries over, as JSON. */
  carried: 20_000,
  /** Milliseconds for playing it again. */
  time: 5_000,
  /** Megabytes of the thread it is played in. */
  memory: 128,
  /** Characters of the whole game, played again. */
  result: 1_000_000,
  /** Games that wait to be played again. */
  queue: 20,
} as const;
