// What the answers in battles and hunts promise.
import { appraisal, type Seat } from '@krcma/kernel';
import type { AttackCardId } from '../data/attack-cards.ts';
import { attackCards } from '../data/attack-cards.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import { combatCards } from '../data/combat-cards.ts';
import { rewardOf } from '../data/prey.ts';
import type { RagnarokTypes } from '../messages.ts';
import { playOrPass } from '../rules/battle/cards.ts';
import { battleOf, opposing, sideOf } from '../rules/battle/sides.ts';
import { totalOf } from '../rules/battle/strength.ts';
import { defenceWith } from '../rules/hunt/defence.ts';
import { blow } from '../rules/hunt/hero-round.ts';
import { huntOf } from '../rules/hunt/hunting.ts';
import { monsterRound } from '../rules/hunt/monster-round.ts';
import type { Ragnarok } from '../state.ts';
import { attack, duel } from './weights.ts';

interface Played {
  readonly do: string;
  readonly card?: CombatCardId;
  readonly position?: number;
}

/** How far the own side is behind; the defender wins a tie (LOR-BAT.9). */
function behind(game: Ragnarok, seat: Seat): number {
  const battle = battleOf(game);
  const own = totalOf(game, battle, sideOf(battle, seat));
  const other = totalOf(game, battle, opposing(battle, seat));
  return other - own + (battle.attacker.seat === seat ? 1 : 0);
}

const battling = appraisal<RagnarokTypes, { player: Seat }>(playOrPass, (game, ask, { player }) => {
  const lack = behind(game, player);
  return ask.values.map((value) => {
    const { do: done, card } = value as unknown as Played;
    if (done === 'pass' || card === undefined) return lack <= 0 ? duel.ahead : 0;
    const { strength, losses } = combatCards[card];
    const price = duel.card * Math.max(1, strength) + duel.loss * losses;
    if (lack <= 0) return duel.towards - price;
    return (strength >= lack ? duel.wins : duel.towards) - price;
  });
});

/** The worst that can come, and what is hardest to hold. */
const attackPoints = (card: AttackCardId): number => {
  const { rage, weakness, shieldable, draw } = attackCards[card];
  return (
    attack.rage * rage +
    attack.weakness * weakness +
    (shieldable ? 0 : attack.unshieldable) +
    attack.draw * draw
  );
};

function defencePoints(game: Ragnarok, picked: readonly CombatCardId[], value: unknown): number {
  const hunt = huntOf(game);
  const now = defenceWith(game, hunt, picked);
  if (value === null) return (now.held ? duel.held : 0) + (now.found ? duel.drawn : 0);
  const card = value as CombatCardId;
  const then = defenceWith(game, hunt, [...picked, card]);
  const gain =
    (then.held && !now.held ? duel.held : 0) +
    (then.found && !now.found ? duel.drawn : 0) +
    (now.held ? duel.held : 0);
  return gain - duel.card * (1 + 0.3 * combatCards[card].strength);
}

const masters = appraisal<RagnarokTypes, { player: Seat }>(monsterRound, (game, ask) => {
  if (ask.frame.at === 'attack') return ask.values.map((card) => attackPoints(card as AttackCardId));
  const picked = monsterRound.picksAt(ask.frame, 'defence') ?? [];
  return ask.values.map((value) => defencePoints(game, picked, value));
});

const wounding = appraisal<RagnarokTypes, { player: Seat }>(blow, (game, ask) => {
  const { prey, wounds, rewarded } = huntOf(game);
  return ask.values.map((value) => {
    const { do: done, position } = value as unknown as Played;
    if (done === 'stop') return wounds > 0 ? duel.stop : 0;
    if (position === undefined) return duel.wound;
    const isPaid = rewardOf(prey, position) !== undefined && !rewarded.includes(position);
    return duel.wound + (isPaid ? duel.reward : 0) - (wounds > 1 ? duel.kept * wounds : 0);
  });
});

export const fightAppraisals = [battling, masters, wounding];
