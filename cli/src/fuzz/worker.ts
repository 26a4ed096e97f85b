import { parentPort, workerData } from 'node:worker_threads';
import { gameCalled } from '../games.ts';
import { fuzzGames, type Plan } from './fuzz-games.ts';

const plan = workerData as Plan;
const tally = fuzzGames(gameCalled(plan.game), plan, (games) => parentPort?.postMessage({ games }));
parentPort?.postMessage({ games: tally.games, tally });
