import fastify from 'fastify';
import { configFrom } from './config.ts';
import { refuseInWords } from './http/errors.ts';
import { protect } from './http/headers.ts';
import { servePages } from './http/pages.ts';
import { silentLog } from './operation/log.ts';

export interface OpenPages {
  readonly address: string;
  close(): Promise<void>;
}

/** Only the pages of a folder, as any plain web server would give them: play on one screen needs no more. */
export async function openPages(folder: string): Promise<OpenPages> {
  const app = fastify({ forceCloseConnections: true });
  refuseInWords(app, { log: silentLog, metrics: { refused: () => {} } });
  await protect(app, configFrom({}));
  servePages(app, folder);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { address, close: () => app.close() };
}
