import { type CzechGender, type CzechName, type CzechNoun, czech } from '@krcma/kernel';
import type { CardId } from '../data/components.ts';
import type { Area, MonsterType, Role, Track } from '../data/effect.ts';
import type { LayoutId } from '../data/layouts.ts';

const { m, mi, f, n, pl } = czech;

export const cardNames: Readonly<Record<CardId, CzechName>> = {
  cleric: f('Léčitelka', 'Léčitelku'),
  monk: m('Mnich', 'Mnicha'),
  merchant: m('Obchodník', 'Obchodníka'),
  blacksmith: m('Kovář', 'Kováře'),
  mercenary: m('Žoldák', 'Žoldáka'),
  alchemist: m('Alchymista', 'Alchymistu'),
  archer: f('Zbojnice', 'Zbojnici'),
  wizard: m('Čaroděj', 'Čaroděje'),
  peasant: m('Rolník', 'Rolníka'),
  knight: m('Rytíř', 'Rytíře'),
  rogue: m('Vrah', 'Vraha'),
  thief: f('Zlodějka', 'Zlodějku'),
  champion: m('Šampion', 'Šampiona'),
  warlord: m('Vojevůdce', 'Vojevůdce'),
  paladin: m('Paladin', 'Paladina'),
  priestess: f('Kněžka', 'Kněžku'),
  butcher: m('Řezník', 'Řezníka'),
  miner: m('Horník', 'Horníka'),

  'starter-peasant': m('Rolník', 'Rolníka'),
  'starter-knight': m('Rytíř', 'Rytíře'),
  'starter-herald': m('Herold', 'Herolda'),

  goblin: m('Skřet', 'Skřeta'),
  'goblin-mage': m('Skřetí mág', 'Skřetího mága'),
  'goblin-king': m('Král skřetů', 'Krále skřetů'),
  gargoyle: m('Chrlič', 'Chrliče'),
  wraith: mi('Přízrak'),
  'witch-queen': f('Královna čarodějnic', 'Královnu čarodějnic'),
  skeleton: m('Kostlivec', 'Kostlivce'),
  'flaming-skeleton': m('Ohnivý kostlivec', 'Ohnivého kostlivce'),
  'skeleton-king': m('Král kostlivců', 'Krále kostlivců'),
  treant: m('Ent', 'Enta'),
  'bane-spider': m('Prokletý pavouk', 'Prokletého pavouka'),
  'spider-queen': f('Pavoučí královna', 'Pavoučí královnu'),
  owlbear: m('Sovodvěd', 'Sovodvěda'),
  giant: m('Obr', 'Obra'),
  troll: m('Troll', 'Trolla'),
  'gelatinous-cube': f('Rosolová krychle', 'Rosolovou krychli'),
  basilisk: m('Bazilišek', 'Baziliška'),
  'swamp-dragon': m('Bažinný drak', 'Bažinného draka'),
  'dire-bear': m('Zuřivý medvěd', 'Zuřivého medvěda'),
  'orc-warrior': m('Orčí válečník', 'Orčího válečníka'),
  'orc-chieftain': m('Orčí náčelník', 'Orčího náčelníka'),
  kobolds: pl('Koboldi', 'Koboldy'),
  'gold-golem': m('Zlatý golem', 'Zlatého golema'),
  'red-dragon': m('Rudý drak', 'Rudého draka'),

  'foxgrove-palisade': f('Palisáda v Liščím háji', 'Palisádu v Liščím háji'),
  'desert-orchid': f('Pouštní orchidej', 'Pouštní orchidej'),
  'emerald-stronghold': f('Smaragdová tvrz', 'Smaragdovou tvrz'),
  'pratchetts-plateau': f('Pratchettova plošina', 'Pratchettovu plošinu'),
  'cathedral-of-st-aquila': f('Katedrála svaté Akvily', 'Katedrálu svaté Akvily'),
  'darktide-harbour': mi('Přístav Temného přílivu'),
  'cloudriders-camp': mi('Tábor jezdců oblak'),
  'orb-of-urdr': f('Koule Urdr', 'Kouli Urdr'),
  'rogues-landing': n('Vrahovo přístaviště'),
  'blood-crow-army': n('Vojsko Krvavé vrány'),
  'eye-of-asteraten': n('Oko Asterátu'),
  'cutthroats-truce': n('Příměří hrdlořezů'),
  'halfpenny-hill': mi('Půlpencový vrch'),
  'shattered-hand': f('Roztříštěná ruka', 'Roztříštěnou ruku'),
  'forgotten-sorrows': pl('Zapomenuté žaly', 'Zapomenuté žaly'),
  'watcher-on-the-water': m('Pozorovatel nad vodou', 'Pozorovatele nad vodou'),
  'gargans-embrace': f('Garganova náruč', 'Garganovu náruč'),
  'nest-of-the-weaver-witch': n('Doupě čarodějnice'),
  'palace-of-the-dawn': mi('Palác úsvitu'),
  'grimmwater-keep': f('Tvrz Chmurné vody', 'Tvrz Chmurné vody'),
  'violet-thorn': mi('Fialový trn'),
  'purloiners-perch': mi('Zbojnický hrad'),
  'golden-obelisk-of-nae': mi('Zlatý obelisk Nae'),
  'monolith-of-ostendaar': mi('Monolit Ostendaaru'),

  cornelius: m('Cornelius Snílek', 'Cornelia Snílka'),
  elsyn: m("El'syn, světec stínů", "El'syna, světce stínů"),
  elisium: m('Elisium Všekovář', 'Elisia Všekováře'),
  hrothgar: m('Hrothgar Dobyvatel', 'Hrothgara Dobyvatele'),
  isabella: f('Isabella Spravedlivá', 'Isabellu Spravedlivou'),
  lekzandr: m("Lekzand'r Ochránce", "Lekzand'ra Ochránce"),
  node: m('Node, mistr mečů', 'Node, mistra mečů'),
  reese: m('Reese Buřič', 'Reese Buřiče'),
  simon: m('Simon Nečistý', 'Simona Nečistého'),
  waryn: m('Waryn, pán vrahů', 'Waryna, pána vrahů'),

  'corrupted-cleric': f('Zkažená léčitelka', 'Zkaženou léčitelku'),
  'giant-leech': f('Obří pijavice', 'Obří pijavici'),
  'bat-swarm': n('Hejno netopýrů'),
  sorcerer: m('Černokněžník', 'Černokněžníka'),
  mimic: m('Mimik', 'Mimika'),
  'kobold-thieves': pl('Koboldí zloději', 'Koboldí zloděje'),
};

export const areaNames: Readonly<Record<Area, CzechName<'gen'>>> = {
  hills: pl('Kopce', 'Kopce', { gen: 'Kopců' }),
  barrens: pl('Pustiny', 'Pustiny', { gen: 'Pustin' }),
  ruins: pl('Ruiny', 'Ruiny', { gen: 'Ruin' }),
  forest: pl('Lesy', 'Lesy', { gen: 'Lesů' }),
  valley: n('Údolí', { gen: 'Údolí' }),
  swamp: pl('Bažiny', 'Bažiny', { gen: 'Bažin' }),
  mountains: pl('Hory', 'Hory', { gen: 'Hor' }),
  caverns: pl('Jeskyně', 'Jeskyně', { gen: 'Jeskyní' }),
};

export const roleNames: Readonly<Record<Role, CzechName<'gen'>>> = {
  worker: pl('dělníci', 'dělníky', { gen: 'dělníků' }),
  soldier: pl('vojáci', 'vojáky', { gen: 'vojáků' }),
  shadow: n('podsvětí', { gen: 'podsvětí' }),
  holy: pl('duchovní', 'duchovní', { gen: 'duchovních' }),
};

export const monsterTypeNames: Readonly<Record<MonsterType, string>> = {
  minion: 'služebník',
  beast: 'šelma',
  titan: 'kolos',
  boss: 'velitel',
};

/** What is counted on a track, with the genitive of its token: "žeton magie". */
interface TrackName extends CzechNoun {
  readonly gen: string;
  readonly gender: CzechGender;
}

// biome-ignore format: the forms of a word in a row
export const trackNames = {
  gold: { one: 'zlaťák', acc: 'zlaťák', few: 'zlaťáky', other: 'zlaťáků', gen: 'zlaťáku', gender: 'mi' },
  strength: { one: 'síla', acc: 'sílu', few: 'síly', other: 'sil', gen: 'síly', gender: 'f' },
  magic: { one: 'magie', acc: 'magii', few: 'magie', other: 'magií', gen: 'magie', gender: 'f' },
  vp: { one: 'vítězný bod', acc: 'vítězný bod', few: 'vítězné body', other: 'vítězných bodů', gen: 'vítězného bodu', gender: 'mi' },
} as const satisfies Record<Track, TrackName>;

export const layoutNames: Readonly<Record<LayoutId, string>> = {
  'first-game': 'První hra',
  'glittering-gold': 'Třpytivé zlato',
  'mastery-over-magic': 'Vláda nad magií',
  'monster-blood': 'Krev nestvůr',
  random: 'Náhodná sestava',
};
