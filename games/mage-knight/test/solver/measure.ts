// How well and how fast fights are solved: the fixed set of the benchmark, and the thirty fights of the slow twin.
//   node games/mage-knight/test/solver/measure.ts [--json]
import { solveFight } from '../../solver/index.ts';
import { BENCHMARK, benchmarkFight, SMALL, smallFight } from './fights.ts';
import twins from './twins.json' with { type: 'json' };

/** In real time: more than any bar asks for. */
const PATIENCE = { ms: 3_000 } as const;
const HASTE = { ms: 20 } as const;
const NEAR = 1e-5;

const known = twins as Readonly<Record<string, { readonly best: number }>>;

/** Milliseconds of a processor: others may share the machine. */
function timed<T>(run: () => T): { readonly found: T; readonly ms: number } {
  const before = process.cpuUsage();
  const found = run();
  const { user, system } = process.cpuUsage(before);
  return { found, ms: (user + system) / 1000 };
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

function measured() {
  for (const name of BENCHMARK.slice(0, 10)) solveFight(benchmarkFight(name).game, 0, HASTE);
  const solved = BENCHMARK.map((name) => {
    const { game } = benchmarkFight(name);
    return timed(() => solveFight(game, 0, PATIENCE));
  });
  const times = solved.map(({ ms }) => ms);
  const hasty = BENCHMARK.map(
    (name) => solveFight(benchmarkFight(name).game, 0, HASTE)?.plans[0]?.value ?? 0,
  );
  const best = solved.map(({ found }) => found?.plans[0]?.value ?? 0);
  const agreed = SMALL.filter((name) => {
    const [plan] = solveFight(smallFight(name).game, 0, PATIENCE)?.plans ?? [];
    return Math.abs((plan?.value ?? 0) - (known[name]?.best ?? 0)) < NEAR;
  });
  return {
    proved: solved.filter(({ found }) => found?.proved === true).length,
    provedInTime: solved.filter(({ found, ms }) => found?.proved === true && ms <= 200).length,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    hasty: hasty.filter((value, at) => value >= (best[at] ?? 0) - NEAR).length,
    twins: agreed.length,
  };
}

const figures = measured();
if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
else console.table(figures);
