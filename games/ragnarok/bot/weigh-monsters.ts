// What it promises to wake a monster: armies of others lose heart or are attacked, or prey comes to the hero.
import { appraisal, type Seat } from '@krcma/kernel';
import type { Region } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { RagnarokTypes } from '../messages.ts';
import { monstersAction } from '../rules/actions/monsters.ts';
import { activation } from '../rules/activation.ts';
import { strengthIn } from '../rules/armies.ts';
import { activateOne } from '../rules/effects/monsters.ts';
import { bordering } from '../rules/map.ts';
import { monsterMove } from '../rules/monster-move.ts';
import { type OfMonster, placeOfMonster } from '../rules/monsters.ts';
import { armyAt, monsterAt, type Prey, playerAt, type Ragnarok } from '../state.ts';
import { preyPoints } from './action-worth.ts';
import { isActionAhead, isOpen } from './threats.ts';
import { actions, wake } from './weights.ts';

/** Strength that may be lost by others there, less what may be lost oneself, up to so much. */
function harm(game: Ragnarok, seat: Seat, region: Region, most: number): number {
  let foreign = 0;
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) foreign += strengthIn(game, other, region);
  return wake.foreign * Math.min(most, foreign) - wake.own * Math.min(most, strengthIn(game, seat, region));
}

/** The hero could hunt it in this turn if it stood beside him. */
function huntable(game: Ragnarok, seat: Seat, monster: MonsterId): number {
  if (!isActionAhead(game, seat) || !isOpen(game, seat, 'monsters')) return 0;
  return wake.prey * preyPoints(game, seat, monster);
}

function movePoints(game: Ragnarok, seat: Seat, monster: MonsterId, to: Region): number {
  const { region } = playerAt(game, seat);
  const lost = harm(game, seat, to, 1);
  const isSparing = monsterAt(game, monster).owner === seat;
  const comes = region === to ? huntable(game, seat, monster) : 0;
  return comes + (isSparing ? Math.max(0, lost) : lost);
}

/** Where it goes from is given up. */
function bestMove(game: Ragnarok, seat: Seat, monster: MonsterId): number {
  const from = placeOfMonster(game, monster);
  const left = playerAt(game, seat).region === from ? huntable(game, seat, monster) : 0;
  return Math.max(...bordering(game, from).map((to) => movePoints(game, seat, monster, to))) - left;
}

const attackPoints = (game: Ragnarok, seat: Seat, monster: MonsterId): number =>
  harm(game, seat, placeOfMonster(game, monster), wake.most);

/** Its controller chooses, for a neutral one the die does, which falls on a choice as often as on either. */
function wakePoints(game: Ragnarok, seat: Seat, monster: MonsterId): number {
  const move = bestMove(game, seat, monster);
  const attack = attackPoints(game, seat, monster);
  const better = Math.max(move, attack);
  return monsterAt(game, monster).owner === seat ? better : (move + attack + better) / 3;
}

const waking = appraisal<RagnarokTypes, { player: Seat }>(activateOne, (game, ask, { player }) =>
  ask.values.map((monster) => (monster === 'done' ? 0 : wakePoints(game, player, monster as MonsterId))),
);

const deciding = appraisal<RagnarokTypes, OfMonster>(activation, (game, ask, { player, monster }) =>
  ask.values.map((deed) => {
    if (deed === 'roll') return wakePoints(game, player, monster);
    return deed === 'move' ? bestMove(game, player, monster) : attackPoints(game, player, monster);
  }),
);

interface Drop {
  readonly seat: Seat;
  readonly army: number;
}

/** An army of strength 1 is lost with it. */
function dropPoints(game: Ragnarok, seat: Seat, { seat: owner, army }: Drop): number {
  const lost = wake.foreign + (armyAt(game, owner, army).strength === 1 ? wake.army : 0);
  return owner === seat ? -lost : lost;
}

const moving = appraisal<RagnarokTypes, OfMonster>(monsterMove, (game, ask, { player, monster }) =>
  ask.values.map((value) => {
    if (value === 'spare') return 0;
    if (typeof value === 'number') return movePoints(game, player, monster, value as Region);
    return dropPoints(game, player, value as unknown as Drop);
  }),
);

interface Deed {
  readonly prey?: Prey;
  readonly monster?: MonsterId;
}

const deedAmongMonsters = appraisal<RagnarokTypes, { player: Seat }>(
  monstersAction,
  (game, ask, { player }) =>
    ask.values.map((value) => {
      const { prey, monster } = value as unknown as Deed;
      if (prey !== undefined) return preyPoints(game, player, prey);
      return actions.monsters + (monster === undefined ? 0 : wakePoints(game, player, monster));
    }),
);

export const monsterAppraisals = [waking, deciding, moving, deedAmongMonsters];
