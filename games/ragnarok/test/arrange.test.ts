import type { Json, Setup } from '@krcma/kernel';
import { describe, it } from 'vitest';
import { describedChecks, type Position } from '../../../kernel/test/described.ts';
import { ARTIFACTS } from '../data/artifacts.ts';
import { ATTACK_CARDS } from '../data/attack-cards.ts';
import { BLESSINGS } from '../data/blessings.ts';
import { COMBAT_CARDS } from '../data/combat-cards.ts';
import { HEROES } from '../data/heroes.ts';
import { MONSTERS } from '../data/monsters.ts';
import { OMENS } from '../data/omens.ts';
import { ORIGINS } from '../data/origins.ts';
import { REALMS } from '../data/realms.ts';
import { SLOTS } from '../data/wheel.ts';
import { type RagnarokArrangement, ragnarok } from '../index.ts';

const position = (
  seats: number,
  arrangement: RagnarokArrangement,
  options: Setup['options'] = {},
): Position => ({
  seats,
  options: { lastRound: 12, ...options },
  arrangement: arrangement as unknown as Json,
});

const inTurn = (step: string): NonNullable<RagnarokArrangement['at']> => [
  { rule: 'ragnarok', step: 'turns' },
  { rule: 'turn', step },
];

const HOMES = [
  { hero: 'ragnar', region: 1, drakkar: 1 },
  { hero: 'aslaug', region: 11, drakkar: 3 },
  { hero: 'lagertha', region: 16, drakkar: 4 },
  { hero: 'beowulf', region: 9, drakkar: 2 },
] as const;

/** Positions that say everything a position can say, between them. */
const good: readonly Position[] = [
  position(4, {
    players: [
      {
        ...HOMES[0],
        origin: 'thor',
        attributes: { authority: 3, might: 5, wisdom: 4 },
        injured: ['might'],
        armies: [
          { region: 13, strength: 3 },
          { region: 1, strength: 6 },
        ],
        priests: 2,
        runes: { uruz: 1, othila: 1, algiz: 1 },
        hand: ['spear', 'spear', 'axe'],
        blessings: ['hlidskjalf', 'warband'],
        artifacts: ['barrow-blade', { id: 'mjolnir', charged: false }],
        slain: ['draug'],
        tokens: 1,
        regions: [1, 2, 15],
      },
      { ...HOMES[1], armies: [{ region: 12, strength: 4 }], regions: [11, 12], hand: ['bow'] },
      HOMES[2],
      HOMES[3],
    ],
    phase: 'manoeuvre',
    start: 2,
    active: 0,
    turns: 9,
    temples: [2, 8],
    forges: [{ region: 3, rune: 'algiz', filled: false }, { region: 6 }],
    monuments: { odin: { level: 2, priests: [0, 1] }, thor: { level: 3 } },
    monsters: { huldra: { region: 12, owner: 1, wounds: [0, null, 1] }, nokk: { region: 5 } },
    upper: ['huldra', 'fafnir'],
    loki: 8,
    wheel: { mobilize: [1, 0], prepare: [2] },
    allies: { vanaheim: [0, 3], niflheim: [1] },
    omens: [],
    decks: {
      combat: ['sword', 'sword'],
      attacks: [],
      blessings: ['seidr'],
      events: [3, 17],
    },
    at: inTurn('manoeuvre'),
  }),
  position(
    2,
    {
      players: [
        {
          ...HOMES[0],
          armies: [{ region: 1, strength: 2 }],
          regions: [1, 3, 4],
          hand: ['shield'],
          blessings: ['folkvang'],
        },
        { ...HOMES[1], armies: [{ region: 5, strength: 1 }], regions: [5, 11] },
      ],
      phase: 'special',
      active: 1,
      turns: 20,
      doom: { by: 0, left: 2 },
      wheel: { reinforce: [1], temple: [0, 1] },
      loki: 16,
      at: inTurn('special'),
    },
    { scale: 'b' },
  ),
  position(3, {
    players: [HOMES[0], HOMES[1], { ...HOMES[2], hand: ['longbow', 'seidr-staff'] }],
    phase: 'prayer',
    turns: 3,
    monsters: { garm: { region: 16, owner: 2 }, grendel: { region: 1 } },
    at: inTurn('prayer'),
  }),
  position(3, {
    players: [{ ...HOMES[0], runes: { uruz: 2 } }, HOMES[1], HOMES[2]],
    phase: 'rune',
    turns: 4,
    at: inTurn('rune'),
  }),
];

const WORDS = [
  ...[COMBAT_CARDS, ATTACK_CARDS, BLESSINGS, ARTIFACTS, HEROES, ORIGINS, MONSTERS, OMENS].flat(),
  ...[REALMS, SLOTS].flat(),
];

describe('a described position', () => {
  for (const { title, run } of describedChecks(ragnarok, good, WORDS)) it(title, run);
});
