import type { Journal } from '@krcma/kernel';

/** As a worker with two kernels kept it: nothing told, nothing learned. */
export const untold = (journal: Journal): Journal => ({
  ...journal,
  opening: [],
  log: journal.log.map(({ seat, choice, standing, side }) => ({
    seat,
    ...(choice !== undefined && { choice }),
    ...(standing !== undefined && { standing }),
    ...(side !== undefined && { side }),
    events: [],
  })),
});
