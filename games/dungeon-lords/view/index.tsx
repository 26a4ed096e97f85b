import type { GameView } from '@krcma/tableware/board';
import type { DungeonLordsTypes } from '../messages.ts';
import type { DungeonLordsView } from '../rules/view.ts';
import { turnOf } from '../state.ts';
import type { BoardWords } from '../text/board-words.ts';
import { Board } from './board.tsx';
import { logKinds } from './log-kinds.ts';
import { Player } from './player.tsx';
import { rulesBehind } from './rules-behind.ts';
import { soundOf } from './sounds.ts';
import { fetchStage } from './stage.tsx';

const STEPS = ['orders', 'execution', 'production', 'event', 'adventurers'] as const;

/** How Dungeon Lords looks. */
export const view: GameView<DungeonLordsView, DungeonLordsTypes, BoardWords> = {
  Board,
  Player,
  round: ({ training }) => (training ? [] : STEPS.map((step) => ({ rule: 'round', step }))),
  points: ({ lords }) => lords.map(({ points }) => ({ sure: points })),
  activeSeat: () => undefined,
  turn: turnOf,
  logKinds,
  rules: rulesBehind,
  sound: soundOf,
  fetchAhead: fetchStage,
  legend: async () => (await import('./legend.tsx')).legend,
  plates: async () => (await import('./plates.tsx')).plates,
  begins: ({ key }) =>
    key === 'round-started' || key === 'event-began' || key === 'combat-round' ? {} : undefined,
};
