import type { BoardWords } from './board-words.ts';
import {
  actionNames,
  attributeNames,
  godNames,
  landNames,
  phaseNames,
  preyNames,
  realmNames,
  runeNames,
  seaNames,
  weaponNames,
} from './names.cs.ts';
import { region } from './phrases.cs.ts';

export const boardWords: BoardWords = {
  region,
  land: (land) => landNames[land],
  sea: (sea) => seaNames[sea] as string,
  realm: (realm) => realmNames[realm],
  god: (god) => godNames[god].nom,
  prey: (prey) => preyNames[prey].nom,
  action: (action) => actionNames[action],
  rune: (rune) => runeNames[rune],
  attribute: (attribute) => attributeNames[attribute].nom,
  weapon: (weapon) => weaponNames[weapon].nom,
  phase: (phase) => phaseNames[phase],
};
