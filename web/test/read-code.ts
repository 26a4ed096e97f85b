import jsqr from 'jsqr';

/** What a camera reads in a picture of red, green, blue and opacity; undefined where it finds no code. */
export const readCode = (pixels: Uint8ClampedArray, width: number, height: number): string | undefined =>
  jsqr.default(pixels, width, height)?.data;
