import type { Tutorial } from '@krcma/tableware/board';
import { fight } from './fight.ts';
import { first } from './first.ts';
import type { LessonId } from './list.ts';
import { tower } from './tower.ts';
import { units } from './units.ts';

export const tutorials: Readonly<Record<LessonId, Tutorial>> = { first, fight, units, tower };
