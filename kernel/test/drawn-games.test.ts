import { describe, expect, it } from 'vitest';
import { ConformanceError, type Player } from '../conformance.ts';
import { drawnConformance } from '../drawn-games.ts';
import { gameWith, honest } from './honest.ts';

const modes = [2, 3, 4].map((seats) => ({ name: `${seats}`, seats }));

/** The tables that were played at, in their order, and how many decisions were made. */
function played(seed: string, decisions: number): { tables: string[]; made: number } {
  const tables: string[] = [];
  let made = 0;
  const counting: Player = ({ seats, trail = [] }: { seats: number; trail?: unknown[] }) => {
    if (trail.length === 0) tables.push(`${seats}`);
    made++;
    return 0;
  };
  drawnConformance(gameWith(honest), modes, {
    seed,
    decisions,
    effort: { every: 1000 },
    players: { counting },
  }).run();
  return { tables, made };
}

describe('games drawn by a seed', () => {
  it('are whole, and as many as it takes for the decisions', () => {
    // A game of the test's own is six decisions long.
    expect(played('a', 1)).toMatchObject({ made: 6 });
    expect(played('a', 6)).toMatchObject({ made: 6 });
    expect(played('a', 7)).toMatchObject({ made: 12 });
  });

  it('are of every mode before one comes again', () => {
    const { tables } = played('b', 36);
    expect(tables).toHaveLength(6);
    for (const round of [tables.slice(0, 3), tables.slice(3)])
      expect(round.toSorted()).toEqual(['2', '3', '4']);
  });

  it('are the same for the same seed, and others for another', () => {
    const orders = Array.from({ length: 20 }, (_, seed) => played(`${seed}`, 18).tables.join());
    expect(played('7', 18).tables.join()).toBe(orders[7]);
    expect(new Set(orders).size).toBeGreaterThan(3);
  });

  it('say the seed they were drawn by, and how a broken promise is seen again', () => {
    const broken = gameWith(honest, { inconsistency: () => 'It never holds.' });
    const { title, run } = drawnConformance(broken, modes, { seed: 'tuesday', decisions: 50 });
    expect(title).toBe('mini: 50 decisions in modes drawn by the seed tuesday keep every promise');
    expect(run).toThrow(ConformanceError);
    expect(run).toThrow(/It never holds\. \[seed tuesday \d random 0, \d seats/);
  });
});
