import type { Places } from '@krcma/kernel';
import { phaseNames } from './names.en.ts';
import { ruleChapters } from './rule-chapters.en.ts';

export const places: Places = {
  dungeonLords: { locks: phaseNames.locks, training: ruleChapters.TRN, years: 'Year' },
  year: { seasons: 'Season', combat: ruleChapters.CMB },
  round: {
    orders: phaseNames.orders,
    execution: phaseNames.execution,
    production: phaseNames.production,
    event: phaseNames.event,
  },
};
