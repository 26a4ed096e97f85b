/** What is watched: a worker, as far as it matters here. */
export interface Watched {
  postMessage(message: Ping): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}

export interface Ping {
  readonly ping: number;
}

export interface Pong {
  readonly pong: number;
}

export const isPing = (message: unknown): message is Ping =>
  typeof message === 'object' && message !== null && 'ping' in message;

const isPong = (message: unknown): message is Pong =>
  typeof message === 'object' && message !== null && 'pong' in message;

/** Milliseconds between two questions. */
export const BEAT = 1_000;
/** A worker that has left so many questions in a row without an answer is in a loop that never ends. */
export const MOST_MISSED = 8;

/**
 * Notices when the rules run away in a worker. Beats are counted and not time: a page that was asleep has missed none.
 * Until its first answer a worker is being loaded, which may take as long as the network likes.
 */
export function watch(worker: Watched, ranAway: () => void): () => void {
  let asked = 0;
  let answered = 0;
  worker.addEventListener('message', ({ data }) => {
    if (isPong(data)) answered = data.pong;
  });
  const ask = () => worker.postMessage({ ping: ++asked });
  ask();
  const timer = setInterval(() => {
    if (answered > 0 && asked - answered >= MOST_MISSED) {
      clearInterval(timer);
      ranAway();
    } else ask();
  }, BEAT);
  return () => clearInterval(timer);
}
