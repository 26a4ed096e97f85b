// What a unit is now: its Armor, what it resists, and whether it takes part in the combat.

import type { Seat } from '@krcma/kernel';
import type { FaceId } from '../data/cards.ts';
import type { OpNamed } from '../data/ops.ts';
import { type SkillId, skills } from '../data/skills.ts';
import { opsOf } from '../data/sources.ts';
import type { Element, Resistance } from '../data/types.ts';
import type { UnitCard } from '../data/unit-card.ts';
import { units } from '../data/units.ts';
import type { Combat, MageKnight, Player, Unit } from '../state.ts';
import { working } from './lasting.ts';

const RESISTANCES = ['physical', 'fire', 'ice'] as const;

export const cardOfUnit = ({ unit }: Unit): UnitCard => units[unit];

/** What its banner gives it (MK-6.13). */
export function bannerOf({ banner }: Unit): OpNamed<'attach'> | undefined {
  if (banner === null) return undefined;
  const op = opsOf(`card:${banner}:basic`).find((each) => each.op === 'attach');
  return op?.op === 'attach' ? op : undefined;
}

const seatOf = ({ players }: MageKnight, owner: Player): Seat => players.indexOf(owner);

/** Its own, its banner's, and what this turn gives to all. */
export function unitArmor(game: MageKnight, owner: Player, unit: Unit): number {
  let armor = cardOfUnit(unit).armor + (bannerOf(unit)?.armor ?? 0);
  if (game.lasting.length > 0)
    for (const { op } of working(game, seatOf(game, owner), 'allUnits')) armor += op.armor;
  return armor;
}

function unitResists(game: MageKnight, owner: Player, unit: Unit, resistance: Resistance): boolean {
  if (cardOfUnit(unit).resistances.includes(resistance)) return true;
  if (bannerOf(unit)?.resistances?.includes(resistance) === true) return true;
  if (game.lasting.length === 0) return false;
  return working(game, seatOf(game, owner), 'unitGainResistance').some(
    ({ op, lasting }) =>
      op.resistances.includes(resistance) && (lasting.unit === undefined || lasting.unit === unit.id),
  );
}

export const unitResistances = (game: MageKnight, owner: Player, unit: Unit): Resistance[] =>
  RESISTANCES.filter((each) => unitResists(game, owner, unit, each));

/** MK-12.24: cold fire only if it resists both. */
export const unitWithstands = (game: MageKnight, owner: Player, unit: Unit, element: Element): boolean =>
  element === 'coldFire'
    ? unitResists(game, owner, unit, 'fire') && unitResists(game, owner, unit, 'ice')
    : unitResists(game, owner, unit, element);

const isSkill = (command: FaceId | SkillId): command is SkillId => command in skills;

/** Commanded by a skill that takes it along everywhere (MK-6.17). */
const isBound = ({ command }: Unit): boolean =>
  command !== null && isSkill(command) && opsOf(`skill:${command}`).some(({ op }) => op === 'bondsOfLoyalty');

/** MK-11.19: where units are barred they neither act nor take damage; at most one goes into a maze. */
export const takesPart = ({ units: most, escort }: Combat, unit: Unit): boolean =>
  most === null || escort === unit.id || isBound(unit);
