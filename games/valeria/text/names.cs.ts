import type { CardId } from '../data/components.ts';
import type { Area, MonsterType, Role, Track } from '../data/effect.ts';
import type { LayoutId } from '../data/layouts.ts';

/** m: masculine animate, mi: masculine inanimate, pl: the name itself is a plural. */
export type Gender = 'm' | 'mi' | 'f' | 'n' | 'pl';

export interface Name {
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
  readonly ins?: string;
  readonly gender: Gender;
}

const name = (gender: Gender, nom: string, gen: string, acc: string, ins?: string): Name => ({
  nom,
  gen,
  acc,
  ...(ins !== undefined && { ins }),
  gender,
});
// The accusative of m is its genitive, that of mi and n the nominative.
const m = (nom: string, gen: string, ins?: string): Name => name('m', nom, gen, gen, ins);
const mi = (nom: string, gen: string): Name => name('mi', nom, gen, nom);
const f = (nom: string, gen: string, acc: string, ins?: string): Name => name('f', nom, gen, acc, ins);
const n = (nom: string, gen: string): Name => name('n', nom, gen, nom);
const pl = (nom: string, gen: string, acc: string): Name => name('pl', nom, gen, acc);

export const cardNames = {
  cleric: f('Léčitelka', 'Léčitelky', 'Léčitelku', 'Léčitelkou'),
  monk: m('Mnich', 'Mnicha', 'Mnichem'),
  merchant: m('Obchodník', 'Obchodníka', 'Obchodníkem'),
  blacksmith: m('Kovář', 'Kováře', 'Kovářem'),
  mercenary: m('Žoldák', 'Žoldáka', 'Žoldákem'),
  alchemist: name('m', 'Alchymista', 'Alchymisty', 'Alchymistu', 'Alchymistou'),
  archer: f('Zbojnice', 'Zbojnice', 'Zbojnici', 'Zbojnicí'),
  wizard: m('Čaroděj', 'Čaroděje', 'Čarodějem'),
  peasant: m('Rolník', 'Rolníka', 'Rolníkem'),
  knight: m('Rytíř', 'Rytíře', 'Rytířem'),
  rogue: m('Vrah', 'Vraha', 'Vrahem'),
  thief: f('Zlodějka', 'Zlodějky', 'Zlodějku', 'Zlodějkou'),
  champion: m('Šampion', 'Šampiona', 'Šampionem'),
  warlord: m('Vojevůdce', 'Vojevůdce', 'Vojevůdcem'),
  paladin: m('Paladin', 'Paladina', 'Paladinem'),
  priestess: f('Kněžka', 'Kněžky', 'Kněžku', 'Kněžkou'),
  butcher: m('Řezník', 'Řezníka', 'Řezníkem'),
  miner: m('Horník', 'Horníka', 'Horníkem'),

  'starter-peasant': m('Rolník', 'Rolníka', 'Rolníkem'),
  'starter-knight': m('Rytíř', 'Rytíře', 'Rytířem'),
  'starter-herald': m('Herold', 'Herolda', 'Heroldem'),

  goblin: m('Skřet', 'Skřeta'),
  'goblin-mage': m('Skřetí mág', 'Skřetího mága'),
  'goblin-king': m('Král skřetů', 'Krále skřetů'),
  gargoyle: m('Chrlič', 'Chrliče'),
  wraith: mi('Přízrak', 'Přízraku'),
  'witch-queen': f('Královna čarodějnic', 'Královny čarodějnic', 'Královnu čarodějnic'),
  skeleton: m('Kostlivec', 'Kostlivce'),
  'flaming-skeleton': m('Ohnivý kostlivec', 'Ohnivého kostlivce'),
  'skeleton-king': m('Král kostlivců', 'Krále kostlivců'),
  treant: m('Ent', 'Enta'),
  'bane-spider': m('Prokletý pavouk', 'Prokletého pavouka'),
  'spider-queen': f('Pavoučí královna', 'Pavoučí královny', 'Pavoučí královnu'),
  owlbear: m('Sovodvěd', 'Sovodvěda'),
  giant: m('Obr', 'Obra'),
  troll: m('Troll', 'Trolla'),
  'gelatinous-cube': f('Rosolová krychle', 'Rosolové krychle', 'Rosolovou krychli'),
  basilisk: m('Bazilišek', 'Baziliška'),
  'swamp-dragon': m('Bažinný drak', 'Bažinného draka'),
  'dire-bear': m('Zuřivý medvěd', 'Zuřivého medvěda'),
  'orc-warrior': m('Orčí válečník', 'Orčího válečníka'),
  'orc-chieftain': m('Orčí náčelník', 'Orčího náčelníka'),
  kobolds: pl('Koboldi', 'Koboldů', 'Koboldy'),
  'gold-golem': m('Zlatý golem', 'Zlatého golema'),
  'red-dragon': m('Rudý drak', 'Rudého draka'),

  'foxgrove-palisade': f('Palisáda v Liščím háji', 'Palisády v Liščím háji', 'Palisádu v Liščím háji'),
  'desert-orchid': f('Pouštní orchidej', 'Pouštní orchideje', 'Pouštní orchidej'),
  'emerald-stronghold': f('Smaragdová tvrz', 'Smaragdové tvrze', 'Smaragdovou tvrz'),
  'pratchetts-plateau': f('Pratchettova plošina', 'Pratchettovy plošiny', 'Pratchettovu plošinu'),
  'cathedral-of-st-aquila': f('Katedrála svaté Akvily', 'Katedrály svaté Akvily', 'Katedrálu svaté Akvily'),
  'darktide-harbour': mi('Přístav Temného přílivu', 'Přístavu Temného přílivu'),
  'cloudriders-camp': mi('Tábor jezdců oblak', 'Tábora jezdců oblak'),
  'orb-of-urdr': f('Koule Urdr', 'Koule Urdr', 'Kouli Urdr'),
  'rogues-landing': n('Vrahovo přístaviště', 'Vrahova přístaviště'),
  'blood-crow-army': n('Vojsko Krvavé vrány', 'Vojska Krvavé vrány'),
  'eye-of-asteraten': n('Oko Asterátu', 'Oka Asterátu'),
  'cutthroats-truce': n('Příměří hrdlořezů', 'Příměří hrdlořezů'),
  'halfpenny-hill': mi('Půlpencový vrch', 'Půlpencového vrchu'),
  'shattered-hand': f('Roztříštěná ruka', 'Roztříštěné ruky', 'Roztříštěnou ruku'),
  'forgotten-sorrows': pl('Zapomenuté žaly', 'Zapomenutých žalů', 'Zapomenuté žaly'),
  'watcher-on-the-water': m('Pozorovatel nad vodou', 'Pozorovatele nad vodou'),
  'gargans-embrace': f('Garganova náruč', 'Garganovy náruče', 'Garganovu náruč'),
  'nest-of-the-weaver-witch': n('Doupě čarodějnice', 'Doupěte čarodějnice'),
  'palace-of-the-dawn': mi('Palác úsvitu', 'Paláce úsvitu'),
  'grimmwater-keep': f('Tvrz Chmurné vody', 'Tvrze Chmurné vody', 'Tvrz Chmurné vody'),
  'violet-thorn': mi('Fialový trn', 'Fialového trnu'),
  'purloiners-perch': mi('Zbojnický hrad', 'Zbojnického hradu'),
  'golden-obelisk-of-nae': mi('Zlatý obelisk Nae', 'Zlatého obelisku Nae'),
  'monolith-of-ostendaar': mi('Monolit Ostendaaru', 'Monolitu Ostendaaru'),

  cornelius: m('Cornelius Snílek', 'Cornelia Snílka'),
  elsyn: m("El'syn, světec stínů", "El'syna, světce stínů"),
  elisium: m('Elisium Všekovář', 'Elisia Všekováře'),
  hrothgar: m('Hrothgar Dobyvatel', 'Hrothgara Dobyvatele'),
  isabella: f('Isabella Spravedlivá', 'Isabelly Spravedlivé', 'Isabellu Spravedlivou'),
  lekzandr: m("Lekzand'r Ochránce", "Lekzand'ra Ochránce"),
  node: m('Node, mistr mečů', 'Node, mistra mečů'),
  reese: m('Reese Buřič', 'Reese Buřiče'),
  simon: m('Simon Nečistý', 'Simona Nečistého'),
  waryn: m('Waryn, pán vrahů', 'Waryna, pána vrahů'),

  'corrupted-cleric': f('Zkažená léčitelka', 'Zkažené léčitelky', 'Zkaženou léčitelku'),
  'giant-leech': f('Obří pijavice', 'Obří pijavice', 'Obří pijavici'),
  'bat-swarm': n('Hejno netopýrů', 'Hejna netopýrů'),
  sorcerer: m('Černokněžník', 'Černokněžníka'),
  mimic: m('Mimik', 'Mimika'),
  'kobold-thieves': pl('Koboldí zloději', 'Koboldích zlodějů', 'Koboldí zloděje'),
} satisfies Record<CardId, Name>;

export const areaNames = {
  hills: pl('Kopce', 'Kopců', 'Kopce'),
  barrens: pl('Pustiny', 'Pustin', 'Pustiny'),
  ruins: pl('Ruiny', 'Ruin', 'Ruiny'),
  forest: pl('Lesy', 'Lesů', 'Lesy'),
  valley: n('Údolí', 'Údolí'),
  swamp: pl('Bažiny', 'Bažin', 'Bažiny'),
  mountains: pl('Hory', 'Hor', 'Hory'),
  caverns: pl('Jeskyně', 'Jeskyní', 'Jeskyně'),
} satisfies Record<Area, Name>;

export const roleNames = {
  worker: pl('dělníci', 'dělníků', 'dělníky'),
  soldier: pl('vojáci', 'vojáků', 'vojáky'),
  shadow: n('podsvětí', 'podsvětí'),
  holy: pl('duchovní', 'duchovních', 'duchovní'),
} satisfies Record<Role, Name>;

export const monsterTypeNames = {
  minion: m('služebník', 'služebníka'),
  beast: f('šelma', 'šelmy', 'šelmu'),
  titan: mi('kolos', 'kolosu'),
  boss: m('velitel', 'velitele'),
} satisfies Record<MonsterType, Name>;

/** The forms after one, after two to four, and after five and more. */
interface PluralForms {
  readonly one: string;
  readonly few: string;
  readonly other: string;
}

/** A counted noun: the form after a number, in each case. */
export interface Counted {
  readonly nom: PluralForms;
  readonly gen: PluralForms;
  readonly acc: PluralForms;
  readonly gender: Gender;
}

/** From five on strength is counted (5 sil), magic is a mass (5 magie). */
export const trackNames = {
  gold: {
    nom: { one: 'zlaťák', few: 'zlaťáky', other: 'zlaťáků' },
    gen: { one: 'zlaťáku', few: 'zlaťáků', other: 'zlaťáků' },
    acc: { one: 'zlaťák', few: 'zlaťáky', other: 'zlaťáků' },
    gender: 'mi',
  },
  strength: {
    nom: { one: 'síla', few: 'síly', other: 'sil' },
    gen: { one: 'síly', few: 'sil', other: 'sil' },
    acc: { one: 'sílu', few: 'síly', other: 'sil' },
    gender: 'f',
  },
  magic: {
    nom: { one: 'magie', few: 'magie', other: 'magie' },
    gen: { one: 'magie', few: 'magie', other: 'magie' },
    acc: { one: 'magii', few: 'magie', other: 'magie' },
    gender: 'f',
  },
  vp: {
    nom: { one: 'vítězný bod', few: 'vítězné body', other: 'vítězných bodů' },
    gen: { one: 'vítězného bodu', few: 'vítězných bodů', other: 'vítězných bodů' },
    acc: { one: 'vítězný bod', few: 'vítězné body', other: 'vítězných bodů' },
    gender: 'mi',
  },
} as const satisfies Record<Track, Counted>;

export const layoutNames = {
  'first-game': f('První hra', 'První hry', 'První hru'),
  'glittering-gold': n('Třpytivé zlato', 'Třpytivého zlata'),
  'mastery-over-magic': f('Vláda nad magií', 'Vlády nad magií', 'Vládu nad magií'),
  'monster-blood': f('Krev nestvůr', 'Krve nestvůr', 'Krev nestvůr'),
  random: f('Náhodná sestava', 'Náhodné sestavy', 'Náhodnou sestavu'),
} satisfies Record<LayoutId, Name>;
