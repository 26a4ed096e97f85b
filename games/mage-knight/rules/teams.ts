// Chapter MK-19: who wins and loses with whom.
import type { Seat, Side } from '@krcma/kernel';
import { type ScenarioId, scenarioOf } from '../data/scenarios.ts';
import type { Lasting, MageKnight } from '../state.ts';

/** What is agreed on before a game, as far as it parts the players. */
interface Parting {
  readonly scenario: ScenarioId;
  readonly teams?: 'none' | 'two';
}

const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** MK-19.1: all against the game, two against two across the table, or each alone. */
export function sidesFor({ scenario, teams }: Parting, seats: number): readonly Side[] {
  const about = scenarioOf(scenario);
  if (about.kind === 'cooperative') return [seatsOf(seats)];
  if (seats === 4 && (teams === 'two' || about.teams === 'must'))
    return [
      [0, 2],
      [1, 3],
    ];
  return seatsOf(seats).map((seat) => [seat]);
}

export const sidesOf = ({ options, seats }: MageKnight): readonly Side[] => sidesFor(options, seats);

/** The other one of a team, or anybody else where all play together. */
export const isMate = (game: MageKnight, one: Seat, other: Seat): boolean =>
  one !== other && sidesOf(game).some((side) => side.includes(one) && side.includes(other));

/** MK-19.2: skills with which rivals reach each other leave out the mate; Spells do not. */
export function spares(
  game: MageKnight,
  { seat, source }: Pick<Lasting, 'seat' | 'source'>,
  other: Seat,
): boolean {
  if (!source.startsWith('skill:') || sidesOf(game).length === 1) return false;
  return isMate(game, seat, other);
}
