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
} from './names.en.ts';
import { region } from './phrases.en.ts';

export const boardWords: BoardWords = {
  region,
  land: (land) => landNames[land],
  sea: (sea) => seaNames[sea] as string,
  realm: (realm) => realmNames[realm],
  god: (god) => godNames[god],
  prey: (prey) => preyNames[prey],
  action: (action) => actionNames[action],
  rune: (rune) => runeNames[rune],
  attribute: (attribute) => attributeNames[attribute],
  weapon: (weapon) => weaponNames[weapon],
  phase: (phase) => phaseNames[phase],
};
