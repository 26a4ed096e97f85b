import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { onADatabase } from '../databases.ts';
import { Person } from '../person.ts';
import { testServer, wish } from '../servers.ts';

const BOT = join(import.meta.dirname, '../../../examples/bot.mjs');
const run = promisify(execFile);

it('the example is shorter than sixty lines and imports nothing', () => {
  const text = readFileSync(BOT, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThan(60);
  expect(text).not.toMatch(/\bimport\b|\brequire\b/);
});

onADatabase(import.meta.filename, (title, _open, fresh) => {
  it('a program with a token joins a table by its link and plays it to the end', {
    timeout: 90_000,
  }, async () => {
    const server = await testServer(await fresh());
    try {
      const anna = await Person.guest('Anna', server.port);
      const seats = [{ who: 'open' }, { who: 'bot', level: 'random' }];
      const { id } = (await anna.post('/api/tables', wish(seats))) as { id: string };
      const { token } = (await anna.post('/api/me/tokens', { name: 'example' })) as { token: string };
      const link = `http://127.0.0.1:${server.port}/online/valeria/${id}`;
      const playing = run(process.execPath, [BOT, link, token], { timeout: 60_000 });
      await expect
        .poll(() => anna.request('POST', `/api/tables/${id}/start`, {}).then(({ ok }) => ok), {
          timeout: 10_000,
        })
        .toBe(true);
      expect((await playing).stdout).toMatch(/^The game is over: \d+, \d+ points\.\n$/);
      expect(await anna.get(`/api/tables/${id}`)).toMatchObject({ status: 'over' });
      anna.drop();
    } finally {
      await server.close();
    }
  });

  it.runIf(title === 'SQLite')('a wrong token does not let a program sit down', async () => {
    const server = await testServer(await fresh());
    try {
      const anna = await Person.guest('Anna', server.port);
      const { id } = (await anna.post('/api/tables', wish([{ who: 'me' }, { who: 'open' }]))) as {
        id: string;
      };
      const link = `http://127.0.0.1:${server.port}/online/valeria/${id}`;
      await expect(run(process.execPath, [BOT, link, 'krcma_wrong'])).rejects.toThrow(/Nobody is signed in/);
      anna.drop();
    } finally {
      await server.close();
    }
  });
});
