import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { wholeNumber } from './src/arguments.ts';
import { addTo, emptyTally, fuzzGames, modesWanted, type Plan, type Tally } from './src/fuzz/fuzz-games.ts';
import { commandFor, reportAsText, writeFailure } from './src/fuzz/report.ts';
import { gameCalled } from './src/games.ts';

const help = `Plays many games of all modes with random, stubborn and greedy seats and checks every promise of the kernel.

  npm run fuzz -- --game valeria --games 1000
    --every 20       checks are made at about one of so many decisions
    --greedy 4       greedy seats think, so they sit in one of so many games
    --seed s         other games; the same seed plays the same ones
    --workers 2      threads
    --mode name      only this mode of the game
    --only n         only game number n of the seed: what a failure asks for
    --json           { "game", "games", "decisions", "seconds", "modes", "endings", "failure"? }
    --help           this text

A broken promise prints one command that shows it again, writes a report for npm run replay, and ends with exit code 1.`;

const options = {
  game: { type: 'string', default: 'valeria' },
  games: { type: 'string', default: '200' },
  every: { type: 'string', default: '20' },
  greedy: { type: 'string', default: '4' },
  seed: { type: 'string', default: 'fuzz' },
  workers: { type: 'string', default: '1' },
  mode: { type: 'string' },
  only: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What a thread says: how far it is, and at the end the whole. */
interface Told {
  readonly games: number;
  readonly tally?: Tally;
}

function inWorker(plan: Plan, tell: (games: number) => void): Promise<Tally> {
  return new Promise((take, fail) => {
    const worker = new Worker(new URL('./src/fuzz/worker.ts', import.meta.url), { workerData: plan });
    worker.on('message', ({ games, tally }: Told) => (tally === undefined ? tell(games) : take(tally)));
    worker.once('error', fail);
  });
}

async function tallyOf(plan: Plan, workers: number): Promise<Tally> {
  const progress = new Map<number, number>();
  const tell = (worker: number) => (games: number) => {
    progress.set(worker, games);
    const sum = [...progress.values()].reduce((all, each) => all + each, 0);
    console.error(`${sum} of ${plan.count} games …`);
  };
  if (workers === 1) return fuzzGames(gameCalled(plan.game), plan, tell(0));
  const plans = Array.from({ length: Math.min(workers, plan.count) }, (_, first) => ({
    ...plan,
    first,
    step: workers,
    count: Math.ceil((plan.count - first) / workers),
  }));
  const sum = emptyTally();
  for (const tally of await Promise.all(plans.map((each, worker) => inWorker(each, tell(worker)))))
    addTo(sum, tally);
  return sum;
}

async function main(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options });
  if (values.help) {
    console.log(help);
    return true;
  }
  const game = gameCalled(values.game);
  modesWanted(game, values.mode);
  const only = values.only === undefined ? undefined : wholeNumber('--only', values.only, 0);
  const plan: Plan = {
    game: values.game,
    seed: values.seed,
    every: wholeNumber('--every', values.every, 1),
    greedy: wholeNumber('--greedy', values.greedy, 1),
    mode: values.mode,
    first: only ?? 0,
    step: 1,
    count: only === undefined ? wholeNumber('--games', values.games, 1) : 1,
  };
  const workers = only === undefined ? wholeNumber('--workers', values.workers, 1) : 1;
  const begun = performance.now();
  const tally = await tallyOf(plan, workers);
  const seconds = (performance.now() - begun) / 1000;
  const summary = { game: values.game, seconds, ...tally };
  console.log(values.json ? JSON.stringify(summary, null, 2) : reportAsText(tally, seconds));
  if (tally.failure === undefined) return true;
  console.error(`\nBroken: ${tally.failure.sentence}`);
  console.error(`Report: ${writeFailure(game, tally.failure)}`);
  console.error(`Again:  ${commandFor(plan, tally.failure)}`);
  return false;
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
