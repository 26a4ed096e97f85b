import { type CzechName, czech } from '@krcma/kernel';
import type { ArtifactId } from '../data/artifacts.ts';
import type { AttackCardId } from '../data/attack-cards.ts';
import type { BlessingId } from '../data/blessings.ts';
import type { LandId, Region, Sea } from '../data/board.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { GodId } from '../data/gods.ts';
import type { HeroId } from '../data/heroes.ts';
import type { MonsterId, Reward } from '../data/monsters.ts';
import type { OmenId } from '../data/omens.ts';
import type { OriginId } from '../data/origins.ts';
import type { RealmId } from '../data/realms.ts';
import type { RuneActionId } from '../data/rune-actions.ts';
import type { Attribute, Rune, Weapon } from '../data/types.ts';
import type { ActionId } from '../data/wheel.ts';
import type { Phase, Prey } from '../state.ts';

const { m, mi, f, n } = czech;

export const regionNames: Readonly<Record<Region, string>> = {
  1: 'Lofotr',
  2: 'Salti',
  3: 'Naumudal',
  4: 'Dofrafjoll',
  5: 'Finnmork',
  6: 'Jamtaskog',
  7: 'Storsjo',
  8: 'Uppsalir',
  9: 'Roden',
  10: 'Sigtuna',
  11: 'Gotland',
  12: 'Blekinge',
  13: 'Vaetter',
  14: 'Skaney',
  15: 'Hleidra',
  16: 'Selund',
  17: 'Jotland',
  18: 'Agdir',
  19: 'Rogaland',
  20: 'Sogn',
  21: 'Hardanger',
};

export const landNames: Readonly<Record<LandId, string>> = {
  halogaland: 'Halogaland',
  jamtland: 'Jamtland',
  svealand: 'Svealand',
  gautland: 'Gautland',
  danmork: 'Danmork',
  vestland: 'Vestland',
};

export const seaNames: Readonly<Record<Sea, string>> = {
  1: 'Moře Himinglaeva',
  2: 'Moře Dufa',
  3: 'Moře Blodughadda',
  4: 'Moře Hronn',
  5: 'Moře Bylgja',
  6: 'Moře Kolga',
};

export const realmNames: Readonly<Record<RealmId, string>> = {
  vanaheim: 'Vanaheim',
  alfheim: 'Álfheim',
  jotunheim: 'Jötunheim',
  muspelheim: 'Múspellsheim',
  svartalfheim: 'Svartálfheim',
  niflheim: 'Niflheim',
};

export const heroNames: Readonly<Record<HeroId, string>> = {
  ragnar: 'Ragnar',
  aslaug: 'Aslaug',
  snorri: 'Snorri',
  lagertha: 'Lagertha',
  beowulf: 'Béowulf',
};

export const heroTitles: Readonly<Record<HeroId, string>> = {
  ragnar: 'Náčelník',
  aslaug: 'Vědma',
  snorri: 'Skald',
  lagertha: 'Štítonoška',
  beowulf: 'Berserk',
};

export const originNames: Readonly<Record<OriginId, string>> = {
  odin: 'Ódinův syn / Ódinova dcera',
  thor: 'Tórův syn / Tórova dcera',
  freyja: 'Freyjin syn / Freyjina dcera',
  tyr: 'Týrův syn / Týrova dcera',
  njord: 'Njördův syn / Njördova dcera',
  heimdall: 'Heimdallův syn / Heimdallova dcera',
};

export const regionAttackNames: Readonly<Record<MonsterId, string>> = {
  draug: 'Chlad mohyly',
  huldra: 'Vábení',
  grendel: 'Vpád do síně',
  fafnir: 'Hamižnost',
  garm: 'Krvavé vytí',
  nokk: 'Píseň utonulých',
};

export const specialAttackNames: Readonly<Record<MonsterId, string>> = {
  draug: 'Hrobové sevření',
  huldra: 'Uhranutí',
  grendel: 'Drtivá paže',
  fafnir: 'Jedový dech',
  garm: 'Trhání',
  nokk: 'Stažení pod hladinu',
};

export const rewardNames: Readonly<Record<Reward, string>> = {
  rune: 'runa',
  armyPlus: 'armáda +1',
  priest: 'kněz',
  realm: 'spojenectví',
};

export const artifactNames: Readonly<Record<ArtifactId, string>> = {
  gungnir: 'Gungni',
  mjolnir: 'Mjöllni',
  brisingamen: 'Brísingamen',
  'barrow-blade': 'Mohylová čepel',
  'hulder-mantle': 'Plášť huldry',
  'grendel-arm': 'Grendelova paže',
  'fear-helm': 'Přilba hrůzy',
  'gleipnir-strand': 'Vlákno Gleipni',
  'drowned-fiddle': 'Utonulé housle',
};

export const blessingNames: Readonly<Record<BlessingId, string>> = {
  hlidskjalf: 'Hlidskjálf',
  einherjar: 'Einherjové',
  huginn: 'Hugin',
  muninn: 'Munin',
  sleipnir: 'Sleipni',
  'valkyries-choice': 'Volba valkýr',
  warband: 'Družina Otce bohů',
  draupnir: 'Draupni',
  'high-seat': 'Vysoký stolec',
  'gallows-wisdom': 'Moudrost oběšence',
  'oath-ring': 'Přísežný prsten',
  'wolf-cloaks': 'Vlčí pláště',
  megingjord: 'Megingjörd',
  jarngreipr: 'Járngreip',
  'goat-feast': 'Kozlí hostina',
  thunderclap: 'Zahřmění',
  bilskirnir: 'Bilskírni',
  'giants-bane': 'Zhouba obrů',
  'storm-chariot': 'Bouřný vůz',
  'twin-winds': 'Dvojí vítr',
  'hallowed-hammer': 'Posvěcené kladivo',
  'first-thunder': 'První hrom',
  unbowed: 'Nezlomný',
  'iron-claim': 'Železný nárok',
  seidr: 'Seid',
  'falcon-cloak': 'Sokolí plášť',
  'amber-hoard': 'Jantarový poklad',
  sessrumnir: 'Sessrúmni',
  folkvang: 'Fólkvang',
  'cat-chariot': 'Kočičí spřežení',
  'golden-tears': 'Zlaté slzy',
  'vanir-kin': 'Příbuzenství Vanů',
  'beast-speech': 'Řeč zvířat',
  'calm-hearts': 'Klidná srdce',
  offering: 'Bohatá oběť',
  'mead-of-poetry': 'Medovina básnictví',
};

export const attackCardNames: Readonly<Record<AttackCardId, string>> = {
  'special-attack': 'Zvláštní útok',
  claws: 'Drápy',
  bite: 'Kousnutí',
  roar: 'Řev',
  rampage: 'Běsnění',
  regenerate: 'Regenerace',
  frenzy: 'Zuřivý výpad',
  'slip-away': 'Únik',
};

export const omenNames: Readonly<Record<OmenId, string>> = {
  lands: 'Jedna korouhev',
  temples: 'Kouř obětí',
  monsters: 'Krev nestvůr',
  monument: 'Bůh stojí',
  realms: 'Bifröst se chvěje',
};

export const actionNames: Readonly<Record<ActionId, string>> = {
  reinforce: 'Posily',
  mobilize: 'Mobilizace',
  prepare: 'Přípravy',
  temple: 'Chrám',
  monsters: 'Nestvůry',
  usurp: 'Uzurpace',
  monument: 'Monument',
};

export const runeActionNames: Readonly<Record<RuneActionId, string>> = {
  archenemy: 'Runová schopnost arcinepřítele',
  control: 'Ovládnutí nestvůry',
  ally: 'Spojenectví s říší',
  army: 'Posílení armády',
  activate: 'Aktivace nestvůry',
  draw1: 'Dobrání bojové karty',
  hero: 'Umístění hrdiny',
  attribute: 'Zvýšení nejnižší vlastnosti',
  draw2: 'Dobrání dvou bojových karet',
};

/** With their cases; the rest stands beside a noun that declines: "požehnání Hugin", "artefakt Gungni". */
export const godNames: Readonly<Record<GodId, CzechName<'gen'>>> = {
  odin: m('Ódin', 'Ódina', { gen: 'Ódina' }),
  thor: m('Tór', 'Tóra', { gen: 'Tóra' }),
  freyja: f('Freyja', 'Freyju', { gen: 'Freyji' }),
};

export const preyNames: Readonly<Record<Prey, CzechName<'gen'>>> = {
  draug: m('draug', 'drauga', { gen: 'drauga' }),
  huldra: f('huldra', 'huldru', { gen: 'huldry' }),
  grendel: m('Grendel', 'Grendela', { gen: 'Grendela' }),
  fafnir: m('Fáfni', 'Fáfniho', { gen: 'Fáfniho' }),
  garm: m('Garm', 'Garma', { gen: 'Garma' }),
  nokk: m('Nökk', 'Nökka', { gen: 'Nökka' }),
  loki: m('Loki', 'Lokiho', { gen: 'Lokiho' }),
};

export const combatCardNames: Readonly<Record<CombatCardId, CzechName>> = {
  spear: n('Kopí'),
  'spear-thrown': n('Vržené kopí'),
  sword: mi('Meč'),
  'sword-riposte': mi('Odvetný meč'),
  axe: f('Sekera', 'Sekeru'),
  'axe-cleave': f('Štípací sekera', 'Štípací sekeru'),
  bow: mi('Luk'),
  longbow: mi('Dlouhý luk'),
  shield: mi('Štít'),
  'seidr-staff': f('Hůl seidu', 'Hůl seidu'),
};

export const attributeNames: Readonly<Record<Attribute, CzechName<'gen'>>> = {
  authority: f('Autorita', 'Autoritu', { gen: 'Autority' }),
  might: f('Moc', 'Moc', { gen: 'Moci' }),
  wisdom: f('Moudrost', 'Moudrost', { gen: 'Moudrosti' }),
};

export const runeNames: Readonly<Record<Rune, string>> = { uruz: 'uruz', othila: 'othila', algiz: 'algiz' };

export const weaponNames: Readonly<Record<Weapon, CzechName>> = {
  spear: n('kopí'),
  sword: mi('meč'),
  axe: f('sekera', 'sekeru'),
  bow: mi('luk'),
};

export const phaseNames: Readonly<Record<Phase, string>> = {
  selection: 'Výběr hrdiny',
  prayer: 'Modlitba',
  hero: 'Hrdina',
  rune: 'Runová akce',
  manoeuvre: 'Manévr',
  special: 'Zvláštní akce',
};
