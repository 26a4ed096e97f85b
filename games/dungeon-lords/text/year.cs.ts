// The frame of the game: set-up, rounds, adventurers, the paladin, the end.
import { capital, type Names, type Seat, type Words } from '@krcma/kernel';
import type { YearEvent, YearMessage } from '../messages/year.ts';
import { endings } from './endings.cs.ts';
import {
  combatCardNames,
  eventTileNames,
  orderNames,
  roomNames,
  seasonNames,
  specialEventNames,
  trapNames,
} from './names.cs.ts';
import { options } from './options.cs.ts';
import { Hero, hero, heroes, list, orders, someCreatures, traps as trapCount } from './phrases.cs.ts';

type Of<K extends YearEvent['key']> = Extract<YearEvent, { key: K }>;

export const yearMessages: Words<YearMessage, Names> = {
  'not-alone': ({ option }) => `Jeden hráč si jen cvičí boj. Pro více hráčů je: ${options[option].label}.`,
  'only-alone': ({ option }) => `Více hráčů boj necvičí. Jen pro jednoho hráče je: ${options[option].label}.`,
  'ask-locks': () => 'Který ze tří příkazů si necháš? Zbylé dva budou zpočátku zablokované.',
  'keep-order': ({ order, locks }) => `Nech si ${orderNames[order].acc} (zablokuješ: ${orders(locks)})`,
};

const offered = ({ creatures, rooms }: Of<'offers-turned'>): string =>
  [
    ...(creatures.length > 0 ? [`V hospodě čekají: ${someCreatures(creatures)}.`] : []),
    ...(rooms.length > 0 ? [`V obchodě jsou: ${list(rooms.map((room) => roomNames[room].nom))}.`] : []),
  ].join(' ');

const forecast = ({ season, event, special, adventurers }: Of<'forecast'>): string => {
  const tile = special === undefined ? eventTileNames[event] : specialEventNames[special];
  return `${capital(seasonNames[season].nom)} přinese ${tile.acc}. Přijdou hrdinové: ${heroes(adventurers)}.`;
};

function result({ reason, winners, scores, lost = 0, best = 0 }: Of<'game-ended'>, names: Names): string {
  if (reason !== 'points')
    return `${endings[reason]} Ztracených polí: ${lost}, nejméně jich jde ztratit ${best}.`;
  const said = (seat: Seat): string => `${names.seat(seat)} ${scores[seat] ?? 0}`;
  const licensed = scores.flatMap((score, seat) => (score > 0 ? [names.seat(seat)] : []));
  const won = list(winners.map((seat) => names.seat(seat)));
  const verb = winners.length > 1 ? 'O vítězství se dělí' : 'Vítězí';
  const licence =
    licensed.length === 0
      ? 'Licenci nezískává nikdo.'
      : `Licenci ${licensed.length > 1 ? 'získávají' : 'získává'} ${list(licensed)}.`;
  return `${verb} ${won}. Body: ${scores.map((_, seat) => said(seat)).join(', ')}. ${licence}`;
}

const toward = (by: number): string => `o ${Math.abs(by)} ${by > 0 ? 'ke zlu' : 'k dobru'}`;

export const yearEvents: Words<YearEvent, Names> = {
  'game-started': ({ start }, names) => `Hra začíná, žeton začínajícího hráče má ${names.seat(start)}.`,
  'orders-locked': ({ player, orders: locked }, names) =>
    `${names.seat(player)} blokuje ${orders(locked, 'acc')}.`,
  'round-started': ({ year, season, start }, names) =>
    `${capital(seasonNames[season].nom)} ${year}. roku, začíná ${names.seat(start)}.`,
  'offers-turned': offered,
  forecast,
  'evil-moved': ({ player, by, to }, names) => `${names.seat(player)} se posouvá ${toward(by)}, na ${to}.`,
  'neutral-moved': ({ by, to }) => `Nehrající barva se posouvá ${toward(by)}, na ${to}.`,
  'paladin-came': ({ player, from }, names) =>
    from === undefined
      ? `${names.seat(player)}: k dungeonu vyráží paladin.`
      : `Paladin mění cíl: dosud ${names.seat(from)}, teď ${names.seat(player)}.`,
  'traps-drawn': ({ player, count, traps }, names) =>
    `${names.seat(player)} si bere ${traps === undefined ? trapCount(count) : list(traps.map((trap) => trapNames[trap].acc))}.`,
  'adventurer-came': ({ player, hero: id }, names) =>
    `${names.seat(player)}: ke vchodu přichází ${hero(id)}.`,
  'adventurer-left': ({ hero: id }) => `${Hero(id)} jde k nehrající barvě a odchází ze hry.`,
  'start-passed': ({ to }, names) => `Žeton začínajícího hráče dostává ${names.seat(to)}.`,
  'year-started': ({ year }) => `Začíná ${year}. rok.`,
  'paladin-left': () => 'Paladin prvního roku čekal marně a odchází.',
  'combat-card-seen': ({ player, round, card }, names) =>
    `${names.seat(player)} si prohlíží bojovou kartu ${round}. kola${card === undefined ? '' : `: ${combatCardNames[card].nom}`}.`,
  'game-ended': result,
};
