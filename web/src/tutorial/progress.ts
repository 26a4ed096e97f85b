// How far the lessons have come, in this browser. The first page reads it, so it knows nothing of a lesson but its name.
import { type GameId, isGameId } from '../host/rules.ts';
import { createStore, type Store, useStore } from '../store.ts';

export interface Progress {
  /** The step to go on with, by its name: a lesson may get more steps meanwhile. */
  readonly say?: string;
  /** Its number and how many there are, to be shown. */
  readonly at: number;
  readonly of: number;
  /** Whether the lesson was once taken to its end. */
  readonly taken: boolean;
  readonly changed: number;
}

type AllProgress = Readonly<Record<string, Progress | undefined>>;

const KEY = 'krcma lessons';

const keyOf = (game: GameId, lesson: string): string => `${game}/${lesson}`;

function remembered(): AllProgress {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

const progress: Store<AllProgress> = createStore(remembered());

function note(game: GameId, lesson: string, now: Progress | undefined): void {
  // Another tab may have gone on with another lesson.
  progress.set({ ...remembered(), [keyOf(game, lesson)]: now });
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.get()));
  } catch {
    // A browser without storage keeps it until the page is closed.
  }
}

export const progressOf = (game: GameId, lesson: string): Progress | undefined =>
  progress.get()[keyOf(game, lesson)];

/** The learner has come to a step, or to the end. */
export function cameTo(game: GameId, lesson: string, steps: readonly { say: string }[], at: number): void {
  const say = steps[at]?.say;
  const taken = say === undefined || (progressOf(game, lesson)?.taken ?? false);
  note(game, lesson, {
    ...(say !== undefined && at > 0 && { say }),
    at,
    of: steps.length,
    taken,
    changed: Date.now(),
  });
}

/** Goes on the list no more; that it was taken is remembered. */
export function putAway(game: GameId, lesson: string): void {
  const { say: _, ...rest } = progressOf(game, lesson) ?? { at: 0, of: 0, taken: false, changed: 0 };
  note(game, lesson, rest.taken ? rest : undefined);
}

export interface BegunLesson {
  readonly game: GameId;
  readonly lesson: string;
  readonly progress: Progress;
}

/** Lessons that wait to be gone on with, the last one first; some may not be taught any more. */
export const begunIn = (all: AllProgress): BegunLesson[] =>
  Object.entries(all)
    .flatMap(([key, kept]) => {
      const [game = '', lesson = ''] = key.split('/');
      return kept?.say === undefined || !isGameId(game) ? [] : [{ game, lesson, progress: kept }];
    })
    .sort((one, other) => other.progress.changed - one.progress.changed);

export const begunLessons = (): BegunLesson[] => begunIn(progress.get());

export const useProgress = (): AllProgress => useStore(progress);

export const useProgressOf = (game: GameId, lesson: string): Progress | undefined =>
  useProgress()[keyOf(game, lesson)];
