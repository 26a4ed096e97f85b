import type { ClockRules, SeatCard, TableCard } from '@krcma/protocol';
import { isGameId } from '../host/rules.ts';
import { invitations } from '../invitations.ts';
import type { Language } from '../settings/settings.ts';
import type { OnlineText } from '../texts/online-en.ts';

export const gameName = (game: string, language: Language): string =>
  isGameId(game) ? invitations[game][language].name : game;

export const pathOf = ({ game, id }: { readonly game: string; readonly id: string }): string =>
  `/online/${game}/${id}`;

export function clockWords(clock: ClockRules, t: OnlineText): string {
  if (clock.kind === 'game') return t.clock.game(clock.minutes, clock.increment);
  return clock.kind === 'move' ? t.clock.move(clock.days) : t.clock.none;
}

export const seatOf = ({ seats }: TableCard, user: string | undefined): number =>
  seats.findIndex((seat) => user !== undefined && seat.user === user);

export const waitsFor = (card: TableCard, user: string | undefined): boolean =>
  card.status === 'playing' &&
  card.waiting.some((seat) => card.seats[seat]?.user === user && user !== undefined);

/** Whether others wait for a move or an answer of mine. */
export const wantsMe = (card: TableCard, user: string | undefined): boolean =>
  waitsFor(card, user) || offeredTo(card, user) >= 0;

export const freeSeats = ({ seats }: TableCard): number =>
  seats.filter(({ who }) => who === undefined).length;

/** The seat that is kept for somebody, or −1. */
export const offeredTo = ({ seats }: TableCard, user: string | undefined): number =>
  seats.findIndex((seat) => user !== undefined && seat.offeredTo === user);

/** Who is invited and has not answered. */
export const invitedNames = ({ seats }: TableCard): string[] =>
  seats.filter(({ who }) => who === 'offered').map(({ name }) => name);

/** To whom a seat loses by leaving a rated game: the people who are still in it. */
export const rivalsOf = ({ rated, seats }: TableCard, seat: number): readonly SeatCard[] =>
  rated && !seats[seat]?.forfeited
    ? seats.filter((each, index) => index !== seat && each.who === 'person' && !each.forfeited)
    : [];

export const nameOfSeat = (seat: SeatCard, t: OnlineText): string =>
  seat.who === undefined ? t.room.free : seat.name;

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** 4:05, 1:04:05, 2 d 5 h */
export function timeLeft(milliseconds: number, t: OnlineText): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) return t.clock.daysLeft(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  const seconds = Math.ceil(left / SECOND);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Hours are told by the reader's own clock and kept by the world's. */
const OFFSET = Math.round(new Date().getTimezoneOffset() / 60);
export const toWorldHour = (hour: number): number => (((hour + OFFSET) % 24) + 24) % 24;
export const toOwnHour = (hour: number): number => (((hour - OFFSET) % 24) + 24) % 24;
