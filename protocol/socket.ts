import type { Message } from '@krcma/kernel';
import * as z from 'zod/mini';
import type { Delta } from './delta.ts';
import { LIMITS } from './limits.ts';
import type { FrameUpdate } from './table/frame.ts';
import { Id, Seat, type TableCard } from './tables.ts';

const Word = z.string().check(z.minLength(1), z.maxLength(200));
const Yes = z.boolean();
/** Nothing is done, and `done` says why, if the answer would end the seat's turn, or also if it were final. */
const Confirm = z.optional(z.enum(['turn', 'final']));

/** What a player does at a table. A choice names the decision it answers. */
export const Act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('choose'), decision: Word, option: Word, confirm: Confirm }),
  /** The last choice; or all that may be taken back, to what was revealed last or what another chose. */
  z.strictObject({ do: z.literal('undo'), all: z.optional(Yes) }),
  z.strictObject({ do: z.literal('redo') }),
  z.strictObject({ do: z.literal('standing'), key: Word, option: z.optional(Word), confirm: Confirm }),
  z.strictObject({ do: z.literal('proposeTakeBack') }),
  z.strictObject({ do: z.literal('answerTakeBack'), agrees: Yes }),
  /** To end the game without a result; it ends when all people agree, also those who are away. */
  z.strictObject({ do: z.literal('end'), agrees: Yes }),
  /** Takes the seat over again from the bot that stood in; every other act does so too. Refused without time left. */
  z.strictObject({ do: z.literal('return') }),
  /** Lets a bot play for a person the table waits for, who was here and has been away as long as its clock says. */
  z.strictObject({ do: z.literal('standIn'), seat: Seat }),
]);
export type Act = z.infer<typeof Act>;

export const Eyes = z.union([Seat, z.enum(['spectator', 'open'])]);

/** What can be asked about a table. Nothing changes by it. */
export const Query = z.discriminatedUnion('about', [
  /** Why the things are refused that the question names so. */
  z.strictObject({ about: z.literal('reasons'), decision: Word }),
  z.strictObject({ about: z.literal('hint') }),
  z.strictObject({
    about: z.literal('moments'),
    entries: z.array(z.int().check(z.gte(0), z.lte(100_000))).check(z.maxLength(LIMITS.moments)),
    eyes: Eyes,
  }),
  /** The whole game as a record; only when it is over. */
  z.strictObject({ about: z.literal('record') }),
]);
export type Query = z.infer<typeof Query>;

/** Made by the client, so that a command sent twice is done once. */
const Command = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));

/** The last frame a client holds. */
const KnownFrame = z.strictObject({ number: z.int(), hash: z.string().check(z.maxLength(64)) });
export type KnownFrame = z.infer<typeof KnownFrame>;

/** Everything a client says at the socket. */
export const FromClient = z.discriminatedUnion('type', [
  /** The server answers that `known` is the present frame, or with the whole of it. */
  z.strictObject({ type: z.literal('join'), table: Id, known: z.optional(KnownFrame) }),
  z.strictObject({ type: z.literal('leave'), table: Id }),
  z.strictObject({ type: z.literal('act'), table: Id, command: Command, act: Act }),
  z.strictObject({ type: z.literal('ask'), table: Id, command: Command, query: Query }),
  z.strictObject({
    type: z.literal('chat'),
    table: Id,
    command: Command,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.chat)),
    /** To all at the table unless it says otherwise, or to those only who win and lose with the writer. */
    to: z.optional(z.enum(['table', 'side'])),
  }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type FromClient = z.infer<typeof FromClient>;

export interface ChatLine {
  readonly id: number;
  readonly user: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** Said to one's side, and told to nobody else. */
  readonly side?: true;
}

export interface Refusal {
  readonly code: string;
  readonly sentence: string;
  /** The game's own words for it. */
  readonly reason?: Message;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
}

/** A frame but for its story; the story comes as an update of its own. */
export type SeenFrame = Omit<FrameUpdate, 'story' | 'number'>;

/**
 * The table as its viewer may see it. `number` is the table's revision, the same whichever server answers. A delta
 * leads from the frame numbered `from`; a client that does not hold that frame joins again. `hash` is that of the
 * whole seen frame, so that both ends know they agree.
 */
export type FrameNews = {
  readonly type: 'frame';
  readonly table: string;
  readonly number: number;
  readonly hash: string;
  readonly story: FrameUpdate['story'];
} & ({ readonly full: SeenFrame } | { readonly from: number; readonly delta: Delta | null });

/** The client's frame is the present one. */
export interface SameFrame {
  readonly type: 'same';
  readonly table: string;
  readonly number: number;
}

/** Everything the server says at the socket. */
export type FromServer =
  | { readonly type: 'welcome'; readonly protocol: number; readonly user: string; readonly name: string }
  | { readonly type: 'table'; readonly card: TableCard; readonly seat: number | null; readonly now: number }
  | FrameNews
  | SameFrame
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** A table the user sits at waits for them. */
  | { readonly type: 'turn'; readonly table: string; readonly game: string }
  | { readonly type: 'done'; readonly command: string; readonly result?: unknown }
  | { readonly type: 'refused'; readonly command: string | null; readonly refusal: Refusal }
  | { readonly type: 'gone'; readonly table: string; readonly refusal: Refusal }
  | { readonly type: 'pong' };
