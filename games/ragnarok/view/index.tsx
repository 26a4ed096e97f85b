import type { GameView } from '@krcma/tableware/board';
import type { RagnarokTypes } from '../messages.ts';
import { seatClock } from '../rules/clocks.ts';
import type { RagnarokView } from '../rules/view.ts';
import { STEPS } from '../state.ts';
import type { BoardWords } from '../text/board-words.ts';
import { Board } from './board.tsx';
import { fetchParts, rulesBehind } from './later-parts.ts';
import { logKinds } from './log-kinds.ts';
import { Player } from './player.tsx';
import { soundOf } from './sounds.ts';

/** How Lords of Ragnarök looks. */
export const view: GameView<RagnarokView, RagnarokTypes, BoardWords> = {
  Board,
  Player,
  // Each step ends with control and battles (LOR-TURN.5).
  round: () => STEPS.map((step) => ({ rule: 'turn', step, also: [`${step} ends`] })),
  points: (view) => view.players.map((_, seat) => ({ sure: seatClock(view, seat).tree })),
  playedForPoints: false,
  activeSeat: ({ active, turns }) => (turns === 0 ? undefined : active),
  turn: ({ turns }) => turns,
  logKinds,
  rules: rulesBehind,
  sound: soundOf,
  fetchAhead: fetchParts,
  legend: async () => (await import('./legend.tsx')).legend,
  plates: async () => (await import('./plates.tsx')).plates,
  begins: ({ key }) => (key === 'turn-begun' ? {} : undefined),
};
