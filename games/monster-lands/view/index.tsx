import type { GameView, LogKind, Sound } from '@krcma/tableware/board';
import type { MonsterLandsEvent, MonsterLandsTypes } from '../messages.ts';
import type { MonsterLandsView } from '../rules/view.ts';
import { Board } from './board.tsx';
import { Player } from './player.tsx';
import { WordIcon } from './signs.tsx';
import { soundOf } from './sounds.ts';
import { fetchStage } from './stage.tsx';

const PHASES = ['pool', 'deployment', 'adventure', 'cleanUp'] as const;

const kind = (id: string, en: string, cs: string, ...keys: MonsterLandsEvent['key'][]): LogKind => ({
  id,
  label: { en, cs },
  keys,
});

const logKinds: readonly LogKind[] = [
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
    'realm-came',
    'event-came',
    'quests-came',
  ),
  kind(
    'battles',
    'Dice and wounds',
    'Kostky a zranění',
    'rolled',
    'rerolled',
    'monster-rolled',
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
    'ability-used',
  ),
];

/** How Monster Lands looks. */
export const view: GameView<MonsterLandsView, MonsterLandsTypes> = {
  Board,
  Player,
  round: () => PHASES.map((step) => ({ rule: 'round', step })),
  points: ({ clans }) => clans.map(({ points }) => points),
  activeSeat: ({ active, phase }) => (phase === 'deployment' ? active : undefined),
  turn: ({ round }) => round,
  logKinds,
  sound: (event): Sound | undefined => soundOf(event),
  Icon: WordIcon,
  fetchAhead: fetchStage,
};
