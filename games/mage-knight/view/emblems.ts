// Which picture stands for what.
import { type CardId, cardOf, type FaceId, WOUND } from '../data/cards.ts';
import type { EnemyId } from '../data/enemies.ts';
import type { Ability } from '../data/enemy.ts';
import type { LeaderId } from '../data/factions.ts';
import type { HeroId } from '../data/heroes.ts';
import type { SiteKind } from '../data/sites.ts';
import type { Element, Icon } from '../data/types.ts';
import type { RecruitSite } from '../data/unit-card.ts';
import type { UnitId } from '../data/units.ts';
import * as icons from './icons.ts';

export const siteIcons: Readonly<Record<SiteKind, string>> = {
  portal: icons.portal,
  village: icons.village,
  monastery: icons.monastery,
  keep: icons.keep,
  mageTower: icons.mageTower,
  city: icons.city,
  dungeon: icons.dungeon,
  tomb: icons.tomb,
  monsterDen: icons.monsterDen,
  spawningGrounds: icons.spawningGrounds,
  ancientRuins: icons.ancientRuins,
  crystalMine: icons.crystalMine,
  deepMine: icons.deepMine,
  magicalGlade: icons.magicalGlade,
  refugeeCamp: icons.refugeeCamp,
  maze: icons.maze,
  labyrinth: icons.maze,
  volkaresCamp: icons.refugeeCamp,
  graveyard: icons.skeleton,
  necropolis: icons.tomb,
  hiddenValley: icons.magicalGlade,
  destroyedCity: icons.ancientRuins,
};

/** Where a unit joins. */
export const recruitIcons: Readonly<Record<RecruitSite, string>> = {
  village: icons.village,
  monastery: icons.monastery,
  keep: icons.keep,
  'mage-tower': icons.mageTower,
  city: icons.city,
  'magical-glade': icons.magicalGlade,
};

export const heroIcons: Readonly<Record<HeroId, string>> = {
  arythea: icons.arythea,
  goldyx: icons.goldyx,
  norowas: icons.norowas,
  tovak: icons.tovak,
  wolfhawk: icons.wolfhawk,
  krang: icons.krang,
  braevalar: icons.braevalar,
};

export const abilityIcons: Readonly<Record<Ability, string>> = {
  summon: icons.summon,
  swift: icons.swift,
  brutal: icons.brutal,
  poison: icons.poison,
  paralyze: icons.paralyze,
  assassination: icons.assassination,
  cumbersome: icons.cumbersome,
  vampiric: icons.vampiric,
  fortified: icons.fortified,
  unfortified: icons.unfortified,
  elusive: icons.elusive,
  arcaneImmunity: icons.arcaneImmunity,
  defend: icons.defend,
};

export const elementIcons: Readonly<Record<Element, string>> = {
  physical: icons.attack,
  fire: icons.fire,
  ice: icons.ice,
  coldFire: icons.coldFire,
};

export const enemyIcons: Readonly<Record<EnemyId | LeaderId, string>> = {
  'high-priestess': icons.priestess,
  necromancer: icons.necromancer,
  prowlers: icons.orc,
  diggers: icons.orc,
  'cursed-hags': icons.hag,
  'wolf-riders': icons.wolf,
  ironclads: icons.guard,
  'orc-summoners': icons.summon,
  'orc-skirmishers': icons.orc,
  'orc-war-beasts': icons.beast,
  'orc-stonethrowers': icons.thrower,
  'orc-trackers': icons.scout,
  'elemental-priestesses': icons.priestess,
  'cloud-griffons': icons.griffon,
  'elven-protectors': icons.elf,
  'centaur-outriders': icons.centaur,
  'crystal-sprites': icons.sprite,
  'corrupted-priests': icons.priestess,
  'shrouded-necromancers': icons.necromancer,
  'gibbering-ghouls': icons.ghoul,
  'zombie-horde': icons.zombie,
  'skeletal-warriors': icons.skeleton,
  crossbowmen: icons.crossbow,
  guardsmen: icons.guard,
  swordsmen: icons.swordsman,
  golems: icons.golem,
  'heroes-ice': icons.hero,
  'heroes-fire': icons.hero,
  'heroes-swift': icons.hero,
  'heroes-fortified': icons.hero,
  'thugs-enemy': icons.thug,
  'shocktroops-enemy': icons.swordsman,
  minotaur: icons.minotaur,
  gargoyle: icons.gargoyle,
  medusa: icons.medusa,
  'crypt-worm': icons.worm,
  werewolf: icons.werewolf,
  shadow: icons.shadow,
  hydra: icons.hydra,
  manticore: icons.lion,
  'air-elemental': icons.whirl,
  'fire-elemental': icons.blaze,
  'water-elemental': icons.splash,
  'earth-elemental': icons.stones,
  'blood-demon': icons.demon,
  'pain-wraith': icons.shadow,
  vampire: icons.vampire,
  mummy: icons.mummy,
  monks: icons.monk,
  'illusionists-enemy': icons.mage,
  'ice-mages-enemy': icons.mage,
  'fire-mages-enemy': icons.mage,
  'ice-golems-enemy': icons.golem,
  'fire-golems-enemy': icons.golem,
  'sorcerers-enemy': icons.necromancer,
  'magic-familiars-enemy': icons.familiar,
  freezers: icons.ice,
  gunners: icons.fire,
  'altem-guardsmen': icons.guard,
  'altem-mages-enemy': icons.mage,
  'fire-catapult': icons.siege,
  'ice-catapult': icons.siege,
  'delphana-masters-enemy': icons.mage,
  'grim-legionnaires': icons.legion,
  'swamp-dragon': icons.dragon,
  'fire-dragon': icons.dragon,
  'ice-dragon': icons.dragon,
  'high-dragon': icons.wyrm,
  'lava-dragon': icons.wyrm,
  'storm-dragon': icons.dragon,
  'dragon-summoner': icons.summon,
  'savage-dragon': icons.wyrm,
  'lightning-dragon': icons.dragon,
  'vampire-dragon': icons.wyrm,
  'death-dragon': icons.wyrm,
  volkare: icons.legion,
};

export const unitIcons: Readonly<Record<UnitId, string>> = {
  peasants: icons.peasants,
  foresters: icons.forester,
  herbalists: icons.herbs,
  illusionists: icons.mage,
  'northern-monks': icons.monk,
  'red-cape-monks': icons.monk,
  'savage-monks': icons.monk,
  'guardian-golems': icons.golem,
  'utem-crossbowmen': icons.crossbow,
  'utem-guardsmen': icons.guard,
  'utem-swordsmen': icons.swordsman,
  'magic-familiars': icons.familiar,
  scouts: icons.scout,
  thugs: icons.thug,
  shocktroops: icons.swordsman,
  'altem-guardians': icons.guard,
  'altem-mages': icons.mage,
  'amotep-freezers': icons.ice,
  'amotep-gunners': icons.fire,
  catapults: icons.siege,
  'fire-golems': icons.golem,
  'ice-golems': icons.golem,
  'fire-mages': icons.mage,
  'ice-mages': icons.mage,
  'heroes-blue': icons.hero,
  'heroes-red': icons.hero,
  'heroes-green': icons.hero,
  'heroes-white': icons.hero,
  sorcerers: icons.necromancer,
  'delphana-masters': icons.mage,
};

const typeIcons: Readonly<Record<Icon, string>> = {
  movement: icons.move,
  influence: icons.influence,
  combat: icons.attack,
  healing: icons.heal,
  special: icons.special,
  action: icons.action,
  banner: icons.banner,
};

export const kindIcons = {
  basic: icons.scroll,
  advanced: icons.scroll,
  spell: icons.spell,
  artifact: icons.artifact,
};

/** What a card is about: its first icon, or its kind. */
export function cardIcon(card: CardId): string {
  if (card === WOUND) return icons.wound;
  const { icons: printed, basic, kind } = cardOf(card as FaceId);
  const [first] = printed ?? basic.icons ?? [];
  return kind === 'spell' || kind === 'artifact' || first === undefined ? kindIcons[kind] : typeIcons[first];
}
