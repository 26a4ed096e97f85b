// What the puzzles of the game are, before anything of them is fetched.
import type { PuzzleShelf } from '@krcma/tableware/puzzle';

export const puzzles = {
  version: 2,
  difficulties: 5,
  task: {
    en: 'Choose the traps and monsters that meet the party, and lose as few tiles as can be.',
    cs: 'Zvol pasti a příšery, které družinu přivítají, a ztrať co nejméně polí dungeonu.',
  },
  nearly: 1,
  prepared: [
    { id: 'situation-1', title: { en: 'Two warriors and a priest', cs: 'Dva bojovníci a kněz' } },
    { id: 'situation-2', title: { en: 'A warrior and two thieves', cs: 'Bojovník a dva zloději' } },
    { id: 'situation-3', title: { en: 'One of each', cs: 'Od každého jeden' } },
    { id: 'situation-4', title: { en: 'Two priests and a thief', cs: 'Dva kněží a zloděj' } },
    { id: 'situation-1-room', title: { en: 'The first party in a room', cs: 'První družina v místnosti' } },
  ],
} as const satisfies PuzzleShelf;
