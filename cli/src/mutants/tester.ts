// A process that keeps one vitest for the copy of a tree and runs test files in the order it is told. It is a process
// of its own because rules that run away can only be ended from outside.
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';

/** What the tester is asked: these test files, in this order, until one fails; all unless said. */
export interface Order {
  readonly tests?: readonly string[];
  /** Files written anew since the last order. */
  readonly written?: readonly string[];
}

export type Word =
  | { readonly is: 'ready'; readonly tests: readonly string[] }
  | { readonly is: 'passed'; readonly test: string; readonly ms: number }
  | { readonly is: 'done'; readonly noticed?: { readonly test: string; readonly title: string } };

/** Whole games and descriptions spoiled by chance, and words: slow, and not about one rule. */
const LEFT_OUT = [
  'arrange.test',
  'conformance*',
  'bots*',
  'duel-*',
  'joint*',
  'play*',
  'warlike*',
  'wide*',
  'modes*',
  'text*',
  'tutorial*',
];

const say = (word: Word): void => {
  process.send?.(word);
};

const [root = '', game = ''] = process.argv.slice(2);

/** What failed first in this run; vitest's own list also holds what failed in earlier ones. */
let failure: ReturnType<typeof failureIn>;

class InOrderTold {
  sort = (files: TestSpecification[]) => files;
  shard = (files: TestSpecification[]) => files;
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    include: [`games/${game}/test/**/*.test.ts`],
    exclude: LEFT_OUT.map((name) => `**/test/${name}.ts`),
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 10_000,
    sequence: { sequencer: InOrderTold },
    reporters: [
      {
        onTestModuleEnd: (module) => {
          if (module.ok()) say({ is: 'passed', test: module.moduleId, ms: module.diagnostic().duration });
          else failure ??= failureIn(module);
        },
      },
    ],
  },
  { logLevel: 'silent' },
);
const all = new Map((await vitest.globTestSpecifications()).map((each) => [each.moduleId, each]));

/** Undefined also for files that were not finished because another had failed. */
function failureIn(module: TestModule): { test: string; title: string } | undefined {
  const [failed] = module.children.allTests('failed');
  const title = failed?.fullName ?? module.errors()[0]?.message;
  return title === undefined ? undefined : { test: module.moduleId, title };
}

process.on('message', async ({ tests, written = [] }: Order) => {
  for (const file of written) vitest.invalidateFile(file);
  const wanted = (tests ?? [...all.keys()]).flatMap((test) => all.get(test) ?? []);
  failure = undefined;
  const { unhandledErrors } = await vitest.runTestSpecifications(wanted);
  const error = unhandledErrors[0] as { message?: string } | undefined;
  const noticed = failure ?? (error && { test: '', title: String(error.message ?? error) });
  say({ is: 'done', ...(noticed && { noticed }) });
});
process.on('disconnect', () => process.exit());
say({ is: 'ready', tests: [...all.keys()] });
