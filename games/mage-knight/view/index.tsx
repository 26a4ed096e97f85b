import type { GameView } from '@krcma/tableware/board';
import type { MageKnightTypes } from '../messages.ts';
import type { MageKnightView } from '../rules/view.ts';
import type { BoardWords } from '../text/board-words.ts';
import { Board } from './board.tsx';
import { Player } from './player.tsx';

/** How Mage Knight looks. */
export const view: GameView<MageKnightView, MageKnightTypes, BoardWords> = {
  Board,
  Player,
  round: () => [
    { rule: 'playRound', step: 'tactics' },
    { rule: 'playRound', step: 'turns' },
  ],
  points: ({ players }) => players.map(({ fame }) => ({ sure: fame })),
  activeSeat: ({ active }) => (active < 0 ? undefined : active),
  turn: ({ turns }) => turns,
  begins: (event) => (event.key === 'turn-begun' ? { seat: event.player } : undefined),
};
