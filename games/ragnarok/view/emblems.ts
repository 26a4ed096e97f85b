// Which picture stands for what.
import { crown } from '@krcma/tableware/icons';
import type { ArtifactId } from '../data/artifacts.ts';
import type { AttackCardId } from '../data/attack-cards.ts';
import type { LandId } from '../data/board.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { GodId } from '../data/gods.ts';
import type { HeroId } from '../data/heroes.ts';
import type { Reward } from '../data/monsters.ts';
import type { OmenId } from '../data/omens.ts';
import type { RealmId } from '../data/realms.ts';
import type { Attribute, Weapon } from '../data/types.ts';
import type { ActionId } from '../data/wheel.ts';
import type { Prey, TurnStep } from '../state.ts';
import type { Victory } from '../text/board-words.ts';
import * as icons from './icons.ts';

type Pictures<Id extends string> = Readonly<Record<Id, string>>;

export const landIcons: Pictures<LandId> = {
  halogaland: icons.halogaland,
  jamtland: icons.jamtland,
  svealand: icons.svealand,
  gautland: icons.gautland,
  danmork: icons.danmork,
  vestland: icons.vestland,
};

export const realmIcons: Pictures<RealmId> = {
  vanaheim: icons.vanaheim,
  alfheim: icons.alfheim,
  jotunheim: icons.jotunheim,
  muspelheim: icons.muspelheim,
  svartalfheim: icons.svartalfheim,
  niflheim: icons.niflheim,
};

export const godIcons: Pictures<GodId> = { odin: icons.odin, thor: icons.thor, freyja: icons.freyja };

export const heroIcons: Pictures<HeroId> = {
  ragnar: icons.ragnar,
  aslaug: icons.aslaug,
  snorri: icons.snorri,
  lagertha: icons.lagertha,
  beowulf: icons.beowulf,
};

export const preyIcons: Pictures<Prey> = {
  draug: icons.draug,
  huldra: icons.huldra,
  grendel: icons.grendel,
  fafnir: icons.fafnir,
  garm: icons.garm,
  nokk: icons.nokk,
  loki: icons.loki,
};

export const attributeIcons: Pictures<Attribute> = {
  authority: crown,
  might: icons.might,
  wisdom: icons.wisdom,
};

export const weaponIcons: Pictures<Weapon | 'shield' | 'any'> = {
  spear: icons.spear,
  sword: icons.sword,
  axe: icons.axe,
  bow: icons.bow,
  shield: icons.shield,
  any: icons.staff,
};

export const cardIcons: Pictures<CombatCardId> = {
  spear: icons.spear,
  'spear-thrown': icons.spear,
  sword: icons.sword,
  'sword-riposte': icons.riposte,
  axe: icons.axe,
  'axe-cleave': icons.cleave,
  bow: icons.bow,
  longbow: icons.arrows,
  shield: icons.shield,
  'seidr-staff': icons.staff,
};

export const attackIcons: Pictures<AttackCardId> = {
  'special-attack': icons.special,
  claws: icons.claws,
  bite: icons.bite,
  roar: icons.roar,
  rampage: icons.rage,
  regenerate: icons.regenerate,
  frenzy: icons.frenzy,
  'slip-away': icons.march,
};

export const artifactIcons: Pictures<ArtifactId> = {
  gungnir: icons.spear,
  mjolnir: icons.thor,
  brisingamen: icons.brisingamen,
  'barrow-blade': icons.blade,
  'hulder-mantle': icons.mantle,
  'grendel-arm': icons.arm,
  'fear-helm': icons.helm,
  'gleipnir-strand': icons.chains,
  'drowned-fiddle': icons.fiddle,
};

export const actionIcons: Pictures<ActionId> = {
  reinforce: icons.reinforce,
  mobilize: icons.mobilize,
  prepare: icons.prepare,
  temple: icons.temple,
  monsters: icons.monsters,
  usurp: icons.usurp,
  monument: icons.monument,
};

export const omenIcons: Pictures<OmenId> = {
  lands: icons.usurp,
  temples: icons.temple,
  monsters: icons.kill,
  monument: icons.monument,
  realms: icons.ally,
};

export const stepIcons: Pictures<TurnStep> = {
  prayer: icons.prayer,
  hero: icons.march,
  rune: icons.sanctuary,
  manoeuvre: icons.army,
  special: icons.yggdrasil,
};

export const victoryIcons: Pictures<Victory> = { jarl: icons.usurp, godi: icons.temple, slayer: icons.loki };

export const rewardIcons: Pictures<Exclude<Reward, 'rune'>> = {
  armyPlus: icons.army,
  priest: icons.priest,
  realm: icons.ally,
};
