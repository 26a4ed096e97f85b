import { it } from 'vitest';
import { isFullRun } from './sample.ts';

/** What takes long and seldom breaks alone: `npm run test:full` plays it before a release. */
export const inFullRun = it.skipIf(!isFullRun);
