import type { Channel } from '../operation/metrics.ts';
import type { Language, Turn } from './words.ts';

export interface Receiver {
  readonly id: string;
  readonly language: Language;
  /** Null: no address, or no notices wanted. */
  readonly mail: string | null;
}

/** One way to tell somebody that it is their turn. */
export interface Sender {
  /** Whether there is any way to reach them; asked when the turn comes and again when the notice is due. */
  reaches(receiver: Receiver): Promise<boolean> | boolean;
  /** Throws when it could not be sent. */
  send(receiver: Receiver, turn: Turn): Promise<void>;
  close?(): void;
}

export type Senders = Readonly<Partial<Record<Channel, Sender>>>;
