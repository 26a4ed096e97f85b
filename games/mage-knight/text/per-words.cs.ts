import type { Per } from '../data/ops.ts';

/** Čeho se množství týká: za každého… */
export const perWords: Readonly<Record<Per, string>> = {
  enemyBlocked: 'každého nepřítele, kterého jsi v tomto tahu zablokoval',
  enemyFaced: 'každého nepřítele, který proti tobě stojí',
  enemyDefeatedTurn: 'každého nepřítele poraženého v tomto tahu',
  enemyDefeatedPhase: 'každého nepřítele poraženého v této fázi',
  unitRecruited: 'každou jednotku naverbovanou v tomto tahu',
  woundHandAndUnits: 'každé zranění v ruce a na tvých jednotkách',
  pointOfThisHealing: 'každý využitý bod tohoto léčení',
  redSpellCast: 'každé červené kouzlo seslané v tomto tahu',
  blueSpellCast: 'každé modré kouzlo seslané v tomto tahu',
  greenSpellCast: 'každé zelené kouzlo seslané v tomto tahu',
  whiteSpellCast: 'každé bílé kouzlo seslané v tomto tahu',
  crystalSet: 'každou sadu krystalů všech čtyř barev, kterou máš',
};
