import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { PersonName } from './tables.ts';

export const Password = z
  .string()
  .check(z.minLength(LIMITS.password.least), z.maxLength(LIMITS.password.most));

/** A guest needs only a name. */
export const NewGuest = z.strictObject({ name: PersonName });
/** A guest who signs up keeps the games. */
export const SignUp = z.strictObject({ name: PersonName, password: Password });
export const SignIn = z.strictObject({ name: PersonName, password: z.string().check(z.maxLength(200)) });

const Hour = z.int().check(z.gte(0), z.lte(23));

export const ProfileChange = z.strictObject({
  name: z.optional(PersonName),
  language: z.optional(z.enum(['en', 'cs'])),
  /** Where turn notices go; null forgets it. */
  mail: z.optional(z.nullable(z.email().check(z.maxLength(200)))),
  mailNotices: z.optional(z.boolean()),
  /** Until then (milliseconds) no clock of days runs for me; null ends it. A year has so many days and no more. */
  vacationUntil: z.optional(z.nullable(z.number().check(z.gte(0)))),
  muted: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(500))),
  /** The hours in which my clocks of days run; another choice is valid from tomorrow on. */
  window: z.optional(z.nullable(z.strictObject({ from: Hour, until: Hour }))),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const PasswordChange = z.strictObject({ old: z.string().check(z.maxLength(200)), password: Password });

export const PushSubscription = z.strictObject({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.strictObject({
    p256dh: z.string().check(z.maxLength(200)),
    auth: z.string().check(z.maxLength(100)),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

export const NewToken = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(40)) });

interface Window {
  readonly from: number;
  readonly until: number;
}

/** Whom a program with a token plays for. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly language: 'en' | 'cs';
}

/** Who I am. */
export interface Profile extends Player {
  /** The name looks like that of an older account, and has to be changed; nothing else is lost by it. */
  readonly nameTaken: boolean;
  readonly mail: string | null;
  readonly mailNotices: boolean;
  readonly vacationUntil: number | null;
  /** Milliseconds of vacation left in this year, the present one counted to its end. */
  readonly vacationLeft: number;
  readonly window: Window | null;
  /** Hours that were chosen and begin at that midnight. */
  readonly nextWindow: { readonly window: Window | null; readonly from: number } | null;
  readonly muted: readonly string[];
}

/** What this server offers besides play. */
export interface Offers {
  readonly singleSignOn: string | undefined;
  readonly mail: boolean;
  /** The public key of web push. */
  readonly push: string;
  /** Whom to write to when something goes wrong: a mail address, or the address of a page. */
  readonly contact?: string | undefined;
}

/** How others reach this server; told only to a browser on its own machine. */
export interface Reach {
  /** By the address it is configured with, in the machine's network, or not at all: it listens to this machine only. */
  readonly by: 'public' | 'network' | 'machine';
  /** Origins to send, the likeliest first; where nobody is listened to, those it would have in the network. */
  readonly addresses: readonly string[];
}

export interface GameStatistics {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly rating: number | undefined;
  readonly deviation: number | undefined;
}

/** What came of one's games of a scenario, alone or with others. */
export interface ScenarioResult {
  /** The value of the option that says what is played. */
  readonly scenario: string;
  readonly alone: boolean;
  readonly played: number;
  readonly won: number;
  /** When the last one ended. */
  readonly last: number;
  /** The best three: a won game before any that was lost, then by points, then the newest. */
  readonly best: readonly { readonly table: string; readonly points: number; readonly ended: number }[];
}

export interface PastGame {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly place: number;
  readonly players: readonly string[];
  /** Who of them won or lost with whom. */
  readonly sides: readonly (readonly number[])[];
  readonly won: boolean;
  readonly points: number;
  readonly ratingChange: number | undefined;
  /** A rated game that was left or whose time ran out: the last place, and no points. */
  readonly left: boolean;
}
