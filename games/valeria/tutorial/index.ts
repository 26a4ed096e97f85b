import type { Tutorial } from '@krcma/tableware/board';
import { domains } from './domains.ts';
import { first } from './first.ts';
import type { LessonId } from './list.ts';
import { others } from './others.ts';

export const tutorials: Readonly<Record<LessonId, Tutorial>> = { first, domains, others };
