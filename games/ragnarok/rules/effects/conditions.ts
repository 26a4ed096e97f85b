// What must hold for an operation to be done; each condition once.
import type { Seat } from '@krcma/kernel';
import { attackCards } from '../../data/attack-cards.ts';
import { placeOf } from '../../data/board.ts';
import type { Condition } from '../../data/ops.ts';
import { rewardOf } from '../../data/prey.ts';
import { playerAt, type Ragnarok } from '../../state.ts';
import { seatsWithArmies, strengthIn } from '../armies.ts';
import { controllerOf } from '../control.ts';
import { heroInLandOf } from '../map.ts';
import type { OpAt } from './op-at.ts';

type Holds = (game: Ragnarok, at: OpAt) => boolean;

/** Less military strength than the other side, cards not counted. */
function isOutnumbered(game: Ragnarok, player: Seat): boolean {
  const { battle } = game;
  if (battle === null) return false;
  const { attacker, defender, region } = battle;
  const other = attacker.seat === player ? defender.seat : attacker.seat;
  return strengthIn(game, player, region) < strengthIn(game, other, region);
}

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
  outnumbered: (game, { player }) => isOutnumbered(game, player),
  firstWoundThisHunt: ({ hunt }) => hunt?.dealt === 1,
  coveredRewardPosition: ({ hunt }) => hunt !== null && rewardOf(hunt.prey, hunt.placed.at(-1)) !== undefined,
  shieldable: ({ hunt }) => hunt !== null && hunt.attack !== null && attackCards[hunt.attack].shieldable,
};

export const holds = (game: Ragnarok, at: OpAt, when: readonly Condition[] = []): boolean =>
  when.every((condition) => conditions[condition](game, at));
