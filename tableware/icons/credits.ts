// Written by `npm run icons` from icons.json: do not edit.
/** Authors of the icons, with the names the icons have at game-icons.net. */
export const credits = {
  'carl-olsen': ['flame'],
  delapouite: ['tavern-sign', 'rolling-dices', 'night-sleep', 'character', 'three-friends'],
  lorc: ['beer-stein', 'queen-crown', 'swords-emblem'],
} as const;
