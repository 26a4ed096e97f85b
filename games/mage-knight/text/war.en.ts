// What effects do to enemies and to attacks.
import type { Names, Words } from '@krcma/kernel';
import type { WarEvent, WarMessage } from '../messages/war.ts';
import { enemyNames } from './names-people.en.ts';
import { abilityNames, elementNames, resistanceNames } from './names-places.en.ts';
import { list, sourceName } from './phrases.en.ts';

export const warMessages: Words<WarMessage, Names> = {
  'ask-foe': ({ source }) => `${sourceName(source)}: which enemy?`,
  'pick-foe': ({ enemy, armor }) => `${enemyNames[enemy]}, Armor ${armor}`,
  'ask-foe-attack': ({ source }) => `${sourceName(source)}: which attack?`,
  'pick-attack': ({ enemy, n, element }) => `${enemyNames[enemy]}: ${elementNames[element]} attack ${n}`,
  'foe-ignores-colour': () => 'Its resistance ignores effects of this colour.',
  'foe-is-immune': () => 'It is arcane immune: only attacks and blocks touch it.',
  'foe-unchanged': () => 'It would change nothing about this enemy.',
};

export const warEvents: Words<WarEvent, Names> = {
  'armor-changed': ({ enemy, armor }) => `${enemyNames[enemy]}: Armor is ${armor} now.`,
  'attack-changed': ({ enemy, n, element }) =>
    `${enemyNames[enemy]}: the ${elementNames[element]} attack is ${n} now.`,
  'foe-stilled': ({ enemy }) => `${enemyNames[enemy]} will not attack in this combat.`,
  'foe-stripped': ({ enemy, fort, resistances }) =>
    `${enemyNames[enemy]}: lost for this combat: ${list([...(fort ? ['fortification'] : []), ...resistances.map((each) => resistanceNames[each])])}.`,
  'attack-bared': ({ enemy, n, element }) =>
    `${enemyNames[enemy]}: the ${elementNames[element]} attack ${n} has no abilities.`,
  'foe-doomed': ({ enemy }) => `${enemyNames[enemy]} falls once all its attacks are blocked.`,
  'foe-granted': ({ enemy, ability }) => `${enemyNames[enemy]}: ${abilityNames[ability]} for this combat.`,
};
