// What is kept of a game for the report of how even it is.
import type { Seat } from '@krcma/kernel';
import type { TurnBegun } from '../games.ts';
import { nameOf } from './choice-name.ts';
import type { Contest, Heard, Listener } from './contest.ts';
import { type Lot, lotsOf } from './lots.ts';
import type { Tournament } from './tournament.ts';

/** How often a seat could have something in one game, and how often it had it. */
export interface Chance {
  offered: number;
  taken: number;
}

/** By the name of what could be had. */
export type Chances = Readonly<Record<string, Chance>>;

/** What a game tells of one seat. */
export interface SeatTrace {
  readonly traits: readonly string[];
  /** What was chosen, of the times it was offered. */
  readonly chances: Chances;
  /** What was chosen, of the turns in which the seat could have come to it, where the game tells. */
  readonly turns: Chances;
  /** What befell it, of what could have. */
  readonly befallen: Chances;
  /** The answers it gave by lot; they are not counted among the choices. */
  readonly lots: readonly Lot[];
}

/** What a game tells of it. */
export interface Trace {
  readonly reason: string;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** Turns of all players together. */
  readonly turns?: number;
  readonly seats: readonly SeatTrace[];
}

/** A part of a shared victory. */
export const winOf = ({ winners }: Trace, seat: Seat): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** One more of what could be had. */
function count(chances: Record<string, Chance>, name: string, taken: boolean): void {
  chances[name] ??= { offered: 0, taken: 0 };
  chances[name].offered++;
  if (taken) chances[name].taken++;
}

/** What one seat is traced by while the game goes on. */
interface Tracks {
  readonly chances: Record<string, Chance>;
  readonly turns: Record<string, Chance>;
  readonly befallen: Record<string, Chance>;
  readonly lots: Lot[];
}

const newTracks = (): Tracks => ({ chances: {}, turns: {}, befallen: {}, lots: [] });

/** Follows a game, turn by turn. */
class Tracer implements Listener {
  readonly tracks: readonly Tracks[];
  private readonly draw: (choice: Heard) => { readonly index: number; readonly lot: Lot } | undefined;
  private begun: TurnBegun | undefined;
  private readonly chosen = new Set<string>();

  constructor({ participants, lots = {} }: Tournament, seed: string) {
    this.tracks = participants.map(newTracks);
    this.draw = lotsOf(lots, seed);
  }

  at(seat: Seat): Tracks {
    return this.tracks[seat] ?? newTracks();
  }

  turn(begun: TurnBegun | undefined): void {
    if (this.begun !== undefined)
      for (const name of this.begun.choices)
        count(this.at(this.begun.seat).turns, name, this.chosen.has(name));
    this.begun = begun;
    this.chosen.clear();
  }

  heard(choice: Heard): number | undefined {
    const { seat, rule, index, offered } = choice;
    const names = offered.map((id) => nameOf(rule, id));
    const drawn = this.draw(choice);
    const answer = names[drawn?.index ?? index] ?? '';
    if (drawn === undefined)
      for (const name of new Set(names)) count(this.at(seat).chances, name, name === answer);
    else this.at(seat).lots.push(drawn.lot);
    if (seat === this.begun?.seat) this.chosen.add(answer);
    return drawn?.index;
  }
}

/** Every game is another deal; the participants keep their seats, so let them be alike. */
export function traceGame(contest: Contest, tournament: Tournament, game: number): Trace {
  const { participants, seed, options, limits } = tournament;
  const setup = { seats: participants.length, options, seed: `${seed} ${game}` };
  const tracer = new Tracer(tournament, setup.seed);
  const { outcome, traits, turns, befallen } = contest.play(setup, participants, limits, tracer);
  tracer.turn(undefined);
  for (const { seat, name, spared } of befallen) count(tracer.at(seat).befallen, name, !spared);
  const { reason, winners, scores } = outcome;
  const seats = tracer.tracks.map((own, seat) => ({ traits: traits[seat] ?? [], ...own }));
  return { reason, winners, scores, seats, ...(turns !== undefined && { turns }) };
}
