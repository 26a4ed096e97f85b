import { demand } from './check.ts';
import type { GameTypes } from './decision.ts';
import type { GameText, Names } from './words.ts';

export const LANGUAGES = ['en', 'cs'] as const;
export type InBoth<W> = Readonly<Record<(typeof LANGUAGES)[number], W>>;

/** Holes of a template, values nobody put into words, and slips of the pen. */
const FAULT = /undefined|NaN|\bnull\b|\[object| {2}|\.\.| [.,:;)?]|\( |^ | $|^$/;

const PEOPLE = ['Anna', 'Petr', 'Eva', 'Jan', 'Ota'];

/** Names for the sentences of tests. */
export const people: Names = { seat: (seat) => PEOPLE[seat] ?? `Host ${seat}` };

/** What is said, once nothing is found wrong with it. */
export function sound(what: string, said: string | undefined): string {
  if (said === undefined) throw new Error(`${what} has no words.`);
  demand(!FAULT.test(said), `${what} is said as "${said}".`);
  demand(said.split('(').length === said.split(')').length, `${what} has a lonely bracket: "${said}".`);
  return said;
}

/** The same in both languages, sound in each; different, unless it is listed. */
export function saidInBoth<T extends GameTypes>(
  texts: InBoth<GameText<T>>,
  what: string,
  say: (text: GameText<T>) => string | undefined,
  alike: readonly string[] = [],
): InBoth<string> {
  const en = sound(`${what} (en)`, say(texts.en));
  const cs = sound(`${what} (cs)`, say(texts.cs));
  demand(en !== cs || alike.includes(en), `${what} is "${en}" in both languages.`);
  return { en, cs };
}
