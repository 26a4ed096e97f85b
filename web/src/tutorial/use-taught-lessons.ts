import type { LessonCard } from '@krcma/tableware/board';
import { lessonsOf } from './lessons.ts';
import { type BegunLesson, begunIn, useProgress } from './progress.ts';

export interface TaughtLesson extends BegunLesson {
  readonly titles: LessonCard['title'];
}

/** Lessons to be gone on with that are still taught. */
export const useTaughtLessons = (): readonly TaughtLesson[] =>
  begunIn(useProgress()).flatMap((begun) => {
    const card = lessonsOf(begun.game).find(({ id }) => id === begun.lesson);
    return card === undefined ? [] : [{ ...begun, titles: card.title }];
  });
