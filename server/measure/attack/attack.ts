import type { Field } from './field.ts';

/** What is attacked, in the order of the table that is printed. */
export const SUBJECTS = {
  brought: '1 games brought along',
  lobby: '2 the size of lists',
  bodies: '3 large bodies',
  bots: '4 time to think',
  sockets: '5 sockets and clocks',
  ratings: '6 ratings',
  clocks: '7 time to move',
  chat: '8 private words',
  people: '9 accounts and commands',
  secrets: '10 secrets and chance',
  data: '11 data',
  play: '– what held before',
} as const;

export interface Finding {
  /** How often what was done. */
  readonly tried: string;
  readonly held: boolean;
  readonly found: string;
}

export interface Attack {
  readonly subject: keyof typeof SUBJECTS;
  readonly title: string;
  /** Seconds it may take, where it is more than for others. */
  readonly seconds?: number;
  run(field: Field): Promise<Finding>;
}
