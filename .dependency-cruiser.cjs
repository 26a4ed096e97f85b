// The arrows of ARCHITECTURE.md. `tools/arrows.test.ts` breaks each of them on purpose and expects to be caught.
const test = '(^|/)test/|[.]test[.]ts$';

module.exports = {
  forbidden: [
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel has no dependency, no I/O and knows no game.',
      severity: 'error',
      from: { path: '^kernel/', pathNot: test },
      to: { pathNot: '^kernel/' },
    },
    {
      name: 'kernel-tests-know-no-game',
      comment: 'Tests of the kernel play toy games of their own.',
      severity: 'error',
      from: { path: '^kernel/' },
      to: { path: '^(games|bots|cli|server|web)/' },
    },
    {
      name: 'rules-know-no-presentation',
      comment: 'Rules and data import neither text, view nor bot.',
      severity: 'error',
      from: { path: '^games/[^/]+/((rules|data)/|state[.]ts$)', pathNot: test },
      to: { path: '^games/[^/]+/(text|view|bot)/' },
    },
    {
      name: 'no-game-imports-another',
      comment: 'A game is one folder; what two games share belongs to the kernel.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/[^/]+/', pathNot: '^games/$1/' },
    },
    {
      name: 'games-import-only-the-kernel',
      comment: 'A game runs in a browser as well as in Node: the kernel and its own folder are all it needs.',
      severity: 'error',
      from: { path: '^games/([^/]+)/', pathNot: [test, '^games/[^/]+/view/'] },
      to: { pathNot: '^(kernel|games)/' },
    },
    {
      name: 'bots-import-only-the-kernel',
      comment: 'Bots know only the kernel; what is special about a game stands in its bot/ folder.',
      severity: 'error',
      from: { path: '^bots/', pathNot: test },
      to: { pathNot: '^(kernel|bots)/' },
    },
    {
      name: 'nothing-imports-cli',
      comment: 'The command line is a leaf.',
      severity: 'error',
      from: { pathNot: '^(cli/|start[.]mjs$)' },
      to: { path: '^cli/' },
    },
    {
      name: 'packages-by-name',
      comment:
        'Another package is imported by its name (@krcma/kernel), so that only what it exports is seen.',
      severity: 'error',
      from: { path: '^(kernel|bots|cli|games/[^/]+)/', pathNot: test },
      to: { path: '^(kernel|bots|cli|games/[^/]+)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle hides which of two files a newcomer should read first.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that cannot be resolved cannot be checked either.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    exclude: { path: '(^|/)(coverage|dist)/' },
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
