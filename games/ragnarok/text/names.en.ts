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
  1: 'Himinglaeva Sea',
  2: 'Dufa Sea',
  3: 'Blodughadda Sea',
  4: 'Hronn Sea',
  5: 'Bylgja Sea',
  6: 'Kolga Sea',
};

export const realmNames: Readonly<Record<RealmId, string>> = {
  vanaheim: 'Vanaheim',
  alfheim: 'Alfheim',
  jotunheim: 'Jotunheim',
  muspelheim: 'Muspelheim',
  svartalfheim: 'Svartalfheim',
  niflheim: 'Niflheim',
};

export const godNames: Readonly<Record<GodId, string>> = {
  odin: 'Odin',
  thor: 'Thor',
  freyja: 'Freyja',
};

export const heroNames: Readonly<Record<HeroId, string>> = {
  ragnar: 'Ragnar',
  aslaug: 'Aslaug',
  snorri: 'Snorri',
  lagertha: 'Lagertha',
  beowulf: 'Beowulf',
};

export const heroTitles: Readonly<Record<HeroId, string>> = {
  ragnar: 'The Chieftain',
  aslaug: 'The Volva',
  snorri: 'The Skald',
  lagertha: 'The Shieldmaiden',
  beowulf: 'The Berserk',
};

export const originNames: Readonly<Record<OriginId, string>> = {
  odin: 'Son / Daughter of Odin',
  thor: 'Son / Daughter of Thor',
  freyja: 'Son / Daughter of Freyja',
  tyr: 'Son / Daughter of Tyr',
  njord: 'Son / Daughter of Njord',
  heimdall: 'Son / Daughter of Heimdall',
};

export const monsterNames: Readonly<Record<MonsterId, string>> = {
  draug: 'Draug',
  huldra: 'Huldra',
  grendel: 'Grendel',
  fafnir: 'Fafnir',
  garm: 'Garm',
  nokk: 'Nokk',
};

export const regionAttackNames: Readonly<Record<MonsterId, string>> = {
  draug: 'Barrow-chill',
  huldra: 'Lure',
  grendel: 'Hall-raid',
  fafnir: 'Hoard-greed',
  garm: 'Blood-howl',
  nokk: 'Drowning Song',
};

export const specialAttackNames: Readonly<Record<MonsterId, string>> = {
  draug: 'Grave Grip',
  huldra: 'Bewitch',
  grendel: 'Crushing Arm',
  fafnir: 'Venom Breath',
  garm: 'Tear',
  nokk: 'Pull Under',
};

export const rewardNames: Readonly<Record<Reward, string>> = {
  rune: 'a rune',
  armyPlus: 'army +1',
  priest: 'a priest',
  realm: 'an alliance',
};

export const artifactNames: Readonly<Record<ArtifactId, string>> = {
  gungnir: 'Gungnir',
  mjolnir: 'Mjolnir',
  brisingamen: 'Brisingamen',
  'barrow-blade': 'Barrow Blade',
  'hulder-mantle': "Hulder's Mantle",
  'grendel-arm': "Grendel's Arm",
  'fear-helm': 'Helm of Dread',
  'gleipnir-strand': 'Strand of Gleipnir',
  'drowned-fiddle': 'Drowned Fiddle',
};

export const blessingNames: Readonly<Record<BlessingId, string>> = {
  hlidskjalf: 'Hlidskjalf',
  einherjar: 'Einherjar',
  huginn: 'Huginn',
  muninn: 'Muninn',
  sleipnir: 'Sleipnir',
  'valkyries-choice': "Valkyrie's Choice",
  warband: "Allfather's Warband",
  draupnir: 'Draupnir',
  'high-seat': 'High Seat',
  'gallows-wisdom': 'Gallows Wisdom',
  'oath-ring': 'Oath-Ring',
  'wolf-cloaks': 'Wolf-Cloaks',
  megingjord: 'Megingjord',
  jarngreipr: 'Jarngreipr',
  'goat-feast': 'Feast of the Goats',
  thunderclap: 'Thunderclap',
  bilskirnir: 'Bilskirnir',
  'giants-bane': "Giant's Bane",
  'storm-chariot': 'Storm Chariot',
  'twin-winds': 'Twin Winds',
  'hallowed-hammer': 'Hallowed Hammer',
  'first-thunder': 'First Thunder',
  unbowed: 'Unbowed',
  'iron-claim': 'Iron Claim',
  seidr: 'Seidr',
  'falcon-cloak': 'Falcon Cloak',
  'amber-hoard': 'Amber Hoard',
  sessrumnir: 'Sessrumnir',
  folkvang: 'Folkvang',
  'cat-chariot': 'Cat Chariot',
  'golden-tears': 'Golden Tears',
  'vanir-kin': 'Vanir Kinship',
  'beast-speech': 'Beast-Speech',
  'calm-hearts': 'Calm Hearts',
  offering: 'Rich Offering',
  'mead-of-poetry': 'Mead of Poetry',
};

export const combatCardNames: Readonly<Record<CombatCardId, string>> = {
  spear: 'Spear',
  'spear-thrown': 'Thrown Spear',
  sword: 'Sword',
  'sword-riposte': 'Riposting Sword',
  axe: 'Axe',
  'axe-cleave': 'Cleaving Axe',
  bow: 'Bow',
  longbow: 'Longbow',
  shield: 'Shield',
  'seidr-staff': 'Seidr Staff',
};

export const attackCardNames: Readonly<Record<AttackCardId, string>> = {
  'special-attack': 'Special Attack',
  claws: 'Claws',
  bite: 'Bite',
  roar: 'Roar',
  rampage: 'Rampage',
  regenerate: 'Regenerate',
  frenzy: 'Frenzy',
  'slip-away': 'Slip Away',
};

export const omenNames: Readonly<Record<OmenId, string>> = {
  lands: 'One Banner',
  temples: 'Smoke of Offerings',
  monsters: 'Monster-blood',
  monument: 'A God Stands',
  realms: 'Bifrost Trembles',
};

export const actionNames: Readonly<Record<ActionId, string>> = {
  reinforce: 'Reinforce',
  mobilize: 'Mobilize',
  prepare: 'Prepare',
  temple: 'Build Temple',
  monsters: 'Monsters',
  usurp: 'Usurp',
  monument: 'Monument',
};

export const runeActionNames: Readonly<Record<RuneActionId, string>> = {
  archenemy: "Use the arch-enemy's rune ability",
  control: 'Control a monster',
  ally: 'Ally with a realm',
  army: 'Strengthen an army',
  activate: 'Activate a monster',
  draw1: 'Draw a combat card',
  hero: 'Place your hero',
  attribute: 'Raise the lowest attribute',
  draw2: 'Draw two combat cards',
};

export const preyNames: Readonly<Record<Prey, string>> = { ...monsterNames, loki: 'Loki' };

export const attributeNames: Readonly<Record<Attribute, string>> = {
  authority: 'Authority',
  might: 'Might',
  wisdom: 'Wisdom',
};

export const runeNames: Readonly<Record<Rune, string>> = { uruz: 'uruz', othila: 'othila', algiz: 'algiz' };

export const weaponNames: Readonly<Record<Weapon, string>> = {
  spear: 'spear',
  sword: 'sword',
  axe: 'axe',
  bow: 'bow',
};

export const phaseNames: Readonly<Record<Phase, string>> = {
  selection: 'Choosing heroes',
  prayer: 'Prayer',
  hero: 'Hero',
  rune: 'Rune action',
  manoeuvre: 'Manoeuvre',
  special: 'Special action',
};
