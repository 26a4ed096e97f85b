import type { Plugin, Rolldown } from 'vite';

const ADDRESS = /\?worker&url$/;

/** The board of a game, and its words. */
const BEGINS = /[\\/](?:view|table[.]\w+)-[^\\/]+$/;

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

const importedBy = ({ imports, dynamicImports }: Rolldown.OutputChunk): string[] => [
  ...imports,
  ...dynamicImports,
];

/**
 * Workers are built together with the pages, so that what both need is one file. `import address from
 * './worker.ts?worker&url'` gives the address of such a worker, as it does while developing.
 */
export function workersWithPages(): Plugin {
  const entries = new Set<string>();
  const reached = new Set<string>();
  const begun = new Set<string>();
  return {
    name: 'krcma-workers-with-pages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Links to what will be needed are put into a document: a worker has none, and a page has begun with some of it.
          // What no table begins with fetches its own imports: their names would make every table heavier.
          resolveDependencies: (file, needed, { hostId }) => {
            if (reached.has(hostId)) return [];
            const all = begun.has(hostId) || BEGINS.test(file);
            return needed.filter((each) => !begun.has(each) && (all || each.endsWith('.css')));
          },
        },
      },
    }),
    load: {
      filter: { id: ADDRESS },
      handler(id) {
        const entry = id.replace(ADDRESS, '');
        entries.add(entry);
        return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: entry })};`;
      },
    },
    generateBundle(_, bundle) {
      const page = chunksOf(bundle).find(({ isEntry, name }) => isEntry && name === 'index');
      if (page !== undefined) reach(page.fileName, bundle, begun, ({ imports }) => imports);
      for (const chunk of chunksOf(bundle)) {
        if (chunk.facadeModuleId === null || !entries.has(chunk.facadeModuleId)) continue;
        const complaint = notAStub(chunk, bundle);
        if (complaint !== undefined) this.error(complaint);
        reach(chunk.fileName, bundle, reached, importedBy);
      }
    },
  };
}

/** WebKit evaluates the entry of a module worker once more when another module imports it. */
function notAStub(entry: Rolldown.OutputChunk, bundle: Bundle): string | undefined {
  const others = entry.moduleIds.filter((id) => id !== entry.facadeModuleId);
  const importers = chunksOf(bundle).filter((chunk) => importedBy(chunk).includes(entry.fileName));
  if (others.length === 0 && importers.length === 0) return undefined;
  return [
    `The entry of a worker must stand alone, or WebKit runs what is in it twice: ${entry.facadeModuleId}`,
    ...others.map((id) => `  holds ${id}`),
    ...importers.map(({ fileName }) => `  is imported by ${fileName}`),
    'Let it import nothing but types, and fetch the rest with import().',
  ].join('\n');
}

function reach(
  file: string,
  bundle: Bundle,
  reached: Set<string>,
  next: (chunk: Rolldown.OutputChunk) => readonly string[],
): void {
  const chunk = bundle[file];
  if (reached.has(file) || chunk?.type !== 'chunk') return;
  reached.add(file);
  for (const each of next(chunk)) reach(each, bundle, reached, next);
}
