import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt']);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Tells the service worker which files belong to this build. */
export function listForServiceWorker(folder: string): Plugin {
  return {
    name: 'krcma-list-for-service-worker',
    apply: 'build',
    writeBundle() {
      const worker = join(folder, 'service-worker.js');
      const files = filesIn(folder)
        .filter((file) => file !== worker && !file.endsWith('index.html'))
        .sort();
      const hash = createHash('sha256');
      for (const file of [...files, join(folder, 'index.html')]) hash.update(readFileSync(file));
      const addresses = files.map((file) => file.slice(folder.length).replaceAll('\\', '/'));
      const source = readFileSync(worker, 'utf8')
        .replace('__FILES__', JSON.stringify(addresses))
        .replace('__VERSION__', hash.digest('hex').slice(0, 12));
      writeFileSync(worker, source);
    },
  };
}

/** Puts a .br and a .gz beside each file that is worth it, so that serving costs nothing. */
export function packAll(folder: string): Plugin {
  return {
    name: 'krcma-pack-all',
    apply: 'build',
    writeBundle() {
      for (const file of filesIn(folder)) {
        if (!PACKED.has(extname(file))) continue;
        const content = readFileSync(file);
        if (content.length < 500) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
