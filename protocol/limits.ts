/** What both ends keep to. */
export const LIMITS = {
  /** Bytes of one message of a client at the socket. */
  message: 16_384,
  /** Bytes of a request's body, but for a game that is brought along. */
  body: 32_768,
  /** Bytes of the request that brings a game along. The longest games of ours are written down in 8 kB. */
  brought: 65_536,
  /** Choices of a game that is brought along, and the characters of each; the longest we know has 402. */
  choices: 3_000,
  choice: 200,
  /** How deep JSON may be nested, and how many values it may hold. */
  depth: 32,
  values: 4_096,
  chat: 300,
  name: 24,
  password: { least: 8, most: 200 },
  /** Days of vacation in a calendar year. */
  vacationDays: 30,
  /** Moments of the past fetched at once. */
  moments: 50,
} as const;

/** Raised when a page of before would misread what a server says: it is then told to reload. */
export const PROTOCOL = 3;
