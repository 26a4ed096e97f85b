// Ways to set the game up that are worth a test of their own: fuzzing plays them all, a golden replay keeps one of each.
import type { Json } from '@krcma/kernel';
import type { Mode } from '@krcma/kernel/conformance';
import type { RagnarokArrangement } from './rules/arrangement.ts';
import type { EndReason, RagnarokOptions, TurnStep } from './state.ts';

const SEATS = [2, 3, 4] as const;

/** Long enough for every ending, short enough for seats that do not want one. */
const LAST_ROUND = 12;

const mode = (seats: number, name: string, options: Partial<RagnarokOptions> = {}): Mode => ({
  name: `${seats}-${name}`,
  seats,
  options: { lastRound: LAST_ROUND, ...options },
});

export const modes: readonly Mode[] = [
  ...SEATS.map((seats) => mode(seats, 'scale-a')),
  ...SEATS.map((seats) => mode(seats, 'scale-b', { scale: 'b' })),
];

/** Every ending can come in every mode. */
export const endings: Readonly<Record<EndReason, (mode: Mode) => boolean>> = {
  jarl: () => true,
  godi: () => true,
  slayer: () => true,
  ragnarok: () => true,
};

const inTurn = (step: TurnStep): NonNullable<RagnarokArrangement['at']> => [
  { rule: 'ragnarok', step: 'turns' },
  { rule: 'turn', step },
];

/** All of two lands and most of a third, with armies beside the last region. */
const nearJarl: RagnarokArrangement = {
  players: [
    {
      hero: 'ragnar',
      region: 9,
      drakkar: 3,
      regions: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      armies: [
        { region: 8, strength: 5 },
        { region: 9, strength: 5 },
      ],
    },
  ],
  active: 0,
  turns: 8,
  loki: 16,
  at: inTurn('manoeuvre'),
};

/** Three temples, a fourth beside an army, and room for one more. */
const nearGodi: RagnarokArrangement = {
  players: [
    {
      hero: 'ragnar',
      region: 9,
      drakkar: 3,
      regions: [2, 7, 8, 14],
      armies: [
        { region: 8, strength: 5 },
        { region: 14, strength: 5 },
      ],
    },
  ],
  temples: [2, 7, 8, 13],
  active: 0,
  turns: 8,
  loki: 16,
  at: inTurn('manoeuvre'),
};

/** Two monsters slain, and Loki within reach of a hero who has all the strength there is. */
const nearLoki: RagnarokArrangement = {
  players: [
    {
      hero: 'beowulf',
      region: 9,
      drakkar: 3,
      attributes: { authority: 6, might: 6, wisdom: 6 },
      hand: ['seidr-staff', 'seidr-staff', 'spear', 'sword', 'axe', 'bow', 'bow'],
      blessings: ['bilskirnir', 'jarngreipr', 'megingjord', 'mead-of-poetry', 'thunderclap'],
      artifacts: ['mjolnir'],
      slain: ['draug', 'grendel'],
    },
  ],
  active: 0,
  turns: 8,
  loki: 9,
  at: inTurn('special'),
};

/** Positions from which a game comes to an end that players without a plan hardly ever reach. */
export const rareEndings: Readonly<Partial<Record<EndReason, Json>>> = {
  jarl: nearJarl as unknown as Json,
  godi: nearGodi as unknown as Json,
  slayer: nearLoki as unknown as Json,
};

export { turnBegun } from './turn-begun.ts';
