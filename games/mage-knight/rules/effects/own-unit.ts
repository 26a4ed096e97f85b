// Which of the own units: the one question of everything that is done to one of them.
import type { Option, Question } from '@krcma/kernel';
import type { UnitId } from '../../data/units.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { type MageKnight, playerAt, type Unit, unitAt } from '../../state.ts';
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
  values: (game, at) => {
    const found = ownUnits(game, at.player, fits(game, at));
    return found.length === 0 ? undefined : found;
  },
  option: (game, id, { player }) => unitOption(unitAt(playerAt(game, player), id) as Unit),
  prompt: (_, { source }) => ({ key: 'ask-own-unit', source }),
});
