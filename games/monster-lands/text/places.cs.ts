import type { Places } from '@krcma/kernel';
import { ruleChapters } from './rule-chapters.cs.ts';

export const places: Places = {
  monsterLands: { clans: 'Výběr klanů', rounds: 'Kolo' },
  round: {
    pool: ruleChapters.POOL,
    deployment: ruleChapters.DEP,
    adventure: ruleChapters.ADV,
    cleanUp: ruleChapters.CLN,
  },
  roundVariants: { gift: 'Královnin dar' },
  adventure: {
    'quest a': 'Úkol s házením',
    'quest b': 'Úkol s placením',
    realms: ruleChapters.BAT,
    gate: ruleChapters.CDEF,
  },
  diceQuest: { totals: 'Hody' },
  resourceQuest: { visits: 'Placení' },
  realmBattle: {
    reveal: ruleChapters.REV,
    cleared: 'Bitva s příšerou',
    conquest: ruleChapters.CON,
    loot: ruleChapters.LOOT,
  },
  revealStep: { conflict: 'Konflikt mezi žoldáky' },
  duel: { attacked: 'Útočí příšera', beaten: 'Útočí žoldák' },
  cleanUp: { 'leaders and wages': 'Náčelníci a žold' },
  send: {
    member: 'Člen',
    dice: 'Kostky',
    traps: 'Pasti',
    defence: 'Žetony obrany',
    brews: 'Lektvary a jedy',
  },
};
