import type { GameView, Sound } from '@krcma/tableware/board';
import { kind, logKindsFor } from '@krcma/tableware/log-kinds';
import type { MonsterLandsEvent, MonsterLandsTypes } from '../messages.ts';
import type { MonsterLandsView } from '../rules/view.ts';
import type { BoardWords } from '../text/board-words.ts';
import { Board } from './board.tsx';
import { Player } from './player.tsx';
import { soundOf } from './sounds.ts';
import { fetchStage, hasStage } from './stage.tsx';
import { fetchTrack } from './track.tsx';

const PHASES = ['pool', 'deployment', 'adventure', 'cleanUp'] as const;

const logKinds = logKindsFor<MonsterLandsEvent['key']>()([
  kind(
    'rounds',
    'Rounds',
    'Kola',
    'game-started',
    'clan-taken',
    'round-started',
    'phase-started',
    'pool-made',
    'passed',
    'wages-paid',
    'end-near',
    'game-ended',
    'sam-rolled',
    'sam-placed',
    'sam-haggled',
    'sam-won',
    'sam-idle',
  ),
  kind(
    'citadel',
    'Citadel',
    'Citadela',
    'placed',
    'traps-bought',
    'joined',
    'left',
    'defence-bought',
    'equipment-bought',
    'equipped',
    'beer-round',
    'realm-used',
    'panic-spread',
    'panic-over',
    'trophy-sold',
    'traps-discarded',
    'equipment-discarded',
    'trap-offered',
    'mercenary-offered',
    'equipment-offered',
    'promoted',
  ),
  kind(
    'outside',
    'Outside',
    'Okolí',
    'sent',
    'place-reached',
    'quest-done',
    'quest-failed',
    'quest-second',
    'captured',
    'killed',
    'conquered',
    'attack-failed',
    'conquest-failed',
    'monster-came',
    'monster-left',
    'monster-discarded',
    'realm-came',
    'event-came',
    'quests-came',
    'loot-offered',
    'settled',
  ),
  kind(
    'battles',
    'Dice and wounds',
    'Kostky a zranění',
    'rolled',
    'rerolled',
    'monster-rolled',
    'automatic-hits',
    'dice-cancelled',
    'hit-stopped',
    'wounded',
    'healed',
    'left',
    'traps-revealed',
    'venom-used',
    'trick-played',
    'trick-cancelled',
    'dice-stolen',
    'dice-diverted',
  ),
  kind(
    'goods',
    'Goods and glory',
    'Zásoby a sláva',
    'gained',
    'lost',
    'loot-taken',
    'loot-used',
    'dice-gained',
    'dice-converted',
    'dice-dropped',
    'ability-used',
  ),
]);

/** How Monster Lands looks. */
export const view: GameView<MonsterLandsView, MonsterLandsTypes, BoardWords> = {
  Board,
  Player,
  round: () => PHASES.map((step) => ({ rule: 'round', step })),
  points: ({ clans }) => clans.map(({ points }) => ({ sure: points })),
  activeSeat: ({ active, phase }) => (phase === 'deployment' ? active : undefined),
  turn: ({ round }) => round,
  logKinds,
  covers: (view, decision) => hasStage({ view, decision }),
  sound: (event): Sound | undefined => soundOf(event),
  begins: ({ key }) => (key === 'phase-started' || key === 'round-started' ? {} : undefined),
  tumbles: ({ key }) => key === 'rolled' || key === 'rerolled' || key === 'monster-rolled',
  fetchAhead: async () => {
    await Promise.all([fetchStage(), fetchTrack()]);
  },
  legend: async () => (await import('./legend.tsx')).legend,
  plates: async () => (await import('./plates.tsx')).plates,
};
