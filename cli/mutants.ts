import { join } from 'node:path';
import { randomFrom, shuffle } from '@krcma/kernel';
import { excusedAmong, excusesOf } from './src/mutants/excused.ts';
import { type Mutant, mutantsOf } from './src/mutants/find.ts';
import { isRecordedGames } from './src/mutants/likely.ts';
import { isEnough, mutantAsText, reportAsText } from './src/mutants/report.ts';
import { type Tried, tryMutants } from './src/mutants/try.ts';
import { type Wanted, wantedBy } from './src/mutants/wanted.ts';

const help = `Makes small mistakes in a copy of a game's rules, one at a time, and prints those that no test of the game notices.

  npm run mutants -- --game valeria --count 60
    --count 60       so many, drawn by the seed
    --seed n         draws the same ones again; a fresh one unless said
    --all            every mutant there is
    --file name      only of this file of the rules; may be said several times
    --excused        those of games/<game>/test/mutants.json: each must go unnoticed
    --help           this text

Tests that play whole games by chance, and those of words, are left out. Mutants that change nothing anybody could
notice stand in games/<game>/test/mutants.json, a list of { "file", "was", "becomes", "reason" }, and are never drawn.
One that no test notices is shown to the compiler: where it refuses, another is drawn instead.
Exit code 1: fewer than 95 % were noticed, or one that is excused was.`;

const root = join(import.meta.dirname, '..');

function drawn(mutants: Mutant[], { count, seed }: Wanted): Mutant[] {
  return count === undefined ? mutants : shuffle({ random: randomFrom(`mutants ${seed}`) }, mutants);
}

function tell({ mutant, noticed, refused }: Tried, { excused }: Wanted, number: number, of: number): void {
  if (excused && noticed !== undefined)
    console.log(`NOTICED though excused, by ${noticed.test} › ${noticed.title}\n${mutantAsText(mutant)}`);
  if (!excused && noticed === undefined && refused === undefined)
    console.log(`SURVIVED ${mutantAsText(mutant)}`);
  if (!excused && noticed !== undefined && isRecordedGames(noticed.test))
    console.log(`ONLY A RECORDED GAME noticed ${mutantAsText(mutant)}`);
  if (number % 10 === 0) console.error(`${number} of ${of} …`);
}

async function main(args: string[]): Promise<boolean> {
  const wanted = wantedBy(args, root);
  if (wanted === undefined) {
    console.log(help);
    return true;
  }
  const { game, files } = wanted;
  const every = mutantsOf(root, game);
  const { excused, problems } = excusedAmong(every, excusesOf(root, game));
  if (problems.length > 0)
    throw new Error(`games/${game}/test/mutants.json is out of date.\n${problems.join('\n')}`);
  const possible = every.filter(
    (mutant) => excused.has(mutant) === wanted.excused && (files?.includes(mutant.file) ?? true),
  );
  const mutants = drawn(possible, wanted);
  const seed = wanted.count === undefined ? '' : `, seed ${wanted.seed}`;
  const count = Math.min(wanted.count ?? mutants.length, mutants.length);
  console.log(`${game}: ${count} of ${possible.length} mutants${seed}`);
  const begun = performance.now();
  let number = 0;
  const tried = await tryMutants(root, game, mutants, {
    count,
    tell: (each) => tell(each, wanted, ++number, count),
  });
  const seconds = (performance.now() - begun) / 1000;
  if (wanted.excused) return tried.every(({ noticed }) => noticed === undefined);
  console.log(reportAsText(tried, excused.size, seconds));
  return isEnough(tried);
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
