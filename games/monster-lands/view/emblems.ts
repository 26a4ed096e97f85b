// Which figure a component shows. Our own pictures: silhouettes lit by the scene behind them.
import { swords } from '@krcma/tableware/icons';
import type { ComponentId } from '../data/components.ts';
import { designOf, isEquipment } from '../data/equipment.ts';
import type { RealmId } from '../data/realms.ts';
import { type TrapId, trapOf } from '../data/traps.ts';
import * as icons from './icons.ts';

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

const lootIcons: Readonly<Record<string, string>> = {
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

const named = icons as Readonly<Record<string, string>>;

export function emblemOf(id: ComponentId): string {
  if (isEquipment(id)) return named[designOf(id)] ?? icons.gear;
  if (id.startsWith('greenhorn')) return icons.greenhorn;
  if (id.startsWith('trap') || id.startsWith('trick')) return trapIcon(id as TrapId);
  if (id.startsWith('quest')) return icons.quest;
  return lootIcons[id] ?? (realmIcons as Readonly<Record<string, string>>)[id] ?? named[id] ?? icons.quest;
}
