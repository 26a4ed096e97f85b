/** Everything a table holds is plain JSON: it can be saved, sent, copied and compared. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** A place at the table, counted from 0. */
export type Seat = number;

/** Words as data: a key of the game's text catalogue with its parameters. */
export interface Message {
  readonly key: string;
}
