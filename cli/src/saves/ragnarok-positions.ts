// Positions of Ragnarök from which play comes to questions that whole games hardly ever ask.
import type { RagnarokArrangement } from '@krcma/ragnarok';
import { described, type Position } from './described.ts';

/** Whoever plays on comes to an end. */
const LAST_ROUND = { lastRound: 8 } as const;

const inTurn = (step: string): NonNullable<RagnarokArrangement['at']> => [
  { rule: 'ragnarok', step: 'turns' },
  { rule: 'turn', step },
];

const plenty = {
  attributes: { authority: 3, might: 3, wisdom: 6 },
  runes: { uruz: 2, othila: 2, algiz: 2 },
  priests: 2,
} as const;

/** Neighbours with all that acts in turns and battles, of nearly the same strength. */
const blessed = described(
  'blessed',
  2,
  {
    players: [
      {
        ...plenty,
        hero: 'beowulf',
        region: 8,
        drakkar: 2,
        hand: ['axe', 'bow', 'sword', 'shield'],
        injured: ['authority', 'might'],
        blessings: ['hlidskjalf', 'muninn', 'huginn', 'warband', 'folkvang', 'twin-winds'],
        artifacts: ['grendel-arm', 'fear-helm', 'gleipnir-strand', 'drowned-fiddle', 'hulder-mantle'],
        regions: [8, 9, 2],
        armies: [
          { region: 8, strength: 4 },
          { region: 9, strength: 3 },
        ],
      },
      {
        ...plenty,
        hero: 'lagertha',
        region: 13,
        drakkar: 4,
        hand: ['spear', 'longbow', 'sword-riposte'],
        injured: ['authority', 'might'],
        blessings: ['storm-chariot', 'goat-feast', 'seidr', 'sessrumnir', 'valkyries-choice', 'falcon-cloak'],
        artifacts: ['gungnir', 'brisingamen'],
        regions: [4, 10, 13, 12],
        armies: [
          { region: 13, strength: 4 },
          { region: 10, strength: 3 },
        ],
      },
    ],
    allies: { niflheim: [0, 1], alfheim: [0, 1] },
    monsters: { draug: { region: 7 }, garm: { region: 14 } },
    active: 0,
    turns: 2,
    loki: 1,
    at: inTurn('prayer'),
  },
  LAST_ROUND,
);

/** One army with nowhere to go, and on both sides what may decide a battle; monsters stand among them. */
const cornered = described(
  'cornered',
  2,
  {
    players: [
      {
        hero: 'ragnar',
        region: 1,
        drakkar: 1,
        artifacts: ['grendel-arm'],
        runes: { uruz: 1, algiz: 1 },
        regions: [8, 10],
        armies: [
          { region: 8, strength: 6 },
          { region: 10, strength: 6 },
        ],
      },
      {
        hero: 'lagertha',
        region: 2,
        drakkar: 5,
        artifacts: ['gungnir'],
        blessings: ['folkvang'],
        runes: { othila: 1, algiz: 1 },
        regions: [9, 4, 15],
        armies: [{ region: 9, strength: 3 }],
      },
    ],
    monsters: { huldra: { region: 8, owner: 0 }, fafnir: { region: 10, owner: 1 } },
    phase: 'manoeuvre',
    active: 0,
    turns: 2,
    loki: 12,
    at: inTurn('manoeuvre'),
  },
  LAST_ROUND,
);

/** Two rings in use, a third monster here, and Loki too. */
const ringed = described(
  'ringed',
  2,
  {
    players: [{ ...plenty, hero: 'ragnar', region: 7, drakkar: 1, attributes: { wisdom: 6 } }],
    monsters: {
      draug: { region: 5, owner: 0 },
      garm: { region: 6, owner: 0 },
      grendel: { region: 7 },
      nokk: { region: 7 },
    },
    phase: 'rune',
    active: 0,
    turns: 2,
    loki: 7,
    dice: [1, 3, 5, 2, 4, 6, 1, 3, 5, 2, 4, 6],
    at: inTurn('rune'),
  },
  LAST_ROUND,
);

/** A hero with a large hand and what helps in a hunt; the attack that closes wounds comes second. */
const hunting = described(
  'hunting',
  2,
  {
    players: [
      {
        hero: 'beowulf',
        region: 7,
        drakkar: 1,
        attributes: { authority: 3, might: 6, wisdom: 6 },
        hand: ['seidr-staff', 'sword', 'sword', 'axe', 'axe', 'spear', 'bow', 'bow'],
        blessings: ['bilskirnir', 'jarngreipr', 'giants-bane', 'megingjord'],
        artifacts: ['mjolnir'],
        regions: [15],
      },
    ],
    monsters: { draug: { region: 7, wounds: [1, 1, 1, 1, null, null, null, 1] } },
    decks: { attacks: ['roar', 'roar', 'regenerate', 'claws'] },
    phase: 'special',
    active: 0,
    turns: 2,
    loki: 1,
    at: inTurn('special'),
  },
  LAST_ROUND,
);

export const ragnarokPositions: readonly Position[] = [blessed, cornered, ringed, hunting];
