import type { Reach } from '@krcma/protocol';
import { describe, expect, it } from 'vitest';
import { onADatabase } from '../databases.ts';
import { houseOn, oneStore } from './house.ts';

onADatabase(import.meta.filename, (_title, open) => {
  const stored = oneStore(open);

  const asked = async (request: object, environment: Readonly<Record<string, string>> = {}) => {
    const { app } = await houseOn(await stored(), { environment });
    try {
      return await app.inject({ url: '/api/reach', headers: { host: 'localhost:4080' }, ...request });
    } finally {
      await app.close();
    }
  };

  describe('the addresses of the machine', () => {
    it('are told to a page that is opened on it', async () => {
      for (const host of ['localhost:4080', '127.0.0.1:4080', '[::1]:4080', 'LOCALHOST']) {
        const answer = await asked({ headers: { host } });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.json<Reach>().by).toBe('machine');
      }
    });

    it('are told to no stranger, to nobody through a proxy, and to no page whose name was made to lead here', async () => {
      const foreign = [
        { remoteAddress: '203.0.113.7' },
        { remoteAddress: '192.168.1.9' },
        { headers: { host: 'localhost:4080', 'x-forwarded-for': '127.0.0.1' } },
        { headers: { host: 'localhost:4080', forwarded: 'for=127.0.0.1' } },
        { headers: { host: 'localhost:4080', 'x-real-ip': '127.0.0.1' } },
        { headers: { host: 'evil.example:4080' } },
        { headers: { host: 'localhost.evil.example' } },
      ];
      for (const request of foreign) {
        const answer = await asked(request);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toEqual({
          code: 'forbidden',
          sentence: 'Only a page opened on the machine of this server is told its addresses.',
        });
      }
      expect((await asked({}, { TRUSTED_PROXIES: '1' })).statusCode).toBe(403);
    });

    it('are not told where another address is configured', async () => {
      for (const TRUSTED_PROXIES of ['0', '1']) {
        const answer = await asked({}, { PUBLIC_URL: 'https://krcma.example', TRUSTED_PROXIES });
        expect(answer.json()).toEqual({ by: 'public', addresses: ['https://krcma.example'] });
      }
    });
  });
});
