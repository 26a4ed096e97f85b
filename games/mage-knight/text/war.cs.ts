// What effects do to enemies and to attacks.
import type { Names, Words } from '@krcma/kernel';
import type { WarEvent, WarMessage } from '../messages/war.ts';
import { enemyNames } from './names-people.cs.ts';
import { abilityNames, elementNames, resistanceNames } from './names-places.cs.ts';
import { list, sourceName } from './phrases.cs.ts';

export const warMessages: Words<WarMessage, Names> = {
  'ask-foe': ({ source }) => `${sourceName(source)}: který nepřítel?`,
  'pick-foe': ({ enemy, armor }) => `${enemyNames[enemy].nom}, Zbroj ${armor}`,
  'ask-foe-attack': ({ source }) => `${sourceName(source)}: který útok?`,
  'pick-attack': ({ enemy, n, element }) => `${enemyNames[enemy].nom}: útok ${elementNames[element]} ${n}`,
  'foe-ignores-colour': () => 'Jeho odolnost účinky této barvy ignoruje.',
  'foe-is-immune': () => 'Je odolný vůči magii: zasáhnou ho jen útoky a bloky.',
  'foe-unchanged': () => 'Na tomto nepříteli by se nic nezměnilo.',
};

export const warEvents: Words<WarEvent, Names> = {
  'armor-changed': ({ enemy, armor }) => `${enemyNames[enemy].nom}: Zbroj je teď ${armor}.`,
  'attack-changed': ({ enemy, n, element }) =>
    `${enemyNames[enemy].nom}: útok ${elementNames[element]} je teď ${n}.`,
  'foe-stilled': ({ enemy }) => `${enemyNames[enemy].nom}: v tomto boji bez útoku.`,
  'foe-stripped': ({ enemy, fort, resistances }) =>
    `${enemyNames[enemy].nom}: v tomto boji ztrácí ${list([...(fort ? ['opevnění'] : []), ...resistances.map((each) => resistanceNames[each])])}.`,
  'attack-bared': ({ enemy, n, element }) =>
    `${enemyNames[enemy].nom}: útok ${elementNames[element]} ${n} je bez schopností.`,
  'foe-doomed': ({ enemy }) => `${enemyNames[enemy].nom}: zkáza, až budou zablokovány všechny útoky.`,
  'foe-granted': ({ enemy, ability }) => `${enemyNames[enemy].nom}: pro tento boj ${abilityNames[ability]}.`,
};
