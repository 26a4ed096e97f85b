import { expect } from 'vitest';
import { inFullRun } from '../../../tools/full-run.ts';
import { onADatabase } from '../databases.ts';
import { crashRounds } from './rounds.ts';

const ROUNDS = 4;

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  inFullRun(
    'a server killed in the middle of play loses no choice it acknowledged, and doubles none',
    {
      timeout: 120_000,
    },
    async () => {
      const figures = await crashRounds(await fresh(), { rounds: ROUNDS, longest: 200 });
      expect(figures).toMatchObject({ rounds: ROUNDS, lost: 0, doubled: 0, broken: 0 });
      expect(figures.acknowledged).toBeGreaterThan(0);
    },
  );
});
