// Chapter LOR-ARMY: figures on the board, their strength, and recruiting.
import type { Seat } from '@krcma/kernel';
import type { Region } from '../data/board.ts';
import { placeOf } from '../data/board.ts';
import { ARMIES, TOP_STRENGTH } from '../data/setup.ts';
import { type Army, armyAt, type Player, playerAt, type Ragnarok } from '../state.ts';
import { happen } from './holdings.ts';
import { coastOf } from './map.ts';
import { note } from './script.ts';

export const armiesIn = (game: Ragnarok, seat: Seat, region: Region): Army[] =>
  playerAt(game, seat).armies.filter((army) => army.region === region);

/** Military strength (LOR-TERM.4). */
export function strengthIn(game: Ragnarok, seat: Seat, region: Region): number {
  let sum = 0;
  for (const army of playerAt(game, seat).armies) if (army.region === region) sum += army.strength;
  return sum;
}

/** Seats with armies in a region. */
export function seatsWithArmies(game: Ragnarok, region: Region): Seat[] {
  const seats: Seat[] = [];
  for (const [seat, { armies }] of game.players.entries())
    if (armies.some((army) => army.region === region)) seats.push(seat);
  return seats;
}

export const foreignArmiesIn = (game: Ragnarok, seat: Seat, region: Region): boolean =>
  seatsWithArmies(game, region).some((other) => other !== seat);

export const hasArmyInSupply = ({ armies }: Player): boolean => armies.length < ARMIES;

function freeFigure({ armies }: Player): number {
  for (let id = 0; id < ARMIES; id++) if (!armies.some((army) => army.id === id)) return id;
  return ARMIES;
}

/** An own region with a settlement, or any region next to the own drakkar's sea (LOR-ARMY.6). */
export function recruitingPlaces(game: Ragnarok, seat: Seat): Region[] {
  const places = coastOf(game, seat).slice();
  for (const [region, owner] of game.control.entries())
    if (owner === seat && placeOf(game.seats, region).settlement && !places.includes(region))
      places.push(region);
  return places;
}

/** A battle follows where somebody else's armies stand; whoever came attacks (LOR-BAT.3). */
export function contest(game: Ragnarok, attacker: Seat, region: Region): void {
  if (!foreignArmiesIn(game, attacker, region)) return;
  if (!game.contests.some((each) => each.region === region)) game.contests.push({ region, attacker });
}

/** A figure from supply (LOR-ARMY.5); its number, for what happens to it next. */
export function recruitArmy(
  game: Ragnarok,
  seat: Seat,
  region: Region,
  strength: number,
  byReinforce = false,
): number {
  const player = playerAt(game, seat);
  const id = freeFigure(player);
  player.armies.push({ id, region, strength: Math.min(TOP_STRENGTH, strength) });
  note({ key: 'army-recruited', player: seat, region, strength: Math.min(TOP_STRENGTH, strength) });
  contest(game, seat, region);
  happen(game, {
    on: 'recruited',
    player: seat,
    region,
    armies: [id],
    ...(byReinforce && { byReinforce: true as const }),
  });
  return id;
}

/** One below six grows, up to six; what is over is lost (LOR-ARMY.2). */
export function strengthen(game: Ragnarok, seat: Seat, id: number, by: number): void {
  const army = armyAt(game, seat, id);
  const to = Math.min(TOP_STRENGTH, army.strength + by);
  note({ key: 'army-changed', player: seat, region: army.region, by: to - army.strength, to });
  army.strength = to;
}

/** Back to supply (LOR-ARMY.1). */
export function destroyArmy(game: Ragnarok, seat: Seat, id: number): void {
  const player = playerAt(game, seat);
  const { region } = armyAt(game, seat, id);
  player.armies = player.armies.filter((army) => army.id !== id);
  note({ key: 'army-destroyed', player: seat, region });
  happen(game, { on: 'armyDestroyed', player: seat, region });
}

/** Below 1 an army is destroyed (LOR-ARMY.1). */
export function weaken(game: Ragnarok, seat: Seat, id: number, by: number): void {
  const army = armyAt(game, seat, id);
  if (army.strength - by < 1) {
    destroyArmy(game, seat, id);
    return;
  }
  army.strength -= by;
  note({ key: 'army-changed', player: seat, region: army.region, by: -by, to: army.strength });
}

/** By a move; a placement or a retreat sets the region itself (LOR-TERM.10). */
export function moveArmy(game: Ragnarok, seat: Seat, id: number, to: Region): void {
  const army = armyAt(game, seat, id);
  note({ key: 'army-moved', player: seat, from: army.region, to });
  army.region = to;
  contest(game, seat, to);
}
