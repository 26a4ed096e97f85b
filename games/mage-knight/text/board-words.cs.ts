import { countInCzech, outOfInCzech } from '@krcma/kernel';
import { type FaceId, WOUND } from '../data/cards.ts';
import type { BoardWords } from './board-words.ts';
import { companyWords } from './company-words.cs.ts';
import { duelWords } from './duel-words.cs.ts';
import { say } from './effects.cs.ts';
import { effectOf } from './effects.ts';
import { factionWords } from './faction-words.cs.ts';
import { handWords } from './hand-words.cs.ts';
import { journeyWords } from './journey-words.cs.ts';
import {
  advancedActionNames,
  artifactNames,
  basicActionNames,
  poweredSpellNames,
  spellNames,
  tacticNames,
} from './names-cards.cs.ts';
import {
  factionTokenNames,
  foeNames,
  heroNames,
  heroTalents,
  skillNames,
  unitNames,
} from './names-people.cs.ts';
import {
  abilityNames,
  backNames,
  cityNames,
  colourNames,
  elementNames,
  rampagingNames,
  resistanceNames,
  scenarioNames,
  siteNames,
  terrainNames,
} from './names-places.cs.ts';
import { ruinWords } from './ruin-words.cs.ts';
import { trialParts } from './trial-parts.cs.ts';
import { volkareWords } from './volkare-words.cs.ts';

const cardNames: Readonly<Record<FaceId, string>> = {
  ...basicActionNames,
  ...advancedActionNames,
  ...spellNames,
  ...artifactNames,
};

const powered: Readonly<Partial<Record<FaceId, string>>> = poweredSpellNames;

const cards = { one: 'karta', few: 'karty', other: 'karet' };

export const boardWords: BoardWords = {
  journey: journeyWords,
  volkare: volkareWords,
  factions: factionWords,
  table: handWords,
  company: companyWords,
  duel: duelWords,
  trial: { counts: 'Co se počítá', each: (part) => trialParts[part] },
  card: (card) => (card === WOUND ? 'Zranění' : cardNames[card]),
  powered: (card) => powered[card],
  effect: (source) => effectOf(say, source),
  unit: (unit) => unitNames[unit].nom,
  enemy: (enemy) => foeNames[enemy].nom,
  skill: (skill) => skillNames[skill],
  tactic: (tactic) => tacticNames[tactic],
  factionToken: (token) => factionTokenNames[token],
  hero: (hero) => heroNames[hero],
  talent: (hero) => heroTalents[hero],
  site: (site) => siteNames[site].nom,
  city: (colour) => cityNames[colour].nom,
  rampaging: (kind) => rampagingNames[kind].nom,
  terrain: (terrain) => terrainNames[terrain].nom,
  colour: (colour) => colourNames[colour].nom,
  element: (element) => elementNames[element],
  ability: (ability) => abilityNames[ability],
  resistance: (resistance) => resistanceNames[resistance],
  ruin: ruinWords,
  hiddenRuin: 'žeton ruin, lícem dolů',
  scenario: (scenario) => scenarioNames[scenario],
  time: (time) => (time === 'day' ? 'den' : 'noc'),
  phase: (phase) => ({ ranged: 'Střelba', block: 'Blok', damage: 'Zranění', attack: 'Útok' })[phase],
  part: (from) =>
    ({
      printed: 'vytištěno',
      elusive: 'nepolapitelný',
      set: 'nastaveno',
      city: 'město',
      effects: 'efekty',
      others: 'ostatní hráči',
      least: 'nejméně',
      vampiric: 'upíří',
      defended: 'bráněný',
      swift: 'hbitý',
      brutal: 'brutální',
      die: 'skrytá kostka',
    })[from],
  hiddenEnemy: (back) => `${backNames[back]} nepřítel, lícem dolů`,

  map: 'Mapa',
  coreTile: (number) => `hlavní ${number}`,
  unknownLand: 'neznámá země',
  space: (terrain, cost, site) =>
    [terrain, ...(cost === undefined ? [] : [`Pohyb ${cost}`]), ...(site === undefined ? [] : [site])].join(
      ', ',
    ),
  heroOf: (hero, name) => `${hero} (${name})`,
  shieldsOf: (names) => `štít: ${names.join(', ')}`,
  manyEnemies: (names) => names.join(', '),

  hand: 'Ruka',
  noCards: 'V ruce nejsou žádné karty.',
  unknownCards: (n) => countInCzech(n, cards),
  counted: (n, what) => `${what}: ${n}`,
  units: 'Jednotky',
  noUnits: 'Žádné jednotky.',
  skills: 'Dovednosti',
  mana: 'Mana',
  source: 'Pramen',
  crystals: 'krystaly',
  tokens: 'žetony many',
  spells: 'Kouzla',
  advanced: 'Pokročilé akce',
  unitOffer: 'Jednotky k naverbování',
  commonSkills: 'Společné dovednosti',
  tactics: 'Taktiky',
  deck: 'Balíček',
  discard: 'Odložené',
  played: 'Zahrané',
  wounds: 'Zranění',
  armor: 'Zbroj',
  handLimit: 'Limit karet v ruce',
  commands: 'Žetony velení',
  fame: 'Sláva',
  level: 'Úroveň',
  reputation: 'Pověst',
  move: 'Pohyb',
  influence: 'Vliv',
  heal: 'Léčení',
  spent: 'vyčerpaná',
  wounded: 'zraněná',
  used: 'použito',
  depleted: 'teď vyčerpaná',
  sideways: 'bokem',
  blocked: 'zablokováno',
  cancelled: 'neútočí',
  defeated: 'poražen',
  aimed: 'zaměřen',
  fortified: 'opevněný místem',
  attack: 'útok',
  block: 'blok',
  dummy: 'Automatický hráč',
  own: 'Tvoje strana',
  turn: 'Pořadí hráčů',
  levelNow: (level) => `Úroveň ${level}`,
  fameNow: (fame, next) => (next === undefined ? `Sláva ${fame}` : `Sláva ${fame}, další úroveň od ${next}`),
  reputationNow: (space, modifier) =>
    modifier === null
      ? 'Pověst: nikdo s tebou nebude vyjednávat'
      : `Pověst, políčko ${space}: Vliv ${modifier >= 0 ? '+' : '−'}${Math.abs(modifier)}`,
  roundNow: (round, rounds, time) => `Kolo ${round} ${outOfInCzech(rounds)}, ${time}`,
  needs: (total, need) => `${total} ${outOfInCzech(need)}`,
  halved: (n) => `polovina ${outOfInCzech(n)}`,
  threat: (damage, wounds) =>
    `Nezablokuješ-li už nic: ${countInCzech(damage, { one: 'bod', few: 'body', other: 'bodů' })} zranění, na hrdinu samotného ${countInCzech(wounds, { one: 'karta', few: 'karty', other: 'karet' })} zranění.`,
  tilesLeft: (n) => `Zbývá dílků: ${n}`,
  announced: (name) =>
    name === undefined ? 'Automatický hráč ohlásil konec kola.' : `Konec kola ohlásil hráč ${name}.`,
  out: 'mimo hru',
  chosenOne: 'Vyvolený',
  lastTurns: 'Poslední tahy',
  tabs: {
    map: 'Mapa',
    own: 'Ruka',
    offers: 'Nabídky',
    fight: 'Boj',
    heroes: 'Hrdinové',
    overview: 'Přehled',
  },
};
