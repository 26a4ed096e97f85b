// What a unit is now: its Armor, what it resists, and whether it takes part in the combat.
import type { FaceId } from '../data/cards.ts';
import { type SkillId, skills } from '../data/skills.ts';
import { opsOf } from '../data/sources.ts';
import type { Element, Resistance } from '../data/types.ts';
import type { UnitCard } from '../data/unit-card.ts';
import { units } from '../data/units.ts';
import type { Combat, MageKnight, Player, Unit } from '../state.ts';

export const cardOfUnit = ({ unit }: Unit): UnitCard => units[unit];

export const unitArmor = (_game: MageKnight, _owner: Player, unit: Unit): number => cardOfUnit(unit).armor;

export const unitResists = (_game: MageKnight, _owner: Player, unit: Unit, resistance: Resistance): boolean =>
  cardOfUnit(unit).resistances.includes(resistance);

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
