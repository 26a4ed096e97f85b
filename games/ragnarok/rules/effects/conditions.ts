// What must hold for an operation to be done; each condition once.
import { placeOf } from '../../data/board.ts';
import type { Condition } from '../../data/ops.ts';
import { playerAt, type Ragnarok } from '../../state.ts';
import { seatsWithArmies } from '../armies.ts';
import { controllerOf } from '../control.ts';
import { heroInLandOf } from '../map.ts';
import type { OpAt } from './op-at.ts';

type Holds = (game: Ragnarok, at: OpAt) => boolean;

const never: Holds = () => false;

/** Those of battles and hunts are filled in by `battle/conditions.ts` and `hunt/conditions.ts`. */
const conditions: Readonly<Record<Condition, Holds>> = {
  handEmpty: (game, { player }) => playerAt(game, player).hand.length === 0,
  byReinforce: (_, { byReinforce }) => byReinforce === true,
  noBattle: (_, { noBattle }) => noBattle === true,
  heroInSameLand: (game, { player, region }) => region !== undefined && heroInLandOf(game, player, region),
  settlement: (game, { region }) => region !== undefined && placeOf(game.seats, region).settlement === true,
  noArmyInRegion: (game, { region }) => region !== undefined && seatsWithArmies(game, region).length === 0,
  ownRegionWithSettlement: (game, { player, region }) =>
    region !== undefined &&
    controllerOf(game, region) === player &&
    placeOf(game.seats, region).settlement === true,
  attacker: (game, { player }) => game.battle?.attacker.seat === player,
  defender: (game, { player }) => game.battle?.defender.seat === player,
  youWin: (game, { player }) => game.battle?.winner === player,
  outnumbered: never,
  firstWoundThisHunt: never,
  coveredRewardPosition: never,
  shieldable: never,
};

export const holds = (game: Ragnarok, at: OpAt, when: readonly Condition[] = []): boolean =>
  when.every((condition) => conditions[condition](game, at));
