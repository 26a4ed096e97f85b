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
  // What the server itself answers is never kept: signing in elsewhere leads through such addresses.
  if (pathname.startsWith('/api/') || pathname === '/socket') return;
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

interface Notice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly table: string;
}

function noticeFrom(data: PushMessageData | null): Notice {
  const fallback: Notice = { title: 'Krčma', body: '', path: '/lobby', table: 'krcma' };
  try {
    return { ...fallback, ...(data?.json() as Partial<Notice>) };
  } catch {
    return fallback;
  }
}

// Of one table only the newest notice is shown, and none to somebody who is looking at it.
self.addEventListener('push', (event) => {
  const { title, body, path, table } = noticeFrom(event.data);
  const show = async (): Promise<void> => {
    const pages = await self.clients.matchAll({ type: 'window' });
    if (pages.some(({ url, visibilityState }) => visibilityState === 'visible' && url.includes(table)))
      return;
    await self.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: path });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(focusOn(String(event.notification.data)));
});

/** The page that shows the table, else any page of ours, else a new one. */
async function focusOn(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const table = path.split('/').at(-1) ?? path;
  const there = pages.find(({ url }) => url.includes(table));
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
