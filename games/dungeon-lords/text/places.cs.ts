import type { Places } from '@krcma/kernel';
import { phaseNames } from './names.cs.ts';
import { ruleChapters } from './rule-chapters.cs.ts';

export const places: Places = {
  dungeonLords: { locks: phaseNames.locks, training: ruleChapters.TRN, years: 'Rok' },
  year: { seasons: 'Roční období', combat: ruleChapters.CMB },
  round: {
    orders: phaseNames.orders,
    execution: phaseNames.execution,
    production: phaseNames.production,
    event: phaseNames.event,
  },
};
