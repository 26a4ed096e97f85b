import type { Places } from '@krcma/kernel';
import { phaseNames } from './names.cs.ts';

export const places: Places = {
  ragnarok: { selection: phaseNames.selection },
  turn: {
    prayer: phaseNames.prayer,
    hero: phaseNames.hero,
    rune: phaseNames.rune,
    manoeuvre: phaseNames.manoeuvre,
    special: phaseNames.special,
  },
};
