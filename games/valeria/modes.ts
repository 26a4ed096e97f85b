// Ways to set the game up that are worth a test of their own: fuzzing plays them all, a golden replay keeps one of each.
import type { Json } from '@krcma/kernel';
import type { Mode } from '@krcma/kernel/conformance';
import { type FixedLayoutId, layouts } from './data/layouts.ts';
import type { ValeriaArrangement } from './rules/arrange.ts';
import type { EndReason, ValeriaOptions } from './state.ts';

const COUNTS = [1, 2, 3, 4, 5] as const;
const SEVERAL = [2, 3, 4, 5] as const;

const mode = (seats: number, name: string, options: Partial<ValeriaOptions> = {}): Mode => ({
  name: `${seats}-${name}`,
  seats,
  options,
});

const layout = (seats: number, id: FixedLayoutId): Mode => mode(seats, id, { layout: id });

/** The cards that no fixed layout brings together. */
const chosen: Partial<ValeriaOptions> = {
  layout: 'chosen',
  areas: ['barrens', 'forest', 'swamp', 'mountains', 'caverns'],
  citizens: [
    'monk',
    'blacksmith',
    'alchemist',
    'wizard',
    'peasant',
    'knight',
    'thief',
    'warlord',
    'priestess',
    'miner',
  ],
};

export const modes: readonly Mode[] = [
  ...COUNTS.map((seats) => layout(seats, 'first-game')),
  ...(Object.keys(layouts) as FixedLayoutId[]).slice(1).map((id, index) => layout(2 + index, id)),
  ...COUNTS.map((seats) => mode(seats, 'random', { layout: 'random' })),
  ...COUNTS.map((seats) => mode(seats, 'chosen', chosen)),
  ...COUNTS.map((seats) => mode(seats, 'events', { events: true })),
  ...COUNTS.map((seats) => mode(seats, 'mixed', { mixed: true })),
  ...SEVERAL.map((seats) => mode(seats, 'no-dukes', { noDukes: true })),
  ...SEVERAL.map((seats) =>
    mode(seats, 'all-variants', { layout: 'random', events: true, mixed: true, noDukes: true }),
  ),
  mode(2, 'picked-events', { events: true, pickedEvents: ['mimic', 'sorcerer'] }),
  mode(1, 'sums-attack', { sumsAttack: true }),
  mode(1, 'dark-lord-attacks', { darkLordAttacks: true }),
  mode(1, 'hardest', {
    layout: 'random',
    events: true,
    mixed: true,
    sumsAttack: true,
    darkLordAttacks: true,
  }),
  mode(3, 'new-domains-next-turn', { newDomains: 'next-turn' }),
  mode(2, 'end-once-met', { endCheck: 'once-met' }),
  mode(4, 'end-once-met', { endCheck: 'once-met' }),
  mode(1, 'no-solo-board-points', { soloBoardPoints: false }),
];

const solo = ({ seats }: Mode): boolean => seats === 1;
const several = ({ seats }: Mode): boolean => seats > 1;

/** In which modes the game can end so. */
export const endings: Readonly<Record<EndReason, (mode: Mode) => boolean>> = {
  monsters: several,
  domains: several,
  exhausted: several,
  'solo-monsters': solo,
  'solo-overrun': solo,
  'solo-exhausted': solo,
};

const nearlySlain: ValeriaArrangement = {
  players: [{ gold: 20, strength: 40, magic: 20 }],
  monsters: [['goblin'], ['skeleton'], ['treant'], ['owlbear'], ['dire-bear']],
};

/** Positions from which a game comes to an end that players without a plan hardly ever reach. */
export const rareEndings: Readonly<Partial<Record<EndReason, Json>>> = {
  'solo-monsters': nearlySlain as unknown as Json,
};
