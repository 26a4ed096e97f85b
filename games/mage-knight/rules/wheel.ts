import type { Colour } from '../data/types.ts';

/** Where a marker goes next; one that was never set begins at the start. */
export const nextOnWheel = (order: readonly Colour[], colour: Colour | null): Colour =>
  order[(colour === null ? 0 : order.indexOf(colour) + 1) % order.length] as Colour;
