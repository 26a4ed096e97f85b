import worker from './worker.ts?worker&url';

export const newWorker = (name: string): Worker => new Worker(worker, { type: 'module', name });
