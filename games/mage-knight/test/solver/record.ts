// Writes what the tests compare with: what the slow twin finds in the small fights, and the best plans of the large ones.
//   node games/mage-knight/test/solver/record.ts twins [names…]
//   node games/mage-knight/test/solver/record.ts plans [names…]
import { readFileSync, writeFileSync } from 'node:fs';
import { solveFight } from '../../solver/index.ts';
import { BENCHMARK, benchmarkFight, SMALL, smallFight } from './fights.ts';
import { Twin } from './twin.ts';

const [what = 'plans', ...names] = process.argv.slice(2);
const place = new URL(what === 'twins' ? 'twins.json' : 'recorded.json', import.meta.url);

const rounded = (n: number): number => Math.round(n * 1e6) / 1e6;

/** Milliseconds that this thread has had of a processor. */
function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function twinOf(name: string) {
  const twin = new Twin(smallFight(name).game, 0);
  return { best: rounded(twin.best()), looked: twin.looked };
}

function planOf(name: string) {
  const { game } = benchmarkFight(name);
  const start = now();
  const { plans = [], proved = false } = solveFight(game, 0, { ms: 6_000, now }) ?? {};
  return { best: rounded(plans[0]?.value ?? 0), proved, ms: Math.round(now() - start) };
}

const recorded = JSON.parse(readFileSync(place, 'utf8')) as Record<string, unknown>;
const all = what === 'twins' ? SMALL : BENCHMARK;
for (const name of names.length > 0 ? names : all) {
  recorded[name] = what === 'twins' ? twinOf(name) : planOf(name);
  const kept = all.flatMap((each) => (each in recorded ? [[each, recorded[each]] as const] : []));
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
