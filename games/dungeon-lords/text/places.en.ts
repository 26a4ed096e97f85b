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
  ordersPhase: { programmes: ruleChapters.ORD, reveal: ruleChapters.PLC },
  production: { stopped: ruleChapters.PROD, order: ruleChapters.RET },
  combatRound: { plans: ruleChapters.PLAN, openly: ruleChapters.PLAN, fights: phaseNames.battle },
  trainingRound: { planned: ruleChapters.PLAN, fight: phaseNames.battle },
  fightRound: {
    traps: ruleChapters.TRP,
    'fast spell': ruleChapters.FST,
    attacks: ruleChapters.ATK,
    'slow spell': ruleChapters.SLW,
    'last steps': ruleChapters.CNQ,
  },
};
