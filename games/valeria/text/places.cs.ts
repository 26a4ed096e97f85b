import type { Places } from '@krcma/kernel';
import { ruleChapters } from './rule-chapters.cs.ts';

export const places: Places = {
  valeria: { dukes: 'Výběr vévodů', turns: 'Tah' },
  turn: {
    roll: ruleChapters.ROLL,
    harvest: ruleChapters.HARV,
    actions: ruleChapters.ACT,
    monsters: 'Fáze nestvůr',
    secondHarvest: 'Druhá fáze příjmů',
    end: 'Závěr tahu',
  },
  rollPhase: { roll: 'Hod', changed: 'Změna kostek', events: 'Nepřátelské události' },
  harvestPhase: { thefts: 'Krádeže', harvests: 'Volby v příjmech' },
  secondHarvest: { choices: 'Volby v příjmech' },
  actionPhase: { start: 'Začátek fáze', actions: 'Akce', end: 'Konec fáze' },
  slay: { paid: `${ruleChapters.SLAY} › Platba`, reward: `${ruleChapters.SLAY} › Odměna` },
  recruit: { paid: `${ruleChapters.REC} › Platba` },
  build: { paid: `${ruleChapters.BUILD} › Platba`, reward: `${ruleChapters.BUILD} › Odměna` },
  monstersPhase: { firstDie: 'Pořadí kostek', activations: 'Útoky' },
};
