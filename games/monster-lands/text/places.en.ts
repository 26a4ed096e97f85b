import type { Places } from '@krcma/kernel';
import { ruleChapters } from './rule-chapters.en.ts';

export const places: Places = {
  monsterLands: { clans: 'Choice of clans', rounds: 'Round' },
  round: {
    pool: ruleChapters.POOL,
    deployment: ruleChapters.DEP,
    adventure: ruleChapters.ADV,
    cleanUp: ruleChapters.CLN,
  },
  roundVariants: { gift: "The Queen's gift" },
  adventure: {
    'quest a': 'Dice quest',
    'quest b': 'Resource quest',
    realms: ruleChapters.BAT,
    gate: ruleChapters.CDEF,
  },
  diceQuest: { totals: 'Rolls' },
  resourceQuest: { visits: 'Payment' },
  realmBattle: {
    reveal: ruleChapters.REV,
    cleared: 'Monster fight',
    conquest: ruleChapters.CON,
    loot: ruleChapters.LOOT,
  },
  revealStep: { conflict: 'Conflict' },
  duel: { attacked: 'The monster attacks', beaten: 'The mercenary attacks' },
  cleanUp: { 'leaders and wages': 'Leaders and wages' },
  send: {
    member: 'Member',
    dice: 'Dice',
    traps: 'Traps',
    defence: 'Defence tokens',
    brews: 'Potions and venoms',
  },
};
