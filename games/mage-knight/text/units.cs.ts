// Units, skills, healing, banners and faction tokens.
import { capital, type Names, type Words } from '@krcma/kernel';
import type { SkillRestriction } from '../data/skill.ts';
import type { Sideways } from '../data/types.ts';
import type { UnitCard } from '../data/unit-card.ts';
import { type UnitId, units } from '../data/units.ts';
import type { UnitEvent, UnitMessage } from '../messages/units.ts';
import { listAt } from '../rules/effects/op-at.ts';
import { say } from './effects.cs.ts';
import { factionTokenNames, foeNames, skillNames, unitNames } from './names-people.cs.ts';
import { colourNames, elementNames } from './names-places.cs.ts';
import { card, sourceName, wounds } from './phrases.cs.ts';

const times: Readonly<Record<SkillRestriction, string>> = {
  anyTurn: 'v kterémkoli tahu',
  notInCombat: 'mimo boj',
  combat: 'v boji',
  blockPhase: 've fázi bloku',
  interactionOnly: 'při vyjednávání',
  notInInteraction: 'mimo vyjednávání',
};

const shapes: Readonly<Record<Sideways, string>> = {
  move: 'Pohyb',
  influence: 'Vliv',
  attack: 'Útok',
  block: 'Blok',
};

/** "Červená mana: Ohnivý střelecký útok 6". */
const abilityWords = (unit: UnitId, ability: number): string => {
  const { mana } = (units[unit] as UnitCard).abilities[ability] ?? {};
  const does = say(listAt({ source: `unit:${unit}:${ability}`, path: [] }));
  return mana === undefined ? capital(does) : `${capital(colourNames[mana].nom)} mana: ${does}`;
};

export const unitMessages: Words<UnitMessage, Names> = {
  activate: ({ unit }) => `Aktivuj ${unitNames[unit].acc}`,
  'ask-ability': ({ unit }) => `${unitNames[unit].nom}: kterou schopnost?`,
  ability: ({ unit, ability }) => abilityWords(unit, ability),
  'unit-is-spent': () => 'Tato jednotka je vyčerpaná, dokud ji něco nezbojeschopní nebo neskončí kolo.',
  'unit-does-nothing': ({ unit }) => `${unitNames[unit].nom}: žádná schopnost by teď nic neudělala.`,
  'ability-does-nothing': () => 'Tato schopnost by teď nic neudělala.',
  'ability-heals': () => 'V boji se neléčí.',
  'ability-used': () => 'Tato schopnost už při této aktivaci použita byla.',

  'use-skill': ({ skill }) => `Použij dovednost „${skillNames[skill]}“`,
  'skill-used': () => 'Tato dovednost už v tomto tahu použita byla.',
  'skill-is-down': () => 'Tato dovednost leží lícem dolů.',
  'skill-in-centre': () => 'Tato dovednost leží do tvého příštího tahu uprostřed stolu.',
  'skill-does-nothing': () => 'Tato dovednost by teď nic neudělala.',
  'skill-not-now': ({ restriction }) => `Tato dovednost se používá jen ${times[restriction]}.`,
  'motivation-locked': () => 'Další Motivaci smíš použít až po svém příštím tahu.',
  unflip: ({ skill }) => `Otoč dovednost „${skillNames[skill]}“ lícem nahoru`,
  'turn-wheel': ({ skill }) => `${skillNames[skill]}: posuň ukazatel o krok`,
  'ask-common-skill': ({ source }) => `${sourceName(source)}: která dovednost ze společné nabídky?`,
  'ask-skill-given': ({ source }) => `${sourceName(source)}: které své dovednosti se vzdáš?`,
  'ask-sideways': ({ source }) => `${sourceName(source)}: která karta a k čemu?`,
  'play-without-die': ({ as, n }) => `Bokem: ${shapes[as]} ${n}, v tomto tahu bez kostky z Pramene`,
  shapeshift: ({ card: id, side, to, n, element }) =>
    `${card(id)}${side === 'powered' ? ', silnější efekt' : ''}: ${shapes[to]} ${n}${to === 'move' || element === 'physical' ? '' : ` (${elementNames[element]})`}`,

  'use-faction-token': ({ token }) => `Použij žeton „${factionTokenNames[token]}“`,
  'faction-token-does-nothing': () => 'Tento žeton by teď nic neudělal.',
  'give-faction-token': ({ token, for: what, n }) =>
    `Odevzdej žeton „${factionTokenNames[token]}“: ${what === 'fame' ? 'Sláva' : 'Vliv'} ${n}`,

  'heal-hand': () => 'Vyleč zranění v ruce',
  'heal-unit': ({ unit, cost, wounds: n }) => `Vyleč ${unitNames[unit].acc} (${wounds(n)}) za ${cost} Léčení`,
  'no-healing': ({ cost, heal }) => `Stojí to ${cost} Léčení, máš ${heal}.`,

  unit: ({ unit }) => unitNames[unit].nom,
  'ask-own-unit': ({ source }) => `${sourceName(source)}: která jednotka?`,
  'ask-ready-levels': ({ source, n }) =>
    `${sourceName(source)}: zbojeschopni jednotky, součet úrovní nejvýš ${n}`,
  'ask-offered-unit': ({ source }) => `${sourceName(source)}: která jednotka z nabídky?`,
  'borrow-unit': ({ unit }) => `${unitNames[unit].nom}: použij jejich schopnost`,

  'use-banner': ({ card: id, unit }) => `${unitNames[unit].nom}: použij ${card(id)}`,
  'banner-was-used': () => 'Tento prapor už v tomto kole použit byl.',
  'unit-is-ready': () => 'Tato jednotka je bojeschopná.',
  'no-attack-to-stop': () => 'Teď není útok, který by se dal zastavit.',
  'ask-stop-attack': () => 'Který útok zastavíš?',
  'stop-attack': ({ enemy, n, element }) => `${foeNames[enemy].nom}: útok ${n} (${elementNames[element]})`,
  'ask-shield': ({ card: id, unit }) => `${unitNames[unit].nom}: odvrátí ${card(id)} zranění?`,
  shield: ({ card: id }) => `Otoč ${card(id)}`,
  'no-shield': () => 'Přijmi zranění',
  'ask-familiar': ({ unit }) => `${unitNames[unit].nom}: zaplať krystal, nebo je propusť`,
  'ask-familiar-colour': ({ unit }) => `${unitNames[unit].nom}: za který krystal se přidají?`,
  'feed-familiar': ({ colour }) => `Zaplať krystal (${colourNames[colour].nom})`,
};

export const unitEvents: Words<UnitEvent, Names> = {
  'unit-activated': ({ player, unit, ability }, { seat }) =>
    `${seat(player)} aktivuje ${unitNames[unit].acc}: ${abilityWords(unit, ability)}.`,
  'skill-used': ({ player, skill }, { seat }) => `${seat(player)} používá dovednost „${skillNames[skill]}“.`,
  'wound-healed': ({ player }, { seat }) => `${seat(player)} si léčí zranění v ruce.`,
  'unit-readied': ({ player, unit }, { seat }) =>
    `${seat(player)} má znovu bojeschopnou jednotku: ${unitNames[unit].nom}.`,
  'unit-wounds-itself': ({ player, unit }, { seat }) =>
    `${seat(player)} má zraněnou jednotku: ${unitNames[unit].nom}.`,
  'banner-attached': ({ player, card: id, unit }, { seat }) =>
    `${seat(player)} dává ${card(id)} jednotce: ${unitNames[unit].nom}.`,
  'attack-stopped': ({ player, unit, enemy }, { seat }) =>
    `${seat(player)} zastavuje útok (${foeNames[enemy].nom}), jednotka: ${unitNames[unit].nom}.`,
  'wound-shielded': ({ player, unit, left }, { seat }) =>
    `${seat(player)}: prapor odvrací zranění (${unitNames[unit].nom}), zbývá ${left}.`,
  'familiar-fed': ({ player, unit, colour }, { seat }) =>
    `${seat(player)} platí krystal (${colourNames[colour].nom}), jednotka: ${unitNames[unit].nom}.`,
  'skill-turned-up': ({ player, skill }, { seat }) =>
    `${seat(player)} otáčí dovednost „${skillNames[skill]}“ lícem nahoru.`,
  'skill-given-up': ({ player, skill }, { seat }) =>
    `${seat(player)} dává dovednost „${skillNames[skill]}“ do společné nabídky.`,
  'wheel-turned': ({ player, skill, colour }, { seat }) =>
    `${seat(player)}: „${skillNames[skill]}“ ukazuje barvu ${colourNames[colour].nom}.`,
  'faction-token-gained': ({ player, token }, { seat }) =>
    `${seat(player)} získává žeton „${factionTokenNames[token]}“.`,
  'faction-token-used': ({ player, token }, { seat }) =>
    `${seat(player)} používá žeton „${factionTokenNames[token]}“.`,
  'faction-token-given': ({ player, token, for: what }, { seat }) =>
    `${seat(player)} odevzdává žeton „${factionTokenNames[token]}“ za ${what === 'fame' ? 'Slávu' : 'Vliv'}.`,
  'unit-healed': ({ player, unit, wounds: n }, { seat }) =>
    `${seat(player)} léčí ${unitNames[unit].acc}${n === 0 ? '' : `, zbývá ${wounds(n)}`}.`,
};
