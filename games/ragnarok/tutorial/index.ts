import type { Tutorial } from '@krcma/tableware/board';
import { first } from './first.ts';
import { hunt } from './hunt.ts';
import type { LessonId } from './list.ts';

export const tutorials: Readonly<Record<LessonId, Tutorial>> = { first, hunt };
