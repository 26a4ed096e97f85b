import { join } from 'node:path';
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite';
import { inProduction } from '../build/build.ts';
import { pagesIn } from '../build/pages.ts';

const root = join(import.meta.dirname, '..');
const front = JSON.stringify(join(import.meta.dirname, 'skirmish-front.tsx'));
const part = (name: string): string => `async () => (await import(${front})).${name}`;
const inBoth = (name: string): string => `{ en: ${part(name)}, cs: ${part(name)} }`;

/** Lists of games in the pages, and what the test game adds to each. */
const LISTS: readonly (readonly [file: string, list: string, entry: string])[] = [
  ['src/host/rules.ts', 'loaders', `{ game: ${part('skirmish')}, whole: ${part('skirmish')} }`],
  ['src/host/advice.ts', 'loaders', part('advice')],
  ['src/invitations.ts', 'invitations', 'toSkirmish'],
  ['src/invitations.ts', 'taught', 'false'],
  ['src/tutorial/lessons.ts', 'lessons', '[]'],
  [
    'src/games.ts',
    'loaders',
    `{ text: ${inBoth('text')}, rules: ${inBoth('rules')}, terms: ${inBoth('terms')}, guide: async () => ({ pace: 10, scenarios: [] }), view: ${part('view')}, pictures, emblem: ${part('Emblem')}, credits: ${part('credits')} }`,
  ],
];

/** Puts the test game into the lists while these pages are built: no source of the product names it. */
function withSkirmish(): Plugin {
  return {
    name: 'krcma-with-skirmish',
    enforce: 'pre',
    transform(code, id) {
      let changed = code;
      for (const [file, list, entry] of LISTS) {
        if (id !== join(root, file)) continue;
        const begin = new RegExp(`const ${list}\\b.*?= \\{`).exec(changed)?.[0];
        if (begin === undefined) this.error(`${file} has no list called ${list}.`);
        changed = changed.replace(begin, `${begin} skirmish: ${entry},`);
      }
      if (changed.includes('toSkirmish'))
        changed = `import { invitation as toSkirmish } from ${front};\n${changed}`;
      return changed === code ? undefined : changed;
    },
  };
}

/** The pages with one more game, for a server of tests. */
export async function buildWithSkirmish(outDir: string): Promise<void> {
  const pages = mergeConfig(pagesIn(outDir), {
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    build: { minify: false },
    plugins: [withSkirmish()],
  } satisfies InlineConfig);
  await inProduction(() => build(pages));
}
