// Turns the lists of used icons (`icons.json`: our name, then author/name at game-icons.net) into a sheet of pictures, a module
// with the name of each on it, and the credits. `npm run icons` writes them; with `--check` it only tells whether they are as the lists say.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { icons } from '@iconify-json/game-icons';
import { optimize } from 'svgo';
import { ICON_GRID } from '../icons/grid.ts';

const root = join(import.meta.dirname, '../..');
const LISTS = globSync(
  ['tableware/icons', 'games/*/view'].map((folder) => `${folder}/icons.json`),
  { cwd: root },
);
const HEAD = '// Written by `npm run icons` from icons.json: do not edit.\n';

/** The grid of game-icons.net. */
const SOURCE_GRID = 512;

type List = Readonly<Record<string, string>>;

function pathOf(name: string): string {
  const icon = icons.icons[name];
  if (icon === undefined) throw new Error(`game-icons has no icon called "${name}".`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
  if (paths.length === 0 || /<(?!path|\/path|g|\/g)/.test(icon.body))
    throw new Error(`"${name}" is made of more than paths.`);
  return onGrid(paths.join(''));
}

/** As short as it gets with whole numbers on our grid. */
function onGrid(path: string): string {
  const params = { floatPrecision: 0, utilizeAbsolute: false };
  const scaled = `<path transform="scale(${ICON_GRID / SOURCE_GRID})" d="${path}"/>`;
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${scaled}</svg>`, {
    plugins: [{ name: 'convertPathData', params }],
  });
  const [, short] = / d="([^"]+)"/.exec(data) ?? [];
  if (short === undefined) throw new Error(`No path is left of "${path}".`);
  return short;
}

/** A name no other sheet has: `games/valeria/view` and `tableware/icons` may both have a crown. */
const sheetOf = (listed: string): string => basename(dirname(dirname(listed)));

function files(listed: string): Readonly<Record<string, string>> {
  const list: List = JSON.parse(readFileSync(join(root, listed), 'utf8'));
  const entries = Object.entries(list).map(([own, original]) => {
    const [author = '', name = ''] = original.split('/');
    return { own, author, name, id: `${sheetOf(listed)}-${own}` };
  });
  const authors = Map.groupBy(entries, ({ author }) => author);
  const lines = [...authors].map(
    ([author, works]) => `  ${quoted(author)}: [${works.map(({ name }) => `'${name}'`).join(', ')}],\n`,
  );
  const shapes = entries.map(({ id, name }) => `<path id="${id}" d="${pathOf(name)}"/>\n`);
  const names = entries.map(({ own, id }) => `export const ${own} = '${id}';\n`);
  return {
    'icons.svg': `<svg xmlns="http://www.w3.org/2000/svg" class="tw-sheet" width="0" height="0" aria-hidden="true"><defs>\n${shapes.join('')}</defs></svg>\n`,
    'icons.ts': HEAD + names.join(''),
    'credits.ts': `${HEAD}/** Authors of the icons, with the names the icons have at game-icons.net. */\nexport const credits = {\n${lines.join('')}} as const;\n`,
  };
}

const quoted = (name: string): string => (/^[a-z]\w*$/.test(name) ? name : `'${name}'`);

/** As `npm run format` would leave it. */
function formatted(file: string, content: string): string {
  const biome = join(root, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: content,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`biome could not format ${file}: ${stderr}`);
  return stdout;
}

let stale = 0;
for (const listed of LISTS) {
  for (const [name, raw] of Object.entries(files(listed))) {
    const file = join(root, dirname(listed), name);
    const content = name.endsWith('.ts') ? formatted(file, raw) : raw;
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    if (process.argv.includes('--check')) {
      stale++;
      console.error(`${relative(root, file)} is not as icons.json says: npm run icons`);
    } else writeFileSync(file, content);
  }
}
process.exitCode = stale > 0 ? 1 : 0;
