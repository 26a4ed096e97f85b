// A catalogue of words becomes the text of the game; what is written here holds for every language.
import { type GameText, type Names, type OptionSpec, say, type Words } from '@krcma/kernel';
import type { Chapter } from '../data/rule-ids.ts';
import type { Affinity } from '../data/types.ts';
import type { MonsterLandsEvent, MonsterLandsMessage, MonsterLandsTypes } from '../messages.ts';
import type { MonsterLandsView } from '../rules/view.ts';
import type { EndReason, optionSchema } from '../state.ts';
import { explain, type Things } from './explain.ts';

type Schema = typeof optionSchema;

export type OptionWords = Readonly<Record<keyof Schema, { readonly label: string; readonly help: string }>>;

/** Words for the values of every option that lists them. */
export type ValueWords = {
  readonly [K in keyof Schema as Schema[K] extends { values: readonly string[] }
    ? K
    : never]: Schema[K] extends { values: readonly (infer V extends string)[] }
    ? Readonly<Record<V, string>>
    : never;
};

export type ScoreKey = 'glory' | 'reputation' | 'trophies' | Affinity;

/** Names of steps for the map of the round, by rule and step. */
export type Places = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Catalogue {
  readonly name: string;
  readonly blurb: string;
  readonly messages: Words<MonsterLandsMessage, Names>;
  readonly events: Words<MonsterLandsEvent, Names>;
  readonly things: Things;
  readonly options: OptionWords;
  readonly values: ValueWords;
  readonly flags: { readonly true: string; readonly false: string };
  readonly scores: Readonly<Record<ScoreKey, string>>;
  readonly endings: Readonly<Record<EndReason, string>>;
  readonly places: Places;
  readonly chapters: Readonly<Record<Chapter, string>>;
}

function worded<W>(table: Readonly<Record<string, W>>, key: string, what: string): W {
  const words = Object.hasOwn(table, key) ? table[key] : undefined;
  if (words === undefined) throw new Error(`There are no words for the ${what} "${key}".`);
  return words;
}

function valueWord({ values, flags }: Catalogue, name: string, value: string, { kind }: OptionSpec): string {
  if (kind === 'number') return value;
  if (kind === 'flag') return worded(flags, value, `value of ${name}`);
  return worded(
    worded<Readonly<Record<string, string>>>(values, name, 'values of'),
    value,
    `value of ${name}`,
  );
}

/** What is said at a table, without the rules in full. */
export type TableText = Omit<GameText<MonsterLandsTypes>, 'rules'>;

export function compose(catalogue: Catalogue): TableText {
  const { name, blurb, messages, events, things, options, scores, endings, places } = catalogue;
  return {
    name,
    blurb,
    message: (message, names) => say(messages, message, names),
    event: (event, names) => say(events, event, names),
    thing: (thing, view) => explain(things, thing, view as MonsterLandsView),
    option: (option) => worded(options, option, 'option'),
    optionValue: (option, value, spec) => valueWord(catalogue, option, value, spec),
    score: (key) => worded(scores, key, 'score'),
    rival: (key) => worded({}, key, 'rival'),
    ending: (reason) => worded(endings, reason, 'ending'),
    place: (rule, step) => places[rule]?.[step],
    chapters: catalogue.chapters,
  };
}
