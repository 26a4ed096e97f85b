// Keeps the whole build in the browser, so that the table opens without a network after the first visit.
// The build writes the list of files and their common hash in here.
declare const self: ServiceWorkerGlobalScope;

const FILES: readonly string[] = JSON.parse('__FILES__');
const CACHE = 'krcma __VERSION__';
const PAGE = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

// A new version takes over when somebody agrees to load it, never in the middle of a game.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(kept(PAGE, request));
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname, request));
});

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}
