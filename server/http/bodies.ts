import { Id, LIMITS, Seat } from '@krcma/protocol';
import * as z from 'zod/mini';

/** What requests bring besides the schemas of the protocol. */
export const Leaving = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(LIMITS.password.most))),
});
export const SeatWish = z.strictObject({ seat: z.optional(Seat) });

export const NewReport = z.strictObject({
  about: Id,
  /** The line that is complained about. */
  chat: z.optional(z.int().check(z.gte(1))),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
});

export const AtTable = z.object({ id: Id });
export const AtSeat = z.object({ id: Id, seat: z.coerce.number().check(z.int(), z.gte(0), z.lte(9)) });
export const AtToken = z.object({ id: Id });
export const OfGame = z.object({ game: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) });
export const HistoryPage = z.strictObject({
  before: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
});
export const Nothing = z.strictObject({});
