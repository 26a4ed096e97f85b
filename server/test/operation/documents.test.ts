import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configFrom } from '../../config.ts';
import { Metrics } from '../../operation/metrics.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const HEADER = /^\| *variable *\| *default *\|.*$/m;

/** Name and default of each row of the table under the header. */
function configTable(document: string): [string, string][] {
  const lines = document.slice(HEADER.exec(document)?.index).split('\n').slice(2);
  const rows = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('|')),
  );
  return rows.map((row) => {
    const [, name = '', value = '', meaning = ''] = row.split('|').map((cell) => cell.trim());
    expect(meaning, name).not.toBe('');
    return [name.replaceAll('`', ''), value.replaceAll('`', '')];
  });
}

function configNames(): string[] {
  const [, body = ''] = /z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(read('server/config.ts')) ?? [];
  return [...body.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => String(name));
}

describe('the configuration table', () => {
  const documents = ['docs/operation.md', 'README.md'].filter((file) => HEADER.test(read(file)));
  const defaults: Record<string, unknown> = { PORT: 4080, ...configFrom({}) };

  test('stands somewhere', () => {
    expect(documents.length).toBeGreaterThan(0);
    expect(configNames().length).toBeGreaterThan(10);
  });

  test.each(documents)('of %s has every variable with its default', (file) => {
    const expected = configNames().map((name) => [name, String(defaults[name] ?? '–')]);
    expect(configTable(read(file))).toEqual(expected);
  });
});

test('docs/operation.md names every metric, and no other', async () => {
  const metrics = new Metrics([]);
  metrics.watch({ sockets: () => 0, tables: () => 0, botQueue: () => 0 });
  const text = await metrics.text();
  metrics.close();
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  const told = [...read('docs/operation.md').matchAll(/`(krcma_\w+)/g)].map(([, name]) => name);
  expect([...new Set(told)].sort()).toEqual([...new Set(names)].sort());
});

describe('the Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const copies = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));

  test('copies what is there', () => {
    for (const source of copies) expect(existsSync(join(root, source)), source).toBe(true);
  });

  test('knows the manifest of every workspace', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const manifests = globSync(
      workspaces.map((folder) => `${folder}/package.json`),
      { cwd: root },
    );
    expect(manifests.length).toBeGreaterThan(5);
    expect(copies).toEqual(expect.arrayContaining(manifests.map((file) => file.replaceAll('\\', '/'))));
  });

  test('starts and imports files that are there, and that are not left out of the image', () => {
    const left = read('.dockerignore').split('\n').filter(Boolean);
    const command = lines.find((line) => line.startsWith('CMD ')) ?? '';
    const [program, file = ''] = JSON.parse(command.slice(4)) as string[];
    expect(program).toBe('node');
    const imported = lines.flatMap((line) =>
      [...line.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, path]) => path),
    );
    for (const each of [file, ...imported]) {
      expect(existsSync(join(root, String(each))), each).toBe(true);
      expect(left.some((pattern) => String(each).startsWith(pattern))).toBe(false);
    }
  });

  test('runs as nobody special, on the Node of this project, with a health check and a volume', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const oldest = engines.node.replace('>=', '');
    expect(lines.filter((line) => line.startsWith('FROM node:'))).toEqual(
      expect.arrayContaining([`FROM node:${oldest}-slim`]),
    );
    expect(lines).toEqual(expect.arrayContaining(['USER node', 'VOLUME /data']));
    expect(lines.some((line) => line.startsWith('HEALTHCHECK') && line.includes('/health'))).toBe(true);
  });
});

describe('the compose file and the unit', () => {
  test('set only variables the server knows', () => {
    const [, environment = ''] =
      /krcma:[\s\S]*?environment:\n([\s\S]*?)\n {4}\w/.exec(read('compose.yaml')) ?? [];
    const names = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => String(name));
    expect(names).toContain('DATABASE_URL');
    expect(configNames()).toEqual(expect.arrayContaining(names));
  });

  test('start a file that is there, with few rights', () => {
    const unit = read('deploy/krcma.service');
    const [, file = ''] = /^ExecStart=.*node (\S+)$/m.exec(unit) ?? [];
    expect(existsSync(join(root, file))).toBe(true);
    for (const line of [
      'DynamicUser=yes',
      'StateDirectory=krcma',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
    ])
      expect(unit.split('\n')).toContain(line);
  });
});
