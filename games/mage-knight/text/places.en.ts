import type { Places } from '@krcma/kernel';

export const places: Places = {
  mageKnight: { heroes: 'Heroes' },
  playRound: { tactics: 'Tactics', turns: 'Turns' },
};
