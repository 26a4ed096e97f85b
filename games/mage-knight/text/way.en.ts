// Movement, the map, sites and interactions.
import { capital, type Names, type Words } from '@krcma/kernel';
import { type Bearing, bearing, spaceName as middleOf } from '../data/geometry.ts';
import type { SiteKind } from '../data/sites.ts';
import type { Terrain } from '../data/terrains.ts';
import { sitesOn, type TileId } from '../data/tiles.ts';
import type { WayEvent, WayMessage } from '../messages/way.ts';
import { enemyNames, skillNames, unitNames } from './names-people.en.ts';
import { backNames, colourNames, scenarioNames, siteNames, terrainNames } from './names-places.en.ts';
import { card, list, sourceName, spaceName } from './phrases.en.ts';

const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${Math.abs(n)}`);
const wares = {
  heal: 'a healing point',
  artifact: 'an artifact',
  elite: 'an elite unit for the offer',
} as const;
export const bearings: Readonly<Record<Bearing, string>> = {
  E: 'east',
  NE: 'northeast',
  N: 'north',
  NW: 'northwest',
  W: 'west',
  SW: 'southwest',
  S: 'south',
  SE: 'southeast',
};
const landName = (terrain: Terrain, site: SiteKind | null): string =>
  [terrainNames[terrain], ...(site === null ? [] : [siteNames[site]])].join(', ');
/** What is worth a word on a new tile. */
export const found = (tile: TileId): string => {
  const sites = sitesOn(tile).map((site) => siteNames[site]);
  return sites.length === 0 ? '' : `: ${sites.join(', ')}`;
};
const commanded = (by: string | null): string =>
  by === null
    ? 'A command token'
    : by in skillNames
      ? skillNames[by as keyof typeof skillNames]
      : card(by as never);

export const wayMessages: Words<WayMessage, Names> = {
  step: ({ from, space, terrain, site, cost, provokes, assaults }) =>
    `Go ${bearings[bearing(from, space)]}: ${landName(terrain, site)}${cost === null ? '' : ` for ${cost} Move`}${assaults ? ', an assault' : ''}${provokes.length === 0 ? '' : ', which provokes enemies'}`,
  explore: ({ from, slot, cost }) =>
    `Explore to the ${bearings[bearing(from, middleOf(slot, 'C'))]} for ${cost} Move`,
  'too-far': ({ cost, move }) => `It costs ${cost} Move, you have ${move}.`,
  impassable: () => 'Nobody can go there.',
  'rampaging-there': () => 'A rampaging enemy stands there.',
  'city-closed': () => 'In this scenario the city cannot be entered.',
  'terrain-barred': () => 'You cannot enter this terrain this turn.',
  'hero-beside-provoked': () => 'You cannot join another hero by a step that provokes an enemy.',
  resting: () => 'You rest this turn.',
  'action-was-taken': () => 'You have taken your action; there is no moving after it.',
  'none-left': () => 'There is no tile left for this place.',
  'beyond-coast': () => 'That lies beyond the coast.',
  'core-on-coast': () => 'A core tile cannot lie on the coast.',
  'touches-too-few': () => 'The tile would touch too few others.',
  'ask-terrain': ({ source }) => `${sourceName(source)}: which terrain?`,
  terrain: ({ terrain }) => capital(terrainNames[terrain]),
  'ask-lakes': ({ source }) => `${sourceName(source)}: lakes as well?`,
  'pay-for-lakes': ({ colour }) => `Pay a ${colourNames[colour]} mana for lakes`,
  'mountains-only': () => 'Mountains only',
  'ask-flight': ({ source }) => `${sourceName(source)}: where to?`,
  fly: ({ space }, { view }) => `To ${spaceName(space, view)}`,
  land: () => 'Stay here',
  'ask-assault': ({ source }) => `${sourceName(source)}: which site do you assault?`,
  assault: ({ space }, { view }) => `Assault ${spaceName(space, view)}`,
  challenge: ({ enemy }) => `Challenge ${enemy === null ? 'the enemy' : enemyNames[enemy]}`,
  'ask-challenge-too': () => 'Do you challenge more enemies beside you?',
  'challenge-nobody-else': () => 'Nobody else',
  'other-hero-here': () => 'Another hero is here.',
  enter: ({ site }) => `Enter the ${siteNames[site]}`,
  'already-conquered': () => 'It is conquered already.',
  'own-path-gone': () => 'You have gone a path here already.',
  'all-paths-gone': () => 'All paths have been gone.',
  path: ({ way, cost }) => `Path ${way + 1}: ${cost} Move`,
  'path-gone': () => 'Somebody has gone this path.',
  'ask-escort': () => 'Which unit comes along?',
  escort: ({ unit }) => unitNames[unit],
  'go-alone': () => 'Go alone',
  burn: () => 'Burn the monastery: Reputation −3',
  interact: ({ site, modifier, shields }) =>
    `Interact: ${siteNames[site]}${modifier === null || modifier === 0 ? '' : `, Influence ${signed(modifier)} for reputation`}${shields === 0 ? '' : `, ${signed(shields)} for shields`}`,
  'end-interaction': () => 'End the interaction',
  'not-your-keep': () => 'Only its owner interacts in a keep.',
  'nobody-deals': () => 'With this reputation nobody interacts with you.',
  'nobody-to-recruit': () => 'There is no unit that would join you here.',
  recruit: ({ unit, cost }) => `Recruit ${unitNames[unit]} for ${cost}`,
  'not-recruited-here': () => 'This unit is not recruited at this site.',
  'recruits-nobody': () => 'You have chosen to recruit nobody this turn.',
  'reputation-counted-otherwise': () => 'Reputation was counted otherwise in this interaction already.',
  'no-command': () => 'You have no free command token and no unit to disband.',
  'ask-command': ({ unit }) => `What commands ${unitNames[unit]}?`,
  command: ({ by, discount }) => `${commanded(by)}${discount === 0 ? '' : `, ${discount} off`}`,
  'ask-discount': ({ unit, cost }) => `${unitNames[unit]} for ${cost}: use a discount?`,
  discount: ({ source, n, reputation }) =>
    `${sourceName(source)}: ${n} off${reputation === 0 ? '' : `, Reputation ${signed(reputation)}`}`,
  'no-discount': () => 'No discount',
  buy: ({ ware, cost }) => `Buy ${wares[ware]} for ${cost}`,
  'nobody-wounded': () => 'Nobody is wounded.',
  'no-elites': () => 'There are no elite units left.',
  'buy-top-action': ({ cost }) => `The unseen top card of the advanced actions for ${cost}`,
  plunder: ({ draw, reputation }) => `Plunder the village: draw ${draw}, Reputation ${signed(reputation)}`,
  altar: ({ colours: of }) => `Pay the tribute: ${list(of.map((each) => colourNames[each]))}`,
  'no-tribute': ({ colours: of }) => `The altar asks for ${list(of.map((each) => colourNames[each]))} mana.`,
  'ask-on-her-own': ({ source }) => `${sourceName(source)}: with or without recruiting?`,
  'on-her-own': ({ alone, n }) => `Influence ${n}${alone ? ', and recruit nobody this turn' : ''}`,
  'ask-bonus': ({ source }) => `${sourceName(source)}: which bonus?`,
  'take-discount': ({ n }) => `${n} off one unit`,
  'convert-to-healing': ({ cost, n }) => `Heal ${n} for ${cost} Influence`,
  'convert-to-ready': ({ cost, unit }) => `Ready ${unitNames[unit]} for ${cost} Influence`,
  'ask-explore': ({ source }) => `${sourceName(source)}: where does the next tile lie?`,
  'ask-scout': ({ source }) => `${sourceName(source)}: at which token do you look?`,
  'scout-pile': ({ back }) => `The top ${backNames[back]} token`,
  'scout-token': ({ space }, { view }) => `The token in ${spaceName(space, view)}`,
  'no-megapolis-here': ({ scenario, cities }) =>
    `${scenarioNames[scenario]} has ${cities} cities: there is no megapolis in it.`,
  'two-megapolises-need-two': ({ cities }) => `Two megapolises need two cities, there are ${cities}.`,
  'ask-harvest': () => 'Discard a card for a crystal of its colour?',
  harvest: ({ card: id }) => card(id),
  'harvest-nothing': () => 'Nothing',
  'ask-crystal': () => 'Which crystal?',
};

export const wayEvents: Words<WayEvent, Names> = {
  stepped: ({ player, from, space, terrain, site, cost }, { seat }) =>
    `${seat(player)} goes ${bearings[bearing(from, space)]} for ${cost} Move: ${landName(terrain, site)}.`,
  flown: ({ player, space }, { seat, view }) => `${seat(player)} moves to ${spaceName(space, view)}.`,
  entered: ({ player, site }, { seat }) => `${seat(player)} enters the ${siteNames[site]}.`,
  'path-taken': ({ player, way, cost }, { seat }) =>
    `${seat(player)} takes path ${way + 1} for ${cost} Move.`,
  'interaction-begun': ({ player, site, modifier, shields }, { seat }) =>
    `${seat(player)} interacts: ${siteNames[site]}${modifier === 0 ? '' : `, Influence ${signed(modifier)} for reputation`}${shields === 0 ? '' : `, ${signed(shields)} for shields`}.`,
  'unit-recruited': ({ player, unit, cost }, { seat }) =>
    `${seat(player)} recruits ${unitNames[unit]} for ${cost}.`,
  bought: ({ player, ware, cost }, { seat }) => `${seat(player)} buys ${wares[ware]} for ${cost}.`,
  'elite-added': ({ unit }) => `${unitNames[unit]} join the offer.`,
  learned: ({ player, card: id, cost }, { seat }) =>
    `${seat(player)} learns ${id === null ? 'an advanced action' : card(id)} for ${cost}.`,
  plundered: ({ player }, { seat }) => `${seat(player)} plunders the village.`,
  'tribute-paid': ({ player }, { seat }) => `${seat(player)} pays the tribute of the altar.`,
  'units-added': ({ units }) => `${list(units.map((id) => unitNames[id]))} join the offer.`,
  converted: ({ player, cost, heal, unit }, { seat }) =>
    `${seat(player)} turns ${cost} Influence into ${unit === null ? `Healing ${heal}` : `ready ${unitNames[unit]}`}.`,
  scouted: ({ player, enemy }, { seat }) => `${seat(player)} sees ${enemyNames[enemy]}.`,
  'scouted-unseen': ({ player }, { seat }) => `${seat(player)} looks at a hidden token.`,
  'owner-at-home': ({ player }, { seat }) => `${seat(player)} finds the owner at home.`,
  'tile-revealed': ({ player, tile }, { seat }) => `${seat(player)} reveals a tile${found(tile)}.`,
  'token-turned-up': ({ enemy }) => `${enemyNames[enemy]} in sight.`,
  'ruin-turned-up': () => 'The ruins show what is in them.',
  harvested: ({ player, card: id }, { seat }) => `${seat(player)} discards ${card(id)} on the way.`,
};
