import type { Ability } from '../data/enemy.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import type { SiteKind } from '../data/sites.ts';
import type { Terrain } from '../data/terrains.ts';
import type { Back, Basic, Colour, Element, Resistance } from '../data/types.ts';
import type { Stormed } from '../messages/assault.ts';

export const siteNames: Readonly<Record<SiteKind, string>> = {
  portal: 'portal',
  village: 'village',
  monastery: 'monastery',
  keep: 'keep',
  mageTower: 'mage tower',
  city: 'city',
  dungeon: 'dungeon',
  tomb: 'tomb',
  monsterDen: 'monster den',
  spawningGrounds: 'spawning grounds',
  ancientRuins: 'ancient ruins',
  crystalMine: 'crystal mine',
  deepMine: 'deep mine',
  magicalGlade: 'magical glade',
  refugeeCamp: 'refugee camp',
  maze: 'maze',
  labyrinth: 'labyrinth',
  volkaresCamp: "Volkare's camp",
  graveyard: 'graveyard',
  necropolis: 'Necropolis',
  hiddenValley: 'Hidden Valley',
  destroyedCity: 'destroyed city',
};

export const rampagingNames = { orc: 'marauding orcs', draconum: 'draconum' } as const;

export const terrainNames: Readonly<Record<Terrain, string>> = {
  plains: 'plains',
  hills: 'hills',
  forest: 'forest',
  wasteland: 'wasteland',
  desert: 'desert',
  swamp: 'swamp',
  lake: 'lake',
  mountain: 'mountains',
  sea: 'sea',
};

export const cityNames: Readonly<Record<Basic, string>> = {
  red: 'Red City',
  blue: 'Blue City',
  green: 'Green City',
  white: 'White City',
};

/** What several assault together: a city, or the seat of a leader. */
export const stormedNames: Readonly<Record<Stormed, string>> = {
  ...cityNames,
  necropolis: siteNames.necropolis,
  hiddenValley: siteNames.hiddenValley,
  volkare: 'army of Volkare',
};

export const colourNames: Readonly<Record<Colour, string>> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  white: 'white',
  gold: 'gold',
  black: 'black',
};

export const backNames: Readonly<Record<Back, string>> = {
  green: 'green',
  grey: 'grey',
  brown: 'brown',
  violet: 'violet',
  white: 'white',
  red: 'red',
};

export const elementNames: Readonly<Record<Element, string>> = {
  physical: 'physical',
  fire: 'fire',
  ice: 'ice',
  coldFire: 'cold fire',
};

export const resistanceNames: Readonly<Record<Resistance, string>> = {
  physical: 'physical resistance',
  fire: 'fire resistance',
  ice: 'ice resistance',
};

export const abilityNames: Readonly<Record<Ability, string>> = {
  summon: 'Summoner',
  swift: 'Swift',
  brutal: 'Brutal',
  poison: 'Poison',
  paralyze: 'Paralyze',
  assassination: 'Assassination',
  cumbersome: 'Cumbersome',
  vampiric: 'Vampiric',
  fortified: 'Fortified',
  unfortified: 'Unfortified',
  elusive: 'Elusive',
  arcaneImmunity: 'Arcane Immunity',
  defend: 'Defend',
};

export const scenarioNames: Readonly<Record<ScenarioId, string>> = {
  'first-reconnaissance': 'First Reconnaissance',
  'full-conquest': 'Full Conquest',
  'blitz-conquest': 'Blitz Conquest',
  'solo-conquest': 'Solo Conquest',
  'full-cooperation': 'Full Cooperation',
  'blitz-cooperation': 'Blitz Cooperation',
  'mines-liberation': 'Mines Liberation',
  'druid-nights': 'Druid Nights',
  'dungeon-lords': 'Dungeon Lords',
  'conquer-and-hold': 'Conquer and Hold',
  'one-to-return': 'One to Return',
  'volkares-return': "Volkare's Return",
  'volkares-return-blitz': "Volkare's Return Blitz",
  'volkares-quest': "Volkare's Quest",
  'life-and-death': 'Life and Death',
  'life-and-death-together': 'Life and Death, together',
  'realm-of-the-dead': 'The Realm of the Dead',
  'realm-of-the-dead-together': 'The Realm of the Dead, together',
  'hidden-valley': 'The Hidden Valley',
  'hidden-valley-together': 'The Hidden Valley, together',
  'lost-relic': 'The Lost Relic',
  'lost-relic-together': 'The Lost Relic, together',
};
