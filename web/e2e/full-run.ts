import { it } from 'vitest';

/** What takes long and seldom breaks alone: `npm run test:full` plays it before a release. */
export const inFullRun = it.skipIf(process.env.FULL_RUN === undefined);
