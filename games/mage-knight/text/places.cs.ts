import type { Places } from '@krcma/kernel';

export const places: Places = {
  mageKnight: { heroes: 'Hrdinové' },
  playRound: { tactics: 'Taktiky', turns: 'Tahy' },
};
