import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';

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

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

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
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const served = new Map<string, Served>();
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

/** Serves a build from memory. Every address that is no file is a page of the one application. */
export function serverOf(folder: string): Server {
  const files = filesOf(folder);
  const page = files.get('/index.html');
  return createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const path = url.split('?')[0] ?? '/';
    const file = files.get(path) ?? (path.startsWith('/assets/') ? undefined : page);
    if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
    else if (file === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    else send(request, response, file);
  });
}

function send(request: IncomingMessage, response: ServerResponse, file: Served): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(([name]) => accepted.includes(name) && file.bodies.has(name))?.[0] ?? '';
  const headers = {
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': POLICY,
    ...(encoding !== '' && { 'content-encoding': encoding }),
  };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = file.bodies.get(encoding) ?? Buffer.alloc(0);
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Listens on this machine only, on the wanted port or, if any will do, on the next free one. */
export function listen(server: Server, port: number, tries = 1): Promise<number> {
  return new Promise((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException): void => {
      if (error.code !== 'EADDRINUSE' || tries <= 1) reject(error);
      else listen(server, port + 1, tries - 1).then(resolve, reject);
    };
    server.once('error', refused);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', refused);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
