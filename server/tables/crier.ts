import type { TableCard } from '@krcma/protocol';
import { Audience, type Change, type Viewer } from './audience.ts';
import type { Before } from './before.ts';
import { cardOf } from './card.ts';
import type { House } from './house.ts';
import { type Attendance, attendanceAt } from './replacing.ts';
import { slimmed } from './storage.ts';
import { botAt, mayHear, maySee, seatOf, type TableState } from './table-state.ts';

export const NO_SPECTATORS = 'This table is not open to spectators.';

/** Tells everybody who looks at a table, or is asked at it, what has become of it. */
export class Crier {
  readonly audience = new Audience();
  readonly attendance: Attendance;
  readonly #house: House;
  readonly #table: string;

  constructor(house: House, table: string) {
    this.#house = house;
    this.#table = table;
    this.attendance = attendanceAt(house, table);
  }

  tell(state: TableState, change: Change): void {
    this.#checkAudience(state);
    if (state.journal !== undefined) {
      this.#house.framesSent(this.audience.tell(state, change));
      slimmed(state.journal);
    }
    this.tellCard(state);
  }

  tellAsked(state: TableState, { waiting, status }: Before): void {
    for (const seat of state.waiting)
      if ((status !== 'playing' || !waiting.includes(seat)) && botAt(state.seats[seat]) === undefined)
        this.#house.asked(state, seat);
  }

  /** Seats may have changed, or the game begun at a table without spectators. */
  #checkAudience(state: TableState): void {
    const satDown = this.audience.reseat((user) => seatOf(state, user));
    if (!mayHear(state, undefined)) for (const viewer of satDown) viewer.satDown();
    for (const viewer of [...this.audience]) {
      this.noteAttendance(viewer);
      if (!maySee(state, viewer.seat)) viewer.gone({ code: 'forbidden', sentence: NO_SPECTATORS });
    }
  }

  noteAttendance({ user, seat }: Viewer): void {
    if (user !== undefined && seat !== undefined) this.#house.presence.sits(this.#table, user);
  }

  tellCard(state: TableState): void {
    if (this.audience.size === 0) return;
    const card = this.cardOf(state);
    const now = this.#house.now();
    this.audience.say((seat) => ({ type: 'table', card, seat: seat ?? null, now }));
  }

  cardOf(state: TableState): TableCard {
    let watching = 0;
    for (const { seat } of this.audience) if (seat === undefined) watching++;
    return cardOf(state, { now: this.#house.now(), watching, ...this.attendance });
  }
}
