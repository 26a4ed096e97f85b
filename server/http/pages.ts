import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServerError } from '../errors.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Served {
  readonly type: string;
  readonly etag: string;
  /** By name of the encoding; the plain file under the empty name. */
  readonly bodies: ReadonlyMap<string, Buffer>;
  readonly immutable: boolean;
}

function filesOf(folder: string): Map<string, Served> {
  const served = new Map<string, Served>();
  if (!existsSync(folder)) return served;
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  for (const path of paths) {
    if (path.endsWith('.br') || path.endsWith('.gz')) continue;
    const body = readFileSync(path);
    const bodies = new Map([['', body]]);
    for (const [name, ending] of ENCODINGS)
      if (known.has(path + ending)) bodies.set(name, readFileSync(path + ending));
    const address = `/${relative(folder, path).replaceAll('\\', '/')}`;
    served.set(address, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      bodies,
      immutable: address.startsWith('/assets/'),
    });
  }
  return served;
}

/** Serves the built pages from memory. Every address that is no file is a page of the one application. */
export function servePages(app: FastifyInstance, folder: string): void {
  const files = filesOf(folder);
  const page = files.get('/index.html');
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const file = files.get(path) ?? (path.startsWith('/assets/') ? undefined : page);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD').code(405);
      return reply.send({ code: 'not-found', sentence: 'Pages can only be read.' });
    }
    if (file === undefined)
      throw new ServerError('not-found', page === undefined ? 'The pages are not built.' : 'No such file.');
    return send(request, reply, file);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, file: Served): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(([name]) => accepted.includes(name) && file.bodies.has(name))?.[0] ?? '';
  reply.headers({
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
    ...(encoding !== '' && { 'content-encoding': encoding }),
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const body = file.bodies.get(encoding) ?? Buffer.alloc(0);
  reply.code(200).header('content-length', body.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(body);
}
