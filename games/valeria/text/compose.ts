// A catalogue of words becomes the text of the game; what is written here holds for every language.
import { type GameText, type Names, type OptionSpec, type Seat, say, type Words } from '@krcma/kernel';
import type { CardId } from '../data/components.ts';
import { TRACKS, type Track } from '../data/effect.ts';
import type { Chapter, RuleId } from '../data/rule-ids.ts';
import type { ValeriaEvent, ValeriaMessage, ValeriaTypes } from '../messages.ts';
import type { ValeriaView } from '../rules/view.ts';
import type { EndReason, optionSchema } from '../state.ts';
import { cardNames } from './names.en.ts';

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

export type ScoreKey =
  | 'monsters'
  | 'domains'
  | 'board'
  | 'duke'
  | 'roles'
  | 'leftovers'
  | `most-${'citizen' | 'monster' | 'domain'}s`;

/** Names of steps for the map of the round, by rule and step. */
export type Places = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What there is to say about the things of the board. */
export interface Things {
  card(card: CardId): string;
  stack(stack: number, view: ValeriaView): string | undefined;
  track(track: Track): string;
  seat(seat: Seat, view: ValeriaView): string | undefined;
  die(value: number, dice: readonly number[]): string;
  end(view: ValeriaView): string;
  column(column: number, view: ValeriaView): string | undefined;
}

export interface Catalogue {
  readonly name: string;
  readonly blurb: string;
  readonly messages: Words<ValeriaMessage, Names>;
  readonly events: Words<ValeriaEvent, Names>;
  readonly things: Things;
  readonly options: OptionWords;
  readonly values: ValueWords;
  readonly flags: { readonly true: string; readonly false: string };
  readonly scores: Readonly<Record<ScoreKey, string>>;
  readonly rivals: { readonly 'dark-lord': string };
  readonly endings: Readonly<Record<EndReason, string>>;
  readonly places: Places;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly chapters: Readonly<Record<Chapter, string>>;
}

function worded<W>(table: Readonly<Record<string, W>>, key: string, what: string): W {
  const words = Object.hasOwn(table, key) ? table[key] : undefined;
  if (words === undefined) throw new Error(`There are no words for the ${what} "${key}".`);
  return words;
}

const isCard = (id: string): id is CardId => Object.hasOwn(cardNames, id);
const isTrack = (id: string): id is Track => (TRACKS as readonly string[]).includes(id);

/** Explains `card:archer`, `stack:7`, `track:gold`, `seat:1`, `die:0`, `end` and, in the game of one, `column:2`. */
function explain(things: Things, thing: string, view: ValeriaView): string | undefined {
  const [kind, id = ''] = thing.split(':');
  const number = Number(id);
  switch (kind) {
    case 'card':
      return isCard(id) ? things.card(id) : undefined;
    case 'stack':
      return things.stack(number, view);
    case 'track':
      return isTrack(id) ? things.track(id) : undefined;
    case 'seat':
      return things.seat(number, view);
    case 'die': {
      const value = view.dice[number];
      // Before the first roll the dice lie there without a meaning.
      return value === undefined || view.turn === 0 ? undefined : things.die(value, view.dice);
    }
    case 'end':
      return things.end(view);
    case 'column':
      return things.column(number, view);
    default:
      return undefined;
  }
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

export function compose(catalogue: Catalogue): GameText<ValeriaTypes> {
  const { name, blurb, messages, events, things, options, scores, rivals, endings, places } = catalogue;
  return {
    name,
    blurb,
    message: (message, names) => say(messages, message, names),
    event: (event, names) => say(events, event, names),
    thing: (thing, view) => explain(things, thing, view as ValeriaView),
    option: (option) => worded(options, option, 'option'),
    optionValue: (option, value, spec) => valueWord(catalogue, option, value, spec),
    score: (key) => worded(scores, key, 'score'),
    rival: (key) => worded(rivals, key, 'rival'),
    ending: (reason) => worded(endings, reason, 'ending'),
    place: (rule, step) => places[rule]?.[step],
    rules: catalogue.rules,
    chapters: catalogue.chapters,
  };
}
