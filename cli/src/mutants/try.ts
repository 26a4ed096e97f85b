import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { copyOfTree } from './copy.ts';
import { changed, type Mutant, rulesFolder } from './find.ts';
import { Likely } from './likely.ts';
import { GameTests, type Noticed } from './run-tests.ts';

export interface Tried {
  readonly mutant: Mutant;
  readonly noticed: Noticed | undefined;
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
  { tell = () => {}, silence }: { tell?: (tried: Tried) => void; silence?: number } = {},
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
    return await tryEach(copy.path, game, mutants, tests, tell);
  } finally {
    process.off('exit', leave).off('SIGINT', interrupted).off('SIGTERM', interrupted);
    leave();
  }
}

async function tryEach(
  copy: string,
  game: string,
  mutants: readonly Mutant[],
  tests: GameTests,
  tell: (tried: Tried) => void,
): Promise<Tried[]> {
  const likely = new Likely();
  const all: Tried[] = [];
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
    const tried = { mutant, noticed: noticed && { ...noticed, test: relative(copy, noticed.test) } };
    all.push(tried);
    tell(tried);
  }
  return all;
}
