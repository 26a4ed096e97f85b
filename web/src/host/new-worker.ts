export const newWorker = (name: string): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
