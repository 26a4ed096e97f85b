import { type CzechName, czech } from '@krcma/kernel';
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

const { m, mi, f, n, pl } = czech;

export const memberNames: Readonly<Record<Exclude<MemberId, GreenhornId> | 'greenhorn', CzechName>> = {
  purkrab: m('Purkráb', 'Purkrába'),
  korfac: m('Korfác', 'Korfáce'),
  tentok: m('Tentok', 'Tentoka'),
  tepej: m('Tepej', 'Tepeje'),
  onduru: m('Onduru', 'Onduru'),
  trunk: m('Truňk', 'Truňka'),
  jeducha: f('Jeducha', 'Jeduchu'),
  bambul: m('Bambul', 'Bambula'),
  dajana: f('Dajána', 'Dajánu'),
  drabor: m('Drábor', 'Drábora'),
  tarka: f('Tarka', 'Tarku'),
  darbar: m('Darbar', 'Darbara'),
  fandor: m('Fandor', 'Fandora'),
  lemtal: m('Lemtal', 'Lemtala'),
  vendela: f('Vendela', 'Vendelu'),
  pardala: f('Pardala', 'Pardalu'),
  jutrovic: m('Jutrovíč', 'Jutrovíče'),
  zandala: f('Žandala', 'Žandalu'),
  ninra: f('Ninra', 'Ninru'),
  mrazor: m('Mrazor', 'Mrazora'),
  rulfus: m('Rulfus', 'Rulfuse'),
  luska: f('Luska', 'Lusku'),
  zerava: f('Žerava', 'Žeravu'),
  zenek: m('Zeněk', 'Zeňka'),
  hatyr: m('Hatýr', 'Hatýra'),
  barbucha: f('Barbucha', 'Barbuchu'),
  zdrat: m('Zdrát', 'Zdráta'),
  turna: f('Turna', 'Turnu'),
  lina: f('Lína', 'Línu'),
  algust: m('Algust', 'Algusta'),
  lorin: m('Lorin', 'Lorina'),
  nakrk: m('Nákrk', 'Nákrka'),
  cervina: f('Červína', 'Červínu'),
  geria: f('Geria', 'Gerii'),
  melvina: f('Melvína', 'Melvínu'),
  veruda: f('Veruda', 'Verudu'),
  greenhorn: m('zelenáč', 'zelenáče'),
};

export const equipmentNames: Readonly<Record<EquipmentDesign, CzechName>> = {
  krakenomicon: mi('Krakenomicon'),
  batoh: mi('Batoh'),
  zahyn: f('Záhyň', 'Záhyň'),
  grimoar: mi('Grimoár'),
  zeldiv: mi('Želdiv'),
  dokape: n('Dokápě'),
  nocir: mi('Nocíř'),
  past: f('Past', 'Past'),
  drasnik: mi('Drásník'),
  sipolet: mi('Šípolet'),
};

export const monsterNames: Readonly<Record<MonsterId, CzechName>> = {
  pliznik: m('Pližník', 'Pližníka'),
  trousic: m('Trousič', 'Trousiče'),
  lepivec: m('Lepivec', 'Lepivce'),
  kodyl: m('Kodýl', 'Kodýla'),
  trouchnivec: m('Trouchnivec', 'Trouchnivce'),
  ohnivousove: pl('Ohnivousové', 'Ohnivousy'),
  krus: m('Krus', 'Kruse'),
  ohnivir: m('Ohnivír', 'Ohnivíra'),
  podsvetnik: m('Podsvětník', 'Podsvětníka'),
  piskor: m('Pískoř', 'Pískoře'),
  praskoun: m('Praskoun', 'Praskouna'),
  zoban: m('Zoban', 'Zobana'),
  mechoun: m('Měchoun', 'Měchouna'),
  krabohlav: m('Krabohlav', 'Krabohlava'),
  pocih: m('Počih', 'Počiha'),
  tlustoun: m('Tlušťoun', 'Tlušťouna'),
  zabozub: m('Žabozub', 'Žabozuba'),
  ledobor: m('Ledobor', 'Ledobora'),
  hlubstir: m('Hlubštír', 'Hlubštíra'),
  chapadlice: f('Chapadlice', 'Chapadlici'),
};

export const realmNames: Readonly<Record<RealmId, CzechName>> = {
  aldavie: f('Aldávie', 'Aldávii'),
  nebie: f('Nebie', 'Nebii'),
  kale: n('Kalé'),
  glacie: f('Glácie', 'Glácii'),
  kryzie: f('Krýzie', 'Krýzii'),
  rynie: f('Rýnie', 'Rýnii'),
  gurban: mi('Gurban'),
  jaha: f('Jáha', 'Jáhu'),
  wahybar: mi('Wahýbar'),
  ujunie: f('Ujúnie', 'Ujúnii'),
  nikegerie: f('Nikegérie', 'Nikegérii'),
  traklan: mi('Traklán'),
};

export const trapNames: Readonly<Record<TrapId, CzechName>> = {
  'trap-basic-jungle': f('Základní past (prales)', 'Základní past (prales)'),
  'trap-basic-water': f('Základní past (voda)', 'Základní past (voda)'),
  'trap-basic-fire': f('Základní past (oheň)', 'Základní past (oheň)'),
  'trap-basic-wind': f('Základní past (vítr)', 'Základní past (vítr)'),
  'trap-s1': n('Oko'),
  'trap-s2': f('Jáma', 'Jámu'),
  'trap-s3': f('Jáma s hroty', 'Jámu s hroty'),
  'trap-m1': f('Runa', 'Runu'),
  'trap-m2': f('Dvojruna', 'Dvojrunu'),
  'trap-m3': f('Trojruna', 'Trojrunu'),
  'trap-splus1': mi('Brousek'),
  'trap-splus2': pl('Železné čelisti', 'Železné čelisti'),
  'trap-splus3': pl('Velké čelisti', 'Velké čelisti'),
  'trap-mplus1': n('Ohnisko'),
  'trap-mplus2': n('Velké ohnisko'),
  'trap-flat4': f('Síť', 'Síť'),
  'trap-flat6': f('Síť se závažím', 'Síť se závažím'),
  'trap-flat8': f('Klec', 'Klec'),
  'trap-hidden-s1': n('Skryté oko'),
  'trap-hidden-s2': f('Skrytá jáma', 'Skrytou jámu'),
  'trap-hidden-m1': f('Skrytá runa', 'Skrytou runu'),
  'trap-hidden-m2': f('Skrytá dvojruna', 'Skrytou dvojrunu'),
  'trick-steal-m1': f('Krádež magie', 'Krádež magie'),
  'trick-steal-m2': f('Loupež magie', 'Loupež magie'),
  'trick-steal-s1': f('Krádež síly', 'Krádež síly'),
  'trick-steal-s2': f('Loupež síly', 'Loupež síly'),
  'trick-steal-a1': f('Krádež čehokoli', 'Krádež čehokoli'),
  'trick-steal-a2': f('Loupež čehokoli', 'Loupež čehokoli'),
  'trick-divert1': n('Postrčení'),
  'trick-divert2': mi('Živý štít'),
};

export const lootNames: Readonly<Record<LootId, CzechName>> = {
  'loot-capture-glory': f('Pečeť lovce', 'Pečeť lovce'),
  'loot-kill-glory': f('Pečeť zabijáka', 'Pečeť zabijáka'),
  'loot-conquest-glory': f('Pečeť dobyvatele', 'Pečeť dobyvatele'),
  'loot-reroll4': f('Lebka pro štěstí', 'Lebku pro štěstí'),
  'loot-reroll-magic3': mi('Hranol'),
  'loot-brews': f('Truhla lektvarů', 'Truhlu lektvarů'),
  'loot-kill-plus6': f('Velká sekera', 'Velkou sekeru'),
  'loot-trophies3': f('Prastará lebka', 'Prastarou lebku'),
  'loot-supply': f('Bedna zásob', 'Bednu zásob'),
  'loot-persuasion-to-magic': mi('Svitek'),
  'loot-magic-to-strength': mi('Válečný buben'),
  'loot-magic-plus2': mi('Krystal'),
  'loot-strength-plus2': f('Rukavice', 'Rukavici'),
  'loot-coins12': mi('Velký měšec'),
  'loot-coins10': mi('Měšec'),
  'loot-free-hire': mi('Verbovací list'),
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
