// The frame of the game: set-up, rounds, adventurers, the paladin, the end.
import { capital, type Names, type Seat, type Words } from '@krcma/kernel';
import type { YearEvent, YearMessage } from '../messages/year.ts';
import { endings } from './endings.en.ts';
import {
  combatCardNames,
  eventTileNames,
  orderNames,
  roomNames,
  seasonNames,
  specialEventNames,
  trapNames,
} from './names.en.ts';
import { options } from './options.en.ts';
import { heroes, list, orders, someCreatures, TheHero, traps as trapCount } from './phrases.en.ts';

type Of<K extends YearEvent['key']> = Extract<YearEvent, { key: K }>;

export const yearMessages: Words<YearMessage, Names> = {
  'not-alone': ({ option }) =>
    `One player only trains for combat. For several players: ${options[option].label}.`,
  'only-alone': ({ option }) =>
    `Several players train no combat. For one player only: ${options[option].label}.`,
  'ask-locks': () => 'Which of the three orders do you keep? The other two are locked at first.',
  'keep-order': ({ order, locks }) => `Keep ${orderNames[order]} (locked: ${orders(locks)})`,
};

const offered = ({ creatures, rooms }: Of<'offers-turned'>): string =>
  [
    ...(creatures.length > 0 ? [`For hire: ${someCreatures(creatures)}.`] : []),
    ...(rooms.length > 0 ? [`To build: ${list(rooms.map((room) => roomNames[room]))}.`] : []),
  ].join(' ');

const forecast = ({ season, event, special, adventurers }: Of<'forecast'>): string => {
  const tile = special === undefined ? eventTileNames[event] : specialEventNames[special];
  return `${capital(seasonNames[season])} will bring ${tile}. Adventurers to come: ${heroes(adventurers)}.`;
};

function result({ reason, winners, scores, lost = 0, best = 0 }: Of<'game-ended'>, names: Names): string {
  if (reason !== 'points') return `${endings[reason]} Tiles lost: ${lost}, the best possible: ${best}.`;
  const said = (seat: Seat): string => `${names.seat(seat)} ${scores[seat] ?? 0}`;
  const licensed = scores.flatMap((score, seat) => (score > 0 ? [names.seat(seat)] : []));
  const won = list(winners.map((seat) => names.seat(seat)));
  const verb = winners.length > 1 ? 'share the victory' : 'wins';
  const licence = licensed.length === 0 ? 'Nobody gets a licence.' : `A licence goes to ${list(licensed)}.`;
  return `${won} ${verb}. Points: ${scores.map((_, seat) => said(seat)).join(', ')}. ${licence}`;
}

export const yearEvents: Words<YearEvent, Names> = {
  'game-started': ({ start }, names) => `The game begins; ${names.seat(start)} holds the starting token.`,
  'orders-locked': ({ player, orders: locked }, names) => `${names.seat(player)} locks ${orders(locked)}.`,
  'round-started': ({ year, season, start }, names) =>
    `${capital(seasonNames[season])} of year ${year}; ${names.seat(start)} starts.`,
  'offers-turned': offered,
  forecast,
  'evil-moved': ({ player, by, to }, names) =>
    `${names.seat(player)} moves ${Math.abs(by)} toward ${by > 0 ? 'evil' : 'good'}, to ${to}.`,
  'neutral-moved': ({ by, to }) =>
    `The neutral counter moves ${Math.abs(by)} toward ${by > 0 ? 'evil' : 'good'}, to ${to}.`,
  'paladin-came': ({ player, from }, names) =>
    from === undefined
      ? `The paladin sets out to the dungeon of ${names.seat(player)}.`
      : `The paladin leaves ${names.seat(from)} and goes to ${names.seat(player)}.`,
  'traps-drawn': ({ player, count, traps }, names) =>
    `${names.seat(player)} draws ${traps === undefined ? trapCount(count) : list(traps.map((trap) => trapNames[trap]))}.`,
  'adventurer-came': ({ player, hero: id }, names) => `${TheHero(id)} goes to ${names.seat(player)}.`,
  'adventurer-left': ({ hero: id }) => `${TheHero(id)} goes to the neutral counter, and away.`,
  'start-passed': ({ to }, names) => `The starting token goes to ${names.seat(to)}.`,
  'year-started': ({ year }) => `Year ${year} begins.`,
  'paladin-left': () => 'The paladin of the first year has waited in vain and leaves.',
  'combat-card-seen': ({ player, round, card }, names) =>
    `${names.seat(player)} looks at the combat card of round ${round}${card === undefined ? '' : `: ${combatCardNames[card]}`}.`,
  'game-ended': result,
};
