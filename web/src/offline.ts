import { createStore, type Store } from './store.ts';

export const newVersion: Store<{ readonly ready: boolean }> = createStore({ ready: false });

let waiting: ServiceWorker | undefined;

/** Keeps the pages in the browser, so that they open without a network. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('/service-worker.js');
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed' || !hadOne) return;
      waiting = worker;
      newVersion.set({ ready: true });
    });
  };
  if (registration.waiting && hadOne) {
    waiting = registration.waiting;
    newVersion.set({ ready: true });
  }
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

/** The waiting version takes over and the page starts again with it. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting?.postMessage('take over');
}
