import type { Places } from './catalogue.ts';
import { type Check, demand } from './check.ts';
import type { Mode } from './conformance.ts';
import type { GameTypes } from './decision.ts';
import { openJournal } from './journal.ts';
import type { GameModule } from './module.ts';
import { type InBoth, LANGUAGES, people, saidInBoth, sound } from './soundness.ts';
import { listen } from './spoken-game.ts';
import type { GameText } from './words.ts';

export { people, saidInBoth } from './soundness.ts';

/** A game with everything it can be heard to say. */
export interface Worded<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly texts: InBoth<GameText<T>>;
  /** The words that stand on the board itself. */
  readonly boards?: InBoth<object>;
  readonly modes: readonly Mode[];
  readonly endings: readonly string[];
  readonly places: InBoth<Places>;
  /** Words that are rightly the same in both languages. */
  readonly alike?: readonly string[];
}

type Both<T extends GameTypes> = (what: string, say: (text: GameText<T>) => string | undefined) => unknown;

function optionsAreTold<T extends GameTypes>({ module }: Worded<T>, both: Both<T>): void {
  for (const [name, spec] of Object.entries(module.options)) {
    both(`option ${name}`, (text) => text.option(name).label);
    both(`the help of ${name}`, (text) => text.option(name).help);
    const values = spec.kind === 'flag' ? ['true', 'false'] : spec.kind === 'number' ? [] : spec.values;
    for (const value of values) both(`${value} of ${name}`, (text) => text.optionValue(name, value, spec));
  }
}

function termsAreTold<T extends GameTypes>({ texts }: Worded<T>, both: Both<T>): void {
  for (const term of Object.keys(texts.en.terms) as T['term'][]) {
    both(`more of ${term}`, (text) => text.terms[term].more);
    both(`less of ${term}`, (text) => text.terms[term].less);
  }
}

/** What a plan costs and brings, one of it, a few and many. */
function plansAreTold<T extends GameTypes>({ texts }: Worded<T>, both: Both<T>): void {
  for (const name of Object.keys(texts.en.plans?.counted ?? {}))
    for (const [least, most] of [
      [1, 1],
      [0, 3],
      [7, 7],
    ] as const)
      both(`${least} to ${most} ${name} of a plan`, ({ plans }) => plans?.counted[name]?.({ least, most }));
}

const stepsOf = (places: Places): [rule: string, step: string][] =>
  Object.entries(places).flatMap(([rule, steps]) =>
    Object.keys(steps).map((step): [string, string] => [rule, step]),
  );

function placesAreSteps<T extends GameTypes>({ module, places }: Worded<T>, both: Both<T>): void {
  for (const [rule, step] of LANGUAGES.flatMap((language) => stepsOf(places[language]))) {
    const known = module.scripts.rules.some(({ name, steps }) => name === rule && steps.has(step));
    demand(known, `There is no step "${step}" in a rule "${rule}", but a place is called so.`);
    both(`the place ${rule} ${step}`, (text) => text.place(rule, step));
  }
}

/** Plain words only: what is made of a view is heard when the board is drawn. */
function boardsAreWritten({ en, cs }: InBoth<object>): void {
  for (const board of [en, cs])
    for (const [key, words] of Object.entries(board))
      if (typeof words === 'string') sound(`board ${key}`, words);
}

function unknownIsNotTold<T extends GameTypes>({ module, texts: { en }, modes }: Worded<T>): void {
  for (const say of [en.score, en.rival, en.ending, en.option]) {
    let said: unknown;
    try {
      said = say('no such key');
    } catch {
      continue;
    }
    throw new Error(`What nobody knows is called ${JSON.stringify(said)}.`);
  }
  const { seats = module.seats.min, options = {} } = modes[0] ?? {};
  const { table } = openJournal(module, { seats, seed: 'unknown', options });
  for (const thing of ['moon', 'card:no-such-card', 'seat:99'])
    demand(
      en.thing(thing, module.view(table, 0), people) === undefined,
      `${thing} is explained, but there is no such thing.`,
    );
}

/** What is demanded of a game's texts, as a list of named checks for `it`. */
export function wordingChecks<T extends GameTypes>(game: Worded<T>): Check[] {
  const { texts, boards, endings, modes, alike } = game;
  const both: Both<T> = (what, say) => saidInBoth(texts, what, say, alike);
  return [
    {
      title: 'the game has a name and an invitation',
      run: () => {
        both('the name', ({ name }) => name);
        both('the invitation', ({ blurb }) => blurb);
      },
    },
    { title: 'every option and every value of it has words', run: () => optionsAreTold(game, both) },
    {
      title: 'every way to end has words',
      run: () => {
        for (const reason of endings) both(`the end by ${reason}`, (text) => text.ending(reason));
      },
    },
    { title: 'everything a hint may give as a reason has words', run: () => termsAreTold(game, both) },
    { title: 'everything a plan may cost and bring has words', run: () => plansAreTold(game, both) },
    { title: 'every place is a step of a rule', run: () => placesAreSteps(game, both) },
    { title: 'the words of the board are written', run: () => boards && boardsAreWritten(boards) },
    { title: 'what is unknown has no words', run: () => unknownIsNotTold(game) },
    ...modes.map((mode) => ({
      title: `${mode.name}: all that is asked, offered, refused, told and scored in a game has words`,
      run: () => listen(game, mode),
    })),
  ];
}
