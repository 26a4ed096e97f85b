import {
  type GameModule,
  type GameTypes,
  type Json,
  type Played,
  positionOf,
  type Seat,
} from '@krcma/kernel';
import { type Check, demand } from '@krcma/kernel/check';
import type { Tutorial, TutorialStep } from './board.ts';

type Words = Readonly<Record<string, string>>;

interface LessonParts<English extends Words> {
  readonly setup: Tutorial['setup'];
  readonly steps: readonly (TutorialStep & { readonly say: keyof English & string })[];
  readonly english: English;
  readonly czech: Readonly<Record<keyof English, string>>;
}

/** A lesson whose steps say only what both languages have words for. */
export const lessonOf = <English extends Words>({
  setup,
  steps,
  english,
  czech,
}: LessonParts<English>): Tutorial => ({ setup, steps, texts: { en: english, cs: czech } });

const LEARNER = 0;

/** Letters that a phone on its side shows beside the board without scrolling. */
const MOST_LETTERS = 280;

/** Makes a choice of a lesson; one that is not there is told with the step that asks for it. */
function playStep<T extends GameTypes>(
  game: Played<T>,
  { say }: TutorialStep,
  seat: Seat,
  choice: string,
): void {
  try {
    game.play([seat, choice]);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const advice =
      'If the box is dealt otherwise now, name what the step meets in its position or take another seed.';
    throw new Error(`At "${say}" seat ${seat} cannot do it: ${why} ${advice}`, { cause });
  }
}

/** Goes through a lesson as the page does, and shows each step before the learner chooses. */
export function learn<T extends GameTypes>(
  module: GameModule<T>,
  { setup, steps }: Tutorial,
  look: (game: Played<T>, step: TutorialStep) => void = () => {},
): Played<T> {
  const { arrangement, ...rest } = setup;
  const game = positionOf(module, {
    ...rest,
    ...(arrangement !== undefined && { arrangement: arrangement as Json }),
  });
  for (const step of steps) {
    for (const line of step.others ?? []) {
      const [seat, ...choice] = line.split(' ');
      playStep(game, step, Number(seat), choice.join(' '));
    }
    look(game, step);
    if (step.choice !== undefined) playStep(game, step, LEARNER, step.choice);
  }
  return game;
}

function wordsFitSteps({ steps, texts }: Tutorial): void {
  const said = new Set(steps.map(({ say }) => say));
  demand(said.size === steps.length, 'Two steps of the lesson say the same.');
  for (const [language, words] of Object.entries(texts)) {
    for (const say of said) demand(/\w/.test(words[say] ?? ''), `"${say}" has no words (${language}).`);
    for (const key of Object.keys(words)) demand(said.has(key), `No step says "${key}" (${language}).`);
  }
}

function wordsFitPhone({ texts }: Tutorial): void {
  for (const [language, words] of Object.entries(texts))
    for (const [say, { length }] of Object.entries(words))
      demand(
        length <= MOST_LETTERS,
        `"${say}" has ${length} letters (${language}), a phone shows ${MOST_LETTERS}: make two steps of it.`,
      );
}

/** What is demanded of a game's lesson, as a list of named checks for `it`. */
export function lessonChecks<T extends GameTypes>(module: GameModule<T>, tutorial: Tutorial): Check[] {
  return [
    { title: 'can be played from its first step to its last', run: () => void learn(module, tutorial) },
    {
      title: 'points at the thing whose touch is asked for',
      run: () =>
        void learn(module, tutorial, (game, { say, thing, choice }) => {
          if (choice === undefined) return;
          const offered = game.asked(LEARNER).options.find(({ id }) => id === choice);
          if (offered === undefined) return;
          const lit = offered.thing;
          demand(lit === thing, `"${say}" points at ${thing}, but ${choice} is made by touching ${lit}.`);
        }),
    },
    {
      title: 'has words for every step in both languages, and none without a step',
      run: () => wordsFitSteps(tutorial),
    },
    { title: 'says no more at once than a phone shows', run: () => wordsFitPhone(tutorial) },
  ];
}
