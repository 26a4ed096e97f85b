// Chapters DL-GEN.5 and DL-PAL.2: the evil track, from nice to evil.
export const TRACK_TOP = 14;
export const TRACK_START = 4;
/** From here on the paladin comes. */
export const PALADIN_SPACE = 9;
