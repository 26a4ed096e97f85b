import type { Seat } from '@krcma/kernel';
import type { GameView } from '@krcma/tableware/board';
import { kind, logKindsFor } from '@krcma/tableware/log-kinds';
import type { ValeriaEvent, ValeriaTypes } from '../messages.ts';
import type { ValeriaView } from '../rules/view.ts';
import type { BoardWords } from '../text/board-words.ts';
import { Board } from './board.tsx';
import { offered } from './offer.tsx';
import { Player } from './player.tsx';
import { rulesBehind } from './rules-behind.ts';
import { runningPoints } from './running-points.ts';

const PHASES = ['roll', 'harvest', 'actions', 'end'] as const;
const SOLO_PHASES = ['roll', 'harvest', 'actions', 'monsters', 'secondHarvest', 'end'] as const;

const logKinds = logKindsFor<ValeriaEvent['key']>()([
  kind(
    'turns',
    'Turns and dice',
    'Tahy a kostky',
    'game-started',
    'turn-started',
    'rolled',
    'die-changed',
    'duke-kept',
    'end-near',
    'game-ended',
  ),
  kind('income', 'Income', 'Příjmy', 'harvested', 'traded', 'gained', 'took-from', 'lost', 'bounty'),
  kind('citizens', 'Citizens', 'Obyvatelé', 'recruited', 'citizen-came', 'returned'),
  kind('domains', 'Domains', 'Panství', 'built', 'turned-up'),
  kind(
    'monsters',
    'Monsters',
    'Nestvůry',
    'slew',
    'took-monster',
    'event-acted',
    'event-appeared',
    'token-placed',
    'stack-activated',
    'stack-sleeps',
    'captured',
    'dark-lord-came',
    'exhausted',
  ),
]);

function soundOf({ key }: ValeriaEvent): 'dice' | 'coin' | 'card' | 'fight' | 'knock' | undefined {
  switch (key) {
    case 'rolled':
    case 'die-changed':
      return 'dice';
    case 'harvested':
    case 'traded':
    case 'gained':
    case 'took-from':
    case 'bounty':
      return 'coin';
    case 'recruited':
    case 'citizen-came':
    case 'built':
    case 'turned-up':
    case 'returned':
      return 'card';
    case 'slew':
    case 'captured':
    case 'event-acted':
      return 'fight';
    default:
      return 'knock';
  }
}

/** Dukes are secret until the end, that of the Dark Lord too. */
function dukeBehind(score: string, seat: Seat | undefined, view: ValeriaView, words: BoardWords) {
  const [duke] = (seat === undefined ? view.darkLord?.duke : view.players[seat]?.dukes) ?? [];
  if (score !== 'duke' || duke === undefined) return undefined;
  return { name: words.card(duke), thing: `card:${duke}` };
}

/** How Valeria looks. */
export const view: GameView<ValeriaView, ValeriaTypes, BoardWords> = {
  Board,
  Player,
  behind: dukeBehind,
  round: ({ darkLord, turn }) => [
    ...(turn === 0 ? [{ rule: 'valeria', step: 'dukes' }] : []),
    ...(darkLord === undefined ? PHASES : SOLO_PHASES).map((step) => ({ rule: 'turn', step })),
  ],
  rules: rulesBehind,
  covers: (_, decision) => offered({ decision }).length > 0,
  points: (view) => view.players.map((player) => runningPoints(view, player)),
  activeSeat: ({ turn, active }) => (turn === 0 ? undefined : active),
  turn: ({ turn }) => turn,
  logKinds,
  sound: soundOf,
  begins: (event) => (event.key === 'turn-started' ? { seat: event.player } : undefined),
  tumbles: ({ key }) => key === 'rolled',
  legend: async () => (await import('./legend.tsx')).legend,
  plates: async () => (await import('./plates.tsx')).plates,
};
