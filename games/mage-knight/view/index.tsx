import type { Beginning, GameView } from '@krcma/tableware/board';
import type { MageKnightEvent, MageKnightTypes } from '../messages.ts';
import type { MageKnightView } from '../rules/view.ts';
import type { BoardWords } from '../text/board-words.ts';
import { Board } from './board.tsx';
import { fetchParts, rulesBehind } from './later-parts.ts';
import { logKinds } from './log-kinds.ts';
import { Player } from './player.tsx';
import { soundOf } from './sounds.ts';

const BEGINNINGS: readonly MageKnightEvent['key'][] = ['round-begun', 'dummy-turn'];

/** A round, a turn of a player, of the dummy or of Volkare. */
function begins(event: MageKnightEvent): Beginning | undefined {
  if (event.key === 'turn-begun') return { seat: event.player };
  if (event.key === 'volkare-turn') return { isEnemy: true };
  return BEGINNINGS.includes(event.key) ? {} : undefined;
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
