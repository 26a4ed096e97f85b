import { parentPort, workerData } from 'node:worker_threads';
import { playShare, type Share } from './workers.ts';

parentPort?.postMessage(playShare(workerData as Share));
