import type { GameTypes } from './decision.ts';
import type { OptionSchema, OptionSpec } from './options.ts';
import { type Names, say, type TableText, type Words } from './words.ts';

/** A label and a sentence of help for every option. */
export type OptionWords<S extends OptionSchema> = Readonly<
  Record<keyof S, { readonly label: string; readonly help: string }>
>;

/** Words for the values of every option that lists them. */
export type ValueWords<S extends OptionSchema> = {
  readonly [K in keyof S as S[K] extends { values: readonly string[] } ? K : never]: S[K] extends {
    values: readonly (infer V extends string)[];
  }
    ? Readonly<Record<V, string>>
    : never;
};

/** Names of steps for the map of the round, by rule and step. */
export type Places = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Named = Readonly<Record<string, string>>;

/** Everything a game says in one language, as data where it can be; `compose` makes a text of it. */
export interface Catalogue<T extends GameTypes> extends Pick<TableText<T>, 'name' | 'blurb' | 'thing'> {
  readonly messages: Words<T['message'], Names>;
  readonly events: Words<T['event'], Names>;
  readonly options: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
  readonly values: Readonly<Record<string, Named>>;
  readonly flags: { readonly true: string; readonly false: string };
  readonly scores: Named;
  /** Those who play along without a seat. */
  readonly rivals?: Named;
  /** Lines of the score that count something else for a rival, by rival. */
  readonly rivalScores?: Readonly<Record<string, Named>>;
  readonly endings: Named;
  /** How well those were played who ended the game so. */
  readonly ratings?: Named;
  readonly places: Places;
  readonly chapters: Named;
}

function worded<W>(table: Readonly<Record<string, W>>, key: string, what: string): W {
  const words = Object.hasOwn(table, key) ? table[key] : undefined;
  if (words === undefined) throw new Error(`There are no words for the ${what} "${key}".`);
  return words;
}

function valueWord(
  { values, flags }: Pick<Catalogue<GameTypes>, 'values' | 'flags'>,
  name: string,
  value: string,
  { kind }: OptionSpec,
): string {
  if (kind === 'number') return value;
  const words = kind === 'flag' ? flags : worded(values, name, 'values of');
  return worded<string>(words, value, `value of ${name}`);
}

/** A catalogue of words becomes the text of a table. */
export function compose<T extends GameTypes>(catalogue: Catalogue<T>): TableText<T> {
  const { name, blurb, messages, events, thing, options, scores, places } = catalogue;
  const { rivals = {}, rivalScores = {}, endings, ratings = {} } = catalogue;
  return {
    name,
    blurb,
    message: (message, names) => say(messages, message, names),
    event: (event, names) => say(events, event, names),
    thing,
    option: (option) => worded(options, option, 'option'),
    optionValue: (option, value, spec) => valueWord(catalogue, option, value, spec),
    score: (key, rival = '') => rivalScores[rival]?.[key] ?? worded(scores, key, 'score'),
    rival: (key) => worded(rivals, key, 'rival'),
    ending: (reason) => worded(endings, reason, 'ending'),
    rating: (reason) => (Object.hasOwn(ratings, reason) ? ratings[reason] : undefined),
    place: (rule, step) => places[rule]?.[step],
    chapters: catalogue.chapters,
  };
}
