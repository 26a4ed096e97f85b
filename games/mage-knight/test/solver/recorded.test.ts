import { expect, it } from 'vitest';
import { solveFight } from '../../solver/index.ts';
import { BENCHMARK, drawnFight, tableOf } from './fights.ts';
import recorded from './recorded.json' with { type: 'json' };

it.each(Object.entries(recorded))(
  '%s is solved as it was recorded, and every plan keeps its promise',
  (name, value) => {
    const solved = solveFight(tableOf(drawnFight(name, BENCHMARK)).game, 0, { ms: 60_000 });
    expect(solved?.plans[0]?.value).toBeCloseTo(value, 2);
    expect(solved).toMatchObject({ broken: [] });
  },
  60_000,
);
