import type { GameView } from '@krcma/tableware/board';
import type { MageKnightEvent, MageKnightTypes } from '../messages.ts';
import type { MageKnightView } from '../rules/view.ts';
import type { BoardWords } from '../text/board-words.ts';
import { Board } from './board.tsx';
import { fetchParts, rulesBehind } from './later-parts.ts';
import { logKinds } from './log-kinds.ts';
import { Player } from './player.tsx';
import { soundOf } from './sounds.ts';

/** A round, a turn of a player or of the dummy. */
function begins(event: MageKnightEvent) {
  if (event.key === 'turn-begun') return { seat: event.player };
  return event.key === 'round-begun' || event.key === 'dummy-turn' ? {} : undefined;
}

/** How Mage Knight looks. */
export const view: GameView<MageKnightView, MageKnightTypes, BoardWords> = {
  Board,
  Player,
  round: ({ trial }) =>
    trial
      ? []
      : [
          { rule: 'playRound', step: 'tactics' },
          { rule: 'playRound', step: 'turns' },
        ],
  points: ({ players }) => players.map(({ fame }) => ({ sure: fame })),
  activeSeat: ({ active, phase }) => (phase === 'turns' && active >= 0 ? active : undefined),
  turn: ({ turns }) => turns,
  logKinds,
  rules: rulesBehind,
  sound: soundOf,
  begins,
  fetchAhead: fetchParts,
  legend: async () => (await import('./legend.tsx')).legend,
  plates: async () => (await import('./plates.tsx')).plates,
};
