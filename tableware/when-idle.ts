const LATER = 500;

/** Does something when there is nothing better to do; gives a way to call it off. Not every browser tells when that is. */
export function whenIdle(act: () => void): () => void {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(act, LATER);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}
