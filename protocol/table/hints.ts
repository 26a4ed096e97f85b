import type { SeatPlan } from './frame.ts';

/** What holds where nothing was agreed: hints for one who plays alone or against bots, none between people. */
export const hintsUnlessAgreed = (seats: readonly SeatPlan[]): boolean =>
  seats.filter(({ player }) => player === 'person').length < 2;
