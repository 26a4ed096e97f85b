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
    end: 'Fáze závěru',
  },
  rollPhase: { roll: 'Hod', changed: 'Změna kostek', events: 'Nepřátelské události' },
  harvestPhase: { thefts: 'Krádeže', harvests: 'Volby v příjmech' },
  secondHarvest: { choices: 'Volby v příjmech' },
  actionPhase: { start: 'Začátek fáze', actions: 'Akce', end: 'Konec fáze' },
  action: {
    act: 'Výběr akce',
    gain: ruleChapters.GAIN,
    slay: ruleChapters.SLAY,
    recruit: ruleChapters.REC,
    build: ruleChapters.BUILD,
  },
  slay: { paid: 'Platba', reward: 'Odměna' },
  recruit: { paid: 'Platba' },
  build: { paid: 'Platba', reward: 'Odměna' },
  monstersPhase: { firstDie: 'Pořadí kostek', activations: 'Útoky' },
};
