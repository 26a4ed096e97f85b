/** What both ends keep to. */
export const LIMITS = {
  /** Bytes of one message of a client at the socket. */
  message: 16_384,
  /** Bytes of a request's body, but for a game that is brought along. */
  body: 32_768,
  /** Bytes of a saved game that is moved online. */
  save: 2_097_152,
  chat: 300,
  name: 24,
  password: { least: 8, most: 200 },
  /** Days of vacation in a calendar year. */
  vacationDays: 30,
  /** Moments of the past fetched at once. */
  moments: 50,
} as const;

export const PROTOCOL = 1;
