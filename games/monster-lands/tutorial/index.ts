import type { Tutorial } from '@krcma/tableware/board';
import { death } from './death.ts';
import { entrance } from './entrance.ts';
import { equipment } from './equipment.ts';
import { first } from './first.ts';
import type { LessonId } from './list.ts';
import { loot } from './loot.ts';
import { realms } from './realms.ts';
import { wages } from './wages.ts';

export const tutorials: Readonly<Record<LessonId, Tutorial>> = {
  first,
  realms,
  entrance,
  loot,
  equipment,
  wages,
  death,
};
