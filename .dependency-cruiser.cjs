// The arrows of ARCHITECTURE.md. `tools/arrows.test.ts` breaks each of them on purpose and expects to be caught.
const test = '(^|/)(test|e2e|engines|measure)/|[.]test[.]ts$';
const packages = '^(kernel|protocol|bots|server|cli|tableware|web|games/[^/]+)/';

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
      to: { path: '^(games|protocol|bots|cli|server|tableware|web)/' },
    },
    {
      name: 'protocol-stands-on-the-kernel',
      comment: 'Both ends of the wire load it: it knows the kernel and its schemas, no game and no server.',
      severity: 'error',
      from: { path: '^protocol/', pathNot: test },
      to: { pathNot: '^(kernel|protocol)/|(^|/)node_modules/zod/' },
    },
    {
      name: 'server-sees-the-front-of-a-game',
      comment: 'The server sees a game through its module, text and bot.',
      severity: 'error',
      from: { path: '^server/', pathNot: test },
      to: { path: '^games/[^/]+/(rules|data|view|tutorial)/|^(cli|web|tableware)/' },
    },
    {
      name: 'only-the-command-line-imports-the-server',
      comment: 'Pages speak to a server over the wire.',
      severity: 'error',
      from: { path: '^(bots|games|protocol|tableware|web)/', pathNot: test },
      to: { path: '^server/' },
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
      name: 'positions-only-from-the-front',
      comment:
        "A game's index.ts brings described positions along, which a page that plays does without: use game.ts.",
      severity: 'error',
      from: { path: '^games/([^/]+)/(rules|bot|text|view)/', pathNot: test },
      to: { path: '^games/$1/index[.]ts$' },
    },
    {
      name: 'games-import-only-the-kernel',
      comment: 'A game runs in a browser as well as in Node: the kernel and its own folder are all it needs.',
      severity: 'error',
      from: { path: '^games/([^/]+)/', pathNot: [test, '^games/[^/]+/(view|tutorial|puzzles)/'] },
      to: { pathNot: '^(kernel|games)/' },
    },
    {
      name: 'views-are-laid-with-tableware',
      comment:
        'How a game looks, teaches and puzzles is laid with React and the shared tableware, and knows no shell.',
      severity: 'error',
      from: { path: '^games/([^/]+)/(view|tutorial|puzzles)/' },
      to: { pathNot: '^(kernel|tableware|games)/|(^|/)node_modules/(@types/)?react/' },
    },
    {
      name: 'tableware-knows-no-game',
      comment: 'What every board is laid with knows only the kernel.',
      severity: 'error',
      from: { path: '^tableware/', pathNot: [test, '^tableware/tools/'] },
      to: { path: '^(games|protocol|bots|cli|server|web)/' },
    },
    {
      name: 'web-sees-the-front-of-a-game',
      comment: 'The shell sees a game through its module, text, view, bot and tutorial, never its rules.',
      severity: 'error',
      from: { path: '^web/', pathNot: test },
      to: { path: '^games/[^/]+/(rules|data)/|^(cli|server)/' },
    },
    {
      name: 'nothing-imports-web',
      comment: 'The pages are a leaf.',
      severity: 'error',
      from: { pathNot: '^(web/|start[.]mjs$)' },
      to: { path: '^web/' },
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
      from: { path: packages, pathNot: test },
      to: { path: packages, pathNot: '^$1/', dependencyTypes: ['local'] },
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
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
