// What effects do to enemies and to attacks.
import type { Names, Words } from '@krcma/kernel';
import type { WarEvent, WarMessage } from '../messages/war.ts';
import { attackWords, blockWords } from './effects-combat.cs.ts';
import { foeNames } from './names-people.cs.ts';
import { abilityNames, colourNames, elementNames, resistanceNames } from './names-places.cs.ts';
import { enemyList, list, pointsFrom, sourceName, wounds } from './phrases.cs.ts';

export const warMessages: Words<WarMessage, Names> = {
  'ask-foe': ({ source }) => `${sourceName(source)}: který nepřítel?`,
  'pick-foe': ({ enemy, armor }) => `${foeNames[enemy].nom}, Zbroj ${armor}`,
  'ask-foe-attack': ({ source }) => `${sourceName(source)}: který útok?`,
  'pick-attack': ({ enemy, n, element }) => `${foeNames[enemy].nom}: útok ${elementNames[element]} ${n}`,
  'ask-raise': ({ source }) => `${sourceName(source)}: vezmeš si zranění za silnější útok?`,
  'raise-for-wound': ({ n }) => `Vezmi si zranění: Útok ${n}`,
  'keep-points': ({ n }) => `Nech to na ${n}`,
  'ask-push': ({ source, max }) => `${sourceName(source)}: přidej až ${max}, za každý bod se hází kostkou`,
  push: ({ n, total }) => (n === 0 ? `Nepřidávej nic: ${total}` : `Přidej ${n}: ${total}`),
  'move-to-attack': ({ cost, kind }) => `Utrať Pohyb ${cost}: ${attackWords(kind, 'physical')} 1`,
  'influence-to-block': ({ element }) => `Utrať Vliv 1: ${blockWords(element)} 1`,
  'no-influence-here': () => 'Nemáš Vliv; zahraj ho v tomto boji.',
  'late-points': ({ n, element, kind, source, enemy }) =>
    `${kind === 'block' ? blockWords(element) : attackWords(kind, element)} ${n} (${pointsFrom(source)})${enemy === undefined ? '' : `, jen na: ${foeNames[enemy].nom}`}`,
  'late-not-now': () => 'Na to, nač teď míříš, se to nehodí.',
  'not-against-it': () => 'Body, které leží na stole, proti tomuto nepříteli použít nelze.',
  'ask-attack-as': ({ source }) => `${sourceName(source)}: jako jaký útok?`,
  'attack-as': ({ kind, element, n }) => `${attackWords(kind, element)} ${n}`,
  'ask-soul': ({ source, enemies }) => `${sourceName(source)}: který krystal? (${enemyList(enemies)})`,
  'ask-shed': ({ source }) => `${sourceName(source)}: kolik zranění odložíš?`,
  'shed-wounds': ({ n }) => (n === 0 ? 'Nech si všechna zranění' : `Odlož ${wounds(n)}`),
  'ask-loss': ({ source }) => `${sourceName(source)}: o co nepřítel přijde?`,
  'foe-loses': ({ ability, resistance, to = 'physical' }) =>
    ability !== undefined
      ? abilityNames[ability]
      : resistance !== undefined
        ? resistanceNames[resistance]
        : `Jeho útok je ${elementNames[to]}`,
  'ask-puppet': ({ source }) => `${sourceName(source)}: koho si necháš nebo použiješ?`,
  puppetry: ({ enemy, as, n = 0, element = 'physical' }) =>
    as === 'keep'
      ? `Nech si ${foeNames[enemy].acc}`
      : `${foeNames[enemy].nom}: ${as === 'block' ? blockWords(element) : attackWords(as, element)} ${n}`,
  'ask-sacrifice': ({ source }) => `${sourceName(source)}: které dvojice krystalů?`,
  sacrifice: ({ one, other, pairs, n, kind, element }) =>
    `${pairs}× ${colourNames[one].nom} a ${colourNames[other].nom}: ${attackWords(kind, element)} ${n}`,
  'foe-ignores-colour': () => 'Jeho odolnost efekty této barvy ignoruje.',
  'foe-is-immune': () => 'Má vyšší imunitu: působí na něj jen útoky a bloky.',
  'foe-unchanged': () => 'Na tomto nepříteli by se nic nezměnilo.',
};

export const warEvents: Words<WarEvent, Names> = {
  'damage-ignored': ({ player, n }, { seat }) => `${seat(player)} ignoruje body zranění: ${n}.`,
  'wounds-spared': ({ player, n }, { seat }) => `${seat(player)} si nebere ${wounds(n)}.`,
  'wounds-shed': ({ player, n }, { seat }) => `${seat(player)} odkládá ${wounds(n)}.`,
  'foe-lost-ability': ({ enemy, ability }) =>
    `${foeNames[enemy].nom}: v tomto boji bez schopnosti ${abilityNames[ability]}.`,
  'puppet-kept': ({ player, enemy }, { seat }) => `${seat(player)} si nechává ${foeNames[enemy].acc}.`,
  'puppet-used': ({ player, enemy }, { seat }) => `${seat(player)} posílá do boje ${foeNames[enemy].acc}.`,
  'rolled-for-wounds': ({ player, source, colours: ids, wounds: n }, { seat }) =>
    `${seat(player)} hází (${sourceName(source)}): ${list(ids.map((id) => colourNames[id].nom))}; ${n === 0 ? 'bez zranění' : wounds(n)}.`,
  'armor-changed': ({ enemy, armor }) => `${foeNames[enemy].nom}: Zbroj je teď ${armor}.`,
  'attack-changed': ({ enemy, n, element }) =>
    `${foeNames[enemy].nom}: útok ${elementNames[element]} je teď ${n}.`,
  'foe-stilled': ({ enemy }) => `${foeNames[enemy].nom}: v tomto boji bez útoku.`,
  'foe-stripped': ({ enemy, fort, resistances }) =>
    `${foeNames[enemy].nom}: v tomto boji ztrácí ${list([...(fort ? ['opevnění'] : []), ...resistances.map((each) => resistanceNames[each])])}.`,
  'attack-bared': ({ enemy, n, element }) =>
    `${foeNames[enemy].nom}: útok ${elementNames[element]} ${n} je bez schopností.`,
  'foe-doomed': ({ enemy }) => `${foeNames[enemy].nom}: zkáza, až budou zablokovány všechny útoky.`,
  'foe-granted': ({ enemy, ability }) => `${foeNames[enemy].nom}: pro tento boj ${abilityNames[ability]}.`,
};
