// Which lessons there are, for the pages that list them; a table does without.
import { lessons as dungeonLords } from '@krcma/dungeon-lords/lessons';
import { lessons as mageKnight } from '@krcma/mage-knight/lessons';
import { lessons as monsterLands } from '@krcma/monster-lands/lessons';
import { lessons as ragnarok } from '@krcma/ragnarok/lessons';
import type { LessonCard } from '@krcma/tableware/board';
import { lessons as valeria } from '@krcma/valeria/lessons';
import type { GameId } from '../host/rules.ts';

const lessons: Readonly<Record<GameId, readonly LessonCard[]>> = {
  valeria,
  'monster-lands': monsterLands,
  'dungeon-lords': dungeonLords,
  ragnarok,
  'mage-knight': mageKnight,
};

/** What a game teaches, the first lesson first. */
export const lessonsOf = (id: GameId): readonly LessonCard[] => lessons[id];
