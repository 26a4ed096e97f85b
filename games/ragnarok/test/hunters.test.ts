// Seats that hunt whenever they can: chance alone hardly ever gets far into a hunt.
import type { Json } from '@krcma/kernel';
import { type Player, playChecked, randomPlayer } from '@krcma/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { isFullRun, sampleSeed } from '../../../tools/sample.ts';
import { ragnarok } from '../index.ts';
import type { Prey } from '../state.ts';
import type { TableSetup } from './table.ts';

/** Hunts and wounds before anything else; of several by chance. */
const isTempting = (value: Json): boolean =>
  value === 'monsters' ||
  (typeof value === 'object' &&
    value !== null &&
    'do' in value &&
    ['hunt', 'wound', 'use'].includes(String(value.do)));

const hunter: Player = (game, ask, seed) => {
  const tempting = ask.values.flatMap((value, index) => (isTempting(value) ? [index] : []));
  if (tempting.length === 0) return randomPlayer(game, ask, seed);
  return tempting[randomPlayer(game, { ...ask, values: tempting }, seed)] ?? 0;
};

/** Strong hunters, all of them beside the prey. */
function gathered(prey: Prey, seats: number): TableSetup {
  const blessings = [
    ['jarngreipr', 'megingjord', 'thunderclap'],
    ['hallowed-hammer', 'mead-of-poetry'],
    ['unbowed', 'giants-bane'],
    ['storm-chariot'],
  ] as const;
  const heroes = ['beowulf', 'snorri', 'ragnar', 'lagertha'] as const;
  const players = Array.from({ length: seats }, (_, seat) => ({
    hero: heroes[seat],
    region: 1,
    drakkar: 1,
    attributes: { might: 6, wisdom: 5, authority: 3 },
    blessings: [...(blessings[seat] ?? [])],
    tokens: prey === 'loki' ? 1 : 0,
    armies: seat === 0 ? [{ region: 1, strength: 4 }] : [],
    ...(seat === 0 && { artifacts: ['mjolnir'], tokens: prey === 'loki' ? 2 : 0 }),
  }));
  return {
    players: players as unknown as NonNullable<TableSetup['players']>,
    active: 0,
    turns: seats,
    loki: prey === 'loki' ? 1 : 8,
    ...(prey !== 'loki' && { monsters: { [prey]: { region: 1 } } }),
  };
}

const arrangementOf = (setup: TableSetup): Json =>
  ({
    ...setup,
    phase: 'special',
    at: [
      { rule: 'ragnarok', step: 'turns' },
      { rule: 'turn', step: 'special' },
    ],
  }) as unknown as Json;

const PREY: readonly Prey[] = ['draug', 'huldra', 'grendel', 'fafnir', 'garm', 'nokk', 'loki'];
const games = isFullRun ? 4 : 1;

describe('seats that hunt', () => {
  it.each(PREY)('%s is hunted without a promise broken', (prey) => {
    let hunts = 0;
    for (let game = 0; game < games; game++)
      for (const seats of [2, 4]) {
        const { log } = playChecked(
          ragnarok,
          {
            seats,
            seed: `${sampleSeed()} hunt ${prey} ${game}`,
            options: { lastRound: 1 },
            arrangement: arrangementOf(gathered(prey, seats)),
          },
          hunter,
          { every: isFullRun ? 2 : 4 },
        );
        hunts += log.flatMap(({ events }) => events).filter(({ event }) => event.key === 'hunt-begun').length;
      }
    expect(hunts).toBeGreaterThan(0);
  });
});
