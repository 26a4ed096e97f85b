// Movement, the map, sites and interactions.
import { capital, countInCzech, type Names, type Words } from '@krcma/kernel';
import { type Bearing, bearing, spaceName as middleOf } from '../data/geometry.ts';
import type { SiteKind } from '../data/sites.ts';
import type { Terrain } from '../data/terrains.ts';
import { sitesOn, type TileId } from '../data/tiles.ts';
import type { WayEvent, WayMessage } from '../messages/way.ts';
import { enemyNames, skillNames, unitNames } from './names-people.cs.ts';
import { backNames, colourNames, scenarioNames, siteNames, terrainNames } from './names-places.cs.ts';
import { card, cards, list, sourceName, spaceName } from './phrases.cs.ts';

const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${Math.abs(n)}`);
const wares = { heal: 'bod léčení', artifact: 'artefakt', elite: 'elitní jednotku do nabídky' } as const;
export const bearings: Readonly<Record<Bearing, string>> = {
  E: 'východ',
  NE: 'severovýchod',
  N: 'sever',
  NW: 'severozápad',
  W: 'západ',
  SW: 'jihozápad',
  S: 'jih',
  SE: 'jihovýchod',
};
const landName = (terrain: Terrain, site: SiteKind | null): string =>
  [terrainNames[terrain].nom, ...(site === null ? [] : [siteNames[site].nom])].join(', ');
/** What is worth a word on a new tile. */
export const found = (tile: TileId): string => {
  const sites = sitesOn(tile).map((site) => siteNames[site].nom);
  return sites.length === 0 ? '' : `: ${sites.join(', ')}`;
};
const commanded = (by: string | null): string =>
  by === null
    ? 'Žeton velení'
    : by in skillNames
      ? skillNames[by as keyof typeof skillNames]
      : card(by as never);

export const wayMessages: Words<WayMessage, Names> = {
  step: ({ from, space, terrain, site, cost, provokes, assaults }) =>
    `Jdi na ${bearings[bearing(from, space)]}: ${landName(terrain, site)}${cost === null ? '' : ` (Pohyb ${cost})`}${assaults ? ', útok na opevněné místo' : ''}${provokes.length === 0 ? '' : ', vyprovokuješ nepřátele'}`,
  explore: ({ from, slot, cost }) =>
    `Odkryj dílek: ${bearings[bearing(from, middleOf(slot, 'C'))]} (Pohyb ${cost})`,
  'too-far': ({ cost, move }) => `Potřebuješ Pohyb ${cost}, máš ${move}.`,
  impassable: () => 'Sem nelze vstoupit.',
  'rampaging-there': () => 'Stojí tam drancující nepřítel.',
  'city-closed': () => 'V tomto scénáři do města nelze vstoupit.',
  'terrain-barred': () => 'Na tento terén v tomto tahu nesmíš.',
  'hero-beside-provoked': () => 'K jinému hrdinovi nelze vstoupit krokem, který vyprovokuje nepřítele.',
  resting: () => 'V tomto tahu odpočíváš.',
  'action-was-taken': () => 'Akce už proběhla, po ní se nelze hýbat.',
  'none-left': () => 'Na toto místo už není žádný dílek.',
  'beyond-coast': () => 'To už je za pobřežím.',
  'core-on-coast': () => 'Hlavní dílek nesmí ležet na pobřeží.',
  'touches-too-few': () => 'Dílek by se dotýkal příliš mála jiných.',
  'ask-terrain': ({ source }) => `${sourceName(source)}: který terén?`,
  terrain: ({ terrain }) => capital(terrainNames[terrain].nom),
  'ask-lakes': ({ source }) => `${sourceName(source)}: i jezera?`,
  'pay-for-lakes': ({ colour }) => `Zaplať ${colourNames[colour].acc} manu i za jezera`,
  'mountains-only': () => 'Jen hory',
  'ask-flight': ({ source }) => `${sourceName(source)}: kam?`,
  fly: ({ space }, { view }) => capital(spaceName(space, view)),
  land: () => 'Zůstaň tady',
  'ask-assault': ({ source }) => `${sourceName(source)}: na které místo zaútočíš?`,
  assault: ({ space }, { view }) => `Zaútoč: ${spaceName(space, view)}`,
  challenge: ({ enemy }) => `Vyzvi ${enemy === null ? 'nepřítele' : enemyNames[enemy].acc}`,
  'ask-challenge-too': () => 'Vyzveš i další nepřátele v sousedství?',
  'challenge-nobody-else': () => 'Už nikoho',
  'other-hero-here': () => 'Je tu jiný hrdina.',
  enter: ({ site }) => `Vstup: ${siteNames[site].nom}`,
  'already-conquered': () => 'Už je to dobyté.',
  'own-path-gone': () => 'Tady už jsi jednou cestou šel.',
  'all-paths-gone': () => 'Všechny cesty jsou prošlé.',
  path: ({ way, cost }) => `Cesta ${way + 1}: Pohyb ${cost}`,
  'path-gone': () => 'Tuto cestu už někdo prošel.',
  'ask-escort': () => 'Která jednotka půjde s tebou?',
  escort: ({ unit }) => unitNames[unit].nom,
  'go-alone': () => 'Jdi bez jednotky',
  burn: () => 'Vypal klášter: Pověst −3',
  interact: ({ site, modifier, shields }) =>
    `Vyjednávej: ${siteNames[site].nom}${modifier === null || modifier === 0 ? '' : `, Vliv ${signed(modifier)} za pověst`}${shields === 0 ? '' : `, ${signed(shields)} za štíty`}`,
  'end-interaction': () => 'Ukonči vyjednávání',
  'not-your-keep': () => 'V pevnosti vyjednává jen její majitel.',
  'nobody-deals': () => 'S touto pověstí s tebou nikdo nevyjednává.',
  'nobody-to-recruit': () => 'Není tu jednotka, která by se k tobě přidala.',
  recruit: ({ unit, cost }) => `Naverbuj ${unitNames[unit].acc} za ${cost}`,
  'not-recruited-here': () => 'Tato jednotka se zde neverbuje.',
  'recruits-nobody': () => 'V tomto tahu ses rozhodl nikoho neverbovat.',
  'reputation-counted-otherwise': () => 'Pověst se při tomto vyjednávání už počítala jinak.',
  'no-command': () => 'Nemáš volný žeton velení ani koho propustit.',
  'ask-command': ({ unit }) => `${unitNames[unit].nom}: co jim velí?`,
  command: ({ by, discount }) => `${commanded(by)}${discount === 0 ? '' : `, sleva ${discount}`}`,
  'ask-discount': ({ unit, cost }) => `${unitNames[unit].nom} za ${cost}: použiješ slevu?`,
  discount: ({ source, n, reputation }) =>
    `${sourceName(source)}: sleva ${n}${reputation === 0 ? '' : `, Pověst ${signed(reputation)}`}`,
  'no-discount': () => 'Bez slevy',
  buy: ({ ware, cost }) => `Kup ${wares[ware]} za ${cost}`,
  'nobody-wounded': () => 'Nikdo není zraněný.',
  'no-elites': () => 'Elitní jednotky došly.',
  'buy-top-action': ({ cost }) => `Neznámá vrchní pokročilá akce za ${cost}`,
  plunder: ({ draw, reputation }) => `Vypleň vesnici: dober ${cards(draw)}, Pověst ${signed(reputation)}`,
  altar: ({ colours: of }) => `Zaplať obětinu: ${list(of.map((each) => colourNames[each].nom))}`,
  'no-tribute': ({ colours: of }) => `Oltář žádá manu: ${list(of.map((each) => colourNames[each].nom))}.`,
  'ask-on-her-own': ({ source }) => `${sourceName(source)}: s verbováním, nebo bez něj?`,
  'on-her-own': ({ alone, n }) => `Vliv ${n}${alone ? ' a v tomto tahu nikoho neverbuj' : ''}`,
  'ask-bonus': ({ source }) => `${sourceName(source)}: který bonus?`,
  'take-discount': ({ n }) => `Sleva ${n} na jednu jednotku`,
  'convert-to-healing': ({ cost, n }) => `Léčení ${n} za ${cost} Vlivu`,
  'convert-to-ready': ({ cost, unit }) => `${unitNames[unit].nom} bojeschopní za ${cost} Vlivu`,
  'ask-explore': ({ source }) => `${sourceName(source)}: kam přijde další dílek?`,
  'ask-scout': ({ source }) => `${sourceName(source)}: na který žeton se podíváš?`,
  'scout-pile': ({ back }) => `Vrchní ${backNames[back]} žeton`,
  'scout-token': ({ space }, { view }) => `Žeton (${spaceName(space, view)})`,
  'no-megapolis-here': ({ scenario, cities }) =>
    `${scenarioNames[scenario]}: měst je ${cities}, megapole tu není.`,
  'two-megapolises-need-two': ({ cities }) => `Dvě megapole potřebují dvě města, je jich ${cities}.`,
  'ask-harvest': () => 'Odložíš kartu za krystal její barvy?',
  harvest: ({ card: id }) => card(id),
  'harvest-nothing': () => 'Nic',
  'ask-crystal': () => 'Který krystal?',
};

export const wayEvents: Words<WayEvent, Names> = {
  stepped: ({ player, from, space, terrain, site, cost }, { seat }) =>
    `${seat(player)} jde na ${bearings[bearing(from, space)]}, Pohyb ${cost}: ${landName(terrain, site)}.`,
  flown: ({ player, space }, { seat, view }) => `${seat(player)} se přesouvá: ${spaceName(space, view)}.`,
  entered: ({ player, site }, { seat }) => `${seat(player)} vstupuje: ${siteNames[site].nom}.`,
  'path-taken': ({ player, way, cost }, { seat }) => `${seat(player)} jde cestou ${way + 1}, Pohyb ${cost}.`,
  'interaction-begun': ({ player, site, modifier, shields }, { seat }) =>
    `${seat(player)} vyjednává: ${siteNames[site].nom}${modifier === 0 ? '' : `, Vliv ${signed(modifier)} za pověst`}${shields === 0 ? '' : `, ${signed(shields)} za štíty`}.`,
  'unit-recruited': ({ player, unit, cost }, { seat }) =>
    `${seat(player)} verbuje ${unitNames[unit].acc} za ${cost}.`,
  bought: ({ player, ware, cost }, { seat }) => `${seat(player)} kupuje ${wares[ware]} za ${cost}.`,
  'elite-added': ({ unit }) => `Do nabídky přibývají ${unitNames[unit].nom}.`,
  learned: ({ player, card: id, cost }, { seat }) =>
    `${seat(player)} se učí ${id === null ? 'pokročilou akci' : card(id)} za ${cost}.`,
  plundered: ({ player }, { seat }) => `${seat(player)} plení vesnici.`,
  'tribute-paid': ({ player }, { seat }) => `${seat(player)} platí obětinu na oltáři.`,
  'units-added': ({ units }) => `Do nabídky přibývají: ${list(units.map((id) => unitNames[id].nom))}.`,
  converted: ({ player, cost, heal, unit }, { seat }) =>
    `${seat(player)} mění ${countInCzech(cost, { one: 'bod', few: 'body', other: 'bodů' })} Vlivu: ${unit === null ? `Léčení ${heal}` : `${unitNames[unit].nom} jsou bojeschopní`}.`,
  scouted: ({ player, enemy }, { seat }) => `${seat(player)} vidí ${enemyNames[enemy].acc}.`,
  'scouted-unseen': ({ player }, { seat }) => `${seat(player)} si prohlíží skrytý žeton.`,
  'owner-at-home': ({ player }, { seat }) => `${seat(player)}: majitel je doma.`,
  'tile-revealed': ({ player, tile }, { seat }) => `${seat(player)} odkrývá dílek${found(tile)}.`,
  'token-turned-up': ({ enemy }) => `Odkryto: ${enemyNames[enemy].nom}.`,
  'ruin-turned-up': () => 'Ruiny ukazují, co je v nich.',
  harvested: ({ player, card: id }, { seat }) => `${seat(player)} cestou odkládá ${card(id)}.`,
};
