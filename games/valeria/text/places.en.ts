import type { Places } from '@krcma/kernel';
import { ruleChapters } from './rule-chapters.en.ts';

export const places: Places = {
  valeria: { dukes: 'Choosing dukes', turns: 'Turn' },
  turn: {
    roll: ruleChapters.ROLL,
    harvest: ruleChapters.HARV,
    actions: ruleChapters.ACT,
    monsters: 'Monsters phase',
    secondHarvest: 'Second harvest',
    end: 'End phase',
  },
  rollPhase: { roll: 'Roll', changed: 'Changing dice', events: 'Enemy events' },
  harvestPhase: { thefts: 'Thefts', harvests: 'Harvest choices' },
  secondHarvest: { choices: 'Harvest choices' },
  actionPhase: { start: 'Start of the phase', actions: 'Actions', end: 'End of the phase' },
  slay: { paid: `${ruleChapters.SLAY} › Payment`, reward: `${ruleChapters.SLAY} › Reward` },
  recruit: { paid: `${ruleChapters.REC} › Payment` },
  build: { paid: `${ruleChapters.BUILD} › Payment`, reward: `${ruleChapters.BUILD} › Reward` },
  monstersPhase: { firstDie: 'Order of the dice', activations: 'Attacks' },
};
