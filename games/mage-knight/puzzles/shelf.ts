// What the puzzles of the game are, before anything of them is fetched.
import type { PuzzleShelf } from '@krcma/tableware/puzzle';

export const puzzles = {
  version: 1,
  difficulties: 5,
  task: {
    en: 'A fight from a real game: much Fame with few wounds, and with few cards, units and crystals. You will not draw any cards. What counts is told above the enemies.',
    cs: 'Boj ze skutečné hry: hodně slávy, málo zranění a co nejméně karet, jednotek a krystalů. Karty si nelízneš. Co se počítá, stojí nad nepřáteli.',
  },
  nearly: 5,
  prepared: [],
} as const satisfies PuzzleShelf;
