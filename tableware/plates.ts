import type { ReactNode } from 'react';

/** A picture beside a chapter of the rules. */
export interface Plate {
  readonly name: string;
  readonly picture: ReactNode;
}

/** What a chapter of the rules is illustrated with: pieces of the game, and symbols it speaks of. */
export interface ChapterPictures {
  readonly plates: readonly Plate[];
  readonly signs: readonly string[];
}

/** Draws them with the words of the board. */
export type Plates<Words = unknown> = (chapter: string, words: Words) => ChapterPictures;
