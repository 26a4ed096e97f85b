// Which of the own units: the one question of everything that is done to one of them.
import type { Option, Question } from '@krcma/kernel';
import type { UnitId } from '../../data/units.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { type MageKnight, ownUnit, playerAt, type Unit } from '../../state.ts';
import { orNothing } from './inner.ts';
import type { OpAt } from './op-at.ts';

export const unitOption = ({ id, unit }: Pick<Unit, 'id'> & { unit: UnitId }): Option<MageKnightTypes> => ({
  id: `unit:${id}`,
  label: { key: 'unit', unit },
  thing: `unit:${id}`,
});

const ownUnits = (game: MageKnight, seat: number, fits: (unit: Unit) => boolean): number[] => {
  const found: number[] = [];
  for (const unit of playerAt(game, seat).units) if (fits(unit)) found.push(unit.id);
  return found;
};

/** Units that fit; nothing is asked where there is none. */
export const oneUnit = (
  fits: (game: MageKnight, at: OpAt) => (unit: Unit) => boolean,
): Question<MageKnightTypes, OpAt, number> => ({
  kind: 'one',
  values: (game, at) => orNothing(ownUnits(game, at.player, fits(game, at))),
  option: (game, id, { player }) => unitOption(ownUnit(playerAt(game, player), id)),
  prompt: (_, { source }) => ({ key: 'ask-own-unit', source }),
});
