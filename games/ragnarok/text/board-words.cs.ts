import { type CzechNoun, capital, countInCzech } from '@krcma/kernel';
import type { BoardWords } from './board-words.ts';
import {
  actionNames,
  artifactNames,
  attackCardNames,
  attributeNames,
  blessingNames,
  combatCardNames,
  godNames,
  heroNames,
  heroTitles,
  landNames,
  omenNames,
  originNames,
  phaseNames,
  preyNames,
  realmNames,
  runeActionNames,
  runeNames,
  seaNames,
  weaponNames,
} from './names.cs.ts';
import { armies, list, losses, region } from './phrases.cs.ts';

const nounOf = (one: string, acc: string, few: string, other: string): CzechNoun => ({
  one,
  acc,
  few,
  other,
});
const land = nounOf('území', 'území', 'území', 'území');
const temple = nounOf('chrám', 'chrám', 'chrámy', 'chrámů');
const monster = nounOf('nestvůra', 'nestvůru', 'nestvůry', 'nestvůr');
const monument = nounOf('monument', 'monument', 'monumenty', 'monumentů');
const wound = nounOf('zranění', 'zranění', 'zranění', 'zranění');
const turn = nounOf('tah', 'tah', 'tahy', 'tahů');

const nameOf = (name: string | { readonly nom: string }): string =>
  typeof name === 'string' ? name : name.nom;

const does: Readonly<Record<keyof typeof actionNames, string>> = {
  reinforce: 'Naverbuj armádu ve své osadě nebo u svého drakkaru',
  mobilize: 'Aktivuj libovolně mnoho svých armád',
  prepare: 'Dvakrát: vyleč zranění, dober kartu, získej runu, nebo posil armádu v osadě',
  temple: 'Postav chrám ve své svatyni a získej kněze',
  monsters: 'Aktivuj až dvě nestvůry, nebo lov',
  usurp: 'Zaber region svého hrdiny díky Moci',
  monument: 'Postav díl monumentu, vyčisti kruh, nabij artefakty, doplň kovárny',
};

const pays: Readonly<Record<keyof typeof realmNames, string>> = {
  vanaheim: 'runa',
  alfheim: 'hrdina kamkoli, nebo vyléčené zranění',
  jotunheim: 'armáda +1',
  muspelheim: 'armáda síly 1 ve vlastním regionu',
  svartalfheim: 'bojová karta',
  niflheim: 'drakkar až o 3 moře, nebo armáda do vlastního regionu',
};

const omenNeeds: Readonly<Record<keyof typeof omenNames, (needed: number) => string>> = {
  lands: (needed) => `Jeden hráč ovládá ${countInCzech(needed, land)}`,
  temples: (needed) => `Jeden hráč ovládá ${countInCzech(needed, temple)}`,
  monsters: (needed) => `Jeden hráč skolil ${needed === 1 ? '1 nestvůru' : countInCzech(needed, monster)}`,
  monument: (needed) =>
    needed === 1 ? 'Jeden monument je dostavěný' : `${countInCzech(needed, monument)} dostavěno`,
  realms: (needed) => `Jeden hráč je spojencem ${needed === 1 ? 'jedné říše' : `${needed} říší`}`,
};

export const boardWords: BoardWords = {
  region,
  land: (id) => landNames[id],
  sea: (sea) => seaNames[sea] as string,
  realm: (id) => realmNames[id],
  god: (god) => godNames[god].nom,
  prey: (prey) => preyNames[prey].nom,
  action: (action) => actionNames[action],
  rune: (rune) => runeNames[rune],
  weapon: (weapon) =>
    weapon === 'shield' ? 'štít' : weapon === 'any' ? 'libovolná zbraň' : weaponNames[weapon].nom,
  phase: (phase) => phaseNames[phase],
  hero: (hero) => nameOf(heroNames[hero]),
  heroTitle: (hero) => nameOf(heroTitles[hero]),
  origin: (origin) => nameOf(originNames[origin]),
  blessing: (blessing) => nameOf(blessingNames[blessing]),
  artifact: (artifact) => nameOf(artifactNames[artifact]),
  card: (card) => capital(nameOf(combatCardNames[card])),
  attack: (attack) => capital(nameOf(attackCardNames[attack])),
  omen: (omen) => nameOf(omenNames[omen]),
  runeAction: (action) => nameOf(runeActionNames[action]),
  victory: (victory) => ({ jarl: 'Velký jarl', godi: 'Velký godi', slayer: 'Zabiják nestvůr' })[victory],
  victoryNeeds: (victory, needed) =>
    ({
      jarl: `ovládni ${countInCzech(needed, land)}`,
      godi: `ovládni ${countInCzech(needed, temple)}`,
      slayer: `skol ${countInCzech(needed, { ...monster, one: monster.acc })} a pak Lokiho`,
    })[victory],
  reward: (reward) => ({ rune: 'runa', armyPlus: 'armáda +1', priest: 'kněz', realm: 'spojenectví' })[reward],

  does: (action) => does[action],
  pays: (id) => pays[id],
  coverPays: 'runa za zakrytý ukazatel',
  allies: (names) => `Spojenci: ${list(names)}`,

  armyOf: (name, strength) => `armáda, síla ${strength}, hráč ${name}`,
  heroOf: (hero, name) =>
    hero === null ? `hrdina, hráč ${name}` : `${nameOf(heroNames[hero])}, hráč ${name}`,
  drakkarOf: (name) => `drakkar, hráč ${name}`,
  monsterNow: (prey, wounds, all, owner) =>
    [preyNames[prey].nom, `${wounds} z ${all} zranění`, ...(owner ? [`ovládá ${owner}`] : [])].join(', '),
  population: (population) => `populace ${population}`,
  heldBy: (name) => `ovládá ${name}`,
  forge: (rune, filled) => `kovárna, runa ${runeNames[rune]}, ${filled ? 'leží tu' : 'prázdná'}`,
  monument: (god, level) => `monument, ${godNames[god].nom}, ${level}. úroveň`,
  priestsOf: (names) => `kněží: ${list(names)}`,
  markersOf: (names) => `ukazatele odspodu: ${list(names)}`,

  of: (now, all) => `${now} z ${all}`,
  counted: (count, what) => `${what}: ${count}`,
  omenNeeds: (omen, needed) => omenNeeds[omen](needed),
  omensLead: (needed) => `Akce Monument otočí ty, které právě platí; ${needed} otočené přinesou Ragnarök.`,
  omenNow: (now, needed) => `teď ${now} z ${needed}`,
  landNow: (id, own, all) => `${landNames[id]}: ${own} z ${all} regionů`,
  templesLeft: (left, all) => `zbývá ${countInCzech(left, temple)} z ${all}`,
  turnsLeft: (turns) => `Ragnarök: ještě ${countInCzech(turns, turn)}`,
  attributeNow: (attribute, value, injured) =>
    `${attributeNames[attribute].nom} ${value}${injured ? ', zraněná' : ''}`,
  cardNow: (card, strength, lost) =>
    `${capital(nameOf(combatCardNames[card]))}, síla ${strength}, ${losses(lost, 'subject')}`,
  ifBeaten: (more) => `+${more} při porážce`,
  strengthOf: (strength, played, more) =>
    `armády ${strength} + karty ${played}${more === 0 ? '' : ` + efekty ${more}`}`,
  woundAt: (position, weapons, reward, by) =>
    [
      `${position}. ${wound.one}: ${weapons}`,
      ...(reward ? [`odměna ${reward}`] : []),
      ...(by ? [`zakryl hráč ${by}`] : []),
    ].join(', '),
  forecast: (where, own, other, name) => `${where}: ${own} proti ${other}, hráč ${name}`,
  defeatCosts: (destroyed, strength, cutOff) =>
    cutOff
      ? `porážka zničí vše, co tu máš (síla ${strength}): není kam ustoupit`
      : `porážka stojí sílu ${strength}${destroyed > 0 ? `, ${armies(destroyed, 'subject')} padne` : ''} a ustoupíš`,
  attackNow: (attack, rage, weakness) =>
    `${capital(nameOf(attackCardNames[attack]))}, zuřivost ${rage}, slabina ${weakness}`,

  map: 'Ostrov',
  wheel: 'Akční kruh',
  own: 'Moje strana',
  tabs: { map: 'Mapa', wheel: 'Kruh', own: 'Moje', fate: 'Ragnarök' },
  omens: 'Předzvěsti Ragnaröku',
  victories: 'Tři okamžitá vítězství',
  hand: 'Bojové karty',
  noCards: 'žádná bojová karta',
  runes: 'Runy',
  priests: 'kněží',
  blessings: 'Požehnání',
  artifacts: 'Artefakty',
  kills: 'Skolené nestvůry',
  temples: 'Chrámy',
  settlement: 'osada',
  sanctuary: 'svatyně',
  temple: 'chrám',
  charged: 'nabitý',
  exhausted: 'vyčerpaný',
  draft: 'Požehnání na výběr',
  noAllies: 'nikdo nemá spojenectví',
  ownMarker: 'nahoře leží tvůj ukazatel',
  fulfilled: 'naplněna',
  battle: 'Bitva',
  attacker: 'Útočník',
  defender: 'Obránce, vyhrává shodu',
  armies: 'armády',
  cards: 'karty',
  effects: 'efekty',
  total: 'Bitevní síla',
  losses: 'ztráty',
  passed: 'pasuje',
  won: 'vítězí',
  unknownCards: 'karet v ruce',
  nothingPlayed: 'žádná zahraná karta',
  hunt: 'Lov',
  hunter: 'Lovec',
  master: 'Hraje za kořist',
  woundsPlaces: 'Zranění',
  attackHand: 'Útoky v ruce',
  attackNone: 'Zatím žádný útok',
  rage: 'zuřivost',
  weakness: 'slabina',
  defence: 'Obrana',
  shieldable: 'štít útok zastaví',
  notShieldable: 'štít útok nezastaví',
  mayCome: 'Ještě může přijít',
  selection: 'Vyber si hrdinu',
  tree: 'Regiony u Yggdrasilu',
  begins: 'začíná',
  lands: 'Území',
  showOnMap: 'Ukázat na mapě',
  hideOnMap: 'Přestat ukazovat',
  supply: 'armád v zásobě',
  bank: 'Bank',
};
