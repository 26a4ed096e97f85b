import { type FaceId, WOUND } from '../data/cards.ts';
import type { BoardWords } from './board-words.ts';
import { companyWords } from './company-words.en.ts';
import { duelWords } from './duel-words.en.ts';
import { say } from './effects.en.ts';
import { effectOf } from './effects.ts';
import { factionWords } from './faction-words.en.ts';
import { handWords } from './hand-words.en.ts';
import { journeyWords } from './journey-words.en.ts';
import {
  advancedActionNames,
  artifactNames,
  basicActionNames,
  poweredSpellNames,
  spellNames,
  tacticNames,
} from './names-cards.en.ts';
import {
  factionTokenNames,
  foeNames,
  heroNames,
  heroTalents,
  skillNames,
  unitNames,
} from './names-people.en.ts';
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
} from './names-places.en.ts';
import { ruinWords } from './ruin-words.en.ts';
import { trialParts } from './trial-parts.en.ts';
import { volkareWords } from './volkare-words.en.ts';

const cardNames: Readonly<Record<FaceId, string>> = {
  ...basicActionNames,
  ...advancedActionNames,
  ...spellNames,
  ...artifactNames,
};

const powered: Readonly<Partial<Record<FaceId, string>>> = poweredSpellNames;

export const boardWords: BoardWords = {
  journey: journeyWords,
  volkare: volkareWords,
  factions: factionWords,
  table: handWords,
  company: companyWords,
  duel: duelWords,
  trial: { counts: 'What counts', each: (part) => trialParts[part] },
  card: (card) => (card === WOUND ? 'Wound' : cardNames[card]),
  powered: (card) => powered[card],
  effect: (source) => effectOf(say, source),
  unit: (unit) => unitNames[unit],
  enemy: (enemy) => foeNames[enemy],
  skill: (skill) => skillNames[skill],
  tactic: (tactic) => tacticNames[tactic],
  factionToken: (token) => factionTokenNames[token],
  hero: (hero) => heroNames[hero],
  talent: (hero) => heroTalents[hero],
  site: (site) => siteNames[site],
  city: (colour) => cityNames[colour],
  rampaging: (kind) => rampagingNames[kind],
  terrain: (terrain) => terrainNames[terrain],
  colour: (colour) => colourNames[colour],
  element: (element) => elementNames[element],
  ability: (ability) => abilityNames[ability],
  resistance: (resistance) => resistanceNames[resistance],
  ruin: ruinWords,
  hiddenRuin: 'a token of the ruins, face down',
  scenario: (scenario) => scenarioNames[scenario],
  time: (time) => (time === 'day' ? 'day' : 'night'),
  phase: (phase) => ({ ranged: 'Ranged', block: 'Block', damage: 'Damage', attack: 'Attack' })[phase],
  part: (from) =>
    ({
      printed: 'printed',
      elusive: 'elusive',
      set: 'set to',
      city: 'city',
      effects: 'effects',
      others: 'other players',
      least: 'never less',
      vampiric: 'vampiric',
      defended: 'defended',
      swift: 'swift',
      brutal: 'brutal',
      die: 'hidden die',
    })[from],
  hiddenEnemy: (back) => `a ${backNames[back]} enemy, face down`,

  map: 'Map',
  coreTile: (number) => `core ${number}`,
  unknownLand: 'unknown land',
  space: (terrain, cost, site) =>
    [terrain, ...(cost === undefined ? [] : [`Move ${cost}`]), ...(site === undefined ? [] : [site])].join(
      ', ',
    ),
  heroOf: (hero, name) => `${hero} (${name})`,
  shieldsOf: (names) => `shield of ${names.join(', ')}`,
  manyEnemies: (names) => names.join(', '),

  hand: 'Hand',
  noCards: 'No cards in hand.',
  unknownCards: (n) => (n === 1 ? 'one card' : `${n} cards`),
  counted: (n, what) => `${what}: ${n}`,
  units: 'Units',
  noUnits: 'No units.',
  skills: 'Skills',
  mana: 'Mana',
  source: 'Source',
  crystals: 'crystals',
  tokens: 'mana tokens',
  spells: 'Spells',
  advanced: 'Advanced actions',
  unitOffer: 'Units to recruit',
  commonSkills: 'Common skills',
  tactics: 'Tactics',
  deck: 'Deck',
  discard: 'Discards',
  played: 'Played',
  wounds: 'Wounds',
  armor: 'Armor',
  handLimit: 'Hand limit',
  commands: 'Command tokens',
  fame: 'Fame',
  level: 'Level',
  reputation: 'Reputation',
  move: 'Move',
  influence: 'Influence',
  heal: 'Healing',
  spent: 'spent',
  wounded: 'wounded',
  used: 'used',
  depleted: 'depleted now',
  sideways: 'sideways',
  blocked: 'blocked',
  cancelled: 'does not attack',
  defeated: 'defeated',
  aimed: 'aimed at',
  fortified: 'fortified by the site',
  attack: 'attack',
  block: 'block',
  dummy: 'Dummy player',
  own: 'Your side',
  turn: 'Order of play',
  levelNow: (level) => `Level ${level}`,
  fameNow: (fame, next) => (next === undefined ? `Fame ${fame}` : `Fame ${fame}, next level at ${next}`),
  reputationNow: (space, modifier) =>
    modifier === null
      ? 'Reputation: nobody will interact with you'
      : `Reputation space ${space}: ${modifier >= 0 ? '+' : ''}${modifier} Influence`,
  roundNow: (round, rounds, time) => `Round ${round} of ${rounds}, ${time}`,
  needs: (total, need) => `${total} of ${need}`,
  halved: (n) => `half of ${n}`,
  threat: (damage, wounds) =>
    `If nothing more is blocked: ${damage} damage, ${wounds === 1 ? '1 wound' : `${wounds} wounds`} for the hero alone.`,
  tilesLeft: (n) => `${n} tiles to come`,
  announced: (name) =>
    name === undefined
      ? 'The dummy player has announced the end of the round.'
      : `${name} has announced the end of the round.`,
  out: 'out of the game',
  chosenOne: 'the Chosen',
  lastTurns: 'Last turns',
  tabs: { map: 'Map', own: 'Hand', offers: 'Offers', fight: 'Fight', heroes: 'Heroes', overview: 'Overview' },
};
