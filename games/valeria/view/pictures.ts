// Pictures that fly over the table. They live outside React for a moment, so they are plain elements.
import { pictureOfAmount } from '@krcma/tableware/flights';
import type { Track } from '../data/effect.ts';

/** As many as are gained, in the piece itself: a copy of the one that lies on the board. */
export const pictureOfTrack = (track: Track, amount: number): Element =>
  pictureOfAmount(`.va-purse[data-purse$=" ${track}"] .tw-pip`, amount);
