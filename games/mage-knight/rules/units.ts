// Chapter MK-6: units and what commands them.
import type { Seat } from '@krcma/kernel';
import { cardOf, type FaceId } from '../data/cards.ts';
import { levelAt } from '../data/levels.ts';
import type { SkillId } from '../data/skills.ts';
import type { UnitId } from '../data/units.ts';
import { type MageKnight, type Player, playerAt, type Unit } from '../state.ts';
import { note } from './script.ts';

/** Stands for a unit of the offer whose ability is used as an own one's. */
export const BORROWED = -1;

/** Tokens that command nobody yet (MK-6.3, .17). */
export const freeCommands = ({ level, units }: Player): number =>
  levelAt(level).commands - units.filter(({ command }) => command === null).length;

export const newUnit = (id: number, unit: UnitId): Unit => ({
  id,
  unit,
  spent: false,
  wounds: 0,
  banner: null,
  bannerDown: false,
  command: null,
  mana: null,
  resisted: false,
});

/** Ready and unwounded (MK-6.5). */
export function joinUnit(game: MageKnight, seat: Seat, unit: UnitId): Unit {
  const joined = newUnit(game.nextUnit++, unit);
  playerAt(game, seat).units.push(joined);
  note({ key: 'unit-joined', player: seat, unit });
  return joined;
}

/** A card that commands a unit, not a skill. */
export const isFace = (id: FaceId | SkillId): id is FaceId => cardOf(id as FaceId) !== undefined;

/** Out of the game; its banner, and a card that commanded it, to the discard pile (MK-6.6, .14, .17). */
export function leaveUnit(game: MageKnight, seat: Seat, id: number): void {
  const player = playerAt(game, seat);
  const index = player.units.findIndex((unit) => unit.id === id);
  const [left] = index < 0 ? [] : player.units.splice(index, 1);
  if (left === undefined) return;
  if (left.banner !== null) player.discard.push(left.banner);
  if (left.command !== null && isFace(left.command)) player.discard.push(left.command);
  game.gone.units.push(left.unit);
  note({ key: 'unit-left', player: seat, unit: left.unit });
}

/** The token goes back above the card; a wound stays (MK-6.9, .12). */
export function readyUnit(seat: Seat, unit: Unit): void {
  if (!unit.spent) return;
  unit.spent = false;
  note({ key: 'unit-readied', player: seat, unit: unit.unit });
}
