import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const packages = {
  kernel: 'kernel',
  protocol: 'protocol',
  bots: 'bots',
  server: 'server',
  cli: 'cli',
  tableware: 'tableware',
  web: 'web',
  toy: 'games/toy',
  other: 'games/other',
};
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const soundTree = {
  'kernel/index.ts': "export { type Table, seats } from './table.ts';",
  'kernel/table.ts': 'export type Table = object; export const seats = 4;',
  'kernel/test/table.test.ts': "import 'node:fs'; import '../table.ts';",
  'bots/index.ts': "export { seats as random } from '@krcma/kernel';",
  'bots/test/random.test.ts': "import '@krcma/toy'; import '../index.ts';",
  'protocol/index.ts': "export { seats as frame } from '@krcma/kernel';",
  'server/index.ts':
    "import 'node:fs'; import '@krcma/protocol'; import '@krcma/toy'; import '@krcma/bots'; export const server = 1;",
  'games/toy/index.ts': "export * from './rules/turn.ts';",
  'games/toy/rules/turn.ts': "import { seats } from '@krcma/kernel'; export const turn = seats;",
  'games/toy/text/en.ts': "import { turn } from '../rules/turn.ts'; export const words = [turn];",
  'games/toy/test/turn.test.ts':
    "import 'node:fs'; import '../text/en.ts'; import '../bot/solver.ts'; import '@krcma/bots';",
  'games/toy/bot/solver.ts': "export { turn as solver } from '../rules/turn.ts';",
  'games/toy/view/board.tsx': "import '@krcma/tableware'; import '../rules/turn.ts'; export const Board = 1;",
  'games/other/index.ts': 'export const other = 1;',
  'tableware/index.ts': "export { seats as shields } from '@krcma/kernel';",
  'web/src/main.ts':
    "import '@krcma/toy'; import '@krcma/bots'; import '@krcma/tableware'; import '@krcma/protocol'; export const page = 1;",
  'web/e2e/game.test.ts':
    "import 'node:fs'; import '@krcma/server'; import '../src/main.ts'; import '../../tools/browser.ts';",
  'tools/browser.ts': 'export const browser = 1;',
  'cli/krcma.ts':
    "import '@krcma/toy'; import '@krcma/bots'; import '@krcma/server'; import 'node:fs'; export const main = 1;",
  'start.mjs': "import './web/src/main.ts';",
};

/** Each broken arrow as "rule: from -> to", found in a tree of the same shape and with the same settings. */
function brokenArrows(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-arrows-'));
  folders.push(folder);
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json'])
    copyFileSync(join(root, file), join(folder, file));
  for (const [path, source] of Object.entries({ ...soundTree, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  mkdirSync(join(folder, 'node_modules/@krcma'), { recursive: true });
  for (const [name, path] of Object.entries(packages)) {
    writeFileSync(
      join(folder, path, 'package.json'),
      JSON.stringify({ name: `@krcma/${name}`, exports: './index.ts' }),
    );
    symlinkSync(join(folder, path), join(folder, 'node_modules/@krcma', name), 'junction');
  }
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.'];
  const run = spawnSync(process.execPath, [cruiser, ...options], { cwd: folder, encoding: 'utf8' });
  const report = JSON.parse(run.stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort();
}

it('lets every arrow of the architecture through', () => {
  expect(brokenArrows({})).toEqual([]);
});

it('catches every arrow that points the wrong way', () => {
  const arrows = brokenArrows({
    'kernel/clock.ts': "import 'node:fs';",
    'kernel/toy.ts': "import '@krcma/toy';",
    'kernel/test/toy.test.ts': "import '@krcma/toy';",
    'bots/toy.ts': "import '@krcma/toy';",
    'bots/shell.ts': "import '@krcma/cli';",
    'games/toy/rules/words.ts':
      "import type { words } from '../text/en.ts'; export type Words = typeof words;",
    'games/toy/data/cards.ts': "import '../bot/solver.ts';",
    'games/toy/rules/save.ts': "import 'node:fs';",
    'games/toy/rules/reach.ts': "import '../../../kernel/table.ts';",
    'games/toy/bot/borrowed.ts': "import '@krcma/other';",
    'games/toy/bot/whole.ts': "import '../index.ts';",
    'games/toy/data/egg.ts': "import './hen.ts';",
    'games/toy/data/hen.ts': "import './egg.ts';",
    'games/toy/data/lost.ts': "import './nowhere.ts';",
    'cli/index.ts': 'export const shell = 1;',
    'cli/pages.ts': "import '@krcma/web';",
    'games/toy/view/shell.ts': "import '@krcma/bots';",
    'games/toy/tutorial/lesson.ts': "import 'node:fs';",
    'tableware/cards.ts': "import '@krcma/toy';",
    'web/index.ts': 'export const web = 1;',
    'protocol/toy.ts': "import '@krcma/toy';",
    'server/rules.ts': "import '../games/toy/rules/turn.ts';",
    'server/pages.ts': "import '@krcma/web';",
    'web/src/served.ts': "import '@krcma/server';",
    'web/src/peek.ts': "import '../../games/toy/rules/turn.ts';",
  });
  expect(arrows).toEqual([
    'bots-import-only-the-kernel: bots/shell.ts -> cli/index.ts',
    'bots-import-only-the-kernel: bots/toy.ts -> games/toy/index.ts',
    'games-import-only-the-kernel: games/toy/data/lost.ts -> ./nowhere.ts',
    'games-import-only-the-kernel: games/toy/rules/save.ts -> fs',
    'kernel-stands-alone: kernel/clock.ts -> fs',
    'kernel-stands-alone: kernel/toy.ts -> games/toy/index.ts',
    'kernel-tests-know-no-game: kernel/test/toy.test.ts -> games/toy/index.ts',
    'kernel-tests-know-no-game: kernel/toy.ts -> games/toy/index.ts',
    'no-cycles: games/toy/data/egg.ts -> games/toy/data/hen.ts',
    'no-game-imports-another: games/toy/bot/borrowed.ts -> games/other/index.ts',
    'nothing-imports-cli: bots/shell.ts -> cli/index.ts',
    'nothing-imports-web: cli/pages.ts -> web/index.ts',
    'nothing-imports-web: server/pages.ts -> web/index.ts',
    'nothing-unresolved: games/toy/data/lost.ts -> ./nowhere.ts',
    'only-the-command-line-imports-the-server: web/src/served.ts -> server/index.ts',
    'packages-by-name: games/toy/rules/reach.ts -> kernel/table.ts',
    'packages-by-name: server/rules.ts -> games/toy/rules/turn.ts',
    'packages-by-name: web/src/peek.ts -> games/toy/rules/turn.ts',
    'positions-only-from-the-front: games/toy/bot/whole.ts -> games/toy/index.ts',
    'protocol-stands-on-the-kernel: protocol/toy.ts -> games/toy/index.ts',
    'rules-know-no-presentation: games/toy/data/cards.ts -> games/toy/bot/solver.ts',
    'rules-know-no-presentation: games/toy/rules/words.ts -> games/toy/text/en.ts',
    'server-sees-the-front-of-a-game: server/pages.ts -> web/index.ts',
    'server-sees-the-front-of-a-game: server/rules.ts -> games/toy/rules/turn.ts',
    'tableware-knows-no-game: tableware/cards.ts -> games/toy/index.ts',
    'views-are-laid-with-tableware: games/toy/tutorial/lesson.ts -> fs',
    'views-are-laid-with-tableware: games/toy/view/shell.ts -> bots/index.ts',
    'web-sees-the-front-of-a-game: web/src/peek.ts -> games/toy/rules/turn.ts',
    'web-sees-the-front-of-a-game: web/src/served.ts -> server/index.ts',
  ]);
});
