import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that nobody guesses: sessions, tokens. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The id of a user or a token: not secret, but not to be counted through either. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** What is stored of a secret. It is random and long, so that a plain hash is enough. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
