// What is done to units: whether there is one to do it to.
import { WOUND } from '../../../data/cards.ts';
import { BASICS } from '../../../data/types.ts';
import { type MageKnight, playerAt, type Unit } from '../../../state.ts';
import { exchangeable, usableCommon } from '../../common-skills.ts';
import { helpersOf, plainUnits } from '../../helping.ts';
import { canPayAll, purseOf } from '../../purse.ts';
import { shiftsOf } from '../../shapes.ts';
import { cardOfUnit } from '../../unit-numbers.ts';
import { nextOnWheel } from '../../wheel.ts';
import { handAt } from '../hand-cards.ts';
import { below, type OpAt, opNamed, type Possibilities } from '../op-at.ts';

const outOfCombat = ({ combat }: MageKnight): boolean => combat === null;

const hasUnit = (game: MageKnight, { player }: OpAt, fits: (unit: Unit) => boolean): boolean =>
  playerAt(game, player).units.some(fits);

const isReady = ({ spent, wounds }: Unit): boolean => !spent && wounds === 0;

/** Readying is as much out of place in a combat as healing (MK-11.17). */
const canReady = (game: MageKnight, at: OpAt, maxLevel: number): boolean =>
  game.combat === null && hasUnit(game, at, (unit) => unit.spent && cardOfUnit(unit).level <= maxLevel);

const hasCard = (game: MageKnight, at: OpAt): boolean => handAt(game, at).some((card) => card !== WOUND);

/** Only what comes along with something else. */
const rider = (): boolean => false;

export const unitPossible: Possibilities = {
  healForest: outOfCombat,
  healUnit: (game, at) => game.combat === null && hasUnit(game, at, ({ wounds }) => wounds > 0),
  healAllUnits: (game, at) => game.combat === null && hasUnit(game, at, ({ wounds }) => wounds > 0),
  cureRider: rider,
  drawPerHandWoundHealed: rider,
  throwDiscardWound: (game, { player }) => playerAt(game, player).discard.includes(WOUND),
  readyUnit: (game, at) => canReady(game, at, opNamed(at, 'readyUnit').maxLevel),
  readyLevels: (game, at) => canReady(game, at, opNamed(at, 'readyLevels').forest),
  readyForInfluence: rider,
  familiar: (game, at, can) => can(game, below(at, 'base')),
  woundSelf: rider,
  movePerReadyUnit: (game, at) => hasUnit(game, at, isReady),
  sideways: hasCard,
  sidewaysMana: (game, at) =>
    hasCard(game, at) && canPayAll(purseOf(game, at.player), [[...BASICS, 'black']]),
  woundSideways: (game, { player }) => playerAt(game, player).hand.includes(WOUND),
  moveCardBonus: rider,
  shapeshift: (game, { player }) => shiftsOf(game, player).length > 0,
  wheel: (game, at, can) => {
    const { skills } = playerAt(game, at.player);
    const token = skills.find(({ id }) => at.source === `skill:${id}`);
    return can(game, below(at, nextOnWheel(opNamed(at, 'wheel').order, token?.colour ?? null)));
  },
  flipFor: (game, at, can) => can(game, below(at, 'gives')),
  useCommonSkill: (game, { player }, can) => usableCommon(game, player, can).length > 0,
  takeCommonSkill: ({ commonSkills }) => commonSkills.length > 0,
  swapCommonSkill: (game, { player }) =>
    game.commonSkills.length > 0 && exchangeable(game, player).length > 0,
  freeRecruit: (game) => plainUnits(game).length > 0,
  borrowUnit: (game, { player }, can) => helpersOf(game, player, can).length > 0,
  attach: (game, at) => hasUnit(game, at, () => true),
  allUnits: (game, at) => hasUnit(game, at, () => true),
  unitBonus: (game, at) => game.combat?.begun === false && hasUnit(game, at, () => true),
  unitActivationBonus: (game, at) => game.combat !== null && hasUnit(game, at, isReady),
  unitGainResistance: (game, at) => hasUnit(game, at, () => true),
};
