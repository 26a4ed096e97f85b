// Kills a server under play again and again, and counts what was acknowledged and is not there, or there twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tools/postgres.ts';
import { inTime } from '../operation/in-time.ts';
import type { StoreConfig } from '../store/store.ts';
import { crashRounds } from '../test/crash/rounds.ts';
import { wishes } from './wishes.ts';

const help = `Kills a server under play again and again, and counts what was acknowledged and is not there, or there twice.

  node server/measure/crash.ts
    --rounds 100                     how often
    --database sqlite|postgres       which of them
    --help                           this text`;

const { values } = wishes({
  options: {
    help: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '100' },
    database: { type: 'string', default: 'sqlite' },
  },
});

if (values.help) {
  console.log(help);
  process.exit(0);
}

/** A round takes a second or two; one that takes longer hangs. */
const ROUND_AT_MOST = 60_000;

async function measure(config: StoreConfig): Promise<void> {
  const began = Date.now();
  const figures = await crashRounds(config, {
    rounds: Number(values.rounds),
    progress: ({ rounds, acknowledged, lost, doubled }) => {
      if (rounds % 10 === 0)
        console.log(`${rounds} rounds: ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`);
    },
  });
  console.log(values.database, figures, `${Math.round((Date.now() - began) / 1000)} s`);
  if (figures.lost + figures.doubled + figures.broken > 0) process.exitCode = 1;
}

const DATA = mkdtempSync(join(tmpdir(), 'krcma-crash-'));
const postgres = values.database === 'postgres' ? await startPostgres({ durable: true }) : undefined;
try {
  if (typeof postgres === 'string') throw new Error(postgres);
  const measuring = measure({ DATA, ...(postgres && { DATABASE_URL: postgres.url }) });
  await inTime(measuring, Number(values.rounds) * ROUND_AT_MOST, 'Killing servers under play');
} finally {
  if (typeof postgres === 'object') await postgres.stop();
  rmSync(DATA, { recursive: true, force: true });
}
