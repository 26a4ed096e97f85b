// What the answers within an effect promise: where the hero is placed, which of several ways, which rune.
import { appraisal, type Seat } from '@krcma/kernel';
import type { Region, Sea } from '../data/board.ts';
import type { OpName } from '../data/ops.ts';
import type { Rune } from '../data/types.ts';
import type { RagnarokTypes } from '../messages.ts';
import { limitOf } from '../rules/attributes.ts';
import { moveNext } from '../rules/effects/either-order.ts';
import { takeRune } from '../rules/effects/goods.ts';
import { below, type OpAt } from '../rules/effects/op-at.ts';
import { moveHero, placeHero } from '../rules/effects/pieces.ts';
import { canCarryOut } from '../rules/effects/possible.ts';
import { firstOf, pickWay } from '../rules/effects/ways.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { bestPrey } from './action-worth.ts';
import { drakkarPoints, heroPoints } from './weigh-steps.ts';
import { stock, ways } from './weights.ts';

const placingHero = appraisal<RagnarokTypes, { player: Seat }>(placeHero, (game, ask, { player }) =>
  ask.values.map((to) => heroPoints(game, player, to as Region)),
);

/** What moves the hero as the Monsters action begins is for a hunt. */
const movingHero = appraisal<RagnarokTypes, OpAt>(moveHero, (game, ask, { player, on }) =>
  ask.values.map((to) =>
    on === 'actionStart:monsters'
      ? bestPrey(game, player, to as Region)
      : heroPoints(game, player, to as Region),
  ),
);

interface Move {
  readonly figure: 'hero' | 'drakkar';
  readonly to: number;
}

const movingBoth = appraisal<RagnarokTypes, { player: Seat }>(moveNext, (game, ask, { player }) => {
  const { region, drakkar } = playerAt(game, player);
  const here = region === null ? 0 : heroPoints(game, player, region);
  const there = drakkar === null ? 0 : drakkarPoints(game, player, drakkar);
  return ask.values.map((value) => {
    if (value === null) return 0;
    const { figure, to } = value as unknown as Move;
    return figure === 'hero'
      ? heroPoints(game, player, to as Region) - here
      : drakkarPoints(game, player, to as Sea) - there;
  });
});

/** A card beyond the limit is discarded again. */
const isUseless = (game: Ragnarok, seat: Seat, op: OpName): boolean => {
  const player = playerAt(game, seat);
  return op === 'drawCombat' && game.hunt === null && player.hand.length >= limitOf(player, 'combatCards');
};

const choosingWay = appraisal<RagnarokTypes, OpAt & { past: number[] }>(pickWay, (game, ask, at) =>
  ask.values.map((value) => {
    const way = value as number;
    const op = firstOf(at, way)?.op;
    if (op === undefined || !canCarryOut(game, below(at, way)) || isUseless(game, at.player, op)) return 0;
    return ways[op as keyof typeof ways] ?? 0;
  }),
);

/** Of three different ones an attribute is bought. */
const takingRune = appraisal<RagnarokTypes, { player: Seat }>(takeRune, (game, ask, { player }) =>
  ask.values.map((rune) => (playerAt(game, player).runes[rune as Rune] === 0 ? stock.set : 0)),
);

export const gainAppraisals = [placingHero, movingHero, movingBoth, choosingWay, takingRune];
