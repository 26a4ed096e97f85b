// How well and how fast fights are solved: the fixed set of the benchmark, and the thirty fights of the slow twin.
//   node games/mage-knight/test/solver/measure.ts [--json] [--each]
import { type Patience, solveFight } from '../../solver/index.ts';
import { BENCHMARK, benchmarkFight, SMALL, smallFight } from './fights.ts';
import { recorded } from './recorded.ts';
import twins from './twins.json' with { type: 'json' };

/** Milliseconds that this thread has had of a processor: others may share the machine. */
function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** More than any bar asks for, what is asked for, and what a bot has. */
const PATIENCE = { ms: 3_000, now } as const;
const IN_TIME = { ms: 200, now } as const;
const HASTE = { ms: 20, now } as const;
const NEAR = 1e-5;

const known = twins as Readonly<Record<string, { readonly best: number }>>;

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

const valueIn = (name: string, patience: Patience): number =>
  solveFight(benchmarkFight(name).game, 0, patience)?.plans[0]?.value ?? Number.NEGATIVE_INFINITY;

function solvedFight(name: string) {
  const { game } = benchmarkFight(name);
  const start = now();
  const { plans = [], proved = false, doubts = [] } = solveFight(game, 0, PATIENCE) ?? {};
  const ms = now() - start;
  // Whatever was found better before counts too.
  const best = Math.max(plans[0]?.value ?? 0, recorded[name]?.best ?? Number.NEGATIVE_INFINITY);
  const isIn = (patience: Patience): boolean => valueIn(name, patience) >= best - NEAR;
  return { name, ms, best, proved, doubts, inTime: isIn(IN_TIME), inHaste: isIn(HASTE) };
}

function measured() {
  for (const name of BENCHMARK.slice(0, 10)) solveFight(benchmarkFight(name).game, 0, HASTE);
  const solved = BENCHMARK.map(solvedFight);
  if (process.argv.includes('--each'))
    console.table(solved.filter(({ ms, proved, inTime }) => ms > IN_TIME.ms || !proved || !inTime));
  const times = solved.map(({ ms }) => ms);
  const agreed = SMALL.filter((name) => {
    const [plan] = solveFight(smallFight(name).game, 0, PATIENCE)?.plans ?? [];
    return Math.abs((plan?.value ?? 0) - (known[name]?.best ?? 0)) < NEAR;
  });
  return {
    proved: solved.filter(({ proved }) => proved).length,
    provedInTime: solved.filter(({ proved, ms }) => proved && ms <= IN_TIME.ms).length,
    foundInTime: solved.filter(({ inTime }) => inTime).length,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    hasty: solved.filter(({ inHaste }) => inHaste).length,
    twins: agreed.length,
  };
}

const figures = measured();
if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
else console.table(figures);
