import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Compiler } from './compiler.ts';
import { copyOfTree } from './copy.ts';
import { changed, type Mutant, rulesFolder } from './find.ts';
import { Likely } from './likely.ts';
import { GameTests, type Noticed } from './run-tests.ts';

export interface Tried {
  readonly mutant: Mutant;
  readonly noticed: Noticed | undefined;
  /** Why it does not compile, where no test noticed it: nobody can make that slip. */
  readonly refused?: string;
}

interface Trying {
  readonly tell?: (tried: Tried) => void;
  readonly silence?: number;
  /** So many of them, those that do not compile aside; all unless said. */
  readonly count?: number | undefined;
}

async function refuseBroken(tests: GameTests, game: string, silence: number | undefined): Promise<void> {
  const broken = await tests.runUnchanged(silence);
  if (broken !== undefined)
    throw new Error(
      `The tests of ${game} fail before anything is changed: ${broken.test} › ${broken.title}. Mend that first.`,
    );
}

/** Tries mutants one after another in a copy of the tree; the copy is gone afterwards, whatever happens. */
export async function tryMutants(
  root: string,
  game: string,
  mutants: readonly Mutant[],
  { tell = () => {}, silence, count = mutants.length }: Trying = {},
): Promise<Tried[]> {
  const copy = copyOfTree(root);
  const tests = new GameTests(copy.path, game);
  const leave = () => {
    tests.close();
    copy.remove();
  };
  const interrupted = () => process.exit(130);
  process.once('exit', leave).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await refuseBroken(tests, game, silence);
    const compiler = new Compiler(root, game);
    const all: Tried[] = [];
    let left = count;
    for await (const tried of eachTried(copy.path, game, mutants, tests)) {
      const refused = tried.noticed === undefined ? compiler.refusal(tried.mutant) : undefined;
      const judged = refused === undefined ? tried : { ...tried, refused };
      all.push(judged);
      tell(judged);
      if (refused === undefined) left--;
      if (left <= 0) break;
    }
    return all;
  } finally {
    process.off('exit', leave).off('SIGINT', interrupted).off('SIGTERM', interrupted);
    leave();
  }
}

async function* eachTried(
  copy: string,
  game: string,
  mutants: readonly Mutant[],
  tests: GameTests,
): AsyncGenerator<Tried> {
  const likely = new Likely();
  const written = new Set<string>();
  for (const mutant of mutants) {
    const path = join(rulesFolder(copy, game), mutant.file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, changed(source, mutant));
    const order = likely.order(mutant.file, tests.durations);
    const noticed = await tests.run({ tests: order, written: [...written.add(path)] });
    writeFileSync(path, source);
    // It is as it was, which the next run has to be told as well.
    written.clear();
    written.add(path);
    if (noticed !== undefined) likely.learn(mutant.file, noticed.test);
    yield { mutant, noticed: noticed && { ...noticed, test: relative(copy, noticed.test) } };
  }
}
