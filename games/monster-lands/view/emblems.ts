// Which figure a component shows. Our own pictures: silhouettes lit by the scene behind them.
import { swords } from '@krcma/tableware/icons';
import type { ComponentId } from '../data/components.ts';
import { designOf, type EquipmentDesign, isEquipment } from '../data/equipment.ts';
import type { LootId } from '../data/loot.ts';
import type { BasicId, MercenaryId } from '../data/members.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { RealmId } from '../data/realms.ts';
import { type TrapId, trapOf } from '../data/traps.ts';
import * as icons from './icons.ts';

const memberIcons: Readonly<Record<BasicId | MercenaryId, string>> = {
  purkrab: icons.purkrab,
  korfac: icons.korfac,
  tentok: icons.tentok,
  tepej: icons.tepej,
  onduru: icons.onduru,
  trunk: icons.trunk,
  jeducha: icons.jeducha,
  bambul: icons.bambul,
  dajana: icons.dajana,
  drabor: icons.drabor,
  tarka: icons.tarka,
  darbar: icons.darbar,
  fandor: icons.fandor,
  lemtal: icons.lemtal,
  vendela: icons.vendela,
  pardala: icons.pardala,
  jutrovic: icons.jutrovic,
  zandala: icons.zandala,
  ninra: icons.ninra,
  mrazor: icons.mrazor,
  rulfus: icons.rulfus,
  luska: icons.luska,
  zerava: icons.zerava,
  zenek: icons.zenek,
  hatyr: icons.hatyr,
  barbucha: icons.barbucha,
  zdrat: icons.zdrat,
  turna: icons.turna,
  lina: icons.lina,
  algust: icons.algust,
  lorin: icons.lorin,
  nakrk: icons.nakrk,
  cervina: icons.cervina,
  geria: icons.geria,
  melvina: icons.melvina,
  veruda: icons.veruda,
};

const monsterIcons: Readonly<Record<MonsterId, string>> = {
  pliznik: icons.pliznik,
  trousic: icons.trousic,
  lepivec: icons.lepivec,
  kodyl: icons.kodyl,
  trouchnivec: icons.trouchnivec,
  ohnivousove: icons.ohnivousove,
  krus: icons.krus,
  ohnivir: icons.ohnivir,
  podsvetnik: icons.podsvetnik,
  piskor: icons.piskor,
  praskoun: icons.praskoun,
  zoban: icons.zoban,
  mechoun: icons.mechoun,
  krabohlav: icons.krabohlav,
  pocih: icons.pocih,
  tlustoun: icons.tlustoun,
  zabozub: icons.zabozub,
  ledobor: icons.ledobor,
  hlubstir: icons.hlubstir,
  chapadlice: icons.chapadlice,
};

const equipmentIcons: Readonly<Record<EquipmentDesign, string>> = {
  krakenomicon: icons.krakenomicon,
  batoh: icons.batoh,
  zahyn: icons.zahyn,
  grimoar: icons.grimoar,
  zeldiv: icons.zeldiv,
  dokape: icons.dokape,
  nocir: icons.nocir,
  past: icons.past,
  drasnik: icons.drasnik,
  sipolet: icons.sipolet,
};

const realmIcons: Readonly<Record<RealmId, string>> = {
  aldavie: icons.peaks,
  nebie: icons.outside,
  kale: icons.towers,
  glacie: icons.island,
  kryzie: icons.ruins,
  rynie: icons.outside,
  gurban: icons.volcano,
  jaha: icons.hut,
  wahybar: icons.ruins,
  ujunie: icons.palms,
  nikegerie: icons.towers,
  traklan: icons.hut,
};

const lootIcons: Readonly<Record<LootId, string>> = {
  'loot-capture-glory': icons.capture,
  'loot-kill-glory': icons.kill,
  'loot-conquest-glory': icons.conquest,
  'loot-reroll4': icons.skull,
  'loot-reroll-magic3': icons.prism,
  'loot-brews': icons.chest,
  'loot-kill-plus6': icons.weapon,
  'loot-trophies3': icons.kill,
  'loot-supply': icons.crate,
  'loot-persuasion-to-magic': icons.quest,
  'loot-magic-to-strength': swords,
  'loot-magic-plus2': icons.crystal,
  'loot-strength-plus2': icons.gear,
  'loot-coins12': icons.pawnshop,
  'loot-coins10': icons.pawnshop,
  'loot-free-hire': icons.hire,
};

export function trapIcon(trap: TrapId): string {
  const { ability } = trapOf(trap);
  switch (ability.op) {
    case 'trapDice':
      return ability.colour === 'magic' ? icons.rune : icons.snare;
    case 'dieBonus':
      return ability.colour === 'magic' ? icons.crystal : icons.pit;
    case 'flatAttack':
      return icons.net;
    case 'steal':
      return icons.steal;
    default:
      return icons.divert;
  }
}

const named: Readonly<Record<string, string>> = {
  ...memberIcons,
  ...monsterIcons,
  ...realmIcons,
  ...lootIcons,
};

export function emblemOf(id: ComponentId): string {
  if (isEquipment(id)) return equipmentIcons[designOf(id)];
  if (id.startsWith('greenhorn')) return icons.greenhorn;
  if (id.startsWith('trap') || id.startsWith('trick')) return trapIcon(id as TrapId);
  return named[id] ?? icons.quest;
}
