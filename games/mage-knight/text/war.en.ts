// What effects do to enemies and to attacks.
import type { Names, Words } from '@krcma/kernel';
import type { WarEvent, WarMessage } from '../messages/war.ts';
import { attackWords, blockWords } from './effects-combat.en.ts';
import { foeNames } from './names-people.en.ts';
import { abilityNames, colourNames, elementNames, resistanceNames } from './names-places.en.ts';
import { enemyList, list, pointsFrom, sourceName, wounds } from './phrases.en.ts';

export const warMessages: Words<WarMessage, Names> = {
  'ask-foe': ({ source }) => `${sourceName(source)}: which enemy?`,
  'pick-foe': ({ enemy, armor }) => `${foeNames[enemy]}, Armor ${armor}`,
  'ask-foe-attack': ({ source }) => `${sourceName(source)}: which attack?`,
  'pick-attack': ({ enemy, n, element }) => `${foeNames[enemy]}: ${elementNames[element]} attack ${n}`,
  'ask-raise': ({ source }) => `${sourceName(source)}: take a wound for a stronger attack?`,
  'raise-for-wound': ({ n }) => `Take a wound: Attack ${n}`,
  'keep-points': ({ n }) => `Leave it at ${n}`,
  'ask-push': ({ source, max }) => `${sourceName(source)}: add up to ${max}, a die is rolled for each point`,
  push: ({ n, total }) => (n === 0 ? `Add nothing: ${total}` : `Add ${n}: ${total}`),
  'move-to-attack': ({ cost, kind }) => `Spend ${cost} Move: ${attackWords(kind, 'physical')} 1`,
  'influence-to-block': ({ element }) => `Spend 1 Influence: ${blockWords(element)} 1`,
  'no-influence-here': () => 'You have no Influence; play some in this combat.',
  'late-points': ({ n, element, kind, source, enemy }) =>
    `${kind === 'block' ? blockWords(element) : attackWords(kind, element)} ${n} by ${pointsFrom(source)}${enemy === undefined ? '' : `, against ${foeNames[enemy]}`}`,
  'late-not-now': () => 'It does not fit what you are aiming at now.',
  'not-against-it': () => 'Points that are laid cannot be used against this enemy.',
  'ask-attack-as': ({ source }) => `${sourceName(source)}: as which attack?`,
  'attack-as': ({ kind, element, n }) => `${attackWords(kind, element)} ${n}`,
  'ask-soul': ({ source, enemies }) => `${sourceName(source)}: which crystal for ${enemyList(enemies)}?`,
  'ask-shed': ({ source }) => `${sourceName(source)}: how many wounds go to your discard pile?`,
  'shed-wounds': ({ n }) => (n === 0 ? 'Keep all wounds' : `Discard ${wounds(n)}`),
  'ask-loss': ({ source }) => `${sourceName(source)}: what does it lose?`,
  'foe-loses': ({ ability, resistance, to = 'physical' }) =>
    ability !== undefined
      ? abilityNames[ability]
      : resistance !== undefined
        ? resistanceNames[resistance]
        : `Its attack is ${elementNames[to]}`,
  'ask-puppet': ({ source }) => `${sourceName(source)}: whom do you keep or use?`,
  puppetry: ({ enemy, as, n = 0, element = 'physical' }) =>
    as === 'keep'
      ? `Keep ${foeNames[enemy]}`
      : `${foeNames[enemy]}: ${as === 'block' ? blockWords(element) : attackWords(as, element)} ${n}`,
  'ask-sacrifice': ({ source }) => `${sourceName(source)}: which pairs of crystals?`,
  sacrifice: ({ one, other, pairs, n, kind, element }) =>
    `${pairs} ${colourNames[one]} and ${pairs} ${colourNames[other]}: ${attackWords(kind, element)} ${n}`,
  'foe-ignores-colour': () => 'Its resistance ignores effects of this colour.',
  'foe-is-immune': () => 'It is arcane immune: only attacks and blocks touch it.',
  'foe-unchanged': () => 'It would change nothing about this enemy.',
};

export const warEvents: Words<WarEvent, Names> = {
  'damage-ignored': ({ player, n }, { seat }) => `${seat(player)} ignores ${n} damage.`,
  'wounds-spared': ({ player, n }, { seat }) => `${seat(player)} does not take ${wounds(n)}.`,
  'wounds-shed': ({ player, n }, { seat }) => `${seat(player)} discards ${wounds(n)}.`,
  'foe-lost-ability': ({ enemy, ability }) =>
    `${foeNames[enemy]}: lost for this combat: ${abilityNames[ability]}.`,
  'puppet-kept': ({ player, enemy }, { seat }) => `${seat(player)} keeps ${foeNames[enemy]}.`,
  'puppet-used': ({ player, enemy }, { seat }) => `${seat(player)} sends ${foeNames[enemy]} to fight.`,
  'rolled-for-wounds': ({ player, source, colours: ids, wounds: n }, { seat }) =>
    `${seat(player)} rolls for ${sourceName(source)}: ${list(ids.map((id) => colourNames[id]))}; ${n === 0 ? 'no wound' : wounds(n)}.`,
  'armor-changed': ({ enemy, armor }) => `${foeNames[enemy]}: Armor is ${armor} now.`,
  'attack-changed': ({ enemy, n, element }) =>
    `${foeNames[enemy]}: the ${elementNames[element]} attack is ${n} now.`,
  'foe-stilled': ({ enemy }) => `${foeNames[enemy]} will not attack in this combat.`,
  'foe-stripped': ({ enemy, fort, resistances }) =>
    `${foeNames[enemy]}: lost for this combat: ${list([...(fort ? ['fortification'] : []), ...resistances.map((each) => resistanceNames[each])])}.`,
  'attack-bared': ({ enemy, n, element }) =>
    `${foeNames[enemy]}: the ${elementNames[element]} attack ${n} has no abilities.`,
  'foe-doomed': ({ enemy }) => `${foeNames[enemy]}: doomed once all attacks are blocked.`,
  'foe-granted': ({ enemy, ability }) => `${foeNames[enemy]}: ${abilityNames[ability]} for this combat.`,
};
