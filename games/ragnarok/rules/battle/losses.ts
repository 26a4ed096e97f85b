// LOR-BAT.10 to .12, .14: what a battle costs.
import type { Seat } from '@krcma/kernel';
import { combatCards } from '../../data/combat-cards.ts';
import type { Op } from '../../data/ops.ts';
import { armyAt, type BattleSide, type Ragnarok } from '../../state.ts';
import { aftermath } from '../aftermath.ts';
import { armiesIn, destroyArmy, strengthIn, weaken } from '../armies.ts';
import { holds } from '../effects/conditions.ts';
import { startOf } from '../effects/op-at.ts';
import { note, type Of, rule } from '../script.ts';
import { battleOf, loserOf, opposing, sideOf, winnerOf } from './sides.ts';

/** Each own army in the region loses one (LOR-BAT.10). */
function loseForDefeat(game: Ragnarok): void {
  const battle = battleOf(game);
  const { seat } = loserOf(battle);
  for (const { id } of armiesIn(game, seat, battle.region)) weaken(game, seat, id, 1);
}

/** Losses that cards give to the enemy once it is known who won (LOR-BAT.23). */
export function addLosses(game: Ragnarok): void {
  const battle = battleOf(game);
  for (const { seat, cards } of [battle.attacker, battle.defender])
    for (const { card } of cards)
      for (const op of combatCards[card].battle as readonly Op[])
        if (op.op === 'extraLoss' && holds(game, startOf(seat, `battle:${card}`), op.when))
          opposing(battle, seat).added += op.n;
}

/** Of own cards, without those that are skipped, and those the enemy added (LOR-BAT.22, .23). */
function lossesOf({ cards, ignored, added }: BattleSide): number {
  let sum = 0;
  for (const { losses } of cards) sum += losses;
  return Math.max(0, sum - ignored) + added;
}

type Loss = Of & { left: number };

/** One loss of a card goes to an army of the owner's choice; among equal ones there is none (LOR-BAT.11). */
const takeLoss = rule<Loss>('takeLoss')
  .choose('army', {
    kind: 'one',
    values: (game, { player }): number[] => {
      const armies = armiesIn(game, player, battleOf(game).region);
      const areEqual = armies.every(({ strength }) => strength === armies[0]?.strength);
      return (areEqual ? armies.slice(0, 1) : armies).map(({ id }) => id);
    },
    option: (game, id, { player }) => {
      const { region, strength } = armyAt(game, player, id);
      return {
        id: `lose:${id}`,
        label: { key: 'lose-strength', region, strength },
        thing: `army:${player}:${id}`,
        rule: 'LOR-BAT.11',
      };
    },
    prompt: (game, { left }) => ({ key: 'ask-loss', region: battleOf(game).region, left }),
  })
  .do('lose', (game, { player, army }) => weaken(game, player, army, 1));

/** More than the armies can take destroys them all, and the rest is void (LOR-BAT.12). */
function destroyed(game: Ragnarok, seat: Seat, count: number): boolean {
  const { region } = battleOf(game);
  if (count < strengthIn(game, seat, region)) return false;
  for (const { id } of armiesIn(game, seat, region)) destroyArmy(game, seat, id);
  return true;
}

function tellLosses(game: Ragnarok, seat: Seat): void {
  const { cards, ignored, added } = sideOf(battleOf(game), seat);
  const shown = cards.reduce((sum, { losses }) => sum + losses, 0);
  if (shown + added === 0) return;
  note({ key: 'losses-due', player: seat, cards: shown, ignored: Math.min(shown, ignored), added });
}

/** Losses from cards, split as the owner likes (LOR-BAT.11, .14). */
const takeLosses = rule<Of>('takeLosses')
  .do('tell', (game, { player }) => tellLosses(game, player))
  .set('count', (game, { player }) => {
    const count = lossesOf(sideOf(battleOf(game), player));
    return destroyed(game, player, count) ? 0 : count;
  })
  .each('losses', takeLoss, (_, { player, count }) =>
    Array.from({ length: count }, (__, taken) => ({ player, left: count - taken })),
  )
  .call('aftermath', aftermath, () => ({}));

export const loserLosses = rule('loserLosses')
  .do('defeat', loseForDefeat)
  .call('cards', takeLosses, (game) => ({ player: loserOf(battleOf(game)).seat }));

export const winnerLosses = rule('winnerLosses').call('cards', takeLosses, (game) => ({
  player: winnerOf(battleOf(game)).seat,
}));
