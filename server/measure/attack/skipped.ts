/** Cannot be tried on this machine; the message says what is missing. */
export class Skipped extends Error {}
