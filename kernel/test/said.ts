// What a position says, line by line: for tests of whole questions and whole stories.
import type { GameTypes, Message, Played, Seat } from '../index.ts';
import type { Story } from '../testing.ts';

export function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `(${Object.entries(value)
    .map(([name, each]) => `${name} ${plain(each)}`)
    .join(', ')})`;
}

/** A message with all it carries, its name first: `pay-goods (goods (gold 1), creature witch)`. */
const message = ({ key, ...carried }: { readonly key: string }): string =>
  Object.keys(carried).length === 0 ? key : `${key} ${plain(carried)}`;

/** All a question says, a line each: what is asked, what may be answered, and what may not, with the reason. */
export function question<T extends GameTypes>(played: Played<T>, seat?: Seat): string[] {
  const { prompt, options, refused } = played.asked(seat);
  return [
    message(prompt),
    ...options.map(({ id, label, thing, rule }) =>
      [id, message(label), thing ?? '-', rule ?? '-'].join(' | '),
    ),
    ...refused.map(({ id, label, thing, rule, reason }) =>
      [`no ${id}`, message(label), thing ?? '-', rule ?? '-', message(reason)].join(' | '),
    ),
  ];
}

/** All that happened since so many events, a line each. */
export const story = <E extends Message>(told: Story<E>, from = 0): string[] =>
  told.events().slice(from).map(message);
