import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'screenshots', 'coverage']);

/** Packages are linked, so nothing is copied; our own are linked relatively, so they are the copy's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue;
    if (name === '@krcma')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else
      symlinkSync(
        join(from, name),
        join(to, name),
        lstatSync(join(from, name)).isFile() ? 'file' : 'junction',
      );
  }
}

/** A copy of the tree as it is now, in which files can be changed while others work. */
export function copyOfTree(root: string): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'krcma-mutants-'));
  const remove = () => rmSync(path, { recursive: true, force: true });
  try {
    cpSync(root, path, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => source === root || !LEFT_OUT.has(basename(source)),
    });
    linkPackages(join(root, 'node_modules'), join(path, 'node_modules'));
  } catch (error) {
    remove();
    throw error;
  }
  return { path, remove };
}
