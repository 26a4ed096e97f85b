import type { BuildingId } from '../data/board.ts';
import type { DifficultyId } from '../data/difficulties.ts';
import type { EquipmentDesign } from '../data/equipment.ts';
import type { EventSide, EventTileId } from '../data/events.ts';
import type { LootId } from '../data/loot.ts';
import type { GreenhornId, MemberId } from '../data/members.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { QuestId } from '../data/quests.ts';
import type { RealmId } from '../data/realms.ts';
import type { RatingId, ScenarioId } from '../data/scenarios.ts';
import type { TrapId } from '../data/traps.ts';

export const memberNames: Readonly<Record<Exclude<MemberId, GreenhornId> | 'greenhorn', string>> = {
  purkrab: 'Purkrab',
  korfac: 'Korfach',
  tentok: 'Tentok',
  tepej: 'Tepej',
  onduru: 'Onduru',
  trunk: 'Trunk',
  jeducha: 'Jeducha',
  bambul: 'Bambul',
  dajana: 'Dajana',
  drabor: 'Drabor',
  tarka: 'Tarka',
  darbar: 'Darbar',
  fandor: 'Fandor',
  lemtal: 'Lemtal',
  vendela: 'Vendela',
  pardala: 'Pardala',
  jutrovic: 'Jutrovich',
  zandala: 'Zandala',
  ninra: 'Ninra',
  mrazor: 'Mrazor',
  rulfus: 'Rulfus',
  luska: 'Luska',
  zerava: 'Zherava',
  zenek: 'Zenek',
  hatyr: 'Hatyr',
  barbucha: 'Barbucha',
  zdrat: 'Zdrat',
  turna: 'Turna',
  lina: 'Lina',
  algust: 'Algust',
  lorin: 'Lorin',
  nakrk: 'Nakrk',
  cervina: 'Chervina',
  geria: 'Geria',
  melvina: 'Melvina',
  veruda: 'Veruda',
  greenhorn: 'Greenhorn',
};

export const equipmentNames: Readonly<Record<EquipmentDesign, string>> = {
  krakenomicon: 'Krakenomicon',
  batoh: 'Backpack',
  zahyn: 'Perdition',
  grimoar: 'Grimoire',
  zeldiv: 'Ironwild',
  dokape: "Haggler's Hood",
  nocir: 'Nightmail',
  past: 'Trap Kit',
  drasnik: 'Ripper',
  sipolet: 'Arrowflight',
};

export const monsterNames: Readonly<Record<MonsterId, string>> = {
  pliznik: 'Creeper',
  trousic: 'Strewer',
  lepivec: 'Gluebag',
  kodyl: 'Kodyl',
  trouchnivec: 'Rotwood',
  ohnivousove: 'Firebeards',
  krus: 'Krus',
  ohnivir: 'Firewhirl',
  podsvetnik: 'Netherling',
  piskor: 'Sandgrub',
  praskoun: 'Crackler',
  zoban: 'Beakjaw',
  mechoun: 'Bladderback',
  krabohlav: 'Crabhead',
  pocih: 'Lurker',
  tlustoun: 'Blubberer',
  zabozub: 'Frogtooth',
  ledobor: 'Icebreaker',
  hlubstir: 'Deepsting',
  chapadlice: 'Tentacula',
};

export const realmNames: Readonly<Record<RealmId, string>> = {
  aldavie: 'Aldavia',
  nebie: 'Nebia',
  kale: 'Kale',
  glacie: 'Glacia',
  kryzie: 'Cryzia',
  rynie: 'Rhynia',
  gurban: 'Gurban',
  jaha: 'Jaha',
  wahybar: 'Wahybar',
  ujunie: 'Ujunia',
  nikegerie: 'Nikegeria',
  traklan: 'Traklan',
};

export const trapNames: Readonly<Record<TrapId, string>> = {
  'trap-basic-jungle': 'Basic trap (jungle)',
  'trap-basic-water': 'Basic trap (water)',
  'trap-basic-fire': 'Basic trap (fire)',
  'trap-basic-wind': 'Basic trap (wind)',
  'trap-s1': 'Snare',
  'trap-s2': 'Pit',
  'trap-s3': 'Spiked pit',
  'trap-m1': 'Rune',
  'trap-m2': 'Double rune',
  'trap-m3': 'Triple rune',
  'trap-splus1': 'Whetstone',
  'trap-splus2': 'Iron jaws',
  'trap-splus3': 'Great jaws',
  'trap-mplus1': 'Focus',
  'trap-mplus2': 'Great focus',
  'trap-flat4': 'Net',
  'trap-flat6': 'Weighted net',
  'trap-flat8': 'Cage',
  'trap-hidden-s1': 'Hidden snare',
  'trap-hidden-s2': 'Hidden pit',
  'trap-hidden-m1': 'Hidden rune',
  'trap-hidden-m2': 'Hidden double rune',
  'trick-steal-m1': 'Pilfer magic',
  'trick-steal-m2': 'Raid magic',
  'trick-steal-s1': 'Pilfer strength',
  'trick-steal-s2': 'Raid strength',
  'trick-steal-a1': 'Pilfer any',
  'trick-steal-a2': 'Raid any',
  'trick-divert1': 'Shove',
  'trick-divert2': 'Human shield',
};

export const lootNames: Readonly<Record<LootId, string>> = {
  'loot-capture-glory': "Captor's seal",
  'loot-kill-glory': "Slayer's seal",
  'loot-conquest-glory': "Conqueror's seal",
  'loot-reroll4': 'Lucky skull',
  'loot-reroll-magic3': 'Prism',
  'loot-brews': 'Brew chest',
  'loot-kill-plus6': 'Great axe',
  'loot-trophies3': 'Ancient skull',
  'loot-supply': 'Supply crate',
  'loot-persuasion-to-magic': 'Spell scroll',
  'loot-magic-to-strength': 'War drum',
  'loot-magic-plus2': 'Crystal',
  'loot-strength-plus2': 'Gauntlet',
  'loot-coins12': 'Big purse',
  'loot-coins10': 'Purse',
  'loot-free-hire': 'Recruit letter',
};

export const questNames: Readonly<Record<`${QuestId}${'a' | 'b'}`, string>> = {
  'quest-01a': 'Lost caravan',
  'quest-01b': "Queen's tithe",
  'quest-02a': 'Hostage talks',
  'quest-02b': 'Field hospital',
  'quest-03a': 'Foul shrine',
  'quest-03b': 'Rat plague',
  'quest-04a': 'Wolf drive',
  'quest-04b': 'Man the walls',
  'quest-05a': "Bishop's escort",
  'quest-05b': "Trappers' guild",
  'quest-06a': 'Rune riddle',
  'quest-06b': 'Royal museum',
  'quest-07a': 'Bridge toll',
  'quest-07b': 'Crown debt',
  'quest-08a': 'Storm rite',
  'quest-08b': "Alchemist's order",
  'quest-09a': 'Arena bout',
  'quest-09b': 'Alms',
  'quest-10a': "Smuggler's deal",
  'quest-10b': "Armourer's tax",
  'quest-11a': 'Night watch',
  'quest-11b': 'Siege supplies',
  'quest-12a': 'Royal hunt',
  'quest-12b': 'Bribed scouts',
};

export const eventNames: Readonly<Record<`${EventTileId}${EventSide}`, string>> = {
  'event-1a': 'Clear dawn',
  'event-1b': 'Mud and rain',
  'event-2a': 'Old battlefield',
  'event-2b': 'Witch lights',
  'event-3a': 'Hidden spring',
  'event-3b': 'Narrow pass',
  'event-4a': "Smugglers' trail",
  'event-4b': 'Herb meadow',
  'event-5a': 'Royal scouts',
  'event-5b': 'Ley lines',
  'event-6a': 'Night march',
  'event-6b': 'Broken camp',
};

export const buildingNames: Readonly<Record<BuildingId, string>> = {
  lodge: 'Hunting Lodge',
  laboratory: 'Laboratory',
  tavern: 'Tavern',
  armoury: 'Armoury',
  pawnshop: 'Pawnshop',
  market: 'Market',
  mine: 'Mine',
};

export const scenarioNames: Readonly<Record<ScenarioId, string>> = {
  'business-as-usual': 'Business as Usual',
  'gold-digger': 'Gold Digger',
  sortie: 'Sortie',
  'travelling-light': 'Travelling Light',
  'full-pack': 'Full Pack',
  ambush: 'Ambush',
  diversity: 'Diversity',
  'tricky-sam': 'Tricky Sam',
  'clear-orders': 'Clear Orders',
  doom: 'Doom',
};

export const ratingNames: Readonly<Record<RatingId, string>> = {
  bungler: 'Bungler',
  apprentice: 'Apprentice',
  veteran: 'Veteran',
  hero: 'Hero',
};

export const difficultyNames: Readonly<Record<DifficultyId, string>> = {
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
  deadly: 'Deadly',
};
