// Moves of the hero and of the drakkar, in either order.
import type { Refused } from '@krcma/kernel';
import type { Region, Sea } from '../../data/board.ts';
import type { RagnarokTypes } from '../../messages.ts';
import type { Ragnarok } from '../../state.ts';
import { moveDrakkarTo, moveHeroTo } from '../figures.ts';
import { drakkarReach, heroReach } from '../map.ts';
import { rule } from '../script.ts';
import { below, type OpAt, opAt, opNamed } from './op-at.ts';
import { drakkarMoveOption, farRegions, farSeas, heroMoveOption } from './pieces.ts';

interface Ordering extends OpAt {
  /** Which of the moves are still to be made. */
  left: number[];
}

/** A move of the hero or of the drakkar, by its place among the operations. */
type Move = { which: number; figure: 'hero'; to: Region } | { which: number; figure: 'drakkar'; to: Sea };

const moveAt = (at: OpAt, which: number) => opAt(below(at, 0, which));

function movesLeft(game: Ragnarok, { left, ...at }: Ordering): Move[] {
  const moves: Move[] = [];
  for (const which of left) {
    const op = moveAt(at, which);
    if (op.op === 'moveHero')
      for (const to of heroReach(game, at.player, op.max)) moves.push({ which, figure: 'hero', to });
    if (op.op === 'moveDrakkar')
      for (const to of drakkarReach(game, at.player, op.max)) moves.push({ which, figure: 'drakkar', to });
  }
  return moves;
}

const isFirst = ({ left, ...at }: Ordering): boolean =>
  left.length === opNamed(at, 'heroStepOption').ops.length;

export const moveNext = rule<Ordering>('moveNext')
  .choose('move', {
    kind: 'place',
    values: (game, ordering): (Move | null)[] => {
      const moves: (Move | null)[] = movesLeft(game, ordering);
      if (!isFirst(ordering) || moves.length === 0) moves.push(null);
      return moves;
    },
    option: (_, move) => {
      if (move === null) return { id: 'done', label: { key: 'done' } };
      return move.figure === 'hero' ? heroMoveOption(move.to) : drakkarMoveOption(move.to);
    },
    prompt: (_, { source }) => ({ key: 'ask-hero-and-drakkar', source }),
    refused: (game, { left, ...at }) =>
      left.flatMap((which): Refused<RagnarokTypes>[] => {
        const op = moveAt(at, which);
        if (op.op === 'moveHero') return farRegions(game, at.player, op.max);
        return op.op === 'moveDrakkar' ? farSeas(game, at.player, op.max) : [];
      }),
  })
  .do('act', (game, { player, move }) => {
    if (move === null) return;
    if (move.figure === 'hero') moveHeroTo(game, player, move.to);
    else moveDrakkarTo(game, player, move.to);
  })
  .gives((_, { left, move }) => (move === null ? [] : left.filter((which) => which !== move.which)));

/** The second move may be left. */
const heroStepOption = rule<OpAt>('heroStepOption').repeat('left', moveNext, (_, { left, ...at }) => {
  const open = left ?? opNamed(at, 'heroStepOption').ops.map((__, which) => which);
  return open.length === 0 ? undefined : { ...below(at), left: open };
});

export const orderOperations = { heroStepOption } as const;
