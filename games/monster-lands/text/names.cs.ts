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
  purkrab: 'Purkráb',
  korfac: 'Korfác',
  tentok: 'Tentok',
  tepej: 'Tepej',
  onduru: 'Onduru',
  trunk: 'Truňk',
  jeducha: 'Jeducha',
  bambul: 'Bambul',
  dajana: 'Dajána',
  drabor: 'Drábor',
  tarka: 'Tarka',
  darbar: 'Darbar',
  fandor: 'Fandor',
  lemtal: 'Lemtal',
  vendela: 'Vendela',
  pardala: 'Pardala',
  jutrovic: 'Jutrovíč',
  zandala: 'Žandala',
  ninra: 'Ninra',
  mrazor: 'Mrazor',
  rulfus: 'Rulfus',
  luska: 'Luska',
  zerava: 'Žerava',
  zenek: 'Zeněk',
  hatyr: 'Hatýr',
  barbucha: 'Barbucha',
  zdrat: 'Zdrát',
  turna: 'Turna',
  lina: 'Lína',
  algust: 'Algust',
  lorin: 'Lorin',
  nakrk: 'Nákrk',
  cervina: 'Červína',
  geria: 'Geria',
  melvina: 'Melvína',
  veruda: 'Veruda',
  greenhorn: 'Zelenáč',
};

export const equipmentNames: Readonly<Record<EquipmentDesign, string>> = {
  krakenomicon: 'Krakenomicon',
  batoh: 'Batoh',
  zahyn: 'Záhyň',
  grimoar: 'Grimoár',
  zeldiv: 'Želdiv',
  dokape: 'Dokápě',
  nocir: 'Nocíř',
  past: 'Past',
  drasnik: 'Drásník',
  sipolet: 'Šípolet',
};

export const monsterNames: Readonly<Record<MonsterId, string>> = {
  pliznik: 'Pližník',
  trousic: 'Trousič',
  lepivec: 'Lepivec',
  kodyl: 'Kodýl',
  trouchnivec: 'Trouchnivec',
  ohnivousove: 'Ohnivousové',
  krus: 'Krus',
  ohnivir: 'Ohnivír',
  podsvetnik: 'Podsvětník',
  piskor: 'Pískoř',
  praskoun: 'Praskoun',
  zoban: 'Zoban',
  mechoun: 'Měchoun',
  krabohlav: 'Krabohlav',
  pocih: 'Počih',
  tlustoun: 'Tlušťoun',
  zabozub: 'Žabozub',
  ledobor: 'Ledobor',
  hlubstir: 'Hlubštír',
  chapadlice: 'Chapadlice',
};

export const realmNames: Readonly<Record<RealmId, string>> = {
  aldavie: 'Aldávie',
  nebie: 'Nebie',
  kale: 'Kalé',
  glacie: 'Glácie',
  kryzie: 'Krýzie',
  rynie: 'Rýnie',
  gurban: 'Gurban',
  jaha: 'Jáha',
  wahybar: 'Wahýbar',
  ujunie: 'Ujúnie',
  nikegerie: 'Nikegérie',
  traklan: 'Traklán',
};

export const trapNames: Readonly<Record<TrapId, string>> = {
  'trap-basic-jungle': 'Základní past (prales)',
  'trap-basic-water': 'Základní past (voda)',
  'trap-basic-fire': 'Základní past (oheň)',
  'trap-basic-wind': 'Základní past (vítr)',
  'trap-s1': 'Oko',
  'trap-s2': 'Jáma',
  'trap-s3': 'Jáma s hroty',
  'trap-m1': 'Runa',
  'trap-m2': 'Dvojruna',
  'trap-m3': 'Trojruna',
  'trap-splus1': 'Brousek',
  'trap-splus2': 'Železné čelisti',
  'trap-splus3': 'Velké čelisti',
  'trap-mplus1': 'Ohnisko',
  'trap-mplus2': 'Velké ohnisko',
  'trap-flat4': 'Síť',
  'trap-flat6': 'Síť se závažím',
  'trap-flat8': 'Klec',
  'trap-hidden-s1': 'Skryté oko',
  'trap-hidden-s2': 'Skrytá jáma',
  'trap-hidden-m1': 'Skrytá runa',
  'trap-hidden-m2': 'Skrytá dvojruna',
  'trick-steal-m1': 'Krádež magie',
  'trick-steal-m2': 'Loupež magie',
  'trick-steal-s1': 'Krádež síly',
  'trick-steal-s2': 'Loupež síly',
  'trick-steal-a1': 'Krádež čehokoli',
  'trick-steal-a2': 'Loupež čehokoli',
  'trick-divert1': 'Postrčení',
  'trick-divert2': 'Živý štít',
};

export const lootNames: Readonly<Record<LootId, string>> = {
  'loot-capture-glory': 'Pečeť lovce',
  'loot-kill-glory': 'Pečeť zabijáka',
  'loot-conquest-glory': 'Pečeť dobyvatele',
  'loot-reroll4': 'Lebka pro štěstí',
  'loot-reroll-magic3': 'Hranol',
  'loot-brews': 'Truhla lektvarů',
  'loot-kill-plus6': 'Velká sekera',
  'loot-trophies3': 'Prastará lebka',
  'loot-supply': 'Bedna zásob',
  'loot-persuasion-to-magic': 'Svitek',
  'loot-magic-to-strength': 'Válečný buben',
  'loot-magic-plus2': 'Krystal',
  'loot-strength-plus2': 'Rukavice',
  'loot-coins12': 'Velký měšec',
  'loot-coins10': 'Měšec',
  'loot-free-hire': 'Verbovací list',
};

export const questNames: Readonly<Record<`${QuestId}${'a' | 'b'}`, string>> = {
  'quest-01a': 'Ztracená karavana',
  'quest-01b': 'Královnin desátek',
  'quest-02a': 'Jednání o rukojmí',
  'quest-02b': 'Polní lazaret',
  'quest-03a': 'Znesvěcená svatyně',
  'quest-03b': 'Krysí mor',
  'quest-04a': 'Nadháňka',
  'quest-04b': 'Na hradby',
  'quest-05a': 'Doprovod biskupa',
  'quest-05b': 'Cech lovců',
  'quest-06a': 'Runová hádanka',
  'quest-06b': 'Královské muzeum',
  'quest-07a': 'Mýto na mostě',
  'quest-07b': 'Dluh koruny',
  'quest-08a': 'Bouřný obřad',
  'quest-08b': 'Alchymistova zakázka',
  'quest-09a': 'Souboj v aréně',
  'quest-09b': 'Almužna',
  'quest-10a': 'Pašerácký obchod',
  'quest-10b': 'Zbrojířská daň',
  'quest-11a': 'Noční hlídka',
  'quest-11b': 'Zásoby pro obléhané',
  'quest-12a': 'Královský hon',
  'quest-12b': 'Podplacení zvědi',
};

export const eventNames: Readonly<Record<`${EventTileId}${EventSide}`, string>> = {
  'event-1a': 'Jasné svítání',
  'event-1b': 'Bláto a déšť',
  'event-2a': 'Staré bojiště',
  'event-2b': 'Bludičky',
  'event-3a': 'Skrytý pramen',
  'event-3b': 'Úžina',
  'event-4a': 'Pašerácká stezka',
  'event-4b': 'Bylinná louka',
  'event-5a': 'Královští zvědi',
  'event-5b': 'Žíly magie',
  'event-6a': 'Noční pochod',
  'event-6b': 'Rozbitý tábor',
};

export const buildingNames: Readonly<Record<BuildingId, string>> = {
  lodge: 'Lovecká chata',
  laboratory: 'Laboratoř',
  tavern: 'Krčma',
  armoury: 'Zbrojnice',
  pawnshop: 'Zastavárna',
  market: 'Tržiště',
  mine: 'Důl',
};

export const scenarioNames: Readonly<Record<ScenarioId, string>> = {
  'business-as-usual': 'Normální práce',
  'gold-digger': 'Zlatokop',
  sortie: 'Výpad',
  'travelling-light': 'Nalehko',
  'full-pack': 'Plná polní',
  ambush: 'Přepadení',
  diversity: 'Rozličnost',
  'tricky-sam': 'Lstivý Sam',
  'clear-orders': 'Úkol zněl jasně',
  doom: 'Zkáza',
};

export const ratingNames: Readonly<Record<RatingId, string>> = {
  bungler: 'Nemehlo',
  apprentice: 'Učeň',
  veteran: 'Veterán',
  hero: 'Hrdina',
};

export const difficultyNames: Readonly<Record<DifficultyId, string>> = {
  easy: 'Snadná',
  normal: 'Normální',
  hard: 'Těžká',
  deadly: 'Smrtící',
};
