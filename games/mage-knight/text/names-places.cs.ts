// Sites, terrains, abilities and scenarios as the Czech rulebook prints them; deep mine, refugee camp, maze and labyrinth are ours.
import { type CzechName, czech } from '@krcma/kernel';
import type { Ability } from '../data/enemy.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import type { SiteKind } from '../data/sites.ts';
import type { Terrain } from '../data/terrains.ts';
import type { Back, Basic, Colour, Element, Resistance } from '../data/types.ts';
import type { Stormed } from '../messages/assault.ts';

const { f, mi, n, pl } = czech;

export const siteNames: Readonly<Record<SiteKind, CzechName>> = {
  portal: mi('portál'),
  village: f('vesnice', 'vesnici'),
  monastery: mi('klášter'),
  keep: f('pevnost', 'pevnost'),
  mageTower: f('magická věž', 'magickou věž'),
  city: n('město'),
  dungeon: n('podzemí'),
  tomb: f('hrobka', 'hrobku'),
  monsterDen: n('doupě nestvůr'),
  spawningGrounds: f('líheň nestvůr', 'líheň nestvůr'),
  ancientRuins: pl('ruiny', 'ruiny'),
  crystalMine: pl('krystalové doly', 'krystalové doly'),
  deepMine: pl('hluboké doly', 'hluboké doly'),
  magicalGlade: f('kouzelná mýtina', 'kouzelnou mýtinu'),
  refugeeCamp: mi('tábor uprchlíků'),
  maze: n('bludiště'),
  labyrinth: mi('labyrint'),
  volkaresCamp: mi('Volkarův tábor'),
  graveyard: mi('hřbitov'),
  necropolis: f('Nekropole', 'Nekropoli'),
  hiddenValley: n('Skryté údolí'),
  destroyedCity: n('zničené město'),
};

export const rampagingNames = {
  orc: pl('orčí nájezdníci', 'orčí nájezdníky'),
  draconum: mi('dračí lid'),
} as const satisfies Readonly<Record<string, CzechName>>;

export const terrainNames: Readonly<Record<Terrain, CzechName>> = {
  plains: pl('pláně', 'pláně'),
  hills: pl('kopce', 'kopce'),
  forest: mi('les'),
  wasteland: f('pustina', 'pustinu'),
  desert: f('poušť', 'poušť'),
  swamp: f('bažina', 'bažinu'),
  lake: n('jezero'),
  mountain: pl('hory', 'hory'),
  sea: n('moře'),
};

export const cityNames: Readonly<Record<Basic, CzechName>> = {
  red: n('Červené město'),
  blue: n('Modré město'),
  green: n('Zelené město'),
  white: n('Bílé město'),
};

/** What several assault together: a city, or the seat of a leader. */
export const stormedNames: Readonly<Record<Stormed, CzechName>> = {
  ...cityNames,
  necropolis: siteNames.necropolis,
  hiddenValley: siteNames.hiddenValley,
  volkare: f('Volkareho armáda', 'Volkareho armádu'),
};

/** Of mana: červená mana, červenou manu. */
export const colourNames: Readonly<Record<Colour, CzechName>> = {
  red: f('červená', 'červenou'),
  blue: f('modrá', 'modrou'),
  green: f('zelená', 'zelenou'),
  white: f('bílá', 'bílou'),
  gold: f('zlatá', 'zlatou'),
  black: f('černá', 'černou'),
};

export const backNames: Readonly<Record<Back, string>> = {
  green: 'zelený',
  grey: 'šedý',
  brown: 'hnědý',
  violet: 'fialový',
  white: 'bílý',
  red: 'červený',
};

/** Of an attack: ohnivý útok. */
export const elementNames: Readonly<Record<Element, string>> = {
  physical: 'fyzický',
  fire: 'ohnivý',
  ice: 'ledový',
  coldFire: 'ledovým ohněm',
};

export const resistanceNames: Readonly<Record<Resistance, string>> = {
  physical: 'fyzická odolnost',
  fire: 'ohnivá odolnost',
  ice: 'ledová odolnost',
};

export const abilityNames: Readonly<Record<Ability, string>> = {
  summon: 'Přivolávací',
  swift: 'Hbitý',
  brutal: 'Brutální',
  poison: 'Jedovatý',
  paralyze: 'Ochromující',
  assassination: 'Vražedný',
  cumbersome: 'Těžkopádný',
  vampiric: 'Upíří',
  fortified: 'Opevněný',
  unfortified: 'Neopevněný',
  elusive: 'Nepolapitelný',
  arcaneImmunity: 'Vyšší imunita',
  defend: 'Obranný',
};

export const scenarioNames: Readonly<Record<ScenarioId, string>> = {
  'first-reconnaissance': 'První průzkum',
  'full-conquest': 'Plné dobývání',
  'blitz-conquest': 'Bleskové dobývání',
  'solo-conquest': 'Sólové dobývání',
  'full-cooperation': 'Plná spolupráce',
  'blitz-cooperation': 'Blesková spolupráce',
  'mines-liberation': 'Osvobozování dolů',
  'druid-nights': 'Noci druidů',
  'dungeon-lords': 'Vládci podzemí',
  'conquer-and-hold': 'Obsaď a udrž!',
  'one-to-return': 'Vrátí se jen jeden!',
  'volkares-return': 'Volkareho návrat',
  'volkares-return-blitz': 'Volkareho bleskový návrat',
  'volkares-quest': 'Volkareho výprava',
  'life-and-death': 'Život a smrt',
  'life-and-death-together': 'Život a smrt společně',
  'realm-of-the-dead': 'Říše mrtvých',
  'realm-of-the-dead-together': 'Říše mrtvých společně',
  'hidden-valley': 'Skryté údolí',
  'hidden-valley-together': 'Skryté údolí společně',
  'lost-relic': 'Ztracená relikvie',
  'lost-relic-together': 'Ztracená relikvie společně',
};
